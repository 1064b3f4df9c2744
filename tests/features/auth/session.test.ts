import { expect, test } from 'vitest';
import { looksLikeSession } from '../../../src/features/auth/session.ts';
import { isRefusal } from '../../../src/features/auth/supabase.ts';

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
