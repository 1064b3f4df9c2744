import { expect, test } from 'vitest';
import { CallerLeft, ConnectionDropped } from '../../sandbox/connection.ts';
import { visitAuth } from './supabase-auth/visitor.ts';
import { base, visitSandbox } from './visitor.ts';

const route = 'preference.create';
/** With a 403 the service says why: the payment is not this account's. */
const notOurs = [{ code: 4, description: expect.any(String), data: null }];
const jsonKinds = [400, 401, 403, 404, 409, 422, 423, 424, 429, 500, 502, 503, 504];

test.each(jsonKinds)('status %i comes with the service’s own error body', async (status) => {
  const { create, setFaults } = visitSandbox();
  await setFaults({ fault: 'status', route, status });
  const answer = await create();
  expect(answer.status).toBe(status);
  expect(await answer.json()).toEqual({
    message: expect.any(String),
    error: expect.any(String),
    status,
    cause: status === 403 ? notOurs : null,
  });
});

test('a status can have its own message, or none', async () => {
  const { create, setFaults } = visitSandbox();
  await setFaults(
    { fault: 'status', route, status: 400, error: 'invalid_items', message: 'items needed.', times: 1 },
    { fault: 'status', route, status: 400, error: 'invalid_items', body: 'json-without-message', times: 1 },
  );
  expect(await (await create()).json()).toEqual({
    message: 'items needed.',
    error: 'invalid_items',
    status: 400,
    cause: null,
  });
  expect(await (await create()).json()).toEqual({ error: 'invalid_items', status: 400, cause: null });
});

test('a status can come as HTML or empty', async () => {
  const { create, setFaults } = visitSandbox();
  await setFaults(
    { fault: 'status', route, status: 502, body: 'html', times: 1 },
    { fault: 'status', route, status: 504, body: 'empty', times: 1 },
  );
  const html = await create();
  expect(html.status).toBe(502);
  expect(html.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(await html.text()).toContain('<h1>502</h1>');
  const empty = await create();
  expect(empty.status).toBe(504);
  expect(await empty.text()).toBe('');
});

test('Retry-After is sent when configured', async () => {
  const { create, setFaults } = visitSandbox();
  await setFaults(
    { fault: 'status', route, status: 429, retryAfter: 7, times: 1 },
    { fault: 'status', route, status: 429, times: 1 },
  );
  expect((await create()).headers.get('retry-after')).toBe('7');
  expect((await create()).headers.get('retry-after')).toBeNull();
});

test('a fault for the next request is over after it', async () => {
  const { create, setFaults } = visitSandbox();
  await setFaults({ fault: 'status', route, status: 500, times: 1 });
  expect((await create()).status).toBe(500);
  expect((await create()).status).toBe(201);
});

test('200 with HTML', async () => {
  const { create, setFaults } = visitSandbox();
  await setFaults({ fault: 'html-200', route });
  const answer = await create();
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
});

test('truncated JSON keeps its status and breaks off', async () => {
  const { create, setFaults } = visitSandbox();
  await setFaults({ fault: 'truncated-json', route });
  const answer = await create();
  expect(answer.status).toBe(201);
  expect(answer.headers.get('content-type')).toContain('application/json');
  const text = await answer.text();
  expect(text).toMatch(/^\{"id":"/);
  expect(() => JSON.parse(text)).toThrow(SyntaxError);
});

test('an answer that has no body has nothing to truncate', async () => {
  const standIn = visitAuth();
  const { access_token } = await standIn.signIn();
  standIn.setFaults({ fault: 'truncated-json', route: 'auth.logout' });
  const answer = await standIn.post('/logout', undefined, access_token);
  expect(answer.status).toBe(204);
  expect(await answer.text()).toBe('');
});

test('a delay answers late, with the usual body', async () => {
  const { create, setFaults } = visitSandbox();
  await setFaults({ fault: 'delay', route, milliseconds: 30 });
  const start = performance.now();
  expect((await create()).status).toBe(201);
  expect(performance.now() - start).toBeGreaterThanOrEqual(29);
});

test('an answer that never comes ends when the caller leaves', async () => {
  const { ask, setFaults } = visitSandbox();
  await setFaults({ fault: 'never-answer', route });
  const signal = AbortSignal.timeout(20);
  await expect(ask('/checkout/preferences', { method: 'POST', signal })).rejects.toBeInstanceOf(CallerLeft);
});

test('a dropped socket has its own error', async () => {
  const { create, setFaults } = visitSandbox();
  await setFaults({ fault: 'drop-socket', route });
  await expect(create()).rejects.toBeInstanceOf(ConnectionDropped);
});

test('pages of any origin may call, with the headers that they need', async () => {
  const { ask, create } = visitSandbox();
  expect((await create()).headers.get('access-control-allow-origin')).toBe('*');
  const preflight = await ask('/checkout/preferences', { method: 'OPTIONS' });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
  expect(preflight.headers.get('access-control-allow-methods')).toBe('GET, POST, PUT, OPTIONS');
  expect(preflight.headers.get('access-control-allow-headers')).toBe(
    'authorization, content-type, x-idempotency-key',
  );
});

test('errors carry the CORS headers too', async () => {
  const { ask, create, setFaults } = visitSandbox();
  expect((await ask('/v1/payments/1')).headers.get('access-control-allow-origin')).toBe('*');
  await setFaults({ fault: 'status', route, status: 500, body: 'html' });
  expect((await create()).headers.get('access-control-allow-origin')).toBe('*');
});

test('CORS headers can be left out, of preflight and answer', async () => {
  const { ask, create, setFaults } = visitSandbox();
  await setFaults({ fault: 'no-cors', route });
  const preflight = await ask('/checkout/preferences', { method: 'OPTIONS' });
  expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
  expect(preflight.headers.get('access-control-allow-headers')).toBeNull();
  const answer = await create();
  expect(answer.status).toBe(201);
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
});

test('a preflight can be refused with 405', async () => {
  const { ask, setFaults } = visitSandbox();
  await setFaults({ fault: 'preflight-405', route });
  expect((await ask('/checkout/preferences', { method: 'OPTIONS' })).status).toBe(405);
});

test('a preflight uses up no other fault', async () => {
  const { ask, create, setFaults } = visitSandbox();
  await setFaults({ fault: 'status', route, status: 500, times: 1 });
  expect((await ask('/checkout/preferences', { method: 'OPTIONS' })).status).toBe(204);
  expect((await create()).status).toBe(500);
});

test.each([
  ['localhost', '127.0.0.1'],
  ['127.0.0.1', 'localhost'],
])('refused CORS leads from %s to %s, where nothing has CORS headers', async (from, to) => {
  const { fetch, setFaults } = visitSandbox();
  await setFaults({ fault: 'cors', route, times: 1 });
  const address = `${base.replace('localhost', from)}/mercado-pago/checkout/preferences`;
  const answer = await fetch(new Request(address, { method: 'POST' }));
  expect(answer.status).toBe(307);
  const next = new URL(answer.headers.get('location') ?? '');
  expect(next.host).toBe(`${to}:4173`);
  expect(next.pathname).toBe('/_sandbox/mercado-pago/checkout/preferences');
  for (const method of ['OPTIONS', 'POST']) {
    const refused = await fetch(new Request(next, { method }));
    expect([...refused.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  }
});
