import type { MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import type { Faults } from '../faults.ts';
import type { AuthRoute } from './faults.ts';

const versionHeader = 'x-supabase-api-version';
const newest = '2024-01-01';

const Coded = v.looseObject({ code: v.string(), message: v.optional(v.string()) });
const ErrorBody = v.union([Coded, v.looseObject({ error: v.string(), error_description: v.string() })]);

/** Writes errors in the shape of the API version that the request names, and lets pages read which one that is. */
export function envelope(faults: Faults, route: AuthRoute): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if (c.req.method === 'OPTIONS') return;
    if (c.res.headers.has('access-control-allow-origin')) {
      c.res.headers.set('access-control-expose-headers', 'X-Total-Count, Link, X-Supabase-Api-Version');
    }
    const read = c.res.ok ? undefined : v.safeParse(ErrorBody, await json(c.res));
    // Not one of the service's own: the gateway's, or a proxy's page.
    if (!read?.success) return;
    const body = read.output;
    if (v.is(Coded, body)) c.res.headers.set('x-sb-error-code', body.code);
    if (faults.take('old-envelope', route) || !isNewest(c.req.header(versionHeader))) {
      c.res = Response.json(oldShape(body, c.res.status), c.res);
    } else if (!faults.take('no-version-header', route)) {
      c.res.headers.set(versionHeader, newest);
    }
  };
}

/** A later date than the newest version gets the newest; what is no date, or an earlier one, the first. */
function isNewest(asked = ''): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(asked) && asked >= newest;
}

function oldShape(body: v.InferOutput<typeof ErrorBody>, status: number): object {
  if (!v.is(Coded, body)) return body;
  const { code, message, ...rest } = body;
  const id = status >= 500 ? { error_id: crypto.randomUUID() } : {};
  return { code: status, error_code: code, msg: message, ...id, ...rest };
}

async function json(response: Response): Promise<unknown> {
  return response
    .clone()
    .json()
    .catch(() => undefined);
}
