import { expect, test } from 'vitest';
import { credentials } from '../../../sandbox/supabase-auth/credentials.ts';
import { read, refusal, visitAuth } from './visitor.ts';

const email = 'directora@colegio.example';
const person = { email, password: 'secreta', data: { nombre: 'Ana Ficticia' } };
const asked = { ...person, gotrue_meta_security: {}, code_challenge: null, code_challenge_method: null };

test('a new user has to confirm the e-mail, and cannot sign in before', async () => {
  const { signUp, password } = visitAuth();
  const answer = await signUp(asked);
  expect(answer.status).toBe(200);
  const user = await answer.json();
  expect(user).toMatchObject({
    role: 'authenticated',
    email,
    confirmation_sent_at: '2026-03-02T12:00:00.000Z',
    user_metadata: { nombre: 'Ana Ficticia', email, email_verified: false, sub: user.id },
    identities: [{ provider: 'email', user_id: user.id }],
  });
  expect(user).not.toHaveProperty('email_confirmed_at');
  expect(user).not.toHaveProperty('access_token');
  expect(await read(await password(person))).toEqual(
    refusal(400, 'email_not_confirmed', 'Email not confirmed'),
  );
});

test('signing up again before confirming is answered with the same user', async () => {
  const { signUp, pass } = visitAuth();
  const { id } = await (await signUp(asked)).json();
  pass(60);
  const again = await (await signUp({ ...asked, email: 'Directora@Colegio.Example' })).json();
  expect(again).toMatchObject({ id, confirmation_sent_at: '2026-03-02T12:01:00.000Z' });
});

test('where nothing needs to be confirmed, a new user is signed in', async () => {
  const { signUp, user, password, setFaults } = visitAuth();
  setFaults({ fault: 'signup-autoconfirmed' });
  const { access_token, user: signedUp } = await (await signUp(asked)).json();
  expect(await read(await user(access_token))).toEqual({ status: 200, body: signedUp });
  expect(signedUp).toMatchObject({ email_confirmed_at: '2026-03-02T12:00:00.000Z' });
  expect((await password(person)).status).toBe(200);
});

test('signing up with a taken e-mail is answered with a made-up user', async () => {
  const { signUp, signIn, password } = visitAuth();
  const { id } = (await (await password()).json()).user;
  const answer = await signUp({ ...asked, email: credentials.email });
  expect(answer.status).toBe(200);
  const fake = await answer.json();
  expect(fake).toMatchObject({ email: credentials.email, role: '', identities: [] });
  expect(fake.id).not.toBe(id);
  expect((await signIn()).user).toMatchObject({ id, role: 'authenticated' });
});

test('where nothing needs to be confirmed, it is refused', async () => {
  const { signUp, setFaults } = visitAuth();
  setFaults({ fault: 'signup-autoconfirmed' });
  const answer = await signUp({ ...asked, email: credentials.email });
  expect(await read(answer)).toEqual(refusal(422, 'user_already_exists', 'User already registered'));
});

test('sign-ups can be disabled', async () => {
  const { signUp, setFaults, standIn } = visitAuth();
  setFaults({ fault: 'signup-disabled' });
  expect(await read(await signUp(asked))).toEqual(
    refusal(422, 'signup_disabled', 'Signups not allowed for this instance'),
  );
  expect(standIn.state()).toMatchObject({ users: [{ email: credentials.email }] });
});

const tooShort = 'Password should be at least 6 characters.';
const tooLong = 'Password cannot be longer than 72 characters';
const badEmail = 'Unable to validate email address: invalid format';

test.each([
  ['a weak password', { password: 'cinco' }, 422, 'weak_password', tooShort],
  ['no password', { password: undefined }, 400, 'validation_failed', 'Signup requires a valid password'],
  ['73 letters', { password: 'a'.repeat(73) }, 400, 'validation_failed', tooLong],
  ['37 letters of two bytes', { password: 'ñ'.repeat(37) }, 400, 'validation_failed', tooLong],
  ['a bad e-mail', { email: 'directora@' }, 400, 'validation_failed', badEmail],
  [
    'neither e-mail nor phone',
    { email: null },
    422,
    'anonymous_provider_disabled',
    'Anonymous sign-ins are disabled',
  ],
  [
    'both',
    { phone: '56900000000' },
    400,
    'validation_failed',
    'Only an email address or phone number should be provided on signup.',
  ],
  [
    'a phone',
    { email: '', phone: '56900000000' },
    400,
    'phone_provider_disabled',
    'Phone signups are disabled',
  ],
])('%s creates no user', async (_, changes, status, code, message) => {
  const { signUp, standIn } = visitAuth();
  const rest = code === 'weak_password' ? { weak_password: { reasons: ['length'] } } : {};
  expect(await read(await signUp({ ...asked, ...changes }))).toEqual(refusal(status, code, message, rest));
  expect(standIn.state()).toMatchObject({ users: [{ email: credentials.email }] });
});

test('72 letters are not too long, and six not too few', async () => {
  const { signUp } = visitAuth();
  expect((await signUp({ ...asked, password: 'a'.repeat(72) })).status).toBe(200);
  expect((await signUp({ email: 'otra@colegio.example', password: 'seis66' })).status).toBe(200);
});

test('a body that is no JSON creates no user', async () => {
  const { ask, headers } = visitAuth();
  const answer = await ask('/signup', { method: 'POST', headers, body: '{' });
  expect(await read(answer)).toEqual(
    refusal(400, 'bad_json', expect.stringContaining('Could not parse request body as JSON: ')),
  );
});

test.each([
  'email rate limit exceeded',
  'For security purposes, you can only request this after 40 seconds.',
])('the quota of e-mails comes with a fault: %s', async (message) => {
  const { signUp, setFaults } = visitAuth();
  const error = 'over_email_send_rate_limit';
  setFaults({ fault: 'status', route: 'auth.signup', status: 429, error, message });
  expect(await read(await signUp(asked))).toEqual(refusal(429, error, message));
});
