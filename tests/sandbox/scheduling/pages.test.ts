import { expect, test } from 'vitest';
import { base, visitSandbox } from '../visitor.ts';

const agenda = `${base}/agenda`;

/** A visitor of the calendar. */
function visit() {
  const { fetch, control, setFaults } = visitSandbox();
  const get = (path = '') => fetch(new Request(agenda + path));
  const text = async (path = '') => (await get(path)).text();
  return {
    get,
    text,
    control,
    setFaults,
    /** The addresses of the free half hours of the day shown, as paths. */
    free: async (path = '') =>
      [...(await text(path)).matchAll(/href="([^"]*\/reserva\?[^"]*)"/g)].map(([, address = '']) =>
        address.replaceAll('&amp;', '&').replace('/_sandbox/agenda', ''),
      ),
    post: (path: string, form: Record<string, string>) =>
      fetch(new Request(agenda + path, { method: 'POST', body: new URLSearchParams(form) })),
  };
}

const visitor = { nombre: 'Directora Ejemplo', correo: 'direccion@colegio.example' };

test('the calendar offers days and half hours, and says that it is a sandbox', async () => {
  const { text, free } = visit();
  const page = await text();
  expect(page).toContain('<html lang="es-CL">');
  expect(page).toContain('Sandbox: agenda de prueba, no se reserva nada');
  expect(page.match(/aria-current="date"/g)).toHaveLength(1);
  expect(await free()).toHaveLength(14);
});

test('a half hour is booked, confirmed and no longer offered', async () => {
  const { free, text, post, get, control } = visit();
  const [first = ''] = await free();
  expect(await text(first)).toContain('Confirmar asesoría');
  const sent = await post(first, visitor);
  expect(sent.status).toBe(303);
  const confirmation = await text((sent.headers.get('location') ?? '').replace('/_sandbox/agenda', ''));
  expect(confirmation).toContain('Su asesoría está agendada');
  expect(confirmation).toContain('direccion@colegio.example');

  expect(await free()).toHaveLength(13);
  expect(await free()).not.toContain(first);
  expect((await get(first)).status).toBe(409);
  const state = await (await control('GET', '/state')).json();
  expect(state.agenda.bookings).toMatchObject([{ name: 'Directora Ejemplo', time: '09:00' }]);
});

test('of two bookings of the same half hour, the second is refused', async () => {
  const { free, post } = visit();
  const [first = ''] = await free();
  await post(first, visitor);
  const late = await post(first, { nombre: 'Otra Ejemplo', correo: 'otra@colegio.example' });
  expect(late.status).toBe(409);
  expect(await late.text()).toContain('Esa hora ya no está disponible. Elija otra.');
});

test('a day without free half hours is not offered', async () => {
  const { free, post, text } = visit();
  const day = await free();
  const date = new URL(day[0] ?? '', agenda).searchParams.get('fecha');
  for (const half of day) await post(half, visitor);
  expect(await text()).not.toContain(`fecha=${date}`);
  expect(await free(`?fecha=${date}`)).toHaveLength(14);
});

test.each([
  [{ nombre: ' ', correo: 'direccion@colegio.example' }, 'Escriba su nombre.'],
  [{ nombre: 'Directora Ejemplo', correo: 'direccion' }, 'Escriba un correo válido.'],
  [{}, 'Escriba su nombre.'],
])('%j is not enough to book', async (form, sentence) => {
  const { free, post, control } = visit();
  const [first = ''] = await free();
  const answer = await post(first, form);
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain(sentence);
  expect((await (await control('GET', '/state')).json()).agenda.bookings).toEqual([]);
});

test.each(['/reserva?fecha=2001-01-01&hora=09:00', '/reserva?hora=09:00', '/reserva'])(
  '%s is no half hour of the calendar',
  async (path) => {
    const { get, post } = visit();
    expect((await get(path)).status).toBe(409);
    expect((await post(path, visitor)).status).toBe(409);
  },
);

test('an unknown booking is not found', async () => {
  expect((await visit().get('/confirmada?cita=x')).status).toBe(404);
});

test('colours are kept from step to step, and invalid ones never reach the page', async () => {
  const { text, free } = visit();
  expect(await text('?primary_color=A8481F')).toContain('--main: #A8481F;');
  const [first = ''] = await free('?primary_color=A8481F');
  expect(new URL(first, agenda).searchParams.get('primary_color')).toBe('A8481F');
  expect(await text('?primary_color=</style><script>')).not.toContain('</style><script>');
});

test('what a visitor writes is text on the page', async () => {
  const { free, post } = visit();
  const [first = ''] = await free();
  const page = await (await post(first, { nombre: '"><img src=x>', correo: 'no' })).text();
  expect(page).toContain('&quot;&gt;&lt;img src=x&gt;');
  expect(page).not.toContain('<img');
});

test('each step has its message, in the words of the real service', async () => {
  const { text, free, post } = visit();
  expect(await text()).toContain('data-event="event_type_viewed"');
  const [first = ''] = await free();
  expect(await text(first)).toContain('data-event="date_and_time_selected"');
  const sent = await post(first, visitor);
  const confirmation = await text((sent.headers.get('location') ?? '').replace('/_sandbox/agenda', ''));
  expect(confirmation).toContain('data-event="event_scheduled"');
  const script = await text('/messages.js');
  expect(script).toContain('postMessage');
});

test('with the fault, it forbids framing', async () => {
  const { get, setFaults } = visit();
  expect((await get()).headers.get('x-frame-options')).toBeNull();
  await setFaults({ fault: 'refuses-framing', times: 1 });
  expect((await get()).headers.get('x-frame-options')).toBe('DENY');
  expect((await get()).headers.get('x-frame-options')).toBeNull();
});

test('with the fault, it posts no messages', async () => {
  const { text, setFaults } = visit();
  await setFaults({ fault: 'no-message', times: 1 });
  expect(await text()).not.toContain('messages.js');
  expect(await text()).toContain('messages.js');
});

test('it supports the faults of every stand-in', async () => {
  const { get, setFaults } = visit();
  await setFaults({ fault: 'status', route: 'agenda.page', status: 503 });
  expect((await get()).status).toBe(503);
});

test('a reset forgets the bookings', async () => {
  const { free, post, control } = visit();
  const [first = ''] = await free();
  await post(first, visitor);
  await control('POST', '/reset');
  expect(await free()).toHaveLength(14);
});
