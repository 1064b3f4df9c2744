import { expect, test } from 'vitest';
import { createSandbox } from '../../sandbox/app.ts';
import { sandboxToken } from '../../sandbox/stand-ins.ts';

const site = 'http://192.168.1.5:4173';
const json = { 'content-type': 'application/json', origin: site };
const order = {
  items: [{ id: 'prod_dea_01', quantity: 1 }],
  external_reference: '0123456789abcdef'.repeat(2),
  total: 2000,
};
const create = () =>
  new Request(`${site}/api/checkout/preferences`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(order),
  });

test('the proxy answers at any address of the site, and the log shows the token with what it asks', async () => {
  const { fetch } = createSandbox({ proxied: true });
  const answer = await fetch(create());
  const { init_point } = await answer.json();
  expect([answer.status, init_point]).toEqual([
    201,
    expect.stringContaining(`${site}/_sandbox/mercado-pago/`),
  ]);
  const log = await (await fetch(new Request(`${site}/_sandbox/control/requests`))).json();
  expect(log).toMatchObject([{ route: 'preference.create', authorization: `Bearer ${sandboxToken}` }]);
});

test('its limits are those of the real one, and are forgotten with everything else', async () => {
  const { fetch } = createSandbox({ proxied: true });
  for (let count = 0; count < 10; count += 1) expect((await fetch(create())).status).toBe(201);
  expect((await fetch(create())).status).toBe(429);
  await fetch(new Request(`${site}/_sandbox/control/reset`, { method: 'POST' }));
  expect((await fetch(create())).status).toBe(201);
});

test('without it nothing is there', async () => {
  expect((await createSandbox().fetch(create())).status).toBe(404);
});
