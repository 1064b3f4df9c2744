import { expect, test, vi } from 'vitest';
import { serveSandbox } from './serve-sandbox.ts';
import { order } from './visitor.ts';

const route = 'preference.create';

async function serve() {
  const origin = await serveSandbox();
  const base = `${origin}/_sandbox`;
  return {
    origin,
    countRequests: async (): Promise<number> =>
      (await (await fetch(`${base}/control/requests`)).json()).length,
    setFaults: (...faults: object[]) =>
      fetch(`${base}/control/faults`, { method: 'PUT', body: JSON.stringify(faults) }),
    create: (init: RequestInit = {}) =>
      fetch(`${base}/mercado-pago/checkout/preferences`, {
        method: 'POST',
        headers: { authorization: 'Bearer APP_USR-prueba', 'content-type': 'application/json' },
        body: JSON.stringify(order()),
        ...init,
      }),
  };
}

test('a preference is created over a real port, and leads to a page on that port', async () => {
  const { create, origin } = await serve();
  const answer = await create();
  expect(answer.status).toBe(201);
  const { init_point } = await answer.json();
  expect(new URL(init_point).origin).toBe(origin);
  expect(await (await fetch(init_point)).text()).toContain('Aprobar pago');
});

test('a dropped socket is a network failure, and the next request is answered', async () => {
  const { create, setFaults } = await serve();
  await setFaults({ fault: 'drop-socket', route, times: 1 });
  await expect(create()).rejects.toThrow(TypeError);
  expect((await create()).status).toBe(201);
});

test('an answer that never comes keeps its caller waiting, and others are answered meanwhile', async () => {
  const { create, setFaults, countRequests } = await serve();
  await setFaults({ fault: 'never-answer', route, times: 1 });
  const caller = new AbortController();
  const waiting = create({ signal: caller.signal });
  await vi.waitFor(async () => expect(await countRequests()).toBe(1));
  expect((await create()).status).toBe(201);
  caller.abort();
  await expect(waiting).rejects.toThrow('aborted');
});

test('truncated JSON arrives whole as HTTP and broken as JSON', async () => {
  const { create, setFaults } = await serve();
  await setFaults({ fault: 'truncated-json', route });
  const answer = await create();
  expect(answer.status).toBe(201);
  await expect(answer.json()).rejects.toThrow(SyntaxError);
});
