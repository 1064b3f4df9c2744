import * as v from 'valibot';
import { afterEach, expect, test, vi } from 'vitest';
import { HttpError, InvalidResponse, NetworkError, requestJson } from '../../src/platform/http.ts';

const schema = v.object({ id: v.string() });
const options = { timeoutMs: 1_000 };

afterEach(() => vi.useRealTimers());

function stubFetch(answer: () => Response | Promise<Response>) {
  vi.stubGlobal('fetch', answer);
}

test('returns the fields of a response that the schema declares', async () => {
  stubFetch(() => Response.json({ id: 'a', more: 1 }));
  expect(await requestJson('https://a.example', schema, options)).toEqual({ id: 'a' });
});

test('sends no cookies', async () => {
  const fetch = vi.fn(async (_url: string, _options: RequestInit) => Response.json({ id: 'a' }));
  vi.stubGlobal('fetch', fetch);
  await requestJson('https://a.example', schema, options);
  await requestJson('https://a.example', schema, { ...options, method: 'POST', body: {} });
  expect(fetch.mock.calls.map(([, { credentials }]) => credentials)).toEqual(['omit', 'omit']);
});

test('an HttpError has the status and body of the response', async () => {
  stubFetch(() => Response.json({ message: 'no' }, { status: 400 }));
  const error = await requestJson('https://a.example', schema, options).catch((thrown) => thrown);
  expect(error).toBeInstanceOf(HttpError);
  expect(error).toMatchObject({ status: 400, body: { message: 'no' }, message: 'HTTP error! status: 400' });
});

test('the HttpError of an HTML response has no body', async () => {
  stubFetch(() => new Response('<h1>Bad gateway</h1>', { status: 502 }));
  await expect(requestJson('https://a.example', schema, options)).rejects.toMatchObject({
    status: 502,
    body: null,
  });
});

test.each([
  ['120', 120_000],
  ['Mon, 02 Mar 2026 12:02:00 GMT', 120_000],
  ['Mon, 02 Mar 2026 11:00:00 GMT', 0],
  ['pronto', null],
])('an HttpError has the milliseconds of the header Retry-After: %s', async (header, retryAfterMs) => {
  vi.useFakeTimers({ now: Date.parse('2026-03-02T12:00:00Z'), toFake: ['Date'] });
  stubFetch(() => new Response(null, { status: 429, headers: { 'Retry-After': header } }));
  await expect(requestJson('https://a.example', schema, options)).rejects.toMatchObject({ retryAfterMs });
});

test.each(['<h1>Hola</h1>', '{"id":', '{"id":7}', ''])(
  'a successful response with the body %j is an InvalidResponse',
  async (body) => {
    stubFetch(() => new Response(body));
    await expect(requestJson('https://a.example', schema, options)).rejects.toBeInstanceOf(InvalidResponse);
  },
);

test('a failed connection is a NetworkError', async () => {
  stubFetch(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(requestJson('https://a.example', schema, options)).rejects.toBeInstanceOf(NetworkError);
});

test('a response that never arrives times out', async () => {
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  );
  await expect(requestJson('https://a.example', schema, { timeoutMs: 5 })).rejects.toBeInstanceOf(
    NetworkError,
  );
});

test('the caller’s abort rejects with AbortError', async () => {
  const controller = new AbortController();
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    controller.abort();
    return Promise.reject(signal?.reason);
  });
  await expect(
    requestJson('https://a.example', schema, { ...options, signal: controller.signal }),
  ).rejects.toMatchObject({ name: 'AbortError' });
});
