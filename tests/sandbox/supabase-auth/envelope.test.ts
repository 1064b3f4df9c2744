import { expect, test } from 'vitest';
import { anonKey } from '../../../sandbox/supabase-auth/credentials.ts';
import { read, visitAuth } from './visitor.ts';

const wrong = { email: 'nadie@mentoria.example', password: 'x' };
const message = 'Invalid login credentials';
const old = { code: 400, error_code: 'invalid_credentials', msg: message };

/** The answer to a wrong password, asked in the words of an API version. */
function refusedFor(version?: string) {
  const headers = {
    apikey: anonKey,
    ...(version === undefined ? {} : { 'x-supabase-api-version': version }),
  };
  const body = JSON.stringify(wrong);
  return visitAuth().ask('/token?grant_type=password', { method: 'POST', headers, body });
}

test.each([['2024-01-01'], ['2030-12-31']])('version %s gets the newest envelope', async (version) => {
  const answer = await refusedFor(version);
  expect(answer.headers.get('content-type')).toBe('application/json');
  expect(answer.headers.get('x-supabase-api-version')).toBe('2024-01-01');
  expect(answer.headers.get('x-sb-error-code')).toBe('invalid_credentials');
  expect(await read(answer)).toEqual({ status: 400, body: { code: 'invalid_credentials', message } });
});

test.each([[undefined], ['2023-12-31'], ['mañana']])(
  'version %s gets the first envelope',
  async (version) => {
    const answer = await refusedFor(version);
    expect(answer.headers.get('content-type')).toBe('application/json');
    expect(answer.headers.get('x-supabase-api-version')).toBeNull();
    expect(answer.headers.get('x-sb-error-code')).toBe('invalid_credentials');
    expect(await read(answer)).toEqual({ status: 400, body: old });
  },
);

test('pages may read the version, of errors and of what went well', async () => {
  const { password } = visitAuth();
  for (const answer of [await password(), await password(wrong)]) {
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('access-control-expose-headers')).toBe(
      'X-Total-Count, Link, X-Supabase-Api-Version',
    );
  }
});

test('without CORS headers there is none of them', async () => {
  const { password, setFaults } = visitAuth();
  setFaults({ fault: 'no-cors', route: 'auth.password' });
  const { headers } = await password(wrong);
  expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
});

test('the version header can be lost on the way', async () => {
  const { password, setFaults } = visitAuth();
  setFaults({ fault: 'no-version-header', route: 'auth.password', times: 1 });
  const answer = await password(wrong);
  expect(answer.headers.get('x-supabase-api-version')).toBeNull();
  expect(await answer.json()).toEqual({ code: 'invalid_credentials', message });
  expect((await password(wrong)).headers.get('x-supabase-api-version')).toBe('2024-01-01');
});

test('an old server knows no versions', async () => {
  const { password, setFaults } = visitAuth();
  setFaults({ fault: 'old-envelope', route: 'auth.password', times: 1 });
  const answer = await password(wrong);
  expect(answer.headers.get('x-supabase-api-version')).toBeNull();
  expect(answer.headers.get('access-control-expose-headers')).toContain('X-Supabase-Api-Version');
  expect(await answer.json()).toEqual(old);
});

test('a fault of one route does not affect the others', async () => {
  const { password, setFaults } = visitAuth();
  setFaults(
    { fault: 'old-envelope', route: 'auth.user' },
    { fault: 'no-version-header', route: 'auth.refresh' },
  );
  const answer = await password(wrong);
  expect(answer.headers.get('x-supabase-api-version')).toBe('2024-01-01');
  expect(await answer.json()).toEqual({ code: 'invalid_credentials', message });
});

test('the first envelope has a number for the server’s own failures, and the reasons of a weak password', async () => {
  const { password, signUp, setFaults } = visitAuth();
  setFaults(
    { fault: 'old-envelope', route: 'auth.password' },
    { fault: 'old-envelope', route: 'auth.signup' },
    { fault: 'status', route: 'auth.password', status: 500 },
  );
  expect(await (await password()).json()).toEqual({
    code: 500,
    error_code: 'unexpected_failure',
    msg: 'Unexpected failure, please check server logs for more information',
    error_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  const weak = await signUp({ email: 'otra@colegio.example', password: 'x' });
  expect(await weak.json()).toEqual({
    code: 422,
    error_code: 'weak_password',
    msg: 'Password should be at least 6 characters.',
    weak_password: { reasons: ['length'] },
  });
});

test('OAuth’s own errors are the same in every version', async () => {
  const { refresh, setFaults } = visitAuth();
  const body = { error: 'invalid_request', error_description: 'refresh_token required' };
  const newest = await refresh('');
  expect(newest.headers.get('x-supabase-api-version')).toBe('2024-01-01');
  expect(await newest.json()).toEqual(body);
  setFaults({ fault: 'old-envelope', route: 'auth.refresh' });
  expect(await (await refresh('')).json()).toEqual(body);
});
