import type { MiddlewareHandler } from 'hono';
import { standInValues } from '../stand-ins.ts';

/** The hosted service's gateway lets nothing through without the project's key. Its errors are of its own shape. */
export const needsApiKey: MiddlewareHandler = async (c, next) => {
  const key = c.req.header('apikey') ?? c.req.query('apikey');
  if (!key) {
    const hint = 'No `apikey` request header or url param was found.';
    return c.json({ message: 'No API key found in request', hint }, 401);
  }
  if (key !== standInValues().VITE_SUPABASE_ANON_KEY) {
    const hint = 'Double check your Supabase `anon` or `service_role` API key.';
    return c.json({ message: 'Invalid API key', hint }, 401);
  }
  await next();
};
