import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { createRouteMiddleware } from '../route-middleware.ts';
import type { StandIn, StandInSettings } from '../stand-in.ts';
import { createPages } from './pages.ts';
import { createState } from './state.ts';

const script = readFileSync(join(import.meta.dirname, 'messages-script.js'), 'utf8');

/** A calendar that is framed: free half hours, a form, a confirmation. @param now milliseconds since 1970 */
export function createScheduling(
  { base, faults, log }: StandInSettings,
  now: () => number = Date.now,
): StandIn {
  const state = createState(now);
  const middleware = createRouteMiddleware({
    faults,
    log,
    errorBody: ({ message }) => ({ message: message ?? 'No disponible' }),
  });

  const app = new Hono();
  app.get('/messages.js', (c) =>
    c.body(script, 200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' }),
  );
  app.route('/', createPages({ base, state, faults, middleware }));

  return { app, reset: () => state.clear(), state: () => ({ bookings: state.bookings() }) };
}
