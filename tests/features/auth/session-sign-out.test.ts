// Sign-out, with the real client against the stand-in.
import { afterEach, expect, test, vi } from 'vitest';
import { settles, worldWithSession } from './auth-world.ts';

afterEach(() => vi.useRealTimers());

const nothing = { code: null, message: null };

/** A browser with a confirmed session. */
async function signedIn() {
  const world = await worldWithSession();
  const session = world.open();
  await settles(session, 'confirmed');
  return { world, session };
}

test('signing out ends all sessions at the server', async () => {
  const { world, session } = await signedIn();
  expect(await session.signOut()).toBeNull();
  expect(session.get()).toEqual({ step: 'signedOut' });
  expect(world.stored()).toBeNull();
  expect((await world.asked()).at(-1)).toBe('auth.logout');
});

test.each([
  [400, 'The request is not valid'],
  [422, 'Email logins are disabled'],
  [429, 'Request rate limit reached'],
  [500, null],
  [503, null],
])('a sign-out that fails with %i leaves no session on the device', async (status, message) => {
  const { world, session } = await signedIn();
  await world.faults({ fault: 'status', route: 'auth.logout', status });
  expect(await session.signOut()).toMatchObject({ message });
  expect(session.get().step).toBe('signedOut');
  expect(world.stored()).toBeNull();
});

test('a sign-out without a connection leaves no session on the device', async () => {
  const { world, session } = await signedIn();
  await world.faults({ fault: 'drop-socket', route: 'auth.logout' });
  expect(await session.signOut()).toEqual(nothing);
  expect(world.stored()).toBeNull();
});

test.each([401, 403, 404])('a sign-out that is refused with %i still signs out', async (status) => {
  const { world, session } = await signedIn();
  await world.faults({ fault: 'status', route: 'auth.logout', status });
  expect(await session.signOut()).toBeNull();
  expect(world.stored()).toBeNull();
});

test('a sign-out without an answer leaves no session either', async () => {
  const { world, session } = await signedIn();
  await world.faults({ fault: 'never-answer', route: 'auth.logout' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const leaving = session.signOut();
  await vi.waitFor(async () => expect(await world.asked()).toContain('auth.logout'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await leaving).toEqual(nothing);
  expect(world.stored()).toBeNull();
});
