import { once } from 'node:events';
import { Agent, createServer, get, request, type Server } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { serveProxy } from '../../../deploy/proxy/node.ts';
import { listen } from '../../../scripts/lib/localhost.ts';
import { describeHost, hostEnvironment, setUpHost, testClientContract } from './contract.ts';
import { proxyEnvironment, token } from './proxy-fixture.ts';

describe('the stand-in without a proxy', () => {
  const openStandIn = async (origin: string) => ({
    apiUrl: `${origin}/_sandbox/mercado-pago`,
    close: async () => {},
  });
  testClientContract(setUpHost(openStandIn), token);
});

describeHost('the proxy on Node', async (origin) => {
  const { port, close } = await serveProxy(hostEnvironment(origin), { port: 0, log: () => {} });
  return { apiUrl: `http://127.0.0.1:${port}/api`, close };
});

// built.test.ts tests that systemd holds the port during the shutdown.
describe('shutdown of the proxy', () => {
  /** Payment service that answers when `answerAll` is called. */
  let service: Server;
  const pendingResponses: (() => void)[] = [];
  let values: Readonly<Record<string, string>>;
  beforeAll(async () => {
    service = createServer((_, answer) => {
      pendingResponses.push(() => answer.writeHead(404, { 'content-type': 'application/json' }).end('{}'));
    });
    values = { ...proxyEnvironment, MERCADOPAGO_API_URL: `http://127.0.0.1:${await listen(service)}` };
  });
  afterAll(() => {
    service.closeAllConnections();
    service.close();
  });

  const agent = new Agent({ keepAlive: true });
  afterAll(() => agent.destroy());

  /**
   * Sends a GET request.
   * @param connectionAgent agent that keeps its connection, or false for a new connection
   * @returns the status and the connection header, or the code of the error
   */
  function ask(port: number, path: string, connectionAgent: Agent | false = agent): Promise<string> {
    return new Promise((resolve) => {
      const outgoing = get({ host: '127.0.0.1', port, path, agent: connectionAgent }, (answer) => {
        answer
          .on('error', ({ message }) => resolve(message))
          .on('end', () => resolve(`${answer.statusCode} ${answer.headers.connection}`));
        answer.resume();
      });
      outgoing.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    });
  }

  const answerAll = () => {
    for (const answer of pendingResponses.splice(0)) answer();
  };

  test('a closing server answers a request on an open connection', async () => {
    const { port, close } = await serveProxy(values, { port: 0, log: () => {} });
    const socket = connect(port, '127.0.0.1').setEncoding('utf8');
    await once(socket, 'connect');
    // The server accepts connections in order, so once this response arrives, it has also accepted
    // the socket.
    expect(await ask(port, '/health')).toBe('200 close');
    const closing = close();
    socket.write('GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n');
    const [answer] = await once(socket, 'data');
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    socket.end();
    await closing;
  });

  // Kept-alive connections would delay the shutdown for seconds.
  test('a response closes its connection', async () => {
    const { port, close } = await serveProxy(values, { port: 0, log: () => {} });
    expect(await ask(port, '/health')).toBe('200 close');
    await close();
  });

  test('a closing server drops an idle connection', async () => {
    const { port, close } = await serveProxy(values, { port: 0, log: () => {} });
    // Browsers may open connections in advance.
    const idle = connect(port, '127.0.0.1').setEncoding('utf8');
    await once(idle, 'connect');
    expect(await ask(port, '/health')).toBe('200 close');
    let received = '';
    idle.on('data', (text) => {
      received += text;
    });
    await close();
    expect(received, 'the server does not wait until it can answer 408').toBe('');
  });

  test('a closing server finishes pending requests and refuses new ones', async () => {
    const { port, close } = await serveProxy(values, { port: 0, log: () => {} });
    // Start a request whose body follows later.
    const lateRequest = request({
      host: '127.0.0.1',
      port,
      method: 'POST',
      path: '/checkout/preferences',
      headers: { 'content-type': 'application/json' },
    });
    lateRequest.flushHeaders();
    const lateStatus = once(lateRequest, 'response').then(([answer]) => answer.resume().statusCode);
    const pending = ask(port, '/v1/payments/1');
    await vi.waitFor(() => expect(pendingResponses).toHaveLength(1));

    const closing = close();
    // Use a new connection, because the agent may not have noticed yet that its connection is closed. The system
    // refuses the new connection, or resets it if it had accepted it before the server stopped listening.
    expect(await ask(port, '/health', false)).toMatch(/^ECONN(REFUSED|RESET)$/);
    lateRequest.end('{');
    answerAll();
    expect([await pending, await lateStatus]).toEqual(['404 close', 400]);
    await closing;
  });
});
