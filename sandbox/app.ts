import { Hono } from 'hono';
import * as v from 'valibot';
import { proxyPath } from '../config/proxy-address.ts';
import { sandboxBase, standInValues } from '../config/stand-ins.ts';
import { createProxy, type PaymentsProxy } from '../deploy/proxy/proxy.ts';
import { createFaults, FaultList } from './faults.ts';
import { createMercadoPago } from './mercado-pago/stand-in.ts';
import type { LoggedRequest, StandInSettings } from './middleware.ts';
import { createScheduling } from './scheduling/stand-in.ts';
import { createSupabaseAuth } from './supabase-auth/stand-in.ts';

const standIns: Readonly<Record<string, (settings: StandInSettings) => Hono>> = {
  'mercado-pago': createMercadoPago,
  agenda: createScheduling,
  supabase: createSupabaseAuth,
};

export type Sandbox = {
  /**
   * Answers requests to every stand-in. Rejects with ConnectionDropped where a server would close the connection, and
   * with CallerLeft if the caller aborts while the sandbox delays the response.
   */
  fetch(request: Request): Promise<Response>;
};

type Options = {
  /** True to mount the shop's payments proxy, which sends its requests to Mercado Pago's stand-in. */
  readonly hasProxy?: boolean;
};

/** `POST /control/reset` clears the sandbox's memory, faults and log. */
export function createSandbox(options: Options = {}): Sandbox {
  const reset = () => {
    app = buildApp(options, reset);
  };
  let app = buildApp(options, reset);
  return { fetch: async (request) => app.fetch(request) };
}

function buildApp({ hasProxy = false }: Options, reset: () => void): Hono {
  const faults = createFaults();
  const log: LoggedRequest[] = [];
  const app = new Hono();
  for (const [name, createStandIn] of Object.entries(standIns)) {
    const base = `${sandboxBase}/${name}`;
    app.route(base, createStandIn({ base, faults, log }));
  }
  if (hasProxy)
    app.route(
      proxyPath,
      createPaymentsProxy(async (request) => app.fetch(request)),
    );

  // Tests set the faults and read the log at these paths, which the page never uses.
  const controlPath = `${sandboxBase}/control`;
  app.get(`${controlPath}/requests`, (c) => c.json(log));
  app.put(`${controlPath}/faults`, async (c) => {
    const faultList = v.safeParse(FaultList, await c.req.json().catch(() => undefined));
    if (!faultList.success) return c.json(v.flatten(faultList.issues), 400);
    faults.set(faultList.output);
    return c.json(faultList.output);
  });
  app.post(`${controlPath}/reset`, (c) => {
    reset();
    return c.body(null, 204);
  });

  // Rethrow, because Hono would answer 500 and log the error, but the caller must see how the request ended.
  app.onError((error) => {
    throw error;
  });
  return app;
}

const placeholderOrigin = 'http://localhost';

function createPaymentsProxy(send: (request: Request) => Promise<Response>): Hono {
  const { VITE_MERCADOPAGO_ACCESS_TOKEN: token = '' } = standInValues();
  // Create a proxy for each origin, because a request may arrive at any host name and port.
  const proxies = new Map<string, PaymentsProxy>();
  const proxyOf = (origin: string): PaymentsProxy => {
    const environment = {
      MERCADOPAGO_ACCESS_TOKEN: token,
      MERCADOPAGO_API_URL: `${placeholderOrigin}${sandboxBase}/mercado-pago`,
      SITE_ORIGINS: origin,
      REFERENCE_SECRETS: 'sandbox-secreto-ficticio-de-mas-de-32-bytes',
    };
    const proxy =
      proxies.get(origin) ??
      createProxy(environment, {
        fetch: (url, init) => send(new Request(url.replace(placeholderOrigin, origin), init)),
        log: () => {},
      });
    proxies.set(origin, proxy);
    return proxy;
  };
  return new Hono().all('*', (c) => proxyOf(new URL(c.req.url).origin).fetch(c.req.raw));
}
