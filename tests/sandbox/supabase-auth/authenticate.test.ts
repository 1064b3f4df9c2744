import { expect, test } from 'vitest';
import { signAccessToken } from '../../../sandbox/supabase-auth/access-token.ts';
import { anonKey } from '../../../sandbox/supabase-auth/credentials.ts';
import { read, refusal, start, visitAuth } from './visitor.ts';

const exp = start / 1000 + 3600;
const sub = crypto.randomUUID();

function badJwt(reason: string) {
  return refusal(403, 'bad_jwt', `invalid JWT: unable to parse or verify signature, ${reason}`);
}

test('the body is the signed-in user, not wrapped', async () => {
  const { signIn, user } = visitAuth();
  const { access_token, user: signedIn } = await signIn();
  expect(await read(await user(access_token))).toEqual({ status: 200, body: signedIn });
});

test.each([[undefined], ['Basic YTpi'], ['Bearer'], ['Bearer dos palabras']])(
  'a request with the header %s is unauthenticated',
  async (authorization) => {
    const { ask, headers } = visitAuth();
    const sent = authorization === undefined ? headers : { ...headers, authorization };
    const refused = refusal(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
    expect(await read(await ask('/user', { headers: sent }))).toEqual(refused);
  },
);

test.each([['no.es.jwt'], ['texto'], [anonKey]])('%s is no token', async (token) => {
  expect(await read(await visitAuth().user(token))).toEqual(
    badJwt('token is malformed: token contains an invalid number of segments'),
  );
});

test('a token with another key’s signature is refused', async () => {
  const { signIn, user } = visitAuth();
  const { access_token } = await signIn();
  const [head, body] = access_token.split('.');
  const forged = `${head}.${body}.${'A'.repeat(43)}`;
  expect(await read(await user(forged))).toEqual(badJwt('token signature is invalid: signature is invalid'));
});

test('an unsigned token is refused', async () => {
  const part = (json: object) => Buffer.from(JSON.stringify(json)).toString('base64url');
  const unsigned = `${part({ alg: 'none', typ: 'JWT' })}.${part({ sub, exp })}.`;
  const answer = await visitAuth().user(unsigned);
  expect(await read(answer)).toEqual(badJwt('token signature is invalid: signing method is invalid'));
});

test('a token lasts an hour', async () => {
  const { signIn, user, pass } = visitAuth();
  const { access_token } = await signIn();
  pass(3599);
  expect((await user(access_token)).status).toBe(200);
  pass(1);
  expect(await read(await user(access_token))).toEqual(badJwt('token has invalid claims: token is expired'));
});

test.each([
  ['no subject', { exp }, refusal(403, 'bad_jwt', 'invalid claim: missing sub claim')],
  [
    'a subject that is no UUID',
    { exp, sub: 'admin' },
    refusal(400, 'bad_jwt', 'invalid claim: sub claim must be a UUID'),
  ],
  [
    'an unknown subject',
    { exp, sub },
    refusal(403, 'user_not_found', 'User from sub claim in JWT does not exist'),
  ],
])('a token of %s is refused', async (_, claims, refused) => {
  expect(await read(await visitAuth().user(await signAccessToken(claims)))).toEqual(refused);
});

const sessionGone = refusal(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');

test('revoked sessions are refused, later ones are not', async () => {
  const { signIn, user, setFaults } = visitAuth();
  const before = await signIn();
  setFaults({ fault: 'sessions-revoked', times: 1 });
  expect(await read(await user(before.access_token))).toEqual(sessionGone);
  expect((await user((await signIn()).access_token)).status).toBe(200);
});

test('a token of an earlier start has an unknown session of a known user', async () => {
  const { access_token } = await visitAuth().signIn();
  expect(await read(await visitAuth().user(access_token))).toEqual(sessionGone);
});

test('a banned user is refused', async () => {
  const { signIn, user, setFaults } = visitAuth();
  const { access_token } = await signIn();
  setFaults({ fault: 'user-banned', times: 1 });
  expect(await read(await user(access_token))).toEqual(refusal(403, 'user_banned', 'User is banned'));
  expect((await user(access_token)).status).toBe(200);
});
