import { Hono, type MiddlewareHandler } from 'hono';
import type { Faults } from '../faults.ts';
import type { RouteName } from '../routes.ts';
import { needsBearer } from './bearer.ts';
import { checkOrder } from './check-order.ts';
import { policyAgentBody, refusal, unauthorizedBodies } from './errors.ts';
import { paymentBody } from './payment.ts';
import { preferenceBody } from './preference.ts';
import { readSearch } from './search.ts';
import type { ServiceSettings } from './service-settings.ts';
import type { Payment } from './state.ts';

/** Preferences and payments, behind the access token. */
export function createApi({ state, faults, middleware, initPoint }: ServiceSettings): Hono {
  const app = new Hono();
  const guard = (path: string, route: RouteName) =>
    app.use(path, middleware(route), refusals(faults, route), needsBearer);

  guard('/checkout/preferences', 'preference.create');
  app.post('/checkout/preferences', async (c) => {
    const sent: unknown = await c.req.json().catch(() => undefined);
    const checked = checkOrder(sent, { loopback: !faults.take('invalid-auto-return') });
    if ('refusal' in checked) return c.json(checked.refusal, 400);
    const preference = state.addPreference(checked.order);
    const { id, ...rest } = preferenceBody(preference, initPoint(c.req.url, preference.id));
    const wrongId = faults.take('preference-id')?.id;
    if (wrongId === 'missing') return c.json(rest, 201);
    return c.json({ id: { empty: '', number: 1234567890, none: id }[wrongId ?? 'none'], ...rest }, 201);
  });

  guard('/checkout/preferences/:id', 'preference.read');
  app.get('/checkout/preferences/:id', (c) => {
    const preference = state.preference(c.req.param('id'));
    if (!preference) return c.json(refusal(404, 'invalid_id', 'preference_id not found.'), 404);
    return c.json(preferenceBody(preference, initPoint(c.req.url, preference.id)));
  });

  const seen = (payment: Payment) => {
    const after = faults.take('payment-approves-after');
    const status = !after || state.countPoll(payment.id) >= after.polls ? 'approved' : 'pending';
    return paymentBody(payment, after ? status : payment.outcome, faults.take('payment-differs'));
  };

  // Before the payment's own path, which would take 'search' for a number.
  guard('/v1/payments/search', 'payment.search');
  app.get('/v1/payments/search', (c) => {
    const read = readSearch(c.req.query());
    if ('refusal' in read) return c.json(read.refusal, 400);
    const { matches, oldestFirst, limit, offset } = read.search;
    const all = faults.take('search-empty') ? [] : state.payments().filter(matches);
    const sorted = oldestFirst ? all : all.toReversed();
    const results = sorted.slice(offset, offset + limit).map(seen);
    return c.json({ paging: { total: all.length, limit, offset }, results });
  });

  guard('/v1/payments/:id', 'payment.read');
  app.get('/v1/payments/:id', (c) => {
    const payment = state.payment(Number(c.req.param('id')));
    if (!payment || faults.take('payment-not-found')) {
      return c.json(refusal(404, 'not_found', 'Payment not found', 2000), 404);
    }
    return c.json(seen(payment));
  });

  return app;
}

/** The refusals that have a shape of their own. */
function refusals(faults: Faults, route: RouteName): MiddlewareHandler {
  return async (c, next) => {
    const unauthorized = faults.take('unauthorized', route);
    if (unauthorized) return c.json(unauthorizedBodies[unauthorized.shape], 401);
    if (faults.take('policy-agent', route)) return c.json(policyAgentBody, 403);
    await next();
  };
}
