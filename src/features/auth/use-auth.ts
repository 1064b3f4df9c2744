import type { Session, User } from '@supabase/supabase-js';
import { authNotices, sessionCopy } from '../../content/admin-copy.ts';
import { toast } from '../../ui/notices/toast.ts';
import type { AuthFailure } from './session.ts';
import { useSession, useSessionStore } from './session-store.ts';

/** A failure as it is told. */
export type AuthNotice = { readonly title: string; readonly text: string };

/** A proxy that drops the version header leaves no code, only the service's words. */
function isWrongCredentials({ code, message }: AuthFailure): boolean {
  return code === 'invalid_credentials' || (code === null && message === 'Invalid login credentials');
}

/** The service's words where it had any. */
function failureNotice(failure: AuthFailure, title: string): AuthNotice {
  return { title, text: failure.message ?? authNotices.unknown };
}

/** Only the service can say that a password is wrong: an outage never does. */
function signInNotice(failure: AuthFailure): AuthNotice {
  return isWrongCredentials(failure)
    ? authNotices.wrongCredentials
    : failureNotice(failure, authNotices.signIn);
}

type Authenticate = (email: string, password: string) => Promise<AuthNotice | null>;

export type Auth = {
  readonly user: User | null;
  readonly session: Session | null;
  /** Until the session was read and the server has spoken. */
  readonly loading: boolean;
  /** Each shows a failure in a toast and returns it, or null. */
  readonly signUp: Authenticate;
  readonly signIn: Authenticate;
  readonly signOut: () => Promise<AuthNotice | null>;
};

function notify(failure: AuthFailure | null, words: (failure: AuthFailure) => AuthNotice): AuthNotice | null {
  if (!failure) return null;
  const notice = words(failure);
  toast('bad', notice.title, notice.text);
  return notice;
}

/** The account of this browser, and what can be done with it. */
export function useAuth(): Auth {
  const store = useSessionStore();
  const state = useSession();
  const account = state.step === 'confirmed' ? state : { user: null, session: null };
  return {
    user: account.user,
    session: account.session,
    loading: state.step === 'loading',
    signUp: async (email, password) =>
      notify(await store.signUp(email, password), (failure) => failureNotice(failure, authNotices.signUp)),
    signIn: async (email, password) => notify(await store.signIn(email, password), signInNotice),
    signOut: async () => {
      const failure = await store.signOut();
      // Before the failure itself: a phone shows the newest.
      if (failure) toast('info', ...sessionCopy.signedOutHere);
      return notify(failure, (why) => failureNotice(why, authNotices.signOut));
    },
  };
}
