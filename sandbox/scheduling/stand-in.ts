import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { createMiddleware, type StandInSettings } from '../middleware.ts';
import { type Booking, listFreeSlots, type Slot } from './bookings.ts';
import { choiceHtml, confirmationHtml, detailsHtml } from './html.ts';

/** Script that posts the calendar's events to the framing page in Calendly's format. */
const messagesScript = `(() => {
  if (window.parent === window) return;
  const post = (event, payload) => window.parent.postMessage({ event: 'calendly.' + event, payload }, '*');
  post(document.body.dataset.event, {});
  const postHeight = () => post('page_height', { height: document.body.scrollHeight + 'px' });
  new ResizeObserver(postHeight).observe(document.body);
})();
`;

const VisitorDetails = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty('Escriba su nombre.')),
  email: v.pipe(v.string(), v.trim(), v.email('Escriba un correo válido.')),
});

export function createScheduling({ base, faults, log }: StandInSettings): Hono {
  const bookings = new Map<string, Booking>();
  const getFreeSlots = () => listFreeSlots(bookings.values());
  const app = new Hono();

  app.get('/messages.js', (c) => {
    c.header('cache-control', 'no-store');
    return c.body(messagesScript, 200, { 'content-type': 'text/javascript; charset=utf-8' });
  });

  const errorBody = () => ({ message: 'No disponible' });
  app.use(createMiddleware({ faults, log, errorBody })('agenda.page'));
  app.use(async (c, next) => {
    await next();
    if (faults.take('refuses-framing')) c.header('x-frame-options', 'DENY');
  });

  const renderChoice = (c: Context, notice?: string) => {
    const slots = getFreeSlots();
    const { date } = slots.find((slot) => slot.date === c.req.query('fecha')) ?? slots[0] ?? {};
    return choiceHtml(base, { freeSlots: slots, date, notice });
  };
  const findRequestedSlot = (c: Context): Slot | undefined =>
    getFreeSlots().find(({ date, time }) => date === c.req.query('fecha') && time === c.req.query('hora'));
  const respondTaken = (c: Context) =>
    c.html(renderChoice(c, 'Esa hora ya no está disponible. Elija otra.'), 409);

  app.get('/', (c) => c.html(renderChoice(c)));

  app.get('/reserva', (c) => {
    const slot = findRequestedSlot(c);
    return slot ? c.html(detailsHtml(base, { slot, visitor: { name: '', email: '' } })) : respondTaken(c);
  });

  app.post('/reserva', async (c) => {
    const slot = findRequestedSlot(c);
    if (!slot) return respondTaken(c);
    // Don't use formData(): the middleware has already read the body as text to log it.
    const form = new URLSearchParams(await c.req.text());
    const visitor = { name: form.get('nombre') ?? '', email: form.get('correo') ?? '' };
    const details = v.safeParse(VisitorDetails, visitor);
    if (!details.success) {
      return c.html(detailsHtml(base, { slot, visitor, error: details.issues[0].message }), 400);
    }
    const id = crypto.randomUUID();
    bookings.set(id, { id, ...slot, ...details.output });
    return c.redirect(`${base}/confirmada?cita=${id}`, 303);
  });

  app.get('/confirmada', (c) => {
    const booking = bookings.get(c.req.query('cita') ?? '');
    if (!booking) return c.html(renderChoice(c, 'No encontramos esa cita. Elija una hora.'), 404);
    return c.html(confirmationHtml(base, booking));
  });

  return app;
}
