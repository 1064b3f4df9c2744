import type { Session, User } from '@supabase/supabase-js';
import * as v from 'valibot';

/** Key under which supabase-js stores the session. */
export const sessionKey = 'supabase.auth.token';
/** Key of the admin mode flag. It still says «dev mode», the earlier name, because browsers have stored it. */
export const adminModeKey = 'mle.dev-mode';

/**
 * State of this browser's session. Only the server's answer leads to `confirmed`, since a stored session may be forged.
 */
export type SessionState =
  /** The stored session is being read, or the server is being asked about it. */
  | { readonly step: 'loading' }
  /** This build has no project to sign in to. */
  | { readonly step: 'unconfigured' }
  | { readonly step: 'signedOut' }
  /** A session is stored, but the server doesn't answer whether it is valid. */
  | { readonly step: 'unreachable' }
  | { readonly step: 'confirmed'; readonly user: User; readonly session: Session };

export const loadingState: SessionState = { step: 'loading' };
export const unconfiguredState: SessionState = { step: 'unconfigured' };
export const signedOutState: SessionState = { step: 'signedOut' };
export const unreachableState: SessionState = { step: 'unreachable' };

export type AuthFailure = {
  /** The service's own code, e.g. 'invalid_credentials'; null if it sent none. */
  readonly code: string | null;
  /** The service's own message; null if it sent none, as when the device is offline or a captive portal responds. */
  readonly message: string | null;
};

export const noResponse: AuthFailure = { code: null, message: null };

const StoredSession = v.object({
  /** A JWT's three base64url parts. Other characters may not even be allowed in a header. */
  access_token: v.pipe(v.string(), v.regex(/^[\w-]+\.[\w-]+\.[\w-]+$/)),
  refresh_token: v.pipe(v.string(), v.nonEmpty()),
  expires_at: v.number(),
});

/** True if the stored text may be a session. Other texts may make the client log errors to the console. */
export function looksLikeSession(stored: string): boolean {
  try {
    return v.is(StoredSession, JSON.parse(stored));
  } catch {
    return false;
  }
}
