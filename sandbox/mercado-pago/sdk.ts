import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { refusal, unauthorizedBodies } from './errors.ts';
import type { ServiceSettings } from './service-settings.ts';

const source = readFileSync(join(import.meta.dirname, 'sdk-script.js'), 'utf8').replace(
  'export function',
  'function',
);

/** The browser's script, and the one question that it asks with the public key. */
export function createSdk({ state, faults, middleware, initPoint }: ServiceSettings): Hono {
  const app = new Hono();

  app.use('/sdk/js/v2', middleware('sdk.script'));
  app.get('/sdk/js/v2', (c) => {
    const behaviour = faults.take('sdk')?.behaviour ?? 'works';
    const script = `(() => {\n${source}\ninstallMercadoPago('${behaviour}');\n})();\n`;
    return c.body(script, 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-store',
    });
  });

  app.use('/sdk/preferences/:id', middleware('sdk.preference'));
  app.get('/sdk/preferences/:id', (c) => {
    if (!c.req.query('public_key')) return c.json(unauthorizedBodies.unauthorized, 401);
    const preference = state.preference(c.req.param('id'));
    if (!preference) return c.json(refusal(404, 'invalid_id', 'preference_id not found.'), 404);
    return c.json({ id: preference.id, init_point: initPoint(c.req.url, preference.id) });
  });

  return app;
}
