// Tests the store that pages use, with the real client and the stand-in for the service.
import { afterEach, expect, test, vi } from 'vitest';
import { createSessionStore } from '../../../src/features/auth/session-store.ts';
import {
  browserWithSession,
  email,
  forgeSession,
  newBrowser,
  password,
  recordSteps,
  waitForStep,
} from './auth-fixture.ts';

afterEach(() => vi.useRealTimers());

const errorWithoutReason = { code: null, message: null };

/** Opens a page, and expects it to sign out and to delete the stored session. */
async function expectSessionCleared(browser: ReturnType<typeof newBrowser>): Promise<void> {
  const sessionStore = browser.open();
  const steps = recordSteps(sessionStore);
  await waitForStep(sessionStore, 'signedOut');
  expect(steps).toEqual(['loading', 'signedOut']);
  expect(browser.storedSession()).toBeNull();
}

test('without a stored session the state is signed out and no request is sent', async () => {
  const browser = newBrowser();
  const sessionStore = browser.open();
  expect(sessionStore.get()).toEqual({ step: 'signedOut' });
  expect(await browser.requestedRoutes()).toEqual([]);
});

test('nobody can sign in without a configured project', async () => {
  const browser = newBrowser();
  browser.storeSession('{"access_token":"a","refresh_token":"b","expires_at":1}');
  const sessionStore = createSessionStore(null);
  sessionStore.start()();
  expect(sessionStore.get()).toEqual({ step: 'unconfigured' });
  expect(await sessionStore.signIn(email, password)).toEqual(errorWithoutReason);
});

test('a sign-in counts only after the server has confirmed the user', async () => {
  const browser = newBrowser();
  const sessionStore = browser.open();
  const steps = recordSteps(sessionStore);
  expect(await sessionStore.signIn(email, password)).toBeNull();
  expect(sessionStore.get()).toMatchObject({
    step: 'confirmed',
    user: { email },
    session: { token_type: 'bearer', expires_in: 3600, user: { email } },
  });
  expect(steps).toEqual(['signedOut', 'confirmed']);
  expect(await browser.requestedRoutes()).toEqual(['auth.password', 'auth.user']);
  expect(JSON.parse(browser.storedSession() ?? '')).toMatchObject({ user: { email } });
});

test('a sign-in without an answer times out', async () => {
  const browser = newBrowser();
  await browser.setFaults({ fault: 'never-answer', route: 'auth.password' });
  const sessionStore = browser.open();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const result = sessionStore.signIn(email, password);
  await vi.waitFor(async () => expect(await browser.requestedRoutes()).toEqual(['auth.password']));
  await vi.advanceTimersByTimeAsync(10_000);
  // After the limit the client may set another timer, which only the fake clock can fire.
  vi.setTimerTickMode('nextTimerAsync');
  expect(await result).toEqual(errorWithoutReason);
});

test('a sign-in fails if the session cannot be confirmed afterwards', async () => {
  const browser = newBrowser();
  await browser.setFaults({ fault: 'status', route: 'auth.user', status: 503 });
  const sessionStore = browser.open();
  expect(await sessionStore.signIn(email, password)).toEqual(errorWithoutReason);
  expect(sessionStore.get().step).toBe('unreachable');
  await browser.setFaults();
  await sessionStore.retry();
  expect(sessionStore.get().step).toBe('confirmed');
});

/** Sets the device's clock. The stand-in keeps the right time: it answers while the clock is right. */
function setDeviceClock(hoursAhead: number): void {
  const { fetch } = globalThis;
  const now = Date.now();
  const deviceTime = now + hoursAhead * 3_600_000;
  vi.useFakeTimers({ toFake: ['Date'], now: deviceTime });
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    vi.setSystemTime(now);
    try {
      return await fetch(...request);
    } finally {
      vi.setSystemTime(deviceTime);
    }
  });
}

test.each([2, -2])('a clock that is %i h ahead does not prevent signing in', async (hours) => {
  const browser = newBrowser();
  setDeviceClock(hours);
  // On a device whose clock is fast, every session looks expired. So signing in must not require a renewal.
  await browser.setFaults({ fault: 'status', route: 'auth.refresh', status: 503 });
  const first = browser.open();
  expect(await first.signIn(email, password)).toBeNull();
  expect(first.get().step).toBe('confirmed');
  const { expires_at } = JSON.parse(browser.storedSession() ?? '{}');
  expect(expires_at * 1000 < Date.now()).toBe(hours > 0);
  await browser.setFaults();
  const second = browser.open();
  await waitForStep(second, 'confirmed');
});

test('a session that has expired when the server issues it is refused', async () => {
  const browser = newBrowser();
  await browser.setFaults({ fault: 'clock-skew', seconds: -7200 });
  const sessionStore = browser.open();
  expect(await sessionStore.signIn(email, password)).toMatchObject({ code: 'bad_jwt' });
  expect(sessionStore.get().step).toBe('signedOut');
  expect(browser.storedSession()).toBeNull();
});

test('a forged session is cleared without being confirmed', async () => {
  const browser = newBrowser();
  browser.storeSession(await forgeSession());
  await expectSessionCleared(browser);
});

test.each([
  ['a revoked session', { fault: 'sessions-revoked', times: 1 }],
  ['a banned user’s session', { fault: 'user-banned' }],
  ['a session of a user who is anonymous by is_anonymous', { fault: 'user-anonymous', by: 'is_anonymous' }],
  ['a session of a user who is anonymous by role', { fault: 'user-anonymous', by: 'role' }],
])('%s is refused and cleared', async (_, fault) => {
  const browser = await browserWithSession();
  await browser.setFaults(fault);
  await expectSessionCleared(browser);
});

test('an expired session is renewed if its refresh token is still valid', async () => {
  const browser = await browserWithSession();
  browser.storeSession(
    JSON.stringify({ ...JSON.parse(browser.storedSession() ?? ''), expires_at: 1_700_000_000 }),
  );
  const sessionStore = browser.open();
  await waitForStep(sessionStore, 'confirmed');
  expect((await browser.requestedRoutes()).slice(2)).toEqual(['auth.refresh', 'auth.user']);
});

test.each([10, 0])(
  'three tabs that renew one session at once stay signed in (token reuse for %i s)',
  async (seconds) => {
    const browser = await browserWithSession();
    await browser.setFaults({ fault: 'reuse-interval', seconds });
    browser.storeSession(
      JSON.stringify({ ...JSON.parse(browser.storedSession() ?? ''), expires_at: 1_700_000_000 }),
    );
    const tabStores = [browser.open(), browser.open(), browser.open()];
    for (const tabStore of tabStores) await waitForStep(tabStore, 'confirmed');
    expect(browser.storedSession()).not.toBeNull();
    expect(
      (await browser.requestedRoutes()).filter((route) => route === 'auth.refresh').length,
    ).toBeGreaterThan(0);
  },
);

test('confirms a session that another tab renewed in the meantime', async () => {
  const browser = await browserWithSession();
  const renewed = browser.storedSession() ?? '';
  const expired = { ...JSON.parse(renewed), refresh_token: 'gastadoantes', expires_at: 1_700_000_000 };
  await browser.setFaults({ fault: 'status', route: 'auth.user', status: 503 });
  const sessionStore = browser.open();
  await waitForStep(sessionStore, 'unreachable');
  browser.storeSession(JSON.stringify(expired));
  await browser.setFaults({ fault: 'delay', route: 'auth.refresh', milliseconds: 100 });
  const retryPromise = sessionStore.retry();
  await vi.waitFor(async () => expect(await browser.requestedRoutes()).toContain('auth.refresh'));
  browser.storeSession(renewed);
  await retryPromise;
  expect(sessionStore.get().step).toBe('confirmed');
  expect(browser.storedSession()).toBe(renewed);
});

test('an expired session whose renewal is refused is cleared', async () => {
  const browser = newBrowser();
  browser.storeSession(JSON.stringify({ ...JSON.parse(await forgeSession()), expires_at: 1_700_000_000 }));
  await expectSessionCleared(browser);
});

test.each([
  '',
  '{',
  'null',
  '"texto"',
  '7',
  '[]',
  '{"access_token":"a.b.c","refresh_token":"b"}',
  '{"access_token":"a.b.c","refresh_token":"","expires_at":1}',
  '{"access_token":"a.b.c","refresh_token":"b","expires_at":"mañana"}',
  '{"access_token":"a.b","refresh_token":"b","expires_at":1}',
  '{"access_token":"a.ñ.c","refresh_token":"b","expires_at":1}',
])('the stored text «%s» is cleared without a request', async (text) => {
  const browser = newBrowser();
  browser.storeSession(text);
  expect(browser.open().get().step).toBe('signedOut');
  expect(browser.storedSession()).toBeNull();
  expect(await browser.requestedRoutes()).toEqual([]);
});

test.each([
  [{ fault: 'status', route: 'auth.user', status: 503 }],
  [{ fault: 'status', route: 'auth.user', status: 429 }],
  [{ fault: 'status', route: 'auth.user', status: 408 }],
  [{ fault: 'drop-socket', route: 'auth.user' }],
  [{ fault: 'html-200', route: 'auth.user' }],
  [{ fault: 'empty-json', route: 'auth.user' }],
])('%j denies access but leaves the session stored', async (fault) => {
  const browser = await browserWithSession();
  await browser.setFaults(fault);
  const sessionStore = browser.open();
  await waitForStep(sessionStore, 'unreachable');
  expect(browser.storedSession()).not.toBeNull();
  await sessionStore.retry();
  expect(sessionStore.get().step).toBe('unreachable');
  await browser.setFaults();
  await sessionStore.retry();
  expect(sessionStore.get().step).toBe('confirmed');
});

test('a failed renewal is retried by reloading the page', async () => {
  const browser = newBrowser();
  browser.storeSession(JSON.stringify({ ...JSON.parse(await forgeSession()), expires_at: 1_700_000_000 }));
  await browser.setFaults({ fault: 'status', route: 'auth.refresh', status: 503 });
  // supabase-js logs this error.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('navigator', { onLine: true });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const sessionStore = browser.open();
  await vi.waitFor(async () => expect(await browser.requestedRoutes()).toContain('auth.refresh'));
  await vi.advanceTimersByTimeAsync(10_000);
  await waitForStep(sessionStore, 'unreachable');
  await vi.advanceTimersByTimeAsync(30_000);
  await sessionStore.retry();
  expect(sessionStore.get().step).toBe('unreachable');
  expect(reload).not.toHaveBeenCalled();
  await sessionStore.retry();
  expect(reload).toHaveBeenCalledOnce();
});

test('a session revoked during a visit ends at the next verification', async () => {
  const browser = await browserWithSession();
  const sessionStore = browser.open();
  await waitForStep(sessionStore, 'confirmed');
  await browser.setFaults({ fault: 'sessions-revoked', times: 1 });
  await sessionStore.retry();
  expect(sessionStore.get().step).toBe('confirmed');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
  await sessionStore.retry();
  expect(sessionStore.get().step).toBe('signedOut');
  expect(browser.storedSession()).toBeNull();
});

test('the session is verified again if the clock is set back by an hour', async () => {
  const browser = await browserWithSession();
  const sessionStore = browser.open();
  await waitForStep(sessionStore, 'confirmed');
  await browser.setFaults({ fault: 'sessions-revoked', times: 1 });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3_600_000 });
  await sessionStore.retry();
  expect(sessionStore.get().step).toBe('signedOut');
});

test('a sign-in that yields an anonymous user is refused', async () => {
  const browser = newBrowser();
  await browser.setFaults({ fault: 'user-anonymous', by: 'is_anonymous' });
  const sessionStore = browser.open();
  expect(await sessionStore.signIn(email, password)).toEqual({ code: 'anonymous_user', message: null });
  expect(sessionStore.get()).toEqual({ step: 'signedOut' });
  expect(browser.storedSession()).toBeNull();
});

test('signing up signs in unless the e-mail has to be confirmed', async () => {
  const browser = newBrowser();
  const sessionStore = browser.open();
  expect(await sessionStore.signUp('directora@colegio.example', 'secreta')).toBeNull();
  expect(sessionStore.get().step).toBe('signedOut');
  await browser.setFaults({ fault: 'signup-autoconfirmed' });
  expect(await sessionStore.signUp('otra@colegio.example', 'secreta')).toBeNull();
  expect(sessionStore.get()).toMatchObject({ step: 'confirmed', user: { email: 'otra@colegio.example' } });
});

test('a disabled sign-up returns the service’s error', async () => {
  const browser = newBrowser();
  await browser.setFaults({ fault: 'signup-disabled' });
  expect(await browser.open().signUp('directora@colegio.example', 'secreta')).toEqual({
    code: 'signup_disabled',
    message: 'Signups not allowed for this instance',
  });
});

test('a session that ends during its verification is not confirmed', async () => {
  const browser = await browserWithSession();
  await browser.setFaults(
    { fault: 'delay', route: 'auth.user', milliseconds: 100 },
    { fault: 'status', route: 'auth.logout', status: 503 },
  );
  const sessionStore = browser.open();
  await vi.waitFor(async () => expect((await browser.requestedRoutes()).slice(2)).toEqual(['auth.user']));
  const steps = recordSteps(sessionStore);
  await sessionStore.signOut();
  await browser.flushRequests();
  await browser.setFaults();
  await sessionStore.retry();
  expect(steps).toEqual(['loading', 'signedOut']);
});

test('a session that another tab ends during its verification ends here', async () => {
  const browser = await browserWithSession();
  await browser.setFaults({ fault: 'delay', route: 'auth.user', milliseconds: 100 });
  const sessionStore = browser.open();
  const steps = recordSteps(sessionStore);
  await vi.waitFor(async () => expect((await browser.requestedRoutes()).slice(2)).toEqual(['auth.user']));
  browser.setInOtherTab(null);
  await browser.flushRequests();
  await sessionStore.signIn(email, 'otra');
  expect(steps).toEqual(['loading', 'signedOut']);
});

test('a session that another tab forges is not accepted', async () => {
  const browser = newBrowser();
  const sessionStore = browser.open();
  browser.setInOtherTab(await forgeSession());
  await vi.waitFor(() => expect(browser.storedSession()).toBeNull());
  expect(sessionStore.get().step).toBe('signedOut');
});

async function openSignedIn() {
  const browser = await browserWithSession();
  const sessionStore = browser.open();
  await waitForStep(sessionStore, 'confirmed');
  return { browser, sessionStore };
}

const logoutRoute = { route: 'auth.logout' } as const;

test.each([
  ['answers', { fault: 'delay', milliseconds: 1 }, null],
  ['refuses with 401', { fault: 'status', status: 401 }, null],
  ['refuses with 404', { fault: 'status', status: 404 }, null],
  ['fails with 422', { fault: 'status', status: 422 }, { message: 'Email logins are disabled' }],
  ['fails with 503', { fault: 'status', status: 503 }, { message: null }],
  ['cannot be reached', { fault: 'drop-socket' }, errorWithoutReason],
])('signing out removes the session from the device if the server %s', async (_, fault, failure) => {
  const { browser, sessionStore } = await openSignedIn();
  await browser.setFaults({ ...fault, ...logoutRoute });
  const error = await sessionStore.signOut();
  if (failure) expect(error).toMatchObject(failure);
  else expect(error).toBeNull();
  expect(sessionStore.get()).toEqual({ step: 'signedOut' });
  expect(browser.storedSession()).toBeNull();
  expect((await browser.requestedRoutes()).at(-1)).toBe('auth.logout');
});

test('signing out removes the session even without an answer', async () => {
  const { browser, sessionStore } = await openSignedIn();
  await browser.setFaults({ fault: 'never-answer', ...logoutRoute });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const result = sessionStore.signOut();
  await vi.waitFor(async () => expect(await browser.requestedRoutes()).toContain('auth.logout'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await result).toEqual(errorWithoutReason);
  expect(browser.storedSession()).toBeNull();
});
