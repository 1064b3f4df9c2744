// Tests the real client against the stand-in through the store that pages use.
import { afterEach, expect, test, vi } from 'vitest';
import { createSessionStore } from '../../../src/features/auth/session-store.ts';
import { email, forged, newWorld, password, settles, steps, worldWithSession } from './auth-world.ts';

afterEach(() => vi.useRealTimers());

const nothing = { code: null, message: null };

/** Opens a page and expects the store to sign out and to delete the stored session. */
async function expectCleared(world: ReturnType<typeof newWorld>): Promise<void> {
  const session = world.open();
  const seen = steps(session);
  await settles(session, 'signedOut');
  expect(seen).toEqual(['loading', 'signedOut']);
  expect(world.stored()).toBeNull();
}

test('the state is signed out without a request if no session is stored', async () => {
  const world = newWorld();
  const session = world.open();
  expect(session.get()).toEqual({ step: 'signedOut' });
  expect(await world.asked()).toEqual([]);
});

test('nobody can sign in without a configured project', async () => {
  const world = newWorld();
  world.store('{"access_token":"a","refresh_token":"b","expires_at":1}');
  const session = createSessionStore(null);
  session.start()();
  expect(session.get()).toEqual({ step: 'unconfigured' });
  expect(await session.signIn(email, password)).toEqual(nothing);
});

test('signing in confirms the user before the session counts', async () => {
  const world = newWorld();
  const session = world.open();
  const seen = steps(session);
  expect(await session.signIn(email, password)).toBeNull();
  expect(session.get()).toMatchObject({
    step: 'confirmed',
    user: { email },
    session: { token_type: 'bearer', expires_in: 3600, user: { email } },
  });
  expect(seen).toEqual(['signedOut', 'confirmed']);
  expect(await world.asked()).toEqual(['auth.password', 'auth.user']);
  expect(JSON.parse(world.stored() ?? '')).toMatchObject({ user: { email } });
});

test('a sign-in without an answer times out', async () => {
  const world = newWorld();
  await world.faults({ fault: 'never-answer', route: 'auth.password' });
  const session = world.open();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const result = session.signIn(email, password);
  await vi.waitFor(async () => expect(await world.asked()).toEqual(['auth.password']));
  await vi.advanceTimersByTimeAsync(10_000);
  // Work after the limit may wait for a timer of its own, which only this fake clock fires.
  vi.setTimerTickMode('nextTimerAsync');
  expect(await result).toEqual(nothing);
});

test('a session that cannot be confirmed right after the password is refused', async () => {
  const world = newWorld();
  await world.faults({ fault: 'status', route: 'auth.user', status: 503 });
  const session = world.open();
  expect(await session.signIn(email, password)).toEqual(nothing);
  expect(session.get().step).toBe('unreachable');
  await world.faults();
  await session.retry();
  expect(session.get().step).toBe('confirmed');
});

test.each([1, -1])('a clock that is off by %i h does not prevent signing in', async (hours) => {
  // The service keeps its original clock.
  const world = newWorld();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * 3_600_000 });
  // A fast clock considers every session expired, so that verifying one must not require renewing it.
  await world.faults({ fault: 'status', route: 'auth.refresh', status: 503 });
  const first = world.open();
  expect(await first.signIn(email, password)).toBeNull();
  expect(first.get().step).toBe('confirmed');
  await world.faults();
  const second = world.open();
  await settles(second, 'confirmed');
});

test('a session that the server issues already expired is refused', async () => {
  const world = newWorld();
  await world.faults({ fault: 'clock-skew', seconds: -7200 });
  const session = world.open();
  expect(await session.signIn(email, password)).toMatchObject({ code: 'bad_jwt' });
  expect(session.get().step).toBe('signedOut');
  expect(world.stored()).toBeNull();
});

test('a forged session is cleared without being confirmed', async () => {
  const world = newWorld();
  world.store(await forged());
  await expectCleared(world);
});

test.each([
  ['a revoked session', { fault: 'sessions-revoked', times: 1 }],
  ['a banned user’s session', { fault: 'user-banned' }],
  ['a session of a user who is anonymous by is_anonymous', { fault: 'user-anonymous', by: 'is_anonymous' }],
  ['a session of a user who is anonymous by role', { fault: 'user-anonymous', by: 'role' }],
])('%s is refused and cleared', async (_, fault) => {
  const world = await worldWithSession();
  await world.faults(fault);
  await expectCleared(world);
});

test('an expired session is renewed if its refresh token is still valid', async () => {
  const world = await worldWithSession();
  world.store(JSON.stringify({ ...JSON.parse(world.stored() ?? ''), expires_at: 1_700_000_000 }));
  const session = world.open();
  await settles(session, 'confirmed');
  expect((await world.asked()).slice(2)).toEqual(['auth.refresh', 'auth.user']);
});

test.each([10, 0])(
  'three tabs that renew one session at once stay signed in, reuse %i s',
  async (seconds) => {
    const world = await worldWithSession();
    await world.faults({ fault: 'reuse-interval', seconds });
    world.store(JSON.stringify({ ...JSON.parse(world.stored() ?? ''), expires_at: 1_700_000_000 }));
    const tabs = [world.open(), world.open(), world.open()];
    for (const tab of tabs) await settles(tab, 'confirmed');
    expect(world.stored()).not.toBeNull();
    expect((await world.asked()).filter((route) => route === 'auth.refresh').length).toBeGreaterThan(0);
  },
);

test('a renewal continues with the session that another tab has stored meanwhile', async () => {
  const world = await worldWithSession();
  const renewed = world.stored() ?? '';
  const spent = { ...JSON.parse(renewed), refresh_token: 'gastadoantes', expires_at: 1_700_000_000 };
  await world.faults({ fault: 'status', route: 'auth.user', status: 503 });
  const session = world.open();
  await settles(session, 'unreachable');
  world.store(JSON.stringify(spent));
  await world.faults({ fault: 'delay', route: 'auth.refresh', milliseconds: 100 });
  const asking = session.retry();
  await vi.waitFor(async () => expect(await world.asked()).toContain('auth.refresh'));
  world.store(renewed);
  await asking;
  expect(session.get().step).toBe('confirmed');
  expect(world.stored()).toBe(renewed);
});

test('an expired session whose renewal is refused is cleared', async () => {
  const world = newWorld();
  world.store(JSON.stringify({ ...JSON.parse(await forged()), expires_at: 1_700_000_000 }));
  await expectCleared(world);
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
])('a stored %s is cleared without a request', async (text) => {
  const world = newWorld();
  world.store(text);
  expect(world.open().get().step).toBe('signedOut');
  expect(world.stored()).toBeNull();
  expect(await world.asked()).toEqual([]);
});

test.each([
  [{ fault: 'status', route: 'auth.user', status: 503 }],
  [{ fault: 'status', route: 'auth.user', status: 429 }],
  [{ fault: 'status', route: 'auth.user', status: 408 }],
  [{ fault: 'drop-socket', route: 'auth.user' }],
  [{ fault: 'html-200', route: 'auth.user' }],
  [{ fault: 'empty-json', route: 'auth.user' }],
])('%j denies access but keeps the session for the next attempt', async (fault) => {
  const world = await worldWithSession();
  await world.faults(fault);
  const session = world.open();
  await settles(session, 'unreachable');
  expect(world.stored()).not.toBeNull();
  await session.retry();
  expect(session.get().step).toBe('unreachable');
  await world.faults();
  await session.retry();
  expect(session.get().step).toBe('confirmed');
});

test('a new page retries a failed renewal', async () => {
  const world = newWorld();
  world.store(JSON.stringify({ ...JSON.parse(await forged()), expires_at: 1_700_000_000 }));
  await world.faults({ fault: 'status', route: 'auth.refresh', status: 503 });
  // The client logs this itself.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('navigator', { onLine: true });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const session = world.open();
  await vi.waitFor(async () => expect(await world.asked()).toContain('auth.refresh'));
  await vi.advanceTimersByTimeAsync(10_000);
  await settles(session, 'unreachable');
  await vi.advanceTimersByTimeAsync(30_000);
  await session.retry();
  expect(session.get().step).toBe('unreachable');
  expect(reload).not.toHaveBeenCalled();
  await session.retry();
  expect(reload).toHaveBeenCalledOnce();
});

test('a session revoked during a visit counts until the next verification', async () => {
  const world = await worldWithSession();
  const session = world.open();
  await settles(session, 'confirmed');
  await world.faults({ fault: 'sessions-revoked', times: 1 });
  await session.retry();
  expect(session.get().step).toBe('confirmed');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
  await session.retry();
  expect(session.get().step).toBe('signedOut');
  expect(world.stored()).toBeNull();
});

test('the session is verified again if the clock is set back by an hour', async () => {
  const world = await worldWithSession();
  const session = world.open();
  await settles(session, 'confirmed');
  await world.faults({ fault: 'sessions-revoked', times: 1 });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3_600_000 });
  await session.retry();
  expect(session.get().step).toBe('signedOut');
});

test('a sign-in that yields an anonymous user is refused', async () => {
  const world = newWorld();
  await world.faults({ fault: 'user-anonymous', by: 'is_anonymous' });
  const session = world.open();
  expect(await session.signIn(email, password)).toEqual({ code: 'anonymous_user', message: null });
  expect(session.get()).toEqual({ step: 'signedOut' });
  expect(world.stored()).toBeNull();
});

test('signing up signs in unless the e-mail has to be confirmed', async () => {
  const world = newWorld();
  const session = world.open();
  expect(await session.signUp('directora@colegio.example', 'secreta')).toBeNull();
  expect(session.get().step).toBe('signedOut');
  await world.faults({ fault: 'signup-autoconfirmed' });
  expect(await session.signUp('otra@colegio.example', 'secreta')).toBeNull();
  expect(session.get()).toMatchObject({ step: 'confirmed', user: { email: 'otra@colegio.example' } });
});

test('a project without sign-ups says so', async () => {
  const world = newWorld();
  await world.faults({ fault: 'signup-disabled' });
  expect(await world.open().signUp('directora@colegio.example', 'secreta')).toEqual({
    code: 'signup_disabled',
    message: 'Signups not allowed for this instance',
  });
});

test('a session that ends during its verification is not confirmed', async () => {
  const world = await worldWithSession();
  await world.faults(
    { fault: 'delay', route: 'auth.user', milliseconds: 100 },
    { fault: 'status', route: 'auth.logout', status: 503 },
  );
  const session = world.open();
  await vi.waitFor(async () => expect((await world.asked()).slice(2)).toEqual(['auth.user']));
  const seen = steps(session);
  await session.signOut();
  await world.answered();
  await world.faults();
  await session.retry();
  expect(seen).toEqual(['loading', 'signedOut']);
});

test('a session that another tab ends during its verification ends here', async () => {
  const world = await worldWithSession();
  await world.faults({ fault: 'delay', route: 'auth.user', milliseconds: 100 });
  const session = world.open();
  const seen = steps(session);
  await vi.waitFor(async () => expect((await world.asked()).slice(2)).toEqual(['auth.user']));
  world.elsewhere(null);
  await world.answered();
  await session.signIn(email, 'otra');
  expect(seen).toEqual(['loading', 'signedOut']);
});

test('a session that another tab forges is not accepted', async () => {
  const world = newWorld();
  const session = world.open();
  world.elsewhere(await forged());
  await vi.waitFor(() => expect(world.stored()).toBeNull());
  expect(session.get().step).toBe('signedOut');
});

/** Opens a browser with a confirmed session. */
async function signedIn() {
  const world = await worldWithSession();
  const session = world.open();
  await settles(session, 'confirmed');
  return { world, session };
}

const logout = { route: 'auth.logout' } as const;

test.each([
  ['answers', { fault: 'delay', milliseconds: 1 }, null],
  ['refuses with 401', { fault: 'status', status: 401 }, null],
  ['refuses with 404', { fault: 'status', status: 404 }, null],
  ['fails with 422', { fault: 'status', status: 422 }, { message: 'Email logins are disabled' }],
  ['fails with 503', { fault: 'status', status: 503 }, { message: null }],
  ['cannot be reached', { fault: 'drop-socket' }, nothing],
])('signing out removes the session from the device if the server %s', async (_, fault, failure) => {
  const { world, session } = await signedIn();
  await world.faults({ ...fault, ...logout });
  const left = await session.signOut();
  if (failure) expect(left).toMatchObject(failure);
  else expect(left).toBeNull();
  expect(session.get()).toEqual({ step: 'signedOut' });
  expect(world.stored()).toBeNull();
  expect((await world.asked()).at(-1)).toBe('auth.logout');
});

test('signing out removes the session even without an answer', async () => {
  const { world, session } = await signedIn();
  await world.faults({ fault: 'never-answer', ...logout });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const leaving = session.signOut();
  await vi.waitFor(async () => expect(await world.asked()).toContain('auth.logout'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await leaving).toEqual(nothing);
  expect(world.stored()).toBeNull();
});
