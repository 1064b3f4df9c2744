import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono, type MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import type { RouteName } from '../faults.ts';
import { createMiddleware, type StandInSettings } from '../middleware.ts';
import { checkoutHtml, messageHtml } from './checkout-page.ts';
import { errorBody, policyAgentBody, refusal } from './errors.ts';
import { parseOrder } from './order.ts';
import {
  addPayment,
  addPreference,
  createStore,
  type Payment,
  paymentBody,
  preferenceBody,
  returnUrl,
} from './payments.ts';

/** Methods and headers that a page needs. The service documents no CORS rules. */
const cors = {
  methods: 'GET, POST, PUT, OPTIONS',
  headers: 'authorization, content-type, x-idempotency-key',
};

const sdkScript = readFileSync(join(import.meta.dirname, 'sdk-script.js'), 'utf8').replace(
  'export function',
  'function',
);

/** Path of the payment page below the service's base, as in the real service. */
const checkoutPath = '/checkout/v1/redirect';

const EndingChoice = v.picklist(['approved', 'pending', 'rejected', 'none']);

/** Creates a stand-in for Mercado Pago's Checkout Pro: the API, the hosted payment page and the browser's SDK. */
export function createMercadoPago({ base, faults, log }: StandInSettings): Hono {
  const store = createStore();
  const middleware = createMiddleware({ faults, log, errorBody, cors });
  const pageMiddleware = createMiddleware({ faults, log, errorBody });
  const app = new Hono();

  const initPoint = (requestUrl: string, id: string) => {
    const url = new URL(`${base}${checkoutPath}`, requestUrl);
    url.searchParams.set('pref_id', id);
    return url.href;
  };

  // Require the access token in the header, because the service doesn't accept it in the query.
  const guard = (route: RouteName): MiddlewareHandler[] => [
    middleware(route),
    async (c, next) => {
      const hasSellerToken = /^Bearer +(APP_USR|TEST)-./i.test(c.req.header('authorization') ?? '');
      if (!hasSellerToken)
        return c.json({ status: 401, error: 'unauthorized', message: 'Invalid access token' }, 401);
      if (faults.take('unauthorized', route)) return c.json(refusal(401, 'not_found', 'invalid_token'), 401);
      if (faults.take('policy-agent', route)) return c.json(policyAgentBody, 403);
      return next();
    },
  ];

  app.use('/checkout/preferences', ...guard('preference.create'));
  app.post('/checkout/preferences', async (c) => {
    const body: unknown = await c.req.json().catch(() => undefined);
    const result = parseOrder(body, !faults.take('invalid-auto-return'));
    if ('refusal' in result) return c.json(result.refusal, 400);
    const isLive = !/^Bearer +TEST-/i.test(c.req.header('authorization') ?? '');
    const preference = addPreference(store, result.order, isLive);
    return c.json(preferenceBody(preference, initPoint(c.req.url, preference.id)), 201);
  });

  const bodyOf = (payment: Payment) => paymentBody(payment, faults.take('payment-differs'));

  // Register this before the path of a single payment. Otherwise that path would read 'search' as a payment's number.
  app.use('/v1/payments/search', ...guard('payment.search'));
  app.get('/v1/payments/search', (c) => {
    const { sort, criteria, external_reference } = c.req.query();
    if (!sort) return c.json(refusal(400, 'bad_request', 'Invalid sort', 1003), 400);
    if (!criteria) return c.json(refusal(400, 'bad_request', 'Invalid criteria', 1004), 400);
    const payments = faults.take('search-empty') ? [] : [...store.payments.values()].toReversed();
    const matchingPayments = payments.filter(
      ({ preference }) => preference.order.external_reference === external_reference,
    );
    const paging = { total: matchingPayments.length, limit: 30, offset: 0 };
    return c.json({ paging, results: matchingPayments.slice(0, 30).map(bodyOf) });
  });

  app.use('/v1/payments/:id', ...guard('payment.read'));
  app.get('/v1/payments/:id', (c) => {
    const payment = store.payments.get(Number(c.req.param('id')));
    if (!payment || faults.take('payment-not-found')) {
      return c.json(refusal(404, 'not_found', 'Payment not found', 2000), 404);
    }
    return c.json(bodyOf(payment));
  });

  app.use(checkoutPath, pageMiddleware('checkout.page'));
  app.on(['GET', 'POST'], checkoutPath, async (c) => {
    const preference = store.preferences.get(c.req.query('pref_id') ?? '');
    if (!preference) {
      const sentence = 'El sandbox se reinició o la dirección está incompleta. Vuelva a la tienda.';
      return c.html(messageHtml('Este pago no existe', sentence), 404);
    }
    // Don't use formData(): the middleware has already read the body as text to log it.
    const ending = v.safeParse(EndingChoice, new URLSearchParams(await c.req.text()).get('outcome'));
    if (!ending.success) return c.html(checkoutHtml(preference));
    const payment = ending.output === 'none' ? undefined : addPayment(store, preference, ending.output);
    const target = returnUrl(preference, payment);
    if (target) return c.redirect(target, 303);
    return c.html(messageHtml('Pago de prueba registrado', 'El sitio no indicó una dirección de regreso.'));
  });

  // Serve the browser's script, and below it the only endpoint that the script calls.
  app.use('/sdk/js/v2', middleware('sdk.script'));
  app.get('/sdk/js/v2', (c) => {
    const behaviour = faults.take('sdk-never-ready') ? 'never-ready' : 'works';
    return c.body(`(() => {\n${sdkScript}\ninstallMercadoPago('${behaviour}');\n})();\n`, 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-store',
    });
  });

  app.use('/sdk/preferences/:id', middleware('sdk.preference'));
  app.get('/sdk/preferences/:id', (c) => {
    const preference = store.preferences.get(c.req.param('id'));
    if (!preference) return c.json(refusal(404, 'invalid_id', 'preference_id not found.'), 404);
    return c.json({ id: preference.id, init_point: initPoint(c.req.url, preference.id) });
  });

  return app;
}
