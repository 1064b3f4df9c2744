import * as v from 'valibot';
import { times, wholeFrom } from '../fault-fields.ts';

const authRoutes = ['auth.password', 'auth.refresh', 'auth.user', 'auth.logout', 'auth.signup'] as const;
export type AuthRoute = (typeof authRoutes)[number];

const target = { route: v.picklist(authRoutes), times };

/**
 * What can go wrong with this service in particular, and what a project can have set up differently, in the words
 * of the control endpoint. Refusals that have no line here come with `status`, its `error` being the code.
 */
export const supabaseAuthFaults = [
  /** 200 and `{}`. */
  v.strictObject({ fault: v.literal('empty-json'), ...target }),
  /** A proxy on the way has dropped the header: the client then reads no code. */
  v.strictObject({ fault: v.literal('no-version-header'), ...target }),
  /** An old server: errors have the first envelope, whatever version the client asks for. */
  v.strictObject({ fault: v.literal('old-envelope'), ...target }),
  /**
   * New access tokens are dated that many seconds from now: ahead, they are issued in the future; far enough behind,
   * they arrive expired, and `/user` says so.
   */
  v.strictObject({ fault: v.literal('clock-skew'), seconds: v.pipe(v.number(), v.integer()), times }),
  /** New access tokens last that many seconds instead of an hour. */
  v.strictObject({
    fault: v.literal('short-session'),
    seconds: wholeFrom(1),
    times,
  }),
  /** How long a spent refresh token is still good for; a project sets it, ten seconds when it does not. */
  v.strictObject({
    fault: v.literal('reuse-interval'),
    seconds: wholeFrom(0),
    times,
  }),
  /** Ends all sessions at the next request with a token; without `times`, at every one. */
  v.strictObject({ fault: v.literal('sessions-revoked'), times }),
  v.strictObject({ fault: v.literal('signup-disabled'), times }),
  /** New users need not confirm their e-mail, and get a session at once. */
  v.strictObject({ fault: v.literal('signup-autoconfirmed'), times }),
  /** No user has confirmed their e-mail. */
  v.strictObject({ fault: v.literal('email-unconfirmed'), times }),
  /** The project takes anonymous sign-ins, and everybody is such a user: by the flag, or by the role. */
  v.strictObject({ fault: v.literal('user-anonymous'), by: v.picklist(['is_anonymous', 'role']), times }),
  /** Everybody is banned. */
  v.strictObject({ fault: v.literal('user-banned'), times }),
] as const;
