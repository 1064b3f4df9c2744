import { expect, test } from 'vitest';
import { isWrongCredentials } from '../../../src/features/auth/auth-notice.ts';
import { isRefusal } from '../../../src/features/auth/server-answers.ts';
import { looksLikeSession } from '../../../src/features/auth/session.ts';

test.each([
  '',
  'null',
  '"texto"',
  '7',
  '[]',
  '{}',
  '{"access_token":"a.b.c","refresh_token":"b"}',
  '{"access_token":"a.b.c","refresh_token":"","expires_at":1}',
  '{"access_token":"a.b.c","refresh_token":"b","expires_at":"mañana"}',
  '{"access_token":"a.b","refresh_token":"b","expires_at":1}',
  '{"access_token":"a.ñ.c","refresh_token":"b","expires_at":1}',
  '{"access_token":',
])('%s is no session', (stored) => {
  expect(looksLikeSession(stored)).toBe(false);
});

test('a session may have more fields than required', () => {
  expect(
    looksLikeSession('{"access_token":"a.b.c","refresh_token":"b","expires_at":1790000000,"user":null}'),
  ).toBe(true);
});

test.each([400, 401, 403, 404, 422])('%i is a refusal', (status) => {
  expect(isRefusal(status)).toBe(true);
});

test.each([undefined, 0, 200, 408, 429, 500, 503, 520])('%s says nothing about the session', (status) => {
  expect(isRefusal(status)).toBe(false);
});

test('wrong credentials are recognised by their code, or by their message where a proxy has lost it', () => {
  expect(isWrongCredentials({ code: 'invalid_credentials', message: 'otro texto' })).toBe(true);
  expect(isWrongCredentials({ code: null, message: 'Invalid login credentials' })).toBe(true);
  expect(isWrongCredentials({ code: 'email_not_confirmed', message: 'Email not confirmed' })).toBe(false);
  expect(isWrongCredentials({ code: null, message: null })).toBe(false);
});
