// The client and what its answers mean. The only file that loads supabase-js: 50 kB that are loaded with a session or an attempt to sign in.
import { AuthError, createClient, isAuthError, type SupabaseClient, type User } from '@supabase/supabase-js';
import { readItem, removeItem, writeItem } from '../../platform/storage.ts';
import { type AuthFailure, noResponse, sessionKey } from './session.ts';

export type Project = { readonly url: string; readonly publishableKey: string };
export type Auth = SupabaseClient['auth'];

/** Milliseconds until one request is given up; the client itself would wait for ever. */
const timeoutMs = 10_000;

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
export function connect({ url, publishableKey }: Project): Auth {
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

export function failureOf(error: unknown): AuthFailure {
  if (!isAuthError(error) || wordless.has(error.name)) return noResponse;
  return { code: error.code ?? null, message: wordsOf(error.message) };
}

/** The HTTP status that the service refused with, if it did. */
export function statusOf(error: unknown): number | undefined {
  return error instanceof AuthError ? error.status : undefined;
}

/** The service knows the user, who has proved nothing: with anonymous sign-ins on, anyone can be one. */
export const anonymous: AuthFailure = { code: 'anonymous_user', message: null };

/** The server knows of the session and says no. 408 and 429 say nothing about it. */
export function isRefusal(status: number | undefined): boolean {
  return status !== undefined && status >= 400 && status < 500 && status !== 408 && status !== 429;
}

/** A user who has authenticated nothing, as the service describes one. */
export function isAnonymous(user: Pick<User, 'is_anonymous' | 'role'>): boolean {
  return user.is_anonymous === true || user.role === 'anon';
}
