import { Hono } from 'hono';
import { createProxy, type PaymentsProxy } from '../deploy/proxy/proxy.ts';
import type { StandIn } from './stand-in.ts';
import { sandboxBase, standInValues } from './stand-ins.ts';

/** The proxy asks at this address, whatever the page's own is. */
const asked = 'http://localhost';

/**
 * The shop's real proxy before Mercado Pago's stand-in. It is the sandbox's only to be set up and reset with it.
 * @param send answers what the proxy asks
 */
export function createPaymentsProxy(send: (request: Request) => Promise<Response>): StandIn {
  const { VITE_MERCADOPAGO_ACCESS_TOKEN: token = '' } = standInValues();
  // The site's address is known with the first request: any host and port will do.
  const proxies = new Map<string, PaymentsProxy>();
  const proxyOf = (origin: string): PaymentsProxy => {
    const proxy =
      proxies.get(origin) ??
      createProxy(
        {
          MERCADOPAGO_ACCESS_TOKEN: token,
          MERCADOPAGO_API_URL: `${asked}${sandboxBase}/mercado-pago`,
          SITE_ORIGINS: origin,
          REFERENCE_SECRETS: 'sandbox-secreto-ficticio-de-mas-de-32-bytes',
        },
        { fetch: (url, init) => send(new Request(url.replace(asked, origin), init)), log: () => {} },
      );
    proxies.set(origin, proxy);
    return proxy;
  };
  const app = new Hono().all('*', (c) => proxyOf(new URL(c.req.url).origin).fetch(c.req.raw));
  return { app, reset: () => proxies.clear(), state: () => ({ origins: [...proxies.keys()] }) };
}
