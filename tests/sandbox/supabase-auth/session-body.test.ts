import { decodeJwt, decodeProtectedHeader } from 'jose';
import { expect, test } from 'vitest';
import { credentials } from '../../../sandbox/supabase-auth/credentials.ts';
import { read, refusal, service, start, visitAuth } from './visitor.ts';

const { email } = credentials;
const now = '2026-03-02T12:00:00.000Z';
const uuid = expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
const iat = start / 1000;

test('a session has the service’s fields, field for field', async () => {
  const session = await (await visitAuth().password()).json();
  const { id } = session.user;
  expect(session).toEqual({
    access_token: expect.any(String),
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: iat + 3600,
    refresh_token: expect.any(String),
    user: {
      id: uuid,
      aud: 'authenticated',
      role: 'authenticated',
      email,
      email_confirmed_at: now,
      phone: '',
      confirmed_at: now,
      last_sign_in_at: now,
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { email, email_verified: true, phone_verified: false, sub: id },
      identities: [
        {
          identity_id: uuid,
          id,
          user_id: id,
          identity_data: { email, email_verified: false, phone_verified: false, sub: id },
          provider: 'email',
          last_sign_in_at: now,
          created_at: now,
          updated_at: now,
          email,
        },
      ],
      created_at: now,
      updated_at: now,
      is_anonymous: false,
    },
  });
});

test('the access token has the user, the method and the project, claim for claim', async () => {
  const answer = await visitAuth().password();
  const { access_token, user } = await answer.json();
  expect(decodeProtectedHeader(access_token)).toEqual({ alg: 'HS256', typ: 'JWT' });
  expect(decodeJwt(access_token)).toEqual({
    iss: service,
    sub: user.id,
    aud: 'authenticated',
    exp: iat + 3600,
    iat,
    email,
    phone: '',
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: { email, email_verified: true, phone_verified: false, sub: user.id },
    role: 'authenticated',
    aal: 'aal1',
    amr: [{ method: 'password', timestamp: iat }],
    session_id: answer.headers.get('sb-auth-session-id'),
    is_anonymous: false,
  });
});

test('a refreshed access token is newer, of the same session and the same password', async () => {
  const { signIn, refresh, pass } = visitAuth();
  const { access_token, refresh_token } = await signIn();
  pass(1800);
  const { access_token: renewed } = await (await refresh(refresh_token)).json();
  const { session_id, amr } = decodeJwt(access_token);
  expect(decodeJwt(renewed)).toMatchObject({ iat: iat + 1800, exp: iat + 5400, session_id, amr });
});

test('a session can be short', async () => {
  const { password, user, setFaults, pass } = visitAuth();
  setFaults({ fault: 'short-session', seconds: 5 });
  const { access_token, expires_in, expires_at } = await (await password()).json();
  expect([expires_in, expires_at, decodeJwt(access_token).exp]).toEqual([5, iat + 5, iat + 5]);
  pass(5);
  expect((await user(access_token)).status).toBe(403);
});

test('a clock ahead issues tokens in the future, which are valid', async () => {
  const { password, user, setFaults } = visitAuth();
  setFaults({ fault: 'clock-skew', seconds: 600 });
  const { access_token, expires_in, expires_at } = await (await password()).json();
  expect(decodeJwt(access_token)).toMatchObject({ iat: iat + 600, exp: iat + 4200 });
  expect([expires_in, expires_at]).toEqual([3600, iat + 4200]);
  expect((await user(access_token)).status).toBe(200);
});

test('a clock far behind issues expired tokens, which are invalid', async () => {
  const { password, user, setFaults } = visitAuth();
  setFaults({ fault: 'clock-skew', seconds: -7200, times: 1 });
  const { access_token, expires_at } = await (await password()).json();
  expect(expires_at).toBe(iat - 3600);
  expect(await read(await user(access_token))).toEqual(
    refusal(403, 'bad_jwt', expect.stringContaining('token is expired')),
  );
});
