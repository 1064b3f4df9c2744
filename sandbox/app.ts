import { Hono } from 'hono';
import { proxyPath } from '../deploy/proxy/place.ts';
import { createControl } from './control.ts';
import { createFaults } from './faults.ts';
import { createMercadoPago } from './mercado-pago/stand-in.ts';
import { createPaymentsProxy } from './payments-proxy.ts';
import { createRequestLog } from './request-log.ts';
import { createScheduling } from './scheduling/stand-in.ts';
import type { StandIn, StandInSettings } from './stand-in.ts';
import { sandboxBase } from './stand-ins.ts';
import { createSupabaseAuth } from './supabase-auth/stand-in.ts';

const services: Readonly<Record<string, (settings: StandInSettings) => StandIn>> = {
  'mercado-pago': createMercadoPago,
  agenda: createScheduling,
  supabase: createSupabaseAuth,
};

export type Sandbox = {
  /**
   * Answers for every stand-in. Rejects with ConnectionDropped where a server would hang up, and with CallerLeft
   * when the caller aborts while an answer is held back.
   */
  fetch(request: Request): Promise<Response>;
};

/**
 * A fresh sandbox: its own memory, its own faults, its own log.
 * @param proxied whether the shop's payments proxy answers at its path, before Mercado Pago's stand-in
 */
export function createSandbox({ proxied = false }: { readonly proxied?: boolean } = {}): Sandbox {
  const faults = createFaults();
  const log = createRequestLog();
  const app = new Hono();
  const standIns: Record<string, StandIn> = {};
  for (const [name, create] of Object.entries(services)) {
    const base = `${sandboxBase}/${name}`;
    const standIn = create({ base, faults, log });
    standIns[name] = standIn;
    app.route(base, standIn.app);
  }
  if (proxied) {
    const proxy = createPaymentsProxy(async (request) => app.fetch(request));
    standIns.proxy = proxy;
    app.route(proxyPath, proxy.app);
  }
  app.route(`${sandboxBase}/control`, createControl({ faults, log, standIns }));
  // Hono would answer 500 and write to the console; the caller must see how the request ended.
  app.onError((error) => {
    throw error;
  });
  return { fetch: async (request) => app.fetch(request) };
}
