import type { Session, User } from '@supabase/supabase-js';
import * as v from 'valibot';

/** Key under which supabase-js stores the session. */
export const sessionKey = 'supabase.auth.token';
export const adminModeKey = 'mle.dev-mode';

/** The user of this browser. Only the server can make it `confirmed`, since the stored session may be forged. */
export type SessionState =
  /** The session is being read or checked by the server. */
  | { readonly step: 'loading' }
  /** This build has no project to sign in to. */
  | { readonly step: 'unconfigured' }
  | { readonly step: 'signedOut' }
  /** There is a session, but the server that would confirm it does not answer. */
  | { readonly step: 'unreachable' }
  | { readonly step: 'confirmed'; readonly user: User; readonly session: Session };

export const loading: SessionState = { step: 'loading' };
export const unconfigured: SessionState = { step: 'unconfigured' };
export const signedOut: SessionState = { step: 'signedOut' };
export const unreachable: SessionState = { step: 'unreachable' };

/** The reason why the user could not sign up, in or out. */
export type AuthFailure = {
  /** The service's own code, e.g. 'invalid_credentials'; null if it sent none. */
  readonly code: string | null;
  /** The service's own message; null if it sent none: offline, an outage, or a page from somebody else. */
  readonly message: string | null;
};

export const noResponse: AuthFailure = { code: null, message: null };

const StoredSession = v.object({
  /** Three base64url parts. Anything else could not even be sent in a header. */
  access_token: v.pipe(v.string(), v.regex(/^[\w-]+\.[\w-]+\.[\w-]+$/)),
  refresh_token: v.pipe(v.string(), v.nonEmpty()),
  expires_at: v.number(),
});

/** True if the stored text may be a session. The client logs to the console over some texts that cannot be one. */
export function looksLikeSession(stored: string): boolean {
  try {
    return v.is(StoredSession, JSON.parse(stored));
  } catch {
    return false;
  }
}
