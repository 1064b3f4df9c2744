// What happens to a session: read, put before the server, renewed, ended. Loaded with the client, not with the page.
import type { Session, User } from '@supabase/supabase-js';
import * as v from 'valibot';
import { inTime } from '../../platform/async.ts';
import { readItem, removeItem } from '../../platform/storage.ts';
import type { Store } from '../../platform/store.ts';
import {
  type AuthFailure,
  loading,
  noResponse,
  type SessionState,
  sessionKey,
  signedOut,
  unreachable,
} from './session.ts';
import { anonymous, connect, failureOf, isAnonymous, isRefusal, type Project, statusOf } from './supabase.ts';

/** Milliseconds for the client to read the session or end it; its own retries of a renewal take half a minute. */
const timeoutMs = 10_000;
/** Milliseconds that a confirmation is valid: the client reports the same session whenever the tab is shown. */
const recheckMs = 60_000;

const KnownUser = v.looseObject({
  id: v.pipe(v.string(), v.nonEmpty()),
  email: v.nullish(v.string()),
  is_anonymous: v.nullish(v.boolean()),
  role: v.nullish(v.string()),
});

type Verification = { readonly user: User } | { readonly failure: AuthFailure; readonly refused: boolean };
type Check = {
  readonly token: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly result: Promise<AuthFailure | null>;
};
type AuthResult = { readonly data: { readonly session: Session | null }; readonly error: unknown };

export type SessionController = {
  /** Reads the stored session and asks the server about it; the result goes to the store. */
  readonly open: () => Promise<void>;
  readonly signIn: (email: string, password: string) => Promise<AuthFailure | null>;
  readonly signUp: (email: string, password: string) => Promise<AuthFailure | null>;
  /** Ends the user's sessions at the server. Here the session may stay stored when that fails. */
  readonly signOut: () => Promise<AuthFailure | null>;
  readonly close: () => Promise<void>;
};

/** A clock that was set back says nothing of an age. */
function isRecent({ at }: Check): boolean {
  const age = Date.now() - at;
  return age >= 0 && age <= recheckMs;
}

export function createSessionController(project: Project, store: Store<SessionState>): SessionController {
  const auth = connect(project);
  // Whatever is heard later makes the answers to earlier questions worthless.
  let turn = 0;
  let lastCheck: Check | null = null;
  let isAuthenticating = false;
  let renewalFailed = false;

  function forget(): void {
    turn += 1;
    lastCheck = null;
    removeItem(sessionKey);
    store.set(signedOut);
  }

  async function verify(token: string): Promise<Verification> {
    try {
      // With the token given, the client renews nothing: a clock that runs ahead would make it renew without end.
      const { data, error } = await auth.getUser(token);
      if (error) return { failure: failureOf(error), refused: isRefusal(statusOf(error)) };
      if (!v.is(KnownUser, data.user)) return { failure: noResponse, refused: false };
      return isAnonymous(data.user) ? { failure: anonymous, refused: true } : { user: data.user };
    } catch (error) {
      return { failure: failureOf(error), refused: false };
    }
  }

  async function check(session: Session): Promise<AuthFailure | null> {
    turn += 1;
    const thisTurn = turn;
    // Who is on screen stays there while its successor is checked.
    if (store.get().step === 'signedOut' && !isAuthenticating) store.set(loading);
    const verification = await verify(session.access_token);
    if (thisTurn !== turn || readItem(sessionKey) === null) return null;
    if ('user' in verification) {
      const { user } = verification;
      store.set({ step: 'confirmed', user, session: { ...session, user } });
      return null;
    }
    lastCheck = null;
    if (verification.refused) forget();
    else if (store.get().step !== 'confirmed') store.set(unreachable);
    return verification.failure;
  }

  /** Puts the session before the server, unless that has just been done. */
  function confirm(session: Session): Promise<AuthFailure | null> {
    const token = session.access_token;
    if (lastCheck?.token !== token || !isRecent(lastCheck)) {
      lastCheck = { token, at: Date.now(), result: check(session) };
    }
    return lastCheck.result;
  }

  // Sets state and waits for nothing: the client waits for its listeners.
  auth.onAuthStateChange((event, session) => {
    // The first is what `open` reads; the others, while somebody enters, are about that.
    if (event === 'INITIAL_SESSION' || isAuthenticating) return;
    if (session) void confirm(session);
    else forget();
  });

  /** Once more when another tab has renewed the session meanwhile: the client then throws its own renewal away. */
  async function read(): Promise<AuthResult> {
    const before = readItem(sessionKey);
    const first = await readOnce();
    return first.error && readItem(sessionKey) !== before ? readOnce() : first;
  }

  function readOnce(): Promise<AuthResult> {
    return inTime(auth.getSession(), timeoutMs).catch((error: unknown) => ({
      data: { session: null },
      error,
    }));
  }

  async function open(): Promise<void> {
    // For a minute the client repeats a failed renewal instead of asking again: only a new page asks again.
    if (renewalFailed && navigator.onLine) return location.reload();
    const before = turn;
    const { data, error } = await read();
    if (turn !== before) {
      await lastCheck?.result;
    } else if (data.session) {
      await confirm(data.session);
    } else if (error && (!isRefusal(statusOf(error)) || readItem(sessionKey) !== null)) {
      renewalFailed = statusOf(error) !== undefined;
      store.set(unreachable);
    } else {
      forget();
    }
  }

  async function authenticate(request: () => Promise<AuthResult>): Promise<AuthFailure | null> {
    isAuthenticating = true;
    try {
      const { data, error } = await request();
      if (error) return failureOf(error);
      return data.session ? await confirm(data.session) : null;
    } catch (error) {
      return failureOf(error);
    } finally {
      isAuthenticating = false;
    }
  }

  return {
    open,
    signIn: (email, password) => authenticate(() => auth.signInWithPassword({ email, password })),
    signUp: (email, password) => authenticate(() => auth.signUp({ email, password })),
    signOut: async () => {
      turn += 1;
      lastCheck = null;
      try {
        const { error } = await inTime(auth.signOut(), timeoutMs);
        return error && failureOf(error);
      } catch {
        return noResponse;
      }
    },
    close: () => auth.dispose(),
  };
}
