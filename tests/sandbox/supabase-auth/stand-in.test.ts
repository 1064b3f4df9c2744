import { expect, test } from 'vitest';
import { ConnectionDropped } from '../../../sandbox/connection.ts';
import { anonKey, credentials } from '../../../sandbox/supabase-auth/credentials.ts';
import { read, refusal, visitAuth } from './visitor.ts';

test.each(['/token?grant_type=password', '/token?grant_type=refresh_token', '/user', '/logout', '/signup'])(
  'pages of any origin may ask for %s what the client asks, and need no key to ask whether',
  async (path) => {
    const answer = await visitAuth().ask(path, { method: 'OPTIONS' });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('access-control-allow-methods')).toBe('GET, POST, PUT, PATCH, DELETE');
    expect(answer.headers.get('access-control-allow-headers')).toBe(
      'Accept, Authorization, Content-Type, X-Client-IP, X-Client-Info, X-JWT-AUD, x-use-cookie, X-Supabase-Api-Version, apikey',
    );
    expect(answer.headers.get('access-control-expose-headers')).toBeNull();
  },
);

test.each([
  ['without a key', {}, 'No API key found in request'],
  ['with an empty one', { apikey: '' }, 'No API key found in request'],
  ['with another’s', { apikey: 'sb_publishable_de_otro' }, 'Invalid API key'],
])('%s the gateway refuses every request, with its own message', async (_, headers, message) => {
  const answer = await visitAuth().ask('/user', {
    headers: { 'x-supabase-api-version': '2024-01-01', ...headers },
  });
  expect(answer.headers.get('x-supabase-api-version')).toBeNull();
  expect(answer.headers.get('x-sb-error-code')).toBeNull();
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(await read(answer)).toEqual({ status: 401, body: { message, hint: expect.any(String) } });
});

test('the key may come in the query', async () => {
  const { ask } = visitAuth();
  const body = JSON.stringify(credentials);
  const answer = await ask(`/token?grant_type=password&apikey=${anonKey}`, { method: 'POST', body });
  expect(answer.status).toBe(200);
});

test('a body of more than a mebibyte is too large', async () => {
  const { ask, headers } = visitAuth();
  const send = (body: string) => ask('/token?grant_type=password', { method: 'POST', headers, body });
  expect((await send(' '.repeat(1024 * 1024))).status).toBe(400);
  expect(await read(await send(' '.repeat(1024 * 1024 + 1)))).toEqual(
    refusal(413, 'request_entity_too_large', expect.any(String)),
  );
});

const retry = 'Unexpected failure, please check server logs for more information';
const usual: [number, string][] = [
  [400, 'validation_failed'],
  [401, 'no_authorization'],
  [403, 'bad_jwt'],
  [404, 'user_not_found'],
  [409, 'conflict'],
  [413, 'request_entity_too_large'],
  [422, 'email_provider_disabled'],
  [429, 'over_request_rate_limit'],
  [500, 'unexpected_failure'],
  [502, 'unexpected_failure'],
  [503, 'unexpected_failure'],
  [504, 'request_timeout'],
  [520, 'unexpected_failure'],
];

test.each(usual)('status %i comes as %s, in the service’s envelope', async (status, code) => {
  const { user, setFaults } = visitAuth();
  setFaults({ fault: 'status', route: 'auth.user', status });
  const answer = await user();
  expect(answer.headers.get('x-supabase-api-version')).toBe('2024-01-01');
  expect(answer.headers.get('x-sb-error-code')).toBe(code);
  const message = code === 'unexpected_failure' ? retry : expect.any(String);
  expect(await read(answer)).toEqual(refusal(status, code, message));
});

test('a status can come without a message, as a proxy’s page, or empty', async () => {
  const { user, setFaults } = visitAuth();
  const fault = { fault: 'status', route: 'auth.user', status: 503, times: 1 };
  setFaults(
    { ...fault, body: 'json-without-message' },
    { ...fault, body: 'html', retryAfter: 3 },
    { ...fault, body: 'empty' },
  );
  expect(await (await user()).json()).toEqual({ code: 'unexpected_failure' });
  const html = await user();
  expect(html.headers.get('content-type')).toContain('text/html');
  expect(html.headers.get('retry-after')).toBe('3');
  expect(html.headers.get('x-supabase-api-version')).toBeNull();
  expect(await (await user()).text()).toBe('');
});

test.each([
  ['auth.password', 'POST', '/token?grant_type=password'],
  ['auth.refresh', 'POST', '/token?grant_type=refresh_token'],
  ['auth.user', 'GET', '/user'],
  ['auth.logout', 'POST', '/logout'],
  ['auth.signup', 'POST', '/signup'],
])('%s can answer with an empty object, or with a portal’s page', async (route, method, path) => {
  const { ask, headers, setFaults } = visitAuth();
  const send = () => ask(path, { method, headers });
  setFaults({ fault: 'empty-json', route, times: 1 }, { fault: 'html-200', route, times: 1 });
  const html = await send();
  expect([html.status, html.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(await read(await send())).toEqual({ status: 200, body: {} });
  expect((await send()).status).toBeGreaterThanOrEqual(400);
});

test('JSON can break off, and the connection too', async () => {
  const { password, setFaults } = visitAuth();
  setFaults({ fault: 'truncated-json', route: 'auth.password' });
  const answer = await password();
  expect(answer.status).toBe(200);
  await expect(answer.json()).rejects.toThrow(SyntaxError);
  setFaults({ fault: 'drop-socket', route: 'auth.password' });
  await expect(password()).rejects.toBeInstanceOf(ConnectionDropped);
});

test('the state has users and sessions, but no secret', async () => {
  const { password, standIn } = visitAuth();
  const answer = await password();
  const id = answer.headers.get('sb-auth-session-id');
  expect(standIn.state()).toMatchObject({ users: [{ email: credentials.email }], sessions: [{ id }] });
  expect(JSON.stringify(standIn.state())).not.toContain(credentials.password);
  const { refresh_token } = await answer.json();
  expect(JSON.stringify(standIn.state())).not.toContain(refresh_token);
});

test('a reset ends all sessions, removes new users and clears the rate limit', async () => {
  const { signIn, signUp, password, user, refresh, standIn } = visitAuth();
  const { access_token, refresh_token } = await signIn();
  await signUp({ email: 'otra@colegio.example', password: 'secreta' });
  while ((await password({})).status !== 429);
  standIn.reset();
  expect(standIn.state()).toMatchObject({ users: [{ email: credentials.email }], sessions: [] });
  expect((await user(access_token)).status).toBe(403);
  expect(await read(await refresh(refresh_token))).toMatchObject({
    body: { code: 'refresh_token_not_found' },
  });
  expect((await password()).status).toBe(200);
});

test.each(['/otp', '/recover', '/admin/users'])(
  'what the site does not use is not there: %s',
  async (path) => {
    expect((await visitAuth().post(path, {})).status).toBe(404);
  },
);
