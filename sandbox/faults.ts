import * as v from 'valibot';

/** Names of the routes in faults and in the request log. A new stand-in adds its routes here. */
const routes = [
  'preference.create',
  'payment.read',
  'payment.search',
  'checkout.page',
  'sdk.script',
  'sdk.preference',
  'agenda.page',
  'auth.password',
  'auth.refresh',
  'auth.user',
  'auth.logout',
  'auth.signup',
] as const;

export type RouteName = (typeof routes)[number];

const integer = v.pipe(v.number(), v.integer());
/** Number of matching requests to which a fault applies; all if absent. */
const times = v.optional(v.pipe(integer, v.minValue(1)));

const fault = <const Name extends string, const Fields extends v.ObjectEntries>(name: Name, fields: Fields) =>
  v.strictObject({ fault: v.literal(name), times, ...fields });

const faultAt = <const Name extends string, const Fields extends v.ObjectEntries>(
  name: Name,
  fields: Fields,
) => fault(name, { route: v.picklist(routes), ...fields });

/** Body of `PUT /control/faults`. */
export const FaultList = v.array(
  v.variant('fault', [
    faultAt('status', {
      status: v.pipe(integer, v.minValue(400), v.maxValue(599)),
      body: v.optional(v.picklist(['json', 'html', 'empty']), 'json'),
      error: v.optional(v.string()),
      message: v.optional(v.string()),
      /** Value of `Retry-After`, which is a number of seconds or an HTTP date. */
      retryAfter: v.optional(v.union([integer, v.string()])),
    }),
    faultAt('html-200', {}),
    faultAt('truncated-json', {}),
    /** Answers 200 with `{}`. */
    faultAt('empty-json', {}),
    faultAt('delay', { milliseconds: v.pipe(v.number(), v.minValue(0)) }),
    faultAt('never-answer', {}),
    // If a kept-alive connection closes, a browser resends the request by itself. With `times: 1` the page may
    // therefore not notice the fault.
    faultAt('drop-socket', {}),
    /** Omits the CORS headers. A page of the same origin doesn't notice. */
    faultAt('no-cors', {}),
    /** Makes the browser refuse the request as a CORS failure, even for a page of the same origin. */
    faultAt('cors', {}),

    // Mercado Pago doesn't know the access token.
    faultAt('unauthorized', {}),
    /** Mercado Pago's policy agent refuses the request with 403. */
    faultAt('policy-agent', {}),
    /** Applies the service's rule for `auto_return`, without the stand-in's exception for loopback addresses. */
    fault('invalid-auto-return', {}),
    /** Replaces these values in every payment. */
    fault('payment-differs', {
      status: v.optional(v.string()),
      transaction_amount: v.optional(v.number()),
      currency_id: v.optional(v.string()),
    }),
    fault('payment-not-found', {}),
    /** The real service finds a new payment only after some seconds. With `times`, later searches find it. */
    fault('search-empty', {}),
    /** The browser's wallet button never reports that it is ready. */
    fault('sdk-never-ready', {}),

    /** The calendar forbids framing. A browser fires the frame's `load` event nevertheless. */
    fault('refuses-framing', {}),

    // Supabase dates new access tokens this many seconds in the future.
    fault('clock-skew', { seconds: integer }),
    /** Seconds for which a used refresh token stays valid. The default of a project is ten. */
    fault('reuse-interval', { seconds: integer }),
    /** Ends all sessions at the next request with a token. */
    fault('sessions-revoked', {}),
    fault('signup-disabled', {}),
    /** Gives new users a session at once, without a confirmed e-mail. */
    fault('signup-autoconfirmed', {}),
    fault('email-unconfirmed', {}),
    /** Makes every user anonymous, by the flag or by the role. */
    fault('user-anonymous', { by: v.picklist(['is_anonymous', 'role']) }),
    fault('user-banned', {}),
  ]),
);

export type Fault = v.InferOutput<typeof FaultList>[number];
export type FaultNamed<Name extends Fault['fault']> = Extract<Fault, { fault: Name }>;

export type Faults = {
  set(faults: readonly Fault[]): void;
  /**
   * Returns the first active fault that has this name and, if it has a route, this route. Decrements its remaining
   * times.
   */
  take<Name extends Fault['fault']>(name: Name, route?: RouteName): FaultNamed<Name> | undefined;
};

export function createFaults(): Faults {
  let active: { fault: Fault; remaining: number }[] = [];
  return {
    set(faults) {
      active = faults.map((fault) => ({ fault, remaining: fault.times ?? Number.POSITIVE_INFINITY }));
    },
    take<Name extends Fault['fault']>(name: Name, route?: RouteName) {
      for (const entry of active) {
        const { fault } = entry;
        if (entry.remaining === 0 || !isNamed(fault, name)) continue;
        if ('route' in fault && fault.route !== route) continue;
        entry.remaining -= 1;
        return fault;
      }
      return undefined;
    },
  };
}

function isNamed<Name extends Fault['fault']>(fault: Fault, name: Name): fault is FaultNamed<Name> {
  return fault.fault === name;
}
