// Reads, verifies, renews and ends a session. Only this file imports supabase-js, whose 50 kB are loaded only if a
// session is stored or somebody signs in.
import {
  AuthError,
  createClient,
  isAuthError,
  type Session,
  type SupabaseClient,
  type User,
} from '@supabase/supabase-js';
import * as v from 'valibot';
import { withTimeLimit } from '../../platform/async.ts';
import { readItem, removeItem, writeItem } from '../../platform/storage/storage.ts';
import type { Store } from '../../platform/store.ts';
import {
  type AuthFailure,
  loadingState,
  noResponse,
  type SessionState,
  sessionKey,
  signedOutState,
  unreachableState,
} from './session.ts';

export type Project = { readonly url: string; readonly publishableKey: string };

/**
 * Milliseconds to wait for one request, and for the client to read or end a session, which may otherwise never settle.
 */
const timeoutMs = 10_000;
/**
 * Milliseconds for which a confirmation counts. The client reports the same session whenever the tab is shown again,
 * and each report would otherwise cause a request.
 */
const maxCheckAgeMs = 60_000;

/**
 * Wraps `fetch` so that it never rejects, but answers 504 instead. The client treats both as an unreachable server and
 * may repeat the request, but it logs a rejection to the console.
 */
const neverRejectingFetch: typeof fetch = async (input, init) => {
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
 * Creates a project's client. Don't call it while prerendering: the client starts timers and needs a WebSocket.
 * @throws Error if the address is invalid
 */
function createAuthClient({ url, publishableKey }: Project): SupabaseClient['auth'] {
  const { auth } = createClient(url, publishableKey, {
    auth: {
      storageKey: sessionKey,
      flowType: 'implicit',
      autoRefreshToken: true,
      persistSession: true,
      detectSessionInUrl: false,
      storage: { getItem: readItem, setItem: (key, value) => void writeItem(key, value), removeItem },
    },
    global: { fetch: neverRejectingFetch },
  });
  return auth;
}

/** Names of errors that the client creates itself if the service's answer has no message. */
const messagelessErrors = new Set(['AuthRetryableFetchError', 'AuthUnknownError']);

/** Maximum characters of a message. The service's messages for people are shorter. */
const maxMessageLength = 256;

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns the service's own message, or null. If an answer has no message, the client stringifies the whole answer,
 * tokens included. Such a text must not be shown.
 */
function messageOf(message: string): string | null {
  const text = message.trim();
  return text === '' || text.length > maxMessageLength || isJson(text) ? null : text;
}

function failureOf(error: unknown): AuthFailure {
  if (!isAuthError(error) || messagelessErrors.has(error.name)) return noResponse;
  return { code: error.code ?? null, message: messageOf(error.message) };
}

function statusOf(error: unknown): number | undefined {
  return error instanceof AuthError ? error.status : undefined;
}

/** Failure for an anonymous user. If the project allows anonymous sign-ins, anyone can become one. */
const anonymousFailure: AuthFailure = { code: 'anonymous_user', message: null };

/**
 * True if the status means that the server rejects the session. 408 (timeout) and 429 (too many requests) say nothing
 * about it.
 */
function isRefusal(status: number | undefined): boolean {
  return status !== undefined && status >= 400 && status < 500 && status !== 408 && status !== 429;
}

const KnownUser = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  email: v.nullish(v.string()),
  is_anonymous: v.nullish(v.boolean()),
  role: v.nullish(v.string()),
});

type Verification = { readonly user: User } | { readonly failure: AuthFailure; readonly isRefused: boolean };
type Check = {
  readonly token: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly result: Promise<AuthFailure | null>;
};
type AuthResult = { readonly data: { readonly session: Session | null }; readonly error: unknown };

export type SessionController = {
  /** Reads the stored session, asks the server about it, and writes the result to the store. */
  readonly open: () => Promise<void>;
  readonly signIn: (email: string, password: string) => Promise<AuthFailure | null>;
  readonly signUp: (email: string, password: string) => Promise<AuthFailure | null>;
  /** Ends the user's sessions at the server. If that fails, the session may stay stored on this device. */
  readonly signOut: () => Promise<AuthFailure | null>;
  readonly close: () => Promise<void>;
};

/** True if the check is recent. A negative age means that the clock was set back, so the check doesn't count. */
function isRecent({ startedAt }: Check): boolean {
  const ageMs = Date.now() - startedAt;
  return ageMs >= 0 && ageMs <= maxCheckAgeMs;
}

export function createSessionController(project: Project, store: Store<SessionState>): SessionController {
  const auth = createAuthClient(project);
  // Increases with every change of the session, so that answers to earlier requests can be ignored.
  let generation = 0;
  let lastCheck: Check | null = null;
  let isAuthenticating = false;
  let hasRenewalFailed = false;

  function forgetSession(): void {
    generation += 1;
    lastCheck = null;
    removeItem(sessionKey);
    store.set(signedOutState);
  }

  async function askServer(token: string): Promise<Verification> {
    try {
      // Pass the token. Otherwise the client would first renew an expired one, and if the device's clock is ahead,
      // every token looks expired.
      const { data, error } = await auth.getUser(token);
      if (error) return { failure: failureOf(error), isRefused: isRefusal(statusOf(error)) };
      if (!v.is(KnownUser, data.user)) return { failure: noResponse, isRefused: false };
      const { user } = data;
      const isAnonymous = user.is_anonymous === true || user.role === 'anon';
      return isAnonymous ? { failure: anonymousFailure, isRefused: true } : { user };
    } catch (error) {
      return { failure: failureOf(error), isRefused: false };
    }
  }

  async function applyAnswer(session: Session): Promise<AuthFailure | null> {
    generation += 1;
    const ownGeneration = generation;
    // Keep showing the current user while a new session is being checked.
    if (store.get().step === 'signedOut' && !isAuthenticating) store.set(loadingState);
    const verification = await askServer(session.access_token);
    if (ownGeneration !== generation || readItem(sessionKey) === null) return null;
    if ('user' in verification) {
      const { user } = verification;
      store.set({ step: 'confirmed', user, session: { ...session, user } });
      return null;
    }
    lastCheck = null;
    if (verification.isRefused) forgetSession();
    else if (store.get().step !== 'confirmed') store.set(unreachableState);
    return verification.failure;
  }

  function confirmOncePerMinute(session: Session): Promise<AuthFailure | null> {
    const token = session.access_token;
    if (lastCheck?.token !== token || !isRecent(lastCheck)) {
      lastCheck = { token, startedAt: Date.now(), result: applyAnswer(session) };
    }
    return lastCheck.result;
  }

  // This listener only sets state and never waits, because the client waits for its listeners.
  auth.onAuthStateChange((event, session) => {
    // `open` handles the first event itself, and the sign-in handles the events that it causes.
    if (event === 'INITIAL_SESSION' || isAuthenticating) return;
    if (session) void confirmOncePerMinute(session);
    else forgetSession();
  });

  /**
   * Reads the session. If another tab renews the session at the same time, the client returns an error and discards its
   * own renewal, so this function reads the session once more.
   */
  async function readSession(): Promise<AuthResult> {
    const previousStoredText = readItem(sessionKey);
    const firstResult = await readSessionOnce();
    return firstResult.error && readItem(sessionKey) !== previousStoredText ? readSessionOnce() : firstResult;
  }

  function readSessionOnce(): Promise<AuthResult> {
    return withTimeLimit(auth.getSession(), timeoutMs).catch((error: unknown) => ({
      data: { session: null },
      error,
    }));
  }

  async function open(): Promise<void> {
    // For a minute the client returns the failed renewal instead of retrying. Only a reload makes it retry sooner.
    if (hasRenewalFailed && navigator.onLine) return location.reload();
    const generationBefore = generation;
    const { data, error } = await readSession();
    if (generation !== generationBefore) {
      await lastCheck?.result;
    } else if (data.session) {
      await confirmOncePerMinute(data.session);
    } else if (error && (!isRefusal(statusOf(error)) || readItem(sessionKey) !== null)) {
      hasRenewalFailed = statusOf(error) !== undefined;
      store.set(unreachableState);
    } else {
      forgetSession();
    }
  }

  async function authenticate(request: () => Promise<AuthResult>): Promise<AuthFailure | null> {
    isAuthenticating = true;
    try {
      const { data, error } = await request();
      if (error) return failureOf(error);
      return data.session ? await confirmOncePerMinute(data.session) : null;
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
      generation += 1;
      lastCheck = null;
      try {
        const { error } = await withTimeLimit(auth.signOut(), timeoutMs);
        return error && failureOf(error);
      } catch {
        return noResponse;
      }
    },
    close: () => auth.dispose(),
  };
}
