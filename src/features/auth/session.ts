import type { Session, User } from '@supabase/supabase-js';
import * as v from 'valibot';

/** Where supabase-js keeps the session. */
export const sessionKey = 'supabase.auth.token';
export const adminModeKey = 'mle.dev-mode';

/** Who uses this browser. Only the server can make it `confirmed`: what is stored may be forged. */
export type SessionState =
  /** Being read, or put before the server. */
  | { readonly step: 'loading' }
  /** This build has no project to sign in to. */
  | { readonly step: 'unconfigured' }
  | { readonly step: 'signedOut' }
  /** There is a session, and the server that would confirm it does not answer. */
  | { readonly step: 'unreachable' }
  | { readonly step: 'confirmed'; readonly user: User; readonly session: Session };

export const loading: SessionState = { step: 'loading' };
export const unconfigured: SessionState = { step: 'unconfigured' };
export const signedOut: SessionState = { step: 'signedOut' };
export const unreachable: SessionState = { step: 'unreachable' };

/** Why somebody could not sign up, in or out. */
export type AuthFailure = {
  /** The service's own code, e.g. 'invalid_credentials'; null when none came. */
  readonly code: string | null;
  /** The service's own words; null when there was none: offline, an outage, a page that is not its own. */
  readonly message: string | null;
};

export const noResponse: AuthFailure = { code: null, message: null };

const StoredSession = v.object({
  /** Three base64url parts; anything else could not even be sent in a header. */
  access_token: v.pipe(v.string(), v.regex(/^[\w-]+\.[\w-]+\.[\w-]+$/)),
  refresh_token: v.pipe(v.string(), v.nonEmpty()),
  expires_at: v.number(),
});

/** Whether the stored text can be a session at all. The client would write to the console over some that cannot. */
export function looksLikeSession(stored: string): boolean {
  try {
    return v.is(StoredSession, JSON.parse(stored));
  } catch {
    return false;
  }
}
