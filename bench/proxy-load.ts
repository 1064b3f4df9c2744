// The payments proxy as it runs beside nginx, in a process of its own, before the sandbox's Mercado Pago in this one.
import { spawn } from 'node:child_process';
import { randomBytes, randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import process from 'node:process';
import * as v from 'valibot';
import { createSandbox } from '../sandbox/app.ts';
import { nodeListener } from '../sandbox/node-listener.ts';
import { npm, root, run } from '../scripts/lib/run.ts';
import { type Asked, generateLoad } from './load-generator.ts';
import { median } from './median.ts';
import { report } from './report.ts';
import { table } from './table.ts';

const Listening = v.object({ listening: v.number() });
const Created = v.object({ init_point: v.string() });

/** Preferences for each look-up, one for ten: a purchase asks about its payment more than once. */
const preferencesPerLookup = 0.1;

async function serveMercadoPago() {
  const server = createServer(nodeListener(createSandbox()));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${address.port}`, close };
}

/** @returns where the built proxy listens, in a process of its own */
async function startProxy(service: string) {
  const built = await run(npm('run', '--silent', 'build:proxy'));
  if (!built.ok) throw new Error(built.output);
  const child = spawn(process.execPath, [join(root, 'dist-proxy', 'node.js')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PORT: '0',
      MERCADOPAGO_ACCESS_TOKEN: 'APP_USR-ficticio',
      MERCADOPAGO_API_URL: `${service}/_sandbox/mercado-pago`,
      SITE_ORIGINS: 'https://colegio.example',
      REFERENCE_SECRETS: randomBytes(32).toString('hex'),
      CLIENT_ADDRESS_HEADER: 'x-real-ip',
    },
  });
  const closed = once(child, 'close');
  const port = await new Promise<number>((resolve, reject) => {
    closed.then(() => reject(new Error('The proxy ended')));
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      const line = text.split('\n').find((each) => each.includes('"listening"'));
      if (line) resolve(v.parse(Listening, JSON.parse(line)).listening);
    });
  });
  const close = async () => {
    child.kill('SIGTERM');
    await closed;
  };
  return { url: `http://127.0.0.1:${port}/api`, close };
}

/** Each from an address of its own, as buyers are. */
const fromSomewhere = () => ({ 'x-real-ip': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` });

function preference(proxy: string): Asked {
  const order = {
    items: [{ id: 'prod_dea_01', quantity: 1 }],
    external_reference: randomBytes(16).toString('hex'),
    total: 2000,
    auto_return: 'approved',
  };
  return {
    url: `${proxy}/checkout/preferences`,
    method: 'POST',
    headers: { 'content-type': 'application/json', ...fromSomewhere() },
    body: JSON.stringify(order),
    status: 201,
  };
}

/** A payment that was approved. @returns its two questions */
async function buy(proxy: string): Promise<readonly string[]> {
  const { url, method, headers, body } = preference(proxy);
  const created = await fetch(url, { method, headers, body } as RequestInit);
  const { init_point } = v.parse(Created, await created.json());
  const outcome = new URLSearchParams({ outcome: 'approved' });
  const paid = await fetch(init_point, { method: 'POST', body: outcome, redirect: 'manual' });
  const { searchParams } = new URL(paid.headers.get('location') ?? '');
  return [
    `${proxy}/v1/payments/${searchParams.get('payment_id')}`,
    `${proxy}/v1/payments/search?external_reference=${searchParams.get('external_reference')}`,
  ];
}

type Loaded = Awaited<ReturnType<typeof generateLoad>>;

function row(name: string, { requests, errors, milliseconds }: Loaded): readonly (string | number)[] {
  const sorted = [...milliseconds].sort((a, b) => a - b);
  const most = sorted[Math.floor(sorted.length * 0.99)] ?? 0;
  const ms = (value: number) => `${value.toFixed(1)} ms`;
  return [name, requests, errors.length, ms(median(sorted)), ms(most), ms(sorted.at(-1) ?? 0)];
}

/** @param rate look-ups a second @returns whether every answer was right */
export async function loadProxy(rate: number, seconds: number, write: boolean): Promise<boolean> {
  const service = await serveMercadoPago();
  const proxy = await startProxy(service.url);
  const questions = (await Promise.all(Array.from({ length: 20 }, () => buy(proxy.url)))).flat();
  const lookup = (sent: number): Asked => ({
    url: questions[sent % questions.length] ?? '',
    headers: fromSomewhere(),
  });
  const [lookups, preferences] = await Promise.all([
    generateLoad(lookup, { rate, seconds }),
    generateLoad(() => preference(proxy.url), { rate: Math.round(rate * preferencesPerLookup), seconds }),
  ]);
  await proxy.close();
  service.close();
  const errors = [...lookups.errors, ...preferences.errors];
  for (const error of errors.slice(0, 10)) console.error(error);
  const headings = ['The proxy on Node', 'requests', 'errors', 'median', '99 %', 'slowest'];
  const rows = [
    row(`look-ups, ${rate} a second for ${seconds} s`, lookups),
    row(`preferences, ${Math.round(rate * preferencesPerLookup)} a second beside them`, preferences),
  ];
  report('proxy-load', table([headings, ...rows]), write);
  return errors.length === 0;
}
