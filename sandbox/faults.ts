import * as v from 'valibot';

/** What faults and the request log call the routes. A new stand-in adds its own here. */
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

const whole = v.pipe(v.number(), v.integer());
/** How many of the next requests a fault strikes; every one when absent. */
const times = v.optional(v.pipe(whole, v.minValue(1)));

/** A fault of that name, wherever it strikes. */
const fault = <const Name extends string, const Fields extends v.ObjectEntries>(name: Name, fields: Fields) =>
  v.strictObject({ fault: v.literal(name), times, ...fields });

/** A fault of that name at one route. */
const faultAt = <const Name extends string, const Fields extends v.ObjectEntries>(
  name: Name,
  fields: Fields,
) => fault(name, { route: v.picklist(routes), ...fields });

/** What `PUT /control/faults` accepts. */
export const FaultList = v.array(
  v.variant('fault', [
    faultAt('status', {
      status: v.pipe(whole, v.minValue(400), v.maxValue(599)),
      body: v.optional(v.picklist(['json', 'html', 'empty']), 'json'),
      error: v.optional(v.string()),
      message: v.optional(v.string()),
      /** Sent as `Retry-After`, which has two forms: seconds, or an HTTP date. */
      retryAfter: v.optional(v.union([whole, v.string()])),
    }),
    faultAt('html-200', {}),
    faultAt('truncated-json', {}),
    /** 200 and `{}`. */
    faultAt('empty-json', {}),
    faultAt('delay', { milliseconds: v.pipe(v.number(), v.minValue(0)) }),
    faultAt('never-answer', {}),
    // A browser sends a request again by itself when a kept-alive connection dies under it: with `times: 1` the page may
    // never notice.
    faultAt('drop-socket', {}),
    faultAt('no-cors', {}),
    /** Refused even on the site's own origin, where leaving the headers out refuses nothing. */
    faultAt('cors', {}),

    // Mercado Pago. A token that it does not know.
    faultAt('unauthorized', {}),
    faultAt('policy-agent', {}),
    /** The real rule for `auto_return`: no exception for the machine's own addresses. */
    fault('invalid-auto-return', {}),
    /** What the service says of every payment, instead of the truth. */
    fault('payment-differs', {
      status: v.optional(v.string()),
      transaction_amount: v.optional(v.number()),
      currency_id: v.optional(v.string()),
    }),
    fault('payment-not-found', {}),
    /** A new payment takes seconds to be found: with `times` it is found afterwards. */
    fault('search-empty', {}),
    /** The browser's button never reports that it is ready. */
    fault('sdk-never-ready', {}),

    /** The calendar forbids to be framed; a browser fires the frame's `load` all the same. */
    fault('refuses-framing', {}),

    // Supabase. New access tokens are dated that many seconds from now.
    fault('clock-skew', { seconds: whole }),
    /** How long a spent refresh token is still good for; ten seconds when a project does not say. */
    fault('reuse-interval', { seconds: whole }),
    /** Ends all sessions at the next request with a token. */
    fault('sessions-revoked', {}),
    fault('signup-disabled', {}),
    /** New users need not confirm their e-mail, and get a session at once. */
    fault('signup-autoconfirmed', {}),
    fault('email-unconfirmed', {}),
    /** The project takes anonymous sign-ins, and everybody is such a user: by the flag, or by the role. */
    fault('user-anonymous', { by: v.picklist(['is_anonymous', 'role']) }),
    fault('user-banned', {}),
  ]),
);

export type Fault = v.InferOutput<typeof FaultList>[number];
export type FaultNamed<Name extends Fault['fault']> = Extract<Fault, { fault: Name }>;

/** The faults that are switched on. */
export type Faults = {
  /** Replaces every fault that was on. */
  set(faults: readonly Fault[]): void;
  /** Uses up one stroke of the first fault of that name for the route, or of any route when it has none. */
  take<Name extends Fault['fault']>(name: Name, route?: RouteName): FaultNamed<Name> | undefined;
};

export function createFaults(): Faults {
  let active: { fault: Fault; left: number }[] = [];
  return {
    set(faults) {
      active = faults.map((each) => ({ fault: each, left: each.times ?? Number.POSITIVE_INFINITY }));
    },
    take<Name extends Fault['fault']>(name: Name, route?: RouteName) {
      for (const entry of active) {
        const { fault: each } = entry;
        if (entry.left === 0 || !isNamed(each, name)) continue;
        if ('route' in each && each.route !== route) continue;
        entry.left -= 1;
        return each;
      }
      return undefined;
    },
  };
}

function isNamed<Name extends Fault['fault']>(each: Fault, name: Name): each is FaultNamed<Name> {
  return each.fault === name;
}
