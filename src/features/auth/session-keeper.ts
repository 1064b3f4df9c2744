// What happens to a session: read, put before the server, renewed, ended. Loaded with the client, not with the page.
import type { Session, User } from '@supabase/supabase-js';
import * as v from 'valibot';
import { readItem, removeItem } from '../../platform/storage.ts';
import type { Store } from '../../platform/store.ts';
import { inTime } from '../../platform/time-limit.ts';
import {
  type AuthFailure,
  anonymous,
  isAnonymous,
  isRefusal,
  loading,
  type SessionState,
  sessionKey,
  signedOut,
  silence,
  unreachable,
} from './session.ts';
import { connect, failureOf, type Project, statusOf } from './supabase.ts';

/** Milliseconds for the client to read the session or end it; its own retries of a renewal take half a minute. */
const patienceMs = 10_000;
/** Milliseconds that a server's yes is good for: the client tells of the same session whenever the tab is shown. */
const recheckMs = 60_000;

const KnownUser = v.looseObject({
  id: v.pipe(v.string(), v.nonEmpty()),
  email: v.nullish(v.string()),
  is_anonymous: v.nullish(v.boolean()),
  role: v.nullish(v.string()),
});

type Verdict = { readonly user: User } | { readonly failure: AuthFailure; readonly refused: boolean };
type Question = {
  readonly token: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Milliseconds since the page was opened. */
  readonly sinceOpened: number;
  readonly result: Promise<AuthFailure | null>;
};
type Entry = { readonly data: { readonly session: Session | null }; readonly error: unknown };

export type Keeper = {
  /** Reads the stored session and asks the server about it; the store tells the result. */
  readonly open: () => Promise<void>;
  readonly signIn: (email: string, password: string) => Promise<AuthFailure | null>;
  readonly signUp: (email: string, password: string) => Promise<AuthFailure | null>;
  /** Ends the user's sessions at the server. Here the session may stay stored when that fails. */
  readonly signOut: () => Promise<AuthFailure | null>;
  readonly close: () => Promise<void>;
};

/** By both clocks: the first may be set back, and the second may stand still while the device sleeps. */
function isRecent({ at, sinceOpened }: Question): boolean {
  const ages = [Date.now() - at, performance.now() - sinceOpened];
  return ages.every((age) => age >= 0 && age <= recheckMs);
}

export function createKeeper(project: Project, store: Store<SessionState>): Keeper {
  const auth = connect(project);
  // Whatever is heard later makes the answers to earlier questions worthless.
  let turn = 0;
  let asked: Question | null = null;
  let isEntering = false;
  let renewalFailed = false;

  function forget(): void {
    turn += 1;
    asked = null;
    removeItem(sessionKey);
    store.set(signedOut);
  }

  async function judge(token: string): Promise<Verdict> {
    try {
      // With the token given, the client renews nothing: a clock that runs ahead would make it renew without end.
      const { data, error } = await auth.getUser(token);
      if (error) return { failure: failureOf(error), refused: isRefusal(statusOf(error)) };
      if (!v.is(KnownUser, data.user)) return { failure: silence, refused: false };
      return isAnonymous(data.user) ? { failure: anonymous, refused: true } : { user: data.user };
    } catch (error) {
      return { failure: failureOf(error), refused: false };
    }
  }

  async function follow(session: Session): Promise<AuthFailure | null> {
    turn += 1;
    const mine = turn;
    // Who is on screen stays there while the successor is asked about.
    if (store.get().step === 'signedOut' && !isEntering) store.set(loading);
    const verdict = await judge(session.access_token);
    if (mine !== turn || readItem(sessionKey) === null) return null;
    if ('user' in verdict) {
      const { user } = verdict;
      store.set({ step: 'confirmed', user, session: { ...session, user } });
      return null;
    }
    asked = null;
    if (verdict.refused) forget();
    else if (store.get().step !== 'confirmed') store.set(unreachable);
    return verdict.failure;
  }

  /** Puts the session before the server, unless that has just been done. */
  function confirm(session: Session): Promise<AuthFailure | null> {
    const token = session.access_token;
    if (asked?.token !== token || !isRecent(asked)) {
      asked = { token, at: Date.now(), sinceOpened: performance.now(), result: follow(session) };
    }
    return asked.result;
  }

  // Sets state and waits for nothing: the client waits for its listeners.
  auth.onAuthStateChange((event, session) => {
    // The first is what `open` reads; the others, while somebody enters, are about that.
    if (event === 'INITIAL_SESSION' || isEntering) return;
    if (session) void confirm(session);
    else forget();
  });

  /** Once more when another tab has renewed the session meanwhile: the client then throws its own renewal away. */
  async function read(): Promise<Entry> {
    const before = readItem(sessionKey);
    const first = await readOnce();
    return first.error && readItem(sessionKey) !== before ? readOnce() : first;
  }

  function readOnce(): Promise<Entry> {
    return inTime(auth.getSession(), patienceMs).catch((error: unknown) => ({
      data: { session: null },
      error,
    }));
  }

  async function open(): Promise<void> {
    // For a minute the client repeats a failed renewal instead of asking again: only a new page asks anew.
    if (renewalFailed && navigator.onLine) return location.reload();
    const before = turn;
    const { data, error } = await read();
    if (turn !== before) {
      await asked?.result;
    } else if (data.session) {
      await confirm(data.session);
    } else if (error && (!isRefusal(statusOf(error)) || readItem(sessionKey) !== null)) {
      renewalFailed = statusOf(error) !== undefined;
      store.set(unreachable);
    } else {
      forget();
    }
  }

  async function enter(request: () => Promise<Entry>): Promise<AuthFailure | null> {
    isEntering = true;
    try {
      const { data, error } = await request();
      if (error) return failureOf(error);
      return data.session ? await confirm(data.session) : null;
    } catch (error) {
      return failureOf(error);
    } finally {
      isEntering = false;
    }
  }

  return {
    open,
    signIn: (email, password) => enter(() => auth.signInWithPassword({ email, password })),
    signUp: (email, password) => enter(() => auth.signUp({ email, password })),
    signOut: async () => {
      turn += 1;
      asked = null;
      try {
        const { error } = await inTime(auth.signOut(), patienceMs);
        return error && failureOf(error);
      } catch {
        return silence;
      }
    },
    close: () => auth.dispose(),
  };
}
