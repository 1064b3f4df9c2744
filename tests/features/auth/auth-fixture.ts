// Helpers for tests of the session: a browser, and Supabase's stand-in in place of the network. The client is the real
// supabase-js.
import { setMaxListeners } from 'node:events';
import { SignJWT } from 'jose';
import * as v from 'valibot';
import { expect, onTestFinished, vi } from 'vitest';
import { sandboxCredentials, standInValues } from '../../../config/stand-ins.ts';
import { createSandbox } from '../../../sandbox/app.ts';
import { sessionKey } from '../../../src/features/auth/session.ts';
import { createSessionStore, type SessionStore } from '../../../src/features/auth/session-store.ts';

const controlUrl = 'http://localhost:4173/_sandbox/control';
const { VITE_SUPABASE_PUBLISHABLE_KEY: publishableKey = '' } = standInValues();

export const project = { url: 'http://localhost:4173/_sandbox/supabase', publishableKey };
const Log = v.array(v.object({ route: v.string() }));

export const { email, password } = sandboxCredentials;

/**
 * Rejects when the caller aborts, as a browser's fetch does. The stand-in alone may miss the abort, because Node may
 * garbage-collect the link between a Request's signal and the caller's signal.
 */
function rejectOnAbort(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

/** Creates a new browser, and a new service for its requests. */
export function newBrowser() {
  const { fetch } = createSandbox();
  const items = new Map<string, string>();
  // The client needs a WebSocket class to start, but never opens a socket.
  vi.stubGlobal('WebSocket', class {});
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) =>
    Promise.race([fetch(new Request(input, init)), rejectOnAbort(init?.signal)]),
  );
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  });
  // A window without a document is enough for events of other tabs. With a document, the client would warn of several
  // clients in one page.
  const tab = new EventTarget();
  // Allow any number of listeners. The clients of all tests add theirs to the first test's window, and Node would warn.
  setMaxListeners(0, tab);
  vi.stubGlobal('window', tab);
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab));
  vi.stubGlobal('removeEventListener', tab.removeEventListener.bind(tab));

  return {
    storedSession: () => items.get(sessionKey) ?? null,
    storeSession: (text: string) => items.set(sessionKey, text),
    setInOtherTab(text: string | null): void {
      if (text === null) items.delete(sessionKey);
      else items.set(sessionKey, text);
      tab.dispatchEvent(Object.assign(new Event('storage'), { key: sessionKey }));
    },
    /** Opens a page, which stays open until the end of the test, and returns its session store. */
    open() {
      const sessionStore = createSessionStore(project);
      onTestFinished(sessionStore.start());
      return sessionStore;
    },
    async setFaults(...list: object[]): Promise<void> {
      const body = JSON.stringify(list);
      const answer = await fetch(new Request(`${controlUrl}/faults`, { method: 'PUT', body }));
      if (!answer.ok) throw new Error(await answer.text());
    },
    /** Requests the user and waits for the answer. By then earlier requests have theirs. */
    async flushRequests(): Promise<void> {
      await fetch(new Request(`${project.url}/auth/v1/user`));
    },
    /** Lists the requested routes, oldest first. */
    async requestedRoutes(): Promise<string[]> {
      const answer = await fetch(new Request(`${controlUrl}/requests`));
      return v.parse(Log, await answer.json()).map(({ route }) => route);
    },
  };
}

/** Creates a browser with a session that an earlier page has stored. `faults` apply while that page signs in. */
export async function browserWithSession(...faults: object[]) {
  const browser = newBrowser();
  await browser.setFaults(...faults);
  const sessionStore = createSessionStore(project);
  const stop = sessionStore.start();
  await sessionStore.signIn(email, password);
  stop();
  await browser.setFaults();
  return browser;
}

export async function waitForStep(sessionStore: SessionStore, step: string): Promise<void> {
  await vi.waitFor(() => expect(sessionStore.get().step).toBe(step));
}

/** Returns an array with the store's current step, to which each later step is added. */
export function recordSteps(sessionStore: SessionStore): string[] {
  const steps: string[] = [sessionStore.get().step];
  sessionStore.subscribe(() => steps.push(sessionStore.get().step));
  return steps;
}

/** Makes a session signed with a secret other than the service's. */
export async function forgeSession(): Promise<string> {
  const expires_at = Math.floor(Date.now() / 1000) + 3600;
  const access_token = await new SignJWT({ sub: crypto.randomUUID(), exp: expires_at })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new TextEncoder().encode('un secreto que el servicio no conoce'));
  const user = { id: crypto.randomUUID(), email: 'falsa@colegio.example' };
  return JSON.stringify({ access_token, refresh_token: 'nuncaentrega', expires_at, user });
}
