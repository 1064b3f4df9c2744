import { expect, test } from 'vitest';
import { credentials } from '../../../sandbox/supabase-auth/credentials.ts';
import { read, refusal, visitAuth } from './visitor.ts';

const { email, password } = credentials;

test.each([
  ['as it is', email],
  ['with capitals', 'Admin@Mentoria.Example'],
])('the password starts a session, the e-mail %s', async (_, typed) => {
  const answer = await visitAuth().password({ email: typed, password, gotrue_meta_security: {} });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({
    token_type: 'bearer',
    refresh_token: expect.stringMatching(/^[a-z0-9]{12}$/),
    user: { email },
  });
});

test('every sign-in is a session of its own', async () => {
  const { password: signIn } = visitAuth();
  const [one, other] = [await signIn(), await signIn()];
  expect(one.headers.get('sb-auth-session-id')).toMatch(/^[0-9a-f-]{36}$/);
  expect(one.headers.get('sb-auth-session-id')).not.toBe(other.headers.get('sb-auth-session-id'));
  expect(one.headers.get('sb-auth-user-id')).toBe(other.headers.get('sb-auth-user-id'));
});

const invalid = refusal(400, 'invalid_credentials', 'Invalid login credentials');

test.each([
  ['an unknown e-mail', { email: 'nadie@mentoria.example', password }, invalid],
  ['a wrong password', { email, password: 'sandbox-admi' }, invalid],
  ['no password', { email }, invalid],
  ['neither e-mail nor phone', { password }, refusal(400, 'validation_failed', 'missing email or phone')],
  [
    'both',
    { email, phone: '56900000000', password },
    refusal(400, 'validation_failed', 'Only an email address or phone number should be provided on login.'),
  ],
  [
    'a phone',
    { phone: '56900000000', password },
    refusal(422, 'phone_provider_disabled', 'Phone logins are disabled'),
  ],
])('%s is refused', async (_, body, refused) => {
  expect(await read(await visitAuth().password(body))).toEqual(refused);
});

test.each([['{"email":'], ['[]'], ['{"email":7}'], ['']])('%s is no JSON for the service', async (body) => {
  const { ask, headers } = visitAuth();
  const answer = await ask('/token?grant_type=password', { method: 'POST', headers, body });
  const message = expect.stringMatching(/^Could not parse request body as JSON: ./);
  expect(await read(answer)).toEqual(refusal(400, 'bad_json', message));
});

test.each([['?grant_type=magic'], ['']])('a grant of no known type is refused: /token%s', async (query) => {
  const answer = await visitAuth().post(`/token${query}`, credentials);
  expect(await read(answer)).toEqual(refusal(400, 'invalid_credentials', 'unsupported_grant_type'));
});

test('an unconfirmed e-mail is reported only with the right password', async () => {
  const { password: signIn, setFaults } = visitAuth();
  setFaults({ fault: 'email-unconfirmed' });
  expect(await read(await signIn())).toEqual(refusal(400, 'email_not_confirmed', 'Email not confirmed'));
  expect(await read(await signIn({ email, password: 'otra' }))).toEqual(invalid);
});

test('a banned user is refused a session', async () => {
  const { password: signIn, setFaults } = visitAuth();
  setFaults({ fault: 'user-banned', times: 1 });
  expect(await read(await signIn())).toEqual(refusal(400, 'user_banned', 'User is banned'));
  expect((await signIn()).status).toBe(200);
});

test('the 151st grant within five minutes is one too many, whatever it is for', async () => {
  const { password: signIn, refresh, pass } = visitAuth();
  for (let grant = 0; grant < 75; grant += 1) {
    expect((await signIn({ email, password: 'otra' })).status).toBe(400);
    expect((await refresh('nuncaentrega')).status).toBe(400);
  }
  const limited = refusal(429, 'over_request_rate_limit', 'Request rate limit reached');
  expect(await read(await signIn())).toEqual(limited);
  expect(await read(await refresh('nuncaentrega'))).toEqual(limited);
  pass(2);
  expect((await signIn()).status).toBe(200);
  expect((await signIn()).status).toBe(429);
});

test('a refresh token is exchanged for a new one of the same session', async () => {
  const { password: signIn, refresh, pass } = visitAuth();
  const first = await signIn();
  const { refresh_token, user } = await first.json();
  pass(60);
  const second = await refresh(refresh_token);
  expect(second.status).toBe(200);
  expect(second.headers.get('sb-auth-session-id')).toBe(first.headers.get('sb-auth-session-id'));
  const renewed = await second.json();
  expect(renewed).toMatchObject({ token_type: 'bearer', expires_in: 3600, user });
  expect(renewed.refresh_token).toMatch(/^[a-z0-9]{12}$/);
  expect(renewed.refresh_token).not.toBe(refresh_token);
});

test.each([['corto'], ['MAYUSCULAS12'], ['demasiadolargo'], ['a b c d e f '], ['once-letras']])(
  'a refresh token that is none is refused: %s',
  async (token) => {
    const answer = await visitAuth().refresh(token);
    expect(await read(answer)).toEqual(refusal(400, 'validation_failed', 'Refresh token is not valid'));
  },
);

test.each([[''], [null]])('an empty refresh token is refused in the words of OAuth: %o', async (token) => {
  const answer = await visitAuth().refresh(token);
  expect(answer.headers.get('x-sb-error-code')).toBeNull();
  expect(await read(answer)).toEqual({
    status: 400,
    body: { error: 'invalid_request', error_description: 'refresh_token required' },
  });
});

function invalidToken(code: string, reason: string) {
  return refusal(400, code, `Invalid Refresh Token: ${reason}`);
}

test('a refresh token that was never given out is not found', async () => {
  const answer = await visitAuth().refresh('nuncaentrega');
  expect(await read(answer)).toEqual(invalidToken('refresh_token_not_found', 'Refresh Token Not Found'));
});

test('a refresh token of an ended session has its own error', async () => {
  const { signIn, post, refresh } = visitAuth();
  const { access_token, refresh_token } = await signIn();
  await post('/logout', undefined, access_token);
  const gone = invalidToken('session_not_found', 'No Valid Session Found');
  expect(await read(await refresh(refresh_token))).toEqual(gone);
});

test('the token before the current one gets the current one, however late', async () => {
  const { signIn, exchange, pass } = visitAuth();
  const { refresh_token: first } = await signIn();
  const second = await exchange(first);
  pass(24 * 3600);
  expect(await exchange(first)).toBe(second);
  expect(await exchange(first)).toBe(second);
});

test('an older token gets the current one for ten seconds', async () => {
  const { signIn, exchange, pass } = visitAuth();
  const { refresh_token: first } = await signIn();
  const third = await exchange(await exchange(first));
  pass(9);
  expect(await exchange(first)).toBe(third);
});

test('after that it counts as stolen: the session ends', async () => {
  const { signIn, exchange, refresh, user, pass } = visitAuth();
  const { access_token, refresh_token: first } = await signIn();
  const other = await signIn();
  const third = await exchange(await exchange(first));
  pass(10);
  expect(await read(await refresh(first))).toEqual(
    invalidToken('refresh_token_already_used', 'Already Used'),
  );
  expect((await user(access_token)).status).toBe(403);
  expect(await read(await refresh(third))).toEqual(
    invalidToken('session_not_found', 'No Valid Session Found'),
  );
  expect((await user(other.access_token)).status).toBe(200);
});

test('the interval can be configured', async () => {
  const { signIn, exchange, refresh, setFaults } = visitAuth();
  setFaults({ fault: 'reuse-interval', seconds: 0 });
  const { refresh_token: first } = await signIn();
  await exchange(await exchange(first));
  expect((await refresh(first)).status).toBe(400);
});

test('a banned user cannot refresh', async () => {
  const { signIn, refresh, setFaults } = visitAuth();
  const { refresh_token } = await signIn();
  setFaults({ fault: 'user-banned' });
  expect(await read(await refresh(refresh_token))).toEqual(invalidToken('user_banned', 'User Banned'));
});

test('revoked sessions cannot be refreshed, later ones can', async () => {
  const { signIn, exchange, refresh, setFaults } = visitAuth();
  const { refresh_token } = await signIn();
  setFaults({ fault: 'sessions-revoked', times: 1 });
  expect(await read(await refresh(refresh_token))).toEqual(
    invalidToken('session_not_found', 'No Valid Session Found'),
  );
  expect(await exchange((await signIn()).refresh_token)).toMatch(/^[a-z0-9]{12}$/);
});

test.each([
  ['auth.password', 422, 'email_provider_disabled', 'Email logins are disabled'],
  ['auth.refresh', 400, 'session_expired', 'Invalid Refresh Token: Session Expired'],
  ['auth.refresh', 400, 'session_expired', 'Invalid Refresh Token: Session Expired (Inactivity)'],
  [
    'auth.refresh',
    409,
    'conflict',
    'Too many concurrent token refresh requests on the same session or refresh token',
  ],
])(
  'what the stand-in has no rule for comes with a fault: %s %i %s',
  async (route, status, error, message) => {
    const { password: signIn, refresh, setFaults } = visitAuth();
    setFaults({ fault: 'status', route, status, error, message });
    const answer = route === 'auth.password' ? await signIn() : await refresh('nuncaentrega');
    expect(answer.headers.get('x-sb-error-code')).toBe(error);
    expect(await read(answer)).toEqual(refusal(status, error, message));
  },
);
