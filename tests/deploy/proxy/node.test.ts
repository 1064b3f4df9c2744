import { describe } from 'vitest';
import { serveProxy } from '../../../deploy/proxy/node.ts';
import { clientContract, describeWorld, hostEnvironment, proxyContract } from './contract.ts';
import { token } from './visit-proxy.ts';

describe('the stand-in, asked by the page itself', () => {
  const standIn = async (origin: string) => ({
    apiUrl: `${origin}/_sandbox/mercado-pago`,
    close: async () => {},
  });
  clientContract(describeWorld(standIn), token);
});

describe('the proxy on Node', () => {
  const current = describeWorld(async (origin) => {
    const { port, close } = await serveProxy(hostEnvironment(origin), { port: 0, log: () => {} });
    return { apiUrl: `http://127.0.0.1:${port}/api`, close };
  });
  clientContract(current, null);
  proxyContract(current);
});
