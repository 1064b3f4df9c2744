import { expect, test } from 'vitest';
import { bodyOf, newAddress, order, visitProxy } from './proxied.ts';

test('200 preferences at once are 200 payments', async () => {
  const { send, asked } = visitProxy();
  const answers = await Promise.all(Array.from({ length: 200 }, () => send(order())));
  const bodies = await Promise.all(answers.map((answer) => answer.json()));
  expect(answers.filter(({ status }) => status !== 201)).toEqual([]);
  expect(new Set(bodies.map(({ external_reference }) => external_reference)).size).toBe(200);
  expect(new Set(asked.map((each) => bodyOf(each).external_reference)).size).toBe(200);
});

test('an address has ten preferences and sixty look-ups a minute, and is told when the next is due', async () => {
  let now = 1_000_000;
  const { send, ask } = visitProxy({}, { now: () => now });
  const address = newAddress();
  const preferences = async () => (await send(order(), {}, address)).status;
  const lookup = async () => (await ask('/v1/payments/1', {}, address)).status;
  for (let count = 0; count < 10; count += 1) expect(await preferences()).toBe(201);
  now += 20_000;
  const refused = await send(order(), {}, address);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '40']);
  expect(await refused.json()).toEqual({
    error: 'too_many_requests',
    message: expect.stringContaining('Espere un minuto'),
  });
  for (let count = 0; count < 60; count += 1) expect(await lookup()).toBe(404);
  expect(await lookup()).toBe(429);
  const search = await ask('/v1/payments/search', {}, address);
  expect([search.status, search.headers.get('retry-after')]).toEqual([429, '60']);
  now += 40_000;
  expect([await preferences(), await lookup()]).toEqual([201, 429]);
  now += 20_000;
  expect(await lookup()).toBe(404);
});

test('many addresses do not share a limit; one household, and those without an address, do', async () => {
  const { send, ask } = visitProxy();
  const prefer = (address: string) => send(order(), {}, address);
  const lookUp = (address: string) => ask('/v1/payments/search', {}, address);
  const refusedOf = async (addresses: readonly string[], how = prefer) => {
    const answers = await Promise.all(addresses.map(how));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.map(({ headers }) => headers.get('retry-after'))).toEqual(refused.map(() => '60'));
    return refused.length;
  };
  expect(await refusedOf(Array.from({ length: 50 }, (_, at) => `203.0.113.${at}`))).toBe(0);
  expect(await refusedOf(Array.from({ length: 11 }, (_, at) => `2001:db8:1:2::${at}`))).toBe(1);
  expect(await refusedOf(Array.from({ length: 11 }, (_, at) => `no-es-${at}`))).toBe(1);
  expect(
    await refusedOf(
      Array.from({ length: 200 }, (_, at) => `198.51.100.${at}`),
      lookUp,
    ),
  ).toBe(0);
  expect(
    await refusedOf(
      Array.from({ length: 62 }, (_, at) => `2001:db8:3:4::${at}`),
      lookUp,
    ),
  ).toBe(2);
});

test('preflights and other addresses use up nothing', async () => {
  const { ask, send } = visitProxy();
  const address = newAddress();
  for (let count = 0; count < 30; count += 1) {
    await ask('/checkout/preferences', { method: 'OPTIONS' }, address);
    await ask('/checkout/preferences', { method: 'GET' }, address);
  }
  expect((await send(order(), {}, address)).status).toBe(201);
});
