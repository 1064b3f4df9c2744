// What happens to a session: read, put before the server, renewed, ended. The only file that loads supabase-js: 50 kB that
// come with a session or an attempt to sign in.
import {
  AuthError,
  createClient,
  isAuthError,
  type Session,
  type SupabaseClient,
  type User,
} from '@supabase/supabase-js';
import * as v from 'valibot';
import { inTime } from '../../platform/async.ts';
import { readItem, removeItem, writeItem } from '../../platform/storage/storage.ts';
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

export type Project = { readonly url: string; readonly publishableKey: string };

/** Milliseconds until one request is given up, or the client's reading or ending of a session: it would wait for ever. */
const timeoutMs = 10_000;
/** Milliseconds that a confirmation is valid: the client reports the same session whenever the tab is shown. */
const recheckMs = 60_000;

/**
 * `fetch` that always answers. The client writes to the console over a request that rejects, and takes a 504 for the
 * same thing: no server, worth another try.
 */
const answeringFetch: typeof fetch = async (input, init) => {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeoutMs);
  try {
    const response = await fetch(input, { ...init, signal: controller.signal });
    const body = await response.arrayBuffer();
    return new Response(body.byteLength > 0 ? body : null, response);
  } catch {
    return new Response(null, { status: 504 });
  } finally {
    clearTimeout(timer);
  }
};

/**
 * The client of a project. Never while prerendering: it starts timers, and needs a WebSocket.
 * @throws Error when the address is none
 */
function connect({ url, publishableKey }: Project): SupabaseClient['auth'] {
  const { auth } = createClient(url, publishableKey, {
    auth: {
      storageKey: sessionKey,
      flowType: 'implicit',
      autoRefreshToken: true,
      persistSession: true,
      detectSessionInUrl: false,
      storage: { getItem: readItem, setItem: (key, value) => void writeItem(key, value), removeItem },
    },
    global: { fetch: answeringFetch },
  });
  return auth;
}

/** Errors that the client makes up itself, out of an answer without the service's words. */
const wordless = new Set(['AuthRetryableFetchError', 'AuthUnknownError']);

/** Characters; nothing that a service says to people is longer. */
const longest = 256;

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** The service's own words. An answer without any is printed by the client as it came, tokens and all. */
function wordsOf(message: string): string | null {
  const words = message.trim();
  return words === '' || words.length > longest || isJson(words) ? null : words;
}

function failureOf(error: unknown): AuthFailure {
  if (!isAuthError(error) || wordless.has(error.name)) return noResponse;
  return { code: error.code ?? null, message: wordsOf(error.message) };
}

/** The HTTP status that the service refused with, if it did. */
function statusOf(error: unknown): number | undefined {
  return error instanceof AuthError ? error.status : undefined;
}

/** The service knows the user, who has proved nothing: with anonymous sign-ins on, anyone can be one. */
const anonymous: AuthFailure = { code: 'anonymous_user', message: null };

/** The server knows of the session and says no. 408 and 429 say nothing about it. */
function isRefusal(status: number | undefined): boolean {
  return status !== undefined && status >= 400 && status < 500 && status !== 408 && status !== 429;
}

const KnownUser = v.object({
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
      const { user } = data;
      const isAnonymous = user.is_anonymous === true || user.role === 'anon';
      return isAnonymous ? { failure: anonymous, refused: true } : { user };
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
