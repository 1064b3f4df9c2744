import { expect, test } from 'vitest';
import { catalogueVersion } from '../../../src/features/catalogue/catalogue-build.ts';
import { type FakeService, order, setUpProxy } from './proxy-fixture.ts';

const startTime = Date.parse('2026-11-23T12:00:00Z');
const minutesToMs = (count: number) => count * 60_000;

function setUp(changes: Readonly<Record<string, unknown>> = {}) {
  let now = startTime;
  let service: FakeService = async () => Response.json({}, { status: 404 });
  const proxy = setUpProxy(changes, { now: () => now, service: (url, init) => service(url, init) });
  return {
    ...proxy,
    advanceClock: (milliseconds: number) => {
      now += milliseconds;
    },
    setService: (next: FakeService) => {
      service = next;
    },
    health: async () => {
      const answer = await proxy.ask('/health');
      return { status: answer.status, ...(await answer.json()) };
    },
  };
}

const refuseToken: FakeService = async () => Response.json({ message: 'invalid_token' }, { status: 401 });

test('reports the service as «unasked» before the first request', async () => {
  expect(await setUp().health()).toEqual({
    status: 200,
    ok: true,
    build: catalogueVersion(),
    service: 'unasked',
    since: '2026-11-23T12:00:00.000Z',
  });
});

test.each<readonly [string, FakeService, string]>([
  ['an unknown payment', async () => Response.json({}, { status: 404 }), 'answers'],
  [
    'another account’s payment',
    async () => Response.json({ cause: [{ code: 4 }] }, { status: 403 }),
    'answers',
  ],
  ['a rate limit', async () => Response.json({}, { status: 429 }), 'answers'],
  ['a refused token', refuseToken, 'refuses'],
  ['a refusal by policy', async () => Response.json({ code: 'PA_UNAUTHORIZED' }, { status: 403 }), 'refuses'],
  ['a failure of the service', async () => Response.json({}, { status: 500 }), 'silent'],
  ['a page of HTML', async () => new Response('<p>'), 'silent'],
  ['no connection', () => Promise.reject(new TypeError('offline')), 'silent'],
])('after %s, reports the state of the service and when that state began', async (_, service, state) => {
  const { ask, health, advanceClock, setService } = setUp();
  setService(service);
  advanceClock(minutesToMs(1));
  await ask('/v1/payments/1');
  advanceClock(minutesToMs(1));
  await ask('/v1/payments/1');
  expect(await health()).toMatchObject({ ok: true, service: state, since: '2026-11-23T12:01:00.000Z' });
});

test('reports a failure once the service has refused the token for five minutes', async () => {
  const { ask, health, advanceClock, send, setService } = setUp();
  setService(refuseToken);
  await send(order());
  advanceClock(minutesToMs(5));
  expect(await health()).toMatchObject({ status: 200, ok: true, service: 'refuses' });
  advanceClock(1);
  expect(await health()).toMatchObject({ status: 503, ok: false, service: 'refuses' });
  setService(async () => Response.json({}, { status: 404 }));
  await ask('/v1/payments/1');
  expect(await health()).toMatchObject({ status: 200, ok: true, service: 'answers' });
});

test('/health sends no request to the service, has no rate limit and is not cached', async () => {
  const { ask, serviceCalls } = setUp();
  for (let count = 0; count < 70; count += 1) expect((await ask('/health', {}, '10.0.0.9')).status).toBe(200);
  const headResponse = await ask('/health', { method: 'HEAD' });
  expect([headResponse.status, await headResponse.text(), headResponse.headers.get('cache-control')]).toEqual(
    [200, '', 'no-store'],
  );
  expect((await ask('/health', { method: 'POST' })).headers.get('allow')).toBe('GET, HEAD, OPTIONS');
  expect(serviceCalls).toEqual([]);
});

test('reports the names of missing and wrong settings, but not their values', async () => {
  const { health, ask } = setUp({ REFERENCE_SECRETS: 'corto', MERCADOPAGO_ACCESS_TOKEN: undefined });
  expect(await health()).toMatchObject({
    status: 503,
    ok: false,
    service: 'unasked',
    not_configured: ['MERCADOPAGO_ACCESS_TOKEN', 'REFERENCE_SECRETS'],
  });
  expect(await (await ask('/health')).text()).not.toContain('corto');
});

test('reports a failure if site and proxy have different catalogues', async () => {
  const health = async (siteCatalogueVersion: string) => {
    const answer = await setUpProxy({}, { siteCatalogueVersion }).ask('/health');
    return { status: answer.status, ...(await answer.json()) };
  };
  const build = catalogueVersion();
  expect(await health(build)).toMatchObject({ status: 200, ok: true, build, site: build });
  expect(await health('01234567')).toMatchObject({ status: 503, ok: false, build, site: '01234567' });
});
