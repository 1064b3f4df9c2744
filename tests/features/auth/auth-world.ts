// What the tests of the session share: a browser's storage, and the accounts' service in the network's place. The
// client is the real one.
import { setMaxListeners } from 'node:events';
import { SignJWT } from 'jose';
import * as v from 'valibot';
import { expect, onTestFinished, vi } from 'vitest';
import { credentials, standInValues } from '../../../config/stand-ins.ts';
import { createSandbox } from '../../../sandbox/app.ts';
import { sessionKey } from '../../../src/features/auth/session.ts';
import { createSessionStore, type SessionStore } from '../../../src/features/auth/session-store.ts';

const control = 'http://localhost:4173/_sandbox/control';
const { VITE_SUPABASE_PUBLISHABLE_KEY: publishableKey = '' } = standInValues();

export const project = { url: 'http://localhost:4173/_sandbox/supabase', publishableKey };
const Log = v.array(v.object({ route: v.string() }));

export const { email, password } = credentials;

/**
 * Rejects once the caller gives up, as a browser's fetch does. The service alone would not hear of it for certain: in Node
 * what joins a Request's signal to the caller's may be collected as garbage before.
 */
function givenUp(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

/** A browser and a service as new. */
export function newWorld() {
  const { fetch } = createSandbox();
  const items = new Map<string, string>();
  // The client starts only where there is a WebSocket, which it never opens.
  vi.stubGlobal('WebSocket', class {});
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) =>
    Promise.race([fetch(new Request(input, init)), givenUp(init?.signal)]),
  );
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  });
  // Enough of a window to hear of other tabs; with a document too, clients would count as several in one page.
  const tab = new EventTarget();
  // The client's socket listens to the first window that it saw, in every test.
  setMaxListeners(0, tab);
  vi.stubGlobal('window', tab);
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab));
  vi.stubGlobal('removeEventListener', tab.removeEventListener.bind(tab));

  return {
    stored: () => items.get(sessionKey) ?? null,
    store: (text: string) => items.set(sessionKey, text),
    /** Another tab has written; this one hears of it. */
    elsewhere(text: string | null): void {
      if (text === null) items.delete(sessionKey);
      else items.set(sessionKey, text);
      tab.dispatchEvent(Object.assign(new Event('storage'), { key: sessionKey }));
    },
    /** The page is opened. It ends with the test. */
    open() {
      const session = createSessionStore(project);
      onTestFinished(session.start());
      return session;
    },
    async faults(...list: object[]): Promise<void> {
      const body = JSON.stringify(list);
      const answer = await fetch(new Request(`${control}/faults`, { method: 'PUT', body }));
      if (!answer.ok) throw new Error(await answer.text());
    },
    /** A question about the user comes back; where that takes a while, those asked before have their answer by then. */
    async answered(): Promise<void> {
      await fetch(new Request(`${project.url}/auth/v1/user`));
    },
    /** The routes that were asked, oldest first. */
    async asked(): Promise<string[]> {
      const answer = await fetch(new Request(`${control}/requests`));
      return v.parse(Log, await answer.json()).map(({ route }) => route);
    },
  };
}

/** A world where somebody has signed in, the page was left, and the session stayed behind. */
export async function worldWithSession(...faults: object[]) {
  const world = newWorld();
  await world.faults(...faults);
  const session = createSessionStore(project);
  const leave = session.start();
  await session.signIn(email, password);
  leave();
  await world.faults();
  return world;
}

export async function settles(session: SessionStore, step: string): Promise<void> {
  await vi.waitFor(() => expect(session.get().step).toBe(step));
}

/** Every step that the store goes through from now on. */
export function steps(session: SessionStore): string[] {
  const seen: string[] = [session.get().step];
  session.subscribe(() => seen.push(session.get().step));
  return seen;
}

/** A session as the service stores it, signed with another secret. */
export async function forged(): Promise<string> {
  const expires_at = Math.floor(Date.now() / 1000) + 3600;
  const access_token = await new SignJWT({ sub: crypto.randomUUID(), exp: expires_at })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new TextEncoder().encode('un secreto que el servicio no conoce'));
  const user = { id: crypto.randomUUID(), email: 'falsa@colegio.example' };
  return JSON.stringify({ access_token, refresh_token: 'nuncaentrega', expires_at, user });
}
