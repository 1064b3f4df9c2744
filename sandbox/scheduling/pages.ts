import { type Context, Hono, type MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import type { Faults } from '../faults.ts';
import type { RouteName } from '../routes.ts';
import { readColours } from './colours.ts';
import { choiceHtml, confirmationHtml, detailsHtml, type PageOptions } from './html.ts';
import type { Slot } from './offer.ts';
import type { State } from './state.ts';

const Details = v.object({
  name: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('Escriba su nombre.'),
    v.maxLength(120, 'El nombre es muy largo.'),
  ),
  email: v.pipe(v.string(), v.trim(), v.email('Escriba un correo válido.')),
});

export type PagesSettings = {
  readonly base: string;
  readonly state: State;
  readonly faults: Faults;
  readonly middleware: (route: RouteName) => MiddlewareHandler;
};

/** A booking in three steps: day and half hour, the visitor's data, and the confirmation. */
export function createPages({ base, state, faults, middleware }: PagesSettings): Hono {
  const app = new Hono();

  const options = (c: Context): PageOptions => ({
    base,
    colours: readColours(new URL(c.req.url).searchParams),
    talks: faults.take('no-message') === undefined,
  });

  const choice = (c: Context, notice?: string) => {
    const free = state.free();
    const wanted = free.find(({ date }) => date === c.req.query('fecha')) ?? free[0];
    return choiceHtml(options(c), { free, date: wanted?.date, ...(notice === undefined ? {} : { notice }) });
  };

  const slotOf = (c: Context): Slot => ({
    date: c.req.query('fecha') ?? '',
    time: c.req.query('hora') ?? '',
  });
  const taken = 'Esa hora ya no está disponible. Elija otra.';

  app.use(middleware('agenda.page'));
  app.use(async (c, next) => {
    await next();
    if (faults.take('refuses-framing')) c.header('x-frame-options', 'DENY');
  });

  app.get('/', (c) => c.html(choice(c)));

  app.get('/reserva', (c) => {
    const slot = slotOf(c);
    if (!state.isFree(slot)) return c.html(choice(c, taken), 409);
    return c.html(detailsHtml(options(c), { slot, visitor: { name: '', email: '' } }));
  });

  app.post('/reserva', async (c) => {
    const slot = slotOf(c);
    // Not formData(): the middleware has read the body as text, to log it.
    const form = new URLSearchParams(await c.req.text());
    const visitor = { name: form.get('nombre') ?? '', email: form.get('correo') ?? '' };
    const details = v.safeParse(Details, visitor);
    if (!details.success) {
      return c.html(detailsHtml(options(c), { slot, visitor, error: details.issues[0].message }), 400);
    }
    const booking = state.book(slot, details.output);
    if (!booking) return c.html(choice(c, taken), 409);
    const colours = readColours(new URL(c.req.url).searchParams);
    return c.redirect(`${base}/confirmada?${new URLSearchParams({ cita: booking.id, ...colours })}`, 303);
  });

  app.get('/confirmada', (c) => {
    const booking = state.booking(c.req.query('cita') ?? '');
    if (!booking) return c.html(choice(c, 'No encontramos esa cita. Elija una hora.'), 404);
    return c.html(confirmationHtml(options(c), booking));
  });

  return app;
}
