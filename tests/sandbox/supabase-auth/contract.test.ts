// The real client against the stand-in, over HTTP: it understands one as it understands the other. With
// SUPABASE_TEST_URL, SUPABASE_TEST_ANON_KEY, SUPABASE_TEST_EMAIL and SUPABASE_TEST_PASSWORD in the environment, what
// can be asked of a real project is asked of that one too.
import { decodeJwt, SignJWT } from 'jose';
import { expect, test, vi } from 'vitest';
import { connect, facts, storageKey } from './client.ts';
import { openSandbox, projects } from './projects.ts';

const any = expect.any(String);

test.for(projects())('$name: a wrong password has its code', async ({ open }) => {
  const project = await open();
  const { auth, stored } = connect(project);
  for (const email of [project.email, 'nadie@mentoria.example']) {
    const { data, error } = await auth.signInWithPassword({ email, password: `no-${project.password}` });
    expect(data).toEqual({ user: null, session: null });
    expect(facts(error)).toEqual({
      name: 'AuthApiError',
      status: 400,
      code: 'invalid_credentials',
      message: 'Invalid login credentials',
    });
  }
  expect(stored.size).toBe(0);
});

test.for(projects())(
  '$name: a session is stored, and its user is whom the server knows',
  async ({ open }) => {
    const project = await open();
    const { auth, stored } = connect(project);
    const { data } = await auth.signInWithPassword(project);
    expect(data.session).toMatchObject({ token_type: 'bearer', expires_in: expect.any(Number) });
    expect(data.user).toMatchObject({
      aud: 'authenticated',
      role: 'authenticated',
      email: project.email,
      app_metadata: { provider: 'email', providers: ['email'] },
      is_anonymous: false,
    });
    expect(data.user?.email_confirmed_at).toEqual(any);
    expect(data.user?.identities).toMatchObject([{ provider: 'email', user_id: data.user?.id }]);
    const { session } = data;
    expect(decodeJwt(session?.access_token ?? '')).toMatchObject({
      iss: `${project.url}/auth/v1`,
      sub: data.user?.id,
      aud: 'authenticated',
      exp: session?.expires_at,
      email: project.email,
      role: 'authenticated',
      aal: 'aal1',
      amr: [{ method: 'password', timestamp: expect.any(Number) }],
      session_id: any,
      is_anonymous: false,
    });
    expect(JSON.parse(stored.get(storageKey) ?? '')).toEqual(session);
    const confirmed = await auth.getUser();
    expect(confirmed.error).toBeNull();
    expect(confirmed.data.user?.id).toBe(data.user?.id);
    await auth.signOut({ scope: 'local' });
  },
);

test.for(projects())('$name: signing in, refreshing and signing out raise their events', async ({ open }) => {
  const project = await open();
  const { auth, stored, events } = connect(project);
  await auth.getSession();
  const { data: first } = await auth.signInWithPassword(project);
  const { data: second, error } = await auth.refreshSession();
  expect(error).toBeNull();
  expect(second.session?.refresh_token).not.toBe(first.session?.refresh_token);
  const sessionOf = (token = '') => decodeJwt(token).session_id;
  expect(sessionOf(second.session?.access_token)).toBe(sessionOf(first.session?.access_token));
  expect((await auth.signOut({ scope: 'local' })).error).toBeNull();
  expect(stored.has(storageKey)).toBe(false);
  expect(events).toEqual(['INITIAL_SESSION', 'SIGNED_IN', 'TOKEN_REFRESHED', 'SIGNED_OUT']);
});

test.for(projects())('$name: the token before the current one does not count as stolen', async ({ open }) => {
  const project = await open();
  const { auth } = connect(project);
  const { data: first } = await auth.signInWithPassword(project);
  const { data: second } = await auth.refreshSession();
  const again = await auth.refreshSession({ refresh_token: first.session?.refresh_token ?? '' });
  expect(again.error).toBeNull();
  expect(again.data.session?.refresh_token).toBe(second.session?.refresh_token);
  await auth.signOut({ scope: 'local' });
});

test.for(projects())('$name: a session that was ended elsewhere is deleted here', async ({ open }) => {
  const project = await open();
  const here = connect(project);
  await here.auth.signInWithPassword(project);
  const elsewhere = connect(project, new Map(here.stored));
  await elsewhere.auth.signOut({ scope: 'local' });
  const { error } = await here.auth.getUser();
  expect(facts(error)).toEqual({
    name: 'AuthSessionMissingError',
    status: 400,
    code: undefined,
    message: 'Auth session missing!',
  });
  expect(here.stored.has(storageKey)).toBe(false);
  expect(here.events).toContain('SIGNED_OUT');
});

/** A session that somebody wrote by hand. */
async function forgedSession() {
  const expires_at = Math.floor(Date.now() / 1000) + 3600;
  const id = crypto.randomUUID();
  const claims = { sub: id, exp: expires_at, role: 'authenticated', session_id: crypto.randomUUID() };
  const access_token = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(new TextEncoder().encode('un secreto que el servicio no conoce'));
  const user = { id, aud: 'authenticated', email: 'falsa@colegio.example' };
  return {
    access_token,
    refresh_token: 'nuncaentrega',
    token_type: 'bearer',
    expires_in: 3600,
    expires_at,
    user,
  };
}

test.for(projects())('$name: a forged session is accepted only by the client', async ({ open }) => {
  const text = JSON.stringify(await forgedSession());
  const { auth, stored } = connect(await open(), new Map([[storageKey, text]]));
  expect((await auth.getSession()).data.session?.user.email).toBe('falsa@colegio.example');
  const { data, error } = await auth.getUser();
  expect(data.user).toBeNull();
  expect(facts(error)).toEqual({
    name: 'AuthApiError',
    status: 403,
    code: 'bad_jwt',
    message: expect.stringContaining('invalid JWT: unable to parse or verify signature'),
  });
  expect(stored.get(storageKey)).toBe(text);
});

test('reading a stored session sends no request', async () => {
  const { project, asked } = await openSandbox();
  const text = JSON.stringify(await forgedSession());
  const { auth } = connect(project, new Map([[storageKey, text]]));
  await auth.getSession();
  expect(await asked()).toEqual([]);
});

const route = 'auth.password';
const api = { name: 'AuthApiError', status: 400, message: any };

test.each([
  ['an old server', { fault: 'old-envelope', route }, { ...api, code: 'invalid_credentials' }],
  ['a lost version header', { fault: 'no-version-header', route }, { ...api, code: undefined }],
  [
    'a quota',
    { fault: 'status', route, status: 429 },
    {
      ...api,
      status: 429,
      code: 'over_request_rate_limit',
      message: 'Request rate limit reached',
    },
  ],
  [
    'an unconfirmed e-mail',
    { fault: 'status', route, status: 400, error: 'email_not_confirmed', message: 'Email not confirmed' },
    { ...api, code: 'email_not_confirmed', message: 'Email not confirmed' },
  ],
  [
    'a page with status 403',
    { fault: 'status', route, status: 403, body: 'html' },
    { name: 'AuthUnknownError', status: undefined, code: undefined, message: any },
  ],
  [
    'an empty object',
    { fault: 'empty-json', route },
    {
      name: 'AuthInvalidTokenResponseError',
      status: 500,
      code: undefined,
      message: 'Auth session or user missing',
    },
  ],
  [
    'a portal’s page',
    { fault: 'html-200', route },
    { name: 'AuthRetryableFetchError', status: 0, code: undefined, message: any },
  ],
])('a failed sign-in with %s', async (_, fault, expected) => {
  const { project, setFaults } = await openSandbox();
  const { auth, stored } = connect(project);
  await setFaults(fault);
  const { data, error } = await auth.signInWithPassword({ ...project, password: 'otra' });
  expect(data).toEqual({ user: null, session: null });
  expect(facts(error)).toEqual(expected);
  expect(stored.size).toBe(0);
});

test.each([500, 501, 502, 503, 504, 520, 530])(
  'status %i is worth another try, JSON or not',
  async (status) => {
    const { project, setFaults } = await openSandbox();
    const { auth } = connect(project);
    for (const body of ['json', 'html']) {
      await setFaults({ fault: 'status', route, status, body });
      const { error } = await auth.signInWithPassword(project);
      expect(facts(error)).toMatchObject({ name: 'AuthRetryableFetchError', status, code: undefined });
    }
  },
);

test('truncated JSON is retryable', async () => {
  const { project, setFaults } = await openSandbox();
  await setFaults({ fault: 'truncated-json', route });
  const { error } = await connect(project).auth.signInWithPassword(project);
  expect(facts(error)).toMatchObject({ name: 'AuthRetryableFetchError', status: 0 });
});

test.each([
  ['a dropped connection', { fault: 'drop-socket', route }],
  ['an aborted request', { fault: 'never-answer', route }],
])('%s is retryable', async (_, fault) => {
  // The client says so itself, with the error it caught.
  const heard = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { project, setFaults } = await openSandbox();
  await setFaults(fault);
  const impatient: typeof fetch = (input, init) =>
    fetch(input, { ...init, signal: AbortSignal.timeout(300) });
  const { auth } = connect(project, new Map(), impatient);
  const { error } = await auth.signInWithPassword(project);
  expect(facts(error)).toMatchObject({ name: 'AuthRetryableFetchError', status: 0, code: undefined });
  expect(heard).toHaveBeenCalledOnce();
});

test('a wrong key is refused by the gateway, without a code', async () => {
  const { project } = await openSandbox();
  const { error } = await connect({ ...project, key: 'sb_publishable_de_otro' }).auth.signInWithPassword(
    project,
  );
  expect(facts(error)).toEqual({ ...api, status: 401, code: undefined, message: 'Invalid API key' });
});

const person = { email: 'directora@colegio.example', password: 'secreta' };

test('a weak password brings its reasons', async () => {
  const { project } = await openSandbox();
  const { error } = await connect(project).auth.signUp({ ...person, password: 'x' });
  expect(facts(error)).toMatchObject({ name: 'AuthWeakPasswordError', status: 422, code: 'weak_password' });
  expect(error).toHaveProperty('reasons', ['length']);
});

test('a new user has no session before confirming the e-mail, unless nothing needs to be confirmed', async () => {
  const { project, setFaults } = await openSandbox();
  const waiting = connect(project);
  const asked = await waiting.auth.signUp(person);
  expect(asked).toMatchObject({ data: { user: { email: person.email }, session: null }, error: null });
  expect(waiting.stored.size).toBe(0);
  await setFaults({ fault: 'signup-autoconfirmed' });
  const { data } = await connect(project).auth.signUp({ ...person, email: 'otra@colegio.example' });
  expect(data.session?.user.email).toBe('otra@colegio.example');
});

test('disabled sign-ups have their code', async () => {
  const { project, setFaults } = await openSandbox();
  await setFaults({ fault: 'signup-disabled' });
  const { error } = await connect(project).auth.signUp(person);
  expect(facts(error)).toMatchObject({ name: 'AuthApiError', status: 422, code: 'signup_disabled' });
});

/** Somebody signed in at a fresh stand-in. The faults are on from the sign-in on. */
async function signedIn(...faults: object[]) {
  const sandbox = await openSandbox();
  await sandbox.setFaults(...faults);
  const visit = connect(sandbox.project);
  await visit.auth.signInWithPassword(sandbox.project);
  return { ...sandbox, ...visit };
}

const shortOnce = { fault: 'short-session', seconds: 60, times: 1 };
const expiredOnce = { fault: 'clock-skew', seconds: -7200, times: 1 };

test.each([
  ['about to expire', shortOnce],
  ['dated by a clock far behind', expiredOnce],
])('a session %s is refreshed when it is read', async (_, fault) => {
  const { auth, events, asked } = await signedIn(fault);
  const { data } = await auth.getSession();
  expect(data.session?.expires_in).toBe(3600);
  expect(events).toContain('TOKEN_REFRESHED');
  expect(await asked()).toEqual(['auth.password', 'auth.refresh']);
});

test('a refresh succeeds after a short outage', async () => {
  const { auth, asked } = await signedIn({ fault: 'status', route: 'auth.refresh', status: 503, times: 1 });
  expect((await auth.refreshSession()).error).toBeNull();
  expect(await asked()).toEqual(['auth.password', 'auth.refresh', 'auth.refresh']);
});

test('a refused refresh deletes a session that has expired', async () => {
  const { auth, stored, events } = await signedIn(expiredOnce, { fault: 'sessions-revoked', times: 1 });
  expect((await auth.getSession()).data.session).toBeNull();
  expect(stored.has(storageKey)).toBe(false);
  expect(events).toContain('SIGNED_OUT');
});

test('a refused refresh leaves one that has not', async () => {
  const { auth, stored } = await signedIn(shortOnce, { fault: 'sessions-revoked', times: 1 });
  await auth.getSession();
  expect(stored.has(storageKey)).toBe(true);
});

test('a stolen refresh token ends the session', async () => {
  const { auth, project } = await signedIn({ fault: 'reuse-interval', seconds: 0 });
  const thief = connect(project);
  const { data } = await auth.getSession();
  const refresh_token = data.session?.refresh_token ?? '';
  await auth.refreshSession();
  await auth.refreshSession();
  const { error } = await thief.auth.refreshSession({ refresh_token });
  expect(facts(error)).toMatchObject({
    name: 'AuthApiError',
    status: 400,
    code: 'refresh_token_already_used',
  });
  expect((await auth.getUser()).error?.name).toBe('AuthSessionMissingError');
});

test.each([400, 422, 429, 500, 502, 503, 504, 520])(
  'a sign-out that fails with %i leaves the session on the device',
  async (status) => {
    const { auth, stored, events, setFaults } = await signedIn();
    await setFaults({ fault: 'status', route: 'auth.logout', status });
    const { error } = await auth.signOut();
    expect(error?.status).toBe(status);
    expect(stored.has(storageKey)).toBe(true);
    expect(events).not.toContain('SIGNED_OUT');
  },
);

test('a sign-out without a connection leaves the session on the device', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { auth, stored, setFaults } = await signedIn();
  await setFaults({ fault: 'drop-socket', route: 'auth.logout' });
  expect(facts((await auth.signOut({ scope: 'local' })).error)).toMatchObject({ status: 0 });
  expect(stored.has(storageKey)).toBe(true);
});

test.each([401, 403, 404])('a sign-out that is refused with %i still signs out', async (status) => {
  const { auth, stored, events, setFaults } = await signedIn();
  await setFaults({ fault: 'status', route: 'auth.logout', status });
  expect((await auth.signOut()).error).toBeNull();
  expect(stored.has(storageKey)).toBe(false);
  expect(events).toContain('SIGNED_OUT');
});

test('a banned user gets the server’s error, and stays stored', async () => {
  const { auth, stored, setFaults } = await signedIn();
  await setFaults({ fault: 'user-banned' });
  expect(facts((await auth.getUser()).error)).toMatchObject({ status: 403, code: 'user_banned' });
  expect(stored.has(storageKey)).toBe(true);
});

test('a server that fails to look up the user leaves the session as it is', async () => {
  const { auth, stored, setFaults } = await signedIn();
  await setFaults({ fault: 'status', route: 'auth.user', status: 503 });
  const { error } = await auth.getUser();
  expect(facts(error)).toMatchObject({ name: 'AuthRetryableFetchError', status: 503 });
  expect(stored.has(storageKey)).toBe(true);
});
