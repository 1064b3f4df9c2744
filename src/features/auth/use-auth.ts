import type { Session, User } from '@supabase/supabase-js';
import { authNotices, sessionCopy } from '../../content/admin-copy.ts';
import { toast } from '../../ui/notices/toast.ts';
import type { AuthFailure } from './session.ts';
import { useSession, useSessionStore } from './session-store.ts';

export type AuthNotice = { readonly title: string; readonly text: string };

/**
 * True for a wrong e-mail or password. The client reads the code only if the response has Supabase's version header,
 * which a proxy may drop. So without a code the message decides.
 */
function isWrongCredentials({ code, message }: AuthFailure): boolean {
  return code === 'invalid_credentials' || (code === null && message === 'Invalid login credentials');
}

function failureNotice(failure: AuthFailure, title: string): AuthNotice {
  return { title, text: failure.message ?? authNotices.unknown };
}

/** Blames e-mail or password only if the service has rejected them, never after an outage. */
function signInNotice(failure: AuthFailure): AuthNotice {
  return isWrongCredentials(failure)
    ? authNotices.wrongCredentials
    : failureNotice(failure, authNotices.signIn);
}

type Authenticate = (email: string, password: string) => Promise<AuthNotice | null>;

export type Auth = {
  readonly user: User | null;
  readonly session: Session | null;
  /** True while the session is read and, if there is one, the server is asked about it. */
  readonly loading: boolean;
  /** Like `signIn` and `signOut`, shows a failure in a toast and returns it. Returns null if it succeeds. */
  readonly signUp: Authenticate;
  readonly signIn: Authenticate;
  readonly signOut: () => Promise<AuthNotice | null>;
};

function notify(
  failure: AuthFailure | null,
  toNotice: (failure: AuthFailure) => AuthNotice,
): AuthNotice | null {
  if (!failure) return null;
  const notice = toNotice(failure);
  toast('bad', notice.title, notice.text);
  return notice;
}

export function useAuth(): Auth {
  const store = useSessionStore();
  const state = useSession();
  const account = state.step === 'confirmed' ? state : { user: null, session: null };
  return {
    user: account.user,
    session: account.session,
    loading: state.step === 'loading',
    signUp: async (email, password) =>
      notify(await store.signUp(email, password), (error) => failureNotice(error, authNotices.signUp)),
    signIn: async (email, password) => notify(await store.signIn(email, password), signInNotice),
    signOut: async () => {
      const failure = await store.signOut();
      // Show this toast before that of the failure, because a phone shows only the newest toast.
      if (failure) toast('info', ...sessionCopy.signedOutHere);
      return notify(failure, (error) => failureNotice(error, authNotices.signOut));
    },
  };
}
