import { type AuthError, createClient } from '@supabase/supabase-js';
import type { Project } from './projects.ts';

export const storageKey = 'supabase.auth.token';

/** Realtime is never opened here, but where Node has no WebSocket (below 22) the client will not start without one. */
class InertSocket {
  readonly CONNECTING = 0;
  readonly OPEN = 1;
  readonly CLOSING = 2;
  readonly CLOSED = 3;
  readonly readyState = 3;
  readonly protocol = '';
  readonly url: string;
  onopen = null;
  onmessage = null;
  onclose = null;
  onerror = null;

  constructor(address: string | URL) {
    this.url = String(address);
  }

  close(): void {}
  send(): void {}
  addEventListener(): void {}
  removeEventListener(): void {}
}

/** The real client as the site sets it up, what it stores, and the events it raises. */
export function connect(
  { url, key }: Pick<Project, 'url' | 'key'>,
  stored = new Map<string, string>(),
  fetcher: typeof fetch = fetch,
) {
  const { auth } = createClient(url, key, {
    auth: {
      storageKey,
      flowType: 'implicit',
      persistSession: true,
      // What the tests wait for they ask for; a timer would outlive them.
      autoRefreshToken: false,
      detectSessionInUrl: false,
      storage: {
        getItem: (name) => stored.get(name) ?? null,
        setItem: (name, text) => void stored.set(name, text),
        removeItem: (name) => void stored.delete(name),
      },
    },
    realtime: { transport: InertSocket },
    global: { fetch: fetcher },
  });
  const events: string[] = [];
  auth.onAuthStateChange((event) => void events.push(event));
  return { auth, stored, events };
}

/** What the site can tell a failure by. */
export function facts(error: AuthError | null) {
  return error && { name: error.name, status: error.status, code: error.code, message: error.message };
}
