import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { createAdminModeStore } from '../../../src/features/auth/admin-mode.ts';
import { adminModeKey, looksLikeSession } from '../../../src/features/auth/session.ts';
import { createSessionStore, type SessionStore } from '../../../src/features/auth/session-store.ts';
import { hostileText, manyRuns } from '../../random-json.ts';
import { email, newBrowser, password, project } from './auth-fixture.ts';

const user = {
  id: '5a4db0c5-0000-4000-8000-000000000001',
  email,
  aud: 'authenticated',
  role: 'authenticated',
  is_anonymous: false,
  user_metadata: {},
};
const session = {
  access_token: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI1YTRkYjBjNSJ9.c2luLWZpcm1h',
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: Math.floor(Date.now() / 1000) + 3600,
  refresh_token: 'nuncaentrega',
  user,
};
const refusalBody = { code: 'invalid_credentials', message: 'Invalid login credentials' };
const status = fc.constantFrom(200, 200, 400, 401, 403, 404, 409, 413, 422, 429, 500, 502, 503, 504, 520);

function mockResponses(respondToSignIn: () => Response, respondToUserRequest: () => Response): void {
  vi.stubGlobal('fetch', async (url: string) =>
    url.includes('/token') ? respondToSignIn() : respondToUserRequest(),
  );
}

const refuse = () => Response.json({ code: 'bad_jwt', message: 'invalid JWT' }, { status: 403 });

function waitUntilSettled(store: SessionStore): Promise<void> {
  if (store.get().step !== 'loading') return Promise.resolve();
  return new Promise((resolve) => {
    const stop = store.subscribe(() => {
      if (store.get().step !== 'loading') resolve(stop());
    });
  });
}

test('stored text counts as a session only with both tokens and an expiry', () => {
  fc.assert(
    fc.property(hostileText(session), (text) => {
      if (!looksLikeSession(text)) return;
      const { access_token, refresh_token, expires_at } = JSON.parse(text);
      expect(access_token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
      expect(refresh_token).toMatch(/./s);
      expect(typeof expires_at).toBe('number');
    }),
    manyRuns,
  );
});

test('a stored session is never confirmed if the server refuses it', async () => {
  const browser = newBrowser();
  mockResponses(refuse, refuse);
  await fc.assert(
    fc.asyncProperty(hostileText(session), async (text) => {
      browser.storeSession(text);
      const store = createSessionStore(project);
      const stop = store.start();
      await waitUntilSettled(store);
      stop();
      expect(store.get().step).toBe('signedOut');
      expect(browser.storedSession()).toBeNull();
    }),
    // Each run creates a client, which is slow, so there are fewer runs than above.
    { numRuns: 300 },
  );
});

test('any unexpected answer to a sign-in is a failure', async () => {
  const browser = newBrowser();
  const store = browser.open();
  const text = fc.oneof(hostileText(refusalBody), hostileText(session));
  await fc.assert(
    fc.asyncProperty(status, text, fc.boolean(), async (statusCode, body, hasVersionHeader) => {
      const headers = { ...(hasVersionHeader && { 'X-Supabase-Api-Version': '2024-01-01' }) };
      mockResponses(() => new Response(body, { status: statusCode, headers }), refuse);
      const failure = await store.signIn(email, password);
      expect(failure).not.toBeNull();
      expect(failure?.code === null || typeof failure?.code === 'string').toBe(true);
      expect(failure?.message === null || /^\S.{0,255}$/s.test(failure?.message ?? '')).toBe(true);
      expect(store.get().step).toBe('signedOut');
      expect(browser.storedSession()).toBeNull();
    }),
    manyRuns,
  );
});

test('never confirms a user who is anonymous or has no id, whatever the answer', async () => {
  const browser = newBrowser();
  const store = browser.open();
  await fc.assert(
    fc.asyncProperty(status, hostileText(user), async (statusCode, body) => {
      mockResponses(
        () => Response.json(session),
        () => new Response(body, { status: statusCode }),
      );
      await store.signIn(email, password);
      const state = store.get();
      if (state.step === 'confirmed') {
        expect(statusCode).toBe(200);
        expect(state.user.id).toMatch(/./s);
        expect([undefined, null, false]).toContain(state.user.is_anonymous);
        expect(state.user.role).not.toBe('anon');
        expect(['string', 'undefined', 'object']).toContain(typeof (state.user.email ?? undefined));
      } else expect(['signedOut', 'unreachable']).toContain(state.step);
      await store.signOut();
    }),
    manyRuns,
  );
});

test('any stored flag of admin mode reads as on or off', () => {
  const items = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  });
  fc.assert(
    fc.property(hostileText({ isDevMode: true }), (text) => {
      items.set(adminModeKey, text);
      const mode = createAdminModeStore(false).get();
      expect(Object.keys(mode)).toEqual(['isDevMode']);
      expect(typeof mode.isDevMode).toBe('boolean');
    }),
    manyRuns,
  );
});
