import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { generateLoad } from '../../bench/load-generator.ts';

let close = () => {};
afterEach(() => close());

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  close = () => {
    server.closeAllConnections();
    server.close();
  };
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('every address is requested in turn, at the wanted pace', async () => {
  const asked = new Map<string, number>();
  const url = await serve(({ url: path = '' }, response) => {
    asked.set(path, (asked.get(path) ?? 0) + 1);
    response.end('aquí');
  });
  const { requests, errors, seconds, milliseconds } = await generateLoad(
    (sent) => ({ url: `${url}/${sent % 2 === 0 ? 'a' : 'b'}` }),
    {
      rate: 200,
      seconds: 0.5,
    },
  );
  expect([requests, errors]).toEqual([100, []]);
  expect(asked).toEqual(
    new Map([
      ['/a', 50],
      ['/b', 50],
    ]),
  );
  expect(seconds).toBeGreaterThanOrEqual(0.45);
  expect(milliseconds).toHaveLength(100);
  expect(Math.min(...milliseconds)).toBeGreaterThan(0);
});

test.each<[string, RequestListener, string]>([
  ['a refusal', (_, response) => response.writeHead(503).end('más tarde'), '503'],
  ['nothing', (_, response) => response.end(), '0 bytes'],
  ['a dropped connection', (request) => request.socket.destroy(), 'socket hang up'],
])('%s is an error that names its address', async (_, answer, reason) => {
  const url = await serve(answer);
  const { errors } = await generateLoad(() => ({ url: `${url}/a` }), { rate: 100, seconds: 0.02 });
  expect(errors).toHaveLength(2);
  expect(errors[0]).toContain(`${url}/a`);
  expect(errors[0]).toContain(reason);
});

test('another method, body and status can be what is right', async () => {
  const url = await serve(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    response.writeHead(request.headers['x-a'] === '1' ? 201 : 400).end(`${request.method} ${body}`);
  });
  const asked = { url, method: 'POST', headers: { 'x-a': '1' }, body: 'pedido', status: 201 } as const;
  const { errors, milliseconds } = await generateLoad(() => asked, { rate: 100, seconds: 0.02 });
  expect([errors, milliseconds.length]).toEqual([[], 2]);
});
