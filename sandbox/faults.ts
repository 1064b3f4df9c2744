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

const faultSchema = <const Name extends string, const Fields extends v.ObjectEntries>(
  name: Name,
  fields: Fields,
) => v.strictObject({ fault: v.literal(name), times, ...fields });

const routeFaultSchema = <const Name extends string, const Fields extends v.ObjectEntries>(
  name: Name,
  fields: Fields,
) => faultSchema(name, { route: v.picklist(routes), ...fields });

/** Body of `PUT /control/faults`. */
export const FaultList = v.array(
  v.variant('fault', [
    routeFaultSchema('status', {
      status: v.pipe(integer, v.minValue(400), v.maxValue(599)),
      body: v.optional(v.picklist(['json', 'html', 'empty']), 'json'),
      error: v.optional(v.string()),
      message: v.optional(v.string()),
      /** Value of `Retry-After`, which is a number of seconds or an HTTP date. */
      retryAfter: v.optional(v.union([integer, v.string()])),
    }),
    routeFaultSchema('html-200', {}),
    routeFaultSchema('truncated-json', {}),
    /** Answers 200 with `{}`. */
    routeFaultSchema('empty-json', {}),
    routeFaultSchema('delay', { milliseconds: v.pipe(v.number(), v.minValue(0)) }),
    routeFaultSchema('never-answer', {}),
    // If a kept-alive connection closes, a browser resends the request by itself. With `times: 1` the page may
    // therefore not notice the fault.
    routeFaultSchema('drop-socket', {}),
    /** Omits the CORS headers. A page of the same origin doesn't notice. */
    routeFaultSchema('no-cors', {}),
    /** Makes the browser refuse the request as a CORS failure, even for a page of the same origin. */
    routeFaultSchema('cors', {}),

    // Mercado Pago doesn't know the access token.
    routeFaultSchema('unauthorized', {}),
    /** Mercado Pago's policy agent refuses the request with 403. */
    routeFaultSchema('policy-agent', {}),
    /** Applies the service's rule for `auto_return`, without the stand-in's exception for loopback addresses. */
    faultSchema('invalid-auto-return', {}),
    /** Replaces these values in every payment. */
    faultSchema('payment-differs', {
      status: v.optional(v.string()),
      transaction_amount: v.optional(v.number()),
      currency_id: v.optional(v.string()),
    }),
    faultSchema('payment-not-found', {}),
    /** The real service finds a new payment only after some seconds. With `times`, later searches find it. */
    faultSchema('search-empty', {}),
    /** The browser's wallet button never reports that it is ready. */
    faultSchema('sdk-never-ready', {}),

    /** The calendar forbids framing. A browser fires the frame's `load` event nevertheless. */
    faultSchema('refuses-framing', {}),

    // Supabase dates new access tokens this many seconds in the future.
    faultSchema('clock-skew', { seconds: integer }),
    /** Seconds for which a used refresh token stays valid. The default of a project is ten. */
    faultSchema('reuse-interval', { seconds: integer }),
    /** Ends all sessions at the next request with a token. */
    faultSchema('sessions-revoked', {}),
    faultSchema('signup-disabled', {}),
    /** Gives new users a session at once, without a confirmed e-mail. */
    faultSchema('signup-autoconfirmed', {}),
    faultSchema('email-unconfirmed', {}),
    /** Makes every user anonymous, by the flag or by the role. */
    faultSchema('user-anonymous', { by: v.picklist(['is_anonymous', 'role']) }),
    faultSchema('user-banned', {}),
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
  let activeFaults: { fault: Fault; remainingTimes: number }[] = [];
  return {
    set(faults) {
      activeFaults = faults.map((fault) => ({
        fault,
        remainingTimes: fault.times ?? Number.POSITIVE_INFINITY,
      }));
    },
    take<Name extends Fault['fault']>(name: Name, route?: RouteName) {
      for (const entry of activeFaults) {
        const { fault } = entry;
        if (entry.remainingTimes === 0 || !isNamed(fault, name)) continue;
        if ('route' in fault && fault.route !== route) continue;
        entry.remainingTimes -= 1;
        return fault;
      }
      return undefined;
    },
  };
}

function isNamed<Name extends Fault['fault']>(fault: Fault, name: Name): fault is FaultNamed<Name> {
  return fault.fault === name;
}
