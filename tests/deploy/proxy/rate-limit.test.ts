import { expect, test } from 'vitest';
import { clientOf, createRateLimit } from '../../../deploy/proxy/rate-limit.ts';
import { newClientAddress, order, setUpProxy } from './proxy-fixture.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  [' 203.0.113.7 ', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002:ffff::', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('address %j counts towards the limit of %s', (address, client) => {
  expect(clientOf(address)).toBe(client);
});

test.each([
  null,
  undefined,
  '',
  'x'.repeat(9_000),
  '1.2.3',
  // Anybody can prepend an address to the list that some hosts forward.
  '203.0.113.7, 10.0.0.1',
  ':::',
  '1::2::3',
  '2001:db8:1:2:3:4:5:6:7',
  'g::1',
])('invalid addresses share one limit: %j', (address) => {
  expect(clientOf(address)).toBe('unknown');
});

test('a refused request does not count towards the limit', () => {
  let now = 0;
  const { consume } = createRateLimit({ limit: 2, windowMs: 60_000, now: () => now });
  expect(consume('a')).toBeNull();
  now = 20_500;
  expect(consume('a')).toBeNull();
  for (now = 21_000; now < 60_000; now += 1_000) expect(consume('a')).toBe((60_000 - now) / 1_000);
  now = 60_000;
  expect(consume('a')).toBeNull();
  expect(consume('a')).toBe(21);
});

test('forgets the least recently seen address once there are too many', () => {
  const { consume } = createRateLimit({ limit: 1, windowMs: 60_000, maxAddresses: 3, now: () => 0 });
  for (const address of ['a', 'b', 'c', 'd']) expect(consume(address)).toBeNull();
  expect(consume('b')).not.toBeNull();
  expect(consume('a')).toBeNull();
});

test('allows ten preferences and sixty look-ups per minute from one address', async () => {
  let now = 1_000_000;
  const { send, ask } = setUpProxy({}, { now: () => now });
  const address = newClientAddress();
  const createPreference = () => send(order(), {}, address);
  const lookUp = () => ask('/v1/payments/1', {}, address);
  for (let count = 0; count < 10; count += 1) expect((await createPreference()).status).toBe(201);
  now += 20_000;
  const refused = await createPreference();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '40']);
  expect(await refused.json()).toEqual({
    error: 'too_many_requests',
    message: expect.stringContaining('Espere un minuto'),
  });
  for (let count = 0; count < 60; count += 1) expect((await lookUp()).status).toBe(404);
  const search = await ask('/v1/payments/search', {}, address);
  expect([search.status, search.headers.get('retry-after')]).toEqual([429, '60']);
  now += 40_000;
  expect([(await createPreference()).status, (await lookUp()).status]).toEqual([201, 429]);
  now += 20_000;
  expect((await lookUp()).status).toBe(404);
});

test.each([
  ['addresses', 50, (index: number) => `203.0.113.${index}`, 0],
  ['addresses of one household', 11, (index: number) => `2001:db8:1:2::${index}`, 1],
  ['clients without an address', 11, (index: number) => `no-es-${index}`, 1],
])(
  'refuses only what exceeds a client’s limit: %s, %i concurrent requests',
  async (_, count, address, refusedCount) => {
    const { send } = setUpProxy();
    const answers = await Promise.all(
      Array.from({ length: count }, (__, index) => send(order(), {}, address(index))),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(refusedCount);
  },
);

test('preflights and other methods do not count towards the limit', async () => {
  const { ask, send } = setUpProxy();
  const address = newClientAddress();
  for (let count = 0; count < 30; count += 1) {
    await ask('/checkout/preferences', { method: 'OPTIONS' }, address);
    await ask('/checkout/preferences', { method: 'GET' }, address);
  }
  expect((await send(order(), {}, address)).status).toBe(201);
});
