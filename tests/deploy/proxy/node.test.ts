import { once } from 'node:events';
import { Agent, createServer, get, request, type Server } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { serveProxy } from '../../../deploy/proxy/node.ts';
import { listen } from '../../../scripts/lib/localhost.ts';
import { clientContract, describeHost, describeWorld, hostEnvironment } from './contract.ts';
import { environment, token } from './visit-proxy.ts';

describe('the stand-in, asked by the page itself', () => {
  const standIn = async (origin: string) => ({
    apiUrl: `${origin}/_sandbox/mercado-pago`,
    close: async () => {},
  });
  clientContract(describeWorld(standIn), token);
});

describeHost('the proxy on Node', async (origin) => {
  const { port, close } = await serveProxy(hostEnvironment(origin), { port: 0, log: () => {} });
  return { apiUrl: `http://127.0.0.1:${port}/api`, close };
});

// The proxy on Node as it is ended. That systemd holds its port meanwhile: built.test.ts.
describe('the end of the proxy', () => {
  /** A payment service that answers when it is told to. */
  let service: Server;
  const waiting: (() => void)[] = [];
  let values: Readonly<Record<string, string>>;
  beforeAll(async () => {
    service = createServer((_, answer) => {
      waiting.push(() => answer.writeHead(404, { 'content-type': 'application/json' }).end('{}'));
    });
    values = { ...environment, MERCADOPAGO_API_URL: `http://127.0.0.1:${await listen(service)}` };
  });
  afterAll(() => {
    service.closeAllConnections();
    service.close();
  });

  const agent = new Agent({ keepAlive: true });
  afterAll(() => agent.destroy());

  /**
   * @param by an agent that keeps its connection, or false for a connection of its own
   * @returns the status, or the error's code
   */
  function ask(port: number, path: string, by: Agent | false = agent): Promise<number | string> {
    return new Promise((resolve) => {
      const sent = get({ host: '127.0.0.1', port, path, agent: by }, (answer) => {
        answer
          .on('error', ({ message }) => resolve(message))
          .on('end', () => resolve(answer.statusCode ?? 0));
        answer.resume();
      });
      sent.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    });
  }

  const answerAll = () => {
    for (const answer of waiting.splice(0)) answer();
  };

  test('a server that closes answers a request on a connection opened before', async () => {
    const { port, close } = await serveProxy(values, { port: 0, log: () => {} });
    const socket = connect(port, '127.0.0.1').setEncoding('utf8');
    await once(socket, 'connect');
    // Connections are accepted in their order: once this one is answered, the server has the other too.
    expect(await ask(port, '/health')).toBe(200);
    const closed = close();
    socket.write('GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n');
    const [answer] = await once(socket, 'data');
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    socket.end();
    await closed;
  });

  test('a server that closes answers what is under way, and waits for no connection without a request', async () => {
    const { port, close } = await serveProxy(values, { port: 0, log: () => {} });
    expect(await ask(port, '/health')).toBe(200);
    // One as browsers open them ahead, and one that was begun before and goes on only now.
    const idle = connect(port, '127.0.0.1');
    await once(idle, 'connect');
    const late = request({
      host: '127.0.0.1',
      port,
      method: 'POST',
      path: '/checkout/preferences',
      headers: { 'content-type': 'application/json' },
    });
    late.flushHeaders();
    const lateStatus = once(late, 'response').then(([answer]) => answer.resume().statusCode);
    const underWay = ask(port, '/v1/payments/1');
    await vi.waitFor(() => expect(waiting).toHaveLength(1), { timeout: 10_000 });

    const begun = performance.now();
    const closed = close();
    // Not by the connection that was kept, whose end a busy machine may not have noticed yet.
    // Refused, or reset where the system had taken it before the end of the listening was known there.
    expect(await ask(port, '/health', false)).toMatch(/^ECONN(REFUSED|RESET)$/);
    late.end('{');
    answerAll();
    expect([await underWay, await lateStatus]).toEqual([404, 400]);
    await closed;
    // A connection that is kept after its answer would last five seconds more.
    expect(performance.now() - begun).toBeLessThan(4_000);
  });
});
