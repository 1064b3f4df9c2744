import { Hono, type MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import type { RouteName } from '../routes.ts';
import { checkoutHtml, messageHtml } from './checkout-html.ts';
import { returnUrl } from './return-url.ts';
import type { State } from './state.ts';

/** The path of the payment page, below the service's base; the real one has the same. */
export const checkoutPath = '/checkout/v1/redirect';

const Ending = v.picklist(['approved', 'pending', 'rejected', 'none']);

export type CheckoutPageSettings = {
  readonly state: State;
  readonly middleware: (route: RouteName) => MiddlewareHandler;
};

/** The page that a buyer pays on: here the visitor says how the payment ends. */
export function createCheckoutPage({ state, middleware }: CheckoutPageSettings): Hono {
  const app = new Hono();
  app.use(checkoutPath, middleware('checkout.page'));

  app.get(checkoutPath, (c) => {
    const preference = state.preference(c.req.query('pref_id') ?? '');
    if (!preference) return c.html(unknownPreference(), 404);
    return c.html(checkoutHtml(preference));
  });

  app.post(checkoutPath, async (c) => {
    const preference = state.preference(c.req.query('pref_id') ?? '');
    if (!preference) return c.html(unknownPreference(), 404);
    // Not formData(): the middleware has read the body as text, to log it.
    const ending = v.safeParse(Ending, new URLSearchParams(await c.req.text()).get('outcome'));
    if (!ending.success) return c.html(checkoutHtml(preference), 400);
    const payment = ending.output === 'none' ? undefined : state.addPayment(preference, ending.output);
    const target = returnUrl(preference, payment);
    if (target) return c.redirect(target, 303);
    return c.html(messageHtml('Pago de prueba registrado', 'El sitio no indicó una dirección de regreso.'));
  });

  return app;
}

function unknownPreference() {
  return messageHtml(
    'Este pago no existe',
    'El sandbox se reinició o la dirección está incompleta. Vuelva a la tienda.',
  );
}
