// Sessions that begin or end in another tab, with the real client against the stand-in.
import { expect, test, vi } from 'vitest';
import { email, forged, newWorld, settles, steps, worldWithSession } from './auth-world.ts';

test('a session that is ended during its verification is not confirmed afterwards', async () => {
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

test('a session that ends in another tab ends here', async () => {
  const world = await worldWithSession();
  const session = world.open();
  await settles(session, 'confirmed');
  world.elsewhere(null);
  expect(session.get().step).toBe('signedOut');
});

test('a session that ends in another tab while it is being verified ends here', async () => {
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

test('a session that begins in another tab is verified here', async () => {
  const signedIn = await worldWithSession();
  const text = signedIn.stored();
  signedIn.elsewhere(null);
  const session = signedIn.open();
  const seen = steps(session);
  signedIn.elsewhere(text);
  await settles(session, 'confirmed');
  expect(seen).toEqual(['signedOut', 'loading', 'confirmed']);
});

test('a session that another tab forges is not accepted', async () => {
  const world = newWorld();
  const session = world.open();
  world.elsewhere(await forged());
  await vi.waitFor(() => expect(world.stored()).toBeNull());
  expect(session.get().step).toBe('signedOut');
});
