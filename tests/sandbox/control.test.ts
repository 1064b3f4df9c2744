import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hostileText } from '../random-json.ts';
import { order, visitSandbox } from './visitor.ts';

test('faults are switched on and read back', async () => {
  const { control } = visitSandbox();
  const faults = [{ fault: 'status', route: 'preference.create', status: 503, body: 'html', times: 2 }];
  const answer = await control('PUT', '/faults', JSON.stringify(faults));
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual(faults);
});

test.each([
  ['an unknown fault', [{ fault: 'earthquake', route: 'payment.read' }], 'earthquake'],
  ['an unknown route', [{ fault: 'no-cors', route: 'payment.eat' }], 'payment.eat'],
  ['an unknown property', [{ fault: 'search-empty', time: 1 }], '0.time'],
  ['a missing property', [{ fault: 'status', route: 'payment.read' }], '0.status'],
  ['a status that is no error', [{ fault: 'status', route: 'payment.read', status: 200 }], '0.status'],
  ['a list that is none', { fault: 'search-empty' }, 'faults'],
])('%s is refused by name, and what was on stays on', async (_, faults, named) => {
  const { control, setFaults, get } = visitSandbox();
  await setFaults({ fault: 'html-200', route: 'payment.read' });
  const answer = await control('PUT', '/faults', JSON.stringify(faults));
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({ message: expect.stringContaining(named) });
  expect((await get('/v1/payments/1')).headers.get('content-type')).toContain('text/html');
});

test('a body that is not JSON is refused', async () => {
  expect((await visitSandbox().control('PUT', '/faults', '{')).status).toBe(400);
});

test('any body is a list of faults or refused with a message', async () => {
  const { control } = visitSandbox();
  const faults = hostileText([{ fault: 'status', route: 'preference.create', status: 503, times: 2 }]);
  await fc.assert(
    fc.asyncProperty(faults, async (body) => {
      const answer = await control('PUT', '/faults', body);
      if (answer.status === 200) expect(await answer.json()).toMatchObject(JSON.parse(body));
      else expect([answer.status, (await answer.json()).message]).toEqual([400, expect.stringMatching(/\S/)]);
    }),
    { numRuns: 300 },
  );
});

test('the log has the requests to the stand-ins, in order', async () => {
  const { control, create, get, ask } = visitSandbox();
  await create(order());
  await ask('/checkout/preferences', { method: 'POST', body: 'no es json' });
  await get('/v1/payments/search?sort=date_created&criteria=desc');
  const log = await (await control('GET', '/requests')).json();
  const path = '/_sandbox/mercado-pago';
  const at = expect.any(Number);
  expect(log).toEqual([
    {
      route: 'preference.create',
      method: 'POST',
      path: `${path}/checkout/preferences`,
      body: order(),
      authorization: 'Bearer APP_USR-prueba',
      at,
    },
    {
      route: 'preference.create',
      method: 'POST',
      path: `${path}/checkout/preferences`,
      body: 'no es json',
      authorization: null,
      at,
    },
    {
      route: 'payment.search',
      method: 'GET',
      path: `${path}/v1/payments/search?sort=date_created&criteria=desc`,
      body: null,
      authorization: 'Bearer APP_USR-prueba',
      at,
    },
  ]);
});

test('the state has the faults, and the data of every stand-in', async () => {
  const { control, buy, setFaults } = visitSandbox();
  await buy('approved');
  await setFaults({ fault: 'search-empty', times: 3 });
  const state = await (await control('GET', '/state')).json();
  expect(state).toEqual({
    faults: [{ fault: 'search-empty', times: 3 }],
    'mercado-pago': {
      preferences: [
        expect.objectContaining({ order: expect.objectContaining({ external_reference: 'compra-1' }) }),
      ],
      payments: [expect.objectContaining({ outcome: 'approved' })],
    },
    agenda: { bookings: [] },
    supabase: { users: [expect.objectContaining({ email: 'admin@mentoria.example' })], sessions: [] },
  });
});

test('a reset forgets faults, requests, preferences and payments', async () => {
  const { control, buy, setFaults } = visitSandbox();
  await buy('approved');
  await setFaults({ fault: 'search-empty' });
  expect((await control('POST', '/reset')).status).toBe(204);
  expect(await (await control('GET', '/requests')).json()).toEqual([]);
  expect(await (await control('GET', '/state')).json()).toEqual({
    faults: [],
    'mercado-pago': { preferences: [], payments: [] },
    agenda: { bookings: [] },
    supabase: { users: [expect.objectContaining({ email: 'admin@mentoria.example' })], sessions: [] },
  });
});
