// As much of the services' contracts as the journeys build on. A payment from its preference to its look-up is in
// tests/deploy/proxy/contract.ts, which asks stand-in and proxy alike.
import { createServer } from 'node:http';
import { createClient } from '@supabase/supabase-js';
import * as v from 'valibot';
import { expect, onTestFinished, test, vi } from 'vitest';
import { credentials, standInValues } from '../../config/stand-ins.ts';
import { createSandbox } from '../../sandbox/app.ts';
import { nodeListener } from '../../sandbox/node-listener.ts';

const base = 'http://localhost:4173/_sandbox';

/** A fresh sandbox, asked as a page asks. */
function visit() {
  const { fetch } = createSandbox();
  const ask = (path: string, init?: RequestInit) => fetch(new Request(base + path, init));
  return {
    fetch,
    ask,
    faults: (...faults: object[]) =>
      ask('/control/faults', { method: 'PUT', body: JSON.stringify(faults) }).then(({ status }) => status),
    create: (order: object) =>
      ask('/mercado-pago/checkout/preferences', {
        method: 'POST',
        headers: seller,
        body: JSON.stringify(order),
      }),
  };
}

const seller = { authorization: 'Bearer APP_USR-prueba' };
const form = { id: 'dea', title: 'Formulario', quantity: 2, unit_price: 2000 };
const order = {
  items: [form],
  back_urls: { success: 'http://localhost:4173/pago-exitoso' },
  auto_return: 'approved',
  external_reference: 'ref-1',
};

test('a preference needs the seller’s token, whole prices and a way back', async () => {
  const { ask, create, faults } = visit();
  const path = '/mercado-pago/checkout/preferences';
  const anonymous = await ask(`${path}?access_token=APP_USR-prueba`, { method: 'POST' });
  expect(anonymous.status).toBe(401);
  for (const items of [[], [{ ...form, unit_price: 19.9 }], [{ ...form, quantity: 0 }]]) {
    expect(await (await create({ ...order, items })).json()).toMatchObject({
      error: 'invalid_items',
      status: 400,
    });
  }
  await faults({ fault: 'invalid-auto-return' });
  expect(await (await create(order)).json()).toMatchObject({ error: 'invalid_auto_return' });
});

test('the accounts’ own client signs in, asks who it is, and signs out for good', async () => {
  const { fetch } = visit();
  // The client starts only where there is a WebSocket, which it never opens.
  vi.stubGlobal('WebSocket', class {});
  const { auth } = createClient(`${base}/supabase`, String(standInValues().VITE_SUPABASE_PUBLISHABLE_KEY), {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: (input, init) => fetch(new Request(input, init)) },
  });
  const wrong = await auth.signInWithPassword({ ...credentials, password: 'otra' });
  expect(wrong.error).toMatchObject({ code: 'invalid_credentials', message: 'Invalid login credentials' });
  const { data } = await auth.signInWithPassword({ ...credentials, email: credentials.email.toUpperCase() });
  const token = data.session?.access_token;
  expect((await auth.getUser(token)).data.user).toMatchObject({
    email: credentials.email,
    is_anonymous: false,
  });
  const renewed = await auth.refreshSession();
  expect(renewed.data.session?.refresh_token).not.toBe(data.session?.refresh_token);
  expect((await auth.signOut()).error).toBeNull();
  const { error } = await auth.getUser(token);
  expect(error?.name).toBe('AuthSessionMissingError');
});

test('a half hour that is booked is taken', async () => {
  const { ask } = visit();
  const days = await (await ask('/agenda')).text();
  const [, path = ''] = /href="\/_sandbox(\/agenda\/reserva\?[^"]*)"/.exec(days) ?? [];
  const body = new URLSearchParams({ nombre: 'Directora', correo: 'direccion@colegio.example' });
  const half = path.replaceAll('&amp;', '&');
  expect((await ask(half, { method: 'POST', body })).status).toBe(303);
  expect((await ask(half, { method: 'POST', body })).status).toBe(409);
});

test('a fault strikes as often as it says, an unknown one is refused, and a reset forgets everything', async () => {
  const { ask, create, faults } = visit();
  expect(await faults({ fault: 'status', route: 'preference.create', status: 503, times: 1 })).toBe(200);
  expect([(await create(order)).status, (await create(order)).status]).toEqual([503, 201]);
  expect(await faults({ fault: 'earthquake' })).toBe(400);
  const log = await ask('/control/requests');
  expect(await log.json()).toMatchObject(
    Array(2).fill({ route: 'preference.create', body: { external_reference: 'ref-1' } }),
  );
  await ask('/control/reset', { method: 'POST' });
  expect(await (await ask('/control/requests')).json()).toEqual([]);
});

test('over a real port a dropped connection has no answer', async () => {
  const sandbox = createSandbox();
  const server = createServer(nodeListener(sandbox)).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await vi.waitFor(() => expect(server.listening).toBe(true));
  const { port } = v.parse(v.object({ port: v.number() }), server.address());
  const url = `http://127.0.0.1:${port}/_sandbox`;
  const faults = JSON.stringify([{ fault: 'drop-socket', route: 'sdk.script' }]);
  await fetch(`${url}/control/faults`, { method: 'PUT', body: faults });
  await expect(fetch(`${url}/mercado-pago/sdk/js/v2`)).rejects.toThrow('fetch failed');
});
