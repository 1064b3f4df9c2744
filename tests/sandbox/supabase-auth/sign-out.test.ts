import { expect, test } from 'vitest';
import { signAccessToken } from '../../../sandbox/supabase-auth/access-token.ts';
import { read, refusal, start, visitAuth } from './visitor.ts';

/** One user on two devices, and somebody else. */
async function signedIn() {
  const visit = visitAuth();
  const { signIn, signUp, setFaults } = visit;
  setFaults({ fault: 'signup-autoconfirmed' });
  const stranger = await (await signUp({ email: 'otra@colegio.example', password: 'secreta' })).json();
  return { ...visit, here: await signIn(), there: await signIn(), stranger };
}

test.each([
  ['', 403, 403],
  ['?scope=', 403, 403],
  ['?scope=global', 403, 403],
  ['?scope=local', 403, 200],
  ['?scope=others', 200, 403],
])('signing out with %s leaves here %i and there %i', async (query, hereStatus, thereStatus) => {
  const { post, user, here, there, stranger } = await signedIn();
  const answer = await post(`/logout${query}`, undefined, here.access_token);
  expect(answer.status).toBe(204);
  expect(await answer.text()).toBe('');
  expect((await user(here.access_token)).status).toBe(hereStatus);
  expect((await user(there.access_token)).status).toBe(thereStatus);
  expect((await user(stranger.access_token)).status).toBe(200);
});

test('what was signed out answers as a session that does not exist, to a second sign-out too', async () => {
  const { post, user, here } = await signedIn();
  await post('/logout', undefined, here.access_token);
  const gone = refusal(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
  expect(await read(await user(here.access_token))).toEqual(gone);
  expect(await read(await post('/logout', undefined, here.access_token))).toEqual(gone);
});

test('an unknown scope ends no session', async () => {
  const { post, user, here } = await signedIn();
  const answer = await post('/logout?scope=planeta', undefined, here.access_token);
  const message = 'Unsupported logout scope "planeta"';
  expect(await read(answer)).toEqual(refusal(400, 'validation_failed', message));
  expect((await user(here.access_token)).status).toBe(200);
});

test('a token of no session ends all sessions of its user', async () => {
  const { post, user, here, there, stranger } = await signedIn();
  const { id: sub } = await (await user(here.access_token)).json();
  const token = await signAccessToken({ sub, exp: start / 1000 + 60 });
  expect((await post('/logout?scope=others', undefined, token)).status).toBe(204);
  expect((await user(here.access_token)).status).toBe(403);
  expect((await user(there.access_token)).status).toBe(403);
  expect((await user(stranger.access_token)).status).toBe(200);
});

test.each([
  [undefined, 401, 'no_authorization'],
  ['no.es.jwt', 403, 'bad_jwt'],
])('a sign-out without a valid token is refused: %s', async (token, status, code) => {
  const answer = await visitAuth().post('/logout', undefined, token);
  expect(await read(answer)).toEqual(refusal(status, code, expect.any(String)));
});
