// Calls the entry point for each host as the host's documentation describes. `npm run test:hosts` runs these entry
// points on the real runtimes.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { proxyPath } from '../../../config/proxy-address.ts';
import { catalogueVersion } from '../../../src/features/catalogue/catalogue-build.ts';
import { deaForm } from '../../shop.ts';
import { hostEnvironment, serveSandbox } from './contract.ts';
import { newReference, order, siteOrigin } from './proxy-fixture.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

let service: Awaited<ReturnType<typeof serveSandbox>>;
beforeAll(async () => {
  service = await serveSandbox();
});
afterAll(() => service.close());

/** Returns the host's environment. CLIENT_ADDRESS_HEADER is empty, as hosts' settings pages store a blank field. */
const entryEnvironment = () => ({ ...hostEnvironment(service.url), CLIENT_ADDRESS_HEADER: '' });

type EntryPoint = (request: Request) => Promise<Response>;

const entryPoints: readonly (readonly [string, string, () => Promise<EntryPoint>])[] = [
  [
    'Netlify',
    'x-nf-client-connection-ip',
    async () => (await import('../../../deploy/proxy/hosts/netlify/payments.ts')).default,
  ],
  ['Vercel', 'x-real-ip', async () => (await import('../../../deploy/proxy/hosts/vercel.ts')).default.fetch],
  [
    'Cloudflare Pages',
    'cf-connecting-ip',
    async () => {
      const { onRequest } = await import('../../../functions/api/[[path]].ts');
      return (request) => onRequest({ request, env: { ...entryEnvironment(), ASSETS: { fetch } } });
    },
  ],
];

describe.each(entryPoints)('%s', (_, header, load) => {
  let entryPoint: EntryPoint;
  beforeEach(async () => {
    vi.spyOn(console, 'log').mockImplementation(() => {});
    for (const [name, value] of Object.entries(entryEnvironment())) vi.stubEnv(name, value);
    vi.resetModules();
    entryPoint = await load();
  });

  const send = (address: string, total = deaForm.price) =>
    entryPoint(
      new Request(`${siteOrigin}${proxyPath}/checkout/preferences`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: siteOrigin, [header]: address },
        body: JSON.stringify(order({ total })),
      }),
    );

  test('uses the host’s environment and logs each request to the console', async () => {
    expect((await send('203.0.113.1')).status).toBe(201);
    expect((await send('203.0.113.1', 1)).status).toBe(409);
    const search = `/v1/payments/search?external_reference=${newReference()}`;
    expect((await entryPoint(new Request(siteOrigin + proxyPath + search))).status).toBe(404);
    expect(console.log).toHaveBeenCalledTimes(3);
  });

  test('reports its health', async () => {
    const ask = (method: string) => entryPoint(new Request(`${siteOrigin}${proxyPath}/health`, { method }));
    const answer = await ask('GET');
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { ok: true, build: catalogueVersion(), service: 'unasked', since: expect.any(String) },
    ]);
    expect((await ask('HEAD')).status).toBe(200);
    await send('203.0.113.4');
    expect(await (await ask('GET')).json()).toMatchObject({ service: 'answers' });
  });

  test('limits requests by the address in the host’s header', async () => {
    for (let count = 0; count < 10; count += 1) expect((await send('203.0.113.2')).status).toBe(201);
    expect((await send('203.0.113.2')).status).toBe(429);
    expect((await send('203.0.113.3')).status).toBe(201);
  });
});

test('Netlify: the function has the path /api and a rate limit', async () => {
  const { config } = await import('../../../deploy/proxy/hosts/netlify/payments.ts');
  expect(config.path).toBe(`${proxyPath}/*`);
  expect(config.rateLimit).toMatchObject({ windowSize: 60, aggregateBy: ['ip', 'domain'] });
  const [, directory = ''] = /^ {2}directory = "(.+)"$/m.exec(read('netlify.toml')) ?? [];
  expect(existsSync(join(root, directory, 'payments.ts'))).toBe(true);
});

test('Vercel: sends every path below /api to the function of the build', () => {
  const { rewrites, functions, buildCommand } = JSON.parse(read('vercel.json'));
  expect(rewrites).toContainEqual({ source: `${proxyPath}/(.*)`, destination: proxyPath });
  expect(Object.keys(functions)).toEqual(['api/index.js']);
  const { scripts } = JSON.parse(read('package.json'));
  const commands = [...buildCommand.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name);
  expect(commands.every((name: string) => Object.hasOwn(scripts, name))).toBe(true);
  expect(commands).toContain('build:proxy');
});
