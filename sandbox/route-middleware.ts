import type { Context, MiddlewareHandler } from 'hono';
import { ConnectionDropped, hold } from './connection.ts';
import type { FaultNamed, Faults } from './faults.ts';
import type { RequestLog } from './request-log.ts';
import type { RouteName } from './routes.ts';

/** What a page of another origin may send. */
export type Cors = {
  readonly methods: string;
  readonly headers: string;
};

export type RouteMiddlewareSettings = {
  readonly faults: Faults;
  readonly log: RequestLog;
  /** Absent for what pages navigate to: no CORS headers there. */
  readonly cors?: Cors;
  /** The service's own error body for a status that a fault asks for. */
  readonly errorBody: (fault: FaultNamed<'status'>) => object;
};

/** In the query of an address whose answers carry no CORS headers, whatever is asked there. */
const refusedMark = 'sandbox-cors-refused';

/** Every request passes one: it is logged, suffers the faults that are on, and gets its CORS headers. */
export function createRouteMiddleware({ faults, log, cors, errorBody }: RouteMiddlewareSettings) {
  return (route: RouteName): MiddlewareHandler =>
    async (c, next) => {
      await log.add(route, c.req);
      const marked = c.req.query(refusedMark) !== undefined;
      const bare = marked || faults.take('no-cors', route) !== undefined;
      if (c.req.method === 'OPTIONS') {
        c.res = new Response(null, { status: faults.take('preflight-405', route) ? 405 : 204 });
      } else if (!marked && faults.take('cors', route)) {
        c.res = new Response(null, { status: 307, headers: { location: otherLoopbackName(c.req.url) } });
      } else {
        await holdBack(c, faults, route);
        const failure = failed(faults, route, errorBody);
        if (failure) c.res = failure;
        else await next();
        if (faults.take('truncated-json', route)) c.res = await firstHalf(c.res);
      }
      if (!cors || bare) return;
      c.res.headers.set('access-control-allow-origin', '*');
      if (c.req.method !== 'OPTIONS') return;
      c.res.headers.set('access-control-allow-methods', cors.methods);
      c.res.headers.set('access-control-allow-headers', cors.headers);
    };
}

async function holdBack(c: Context, faults: Faults, route: RouteName): Promise<void> {
  const { signal } = c.req.raw;
  const delay = faults.take('delay', route);
  if (delay) await hold(signal, delay.milliseconds);
  if (faults.take('never-answer', route)) await hold(signal);
  if (faults.take('drop-socket', route)) throw new ConnectionDropped();
}

function failed(
  faults: Faults,
  route: RouteName,
  errorBody: RouteMiddlewareSettings['errorBody'],
): Response | undefined {
  const fault = faults.take('status', route);
  if (fault) {
    const { status, retryAfter } = fault;
    const headers = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
    if (fault.body === 'empty') return new Response(null, { status, headers });
    if (fault.body === 'html') return htmlPage(status, headers);
    return Response.json(errorBody(fault), { status, headers });
  }
  return faults.take('html-200', route) ? htmlPage(200) : undefined;
}

function htmlPage(status: number, headers: Record<string, string> = {}): Response {
  const body = `<!doctype html><html><head><title>${status}</title></head><body><h1>${status}</h1></body></html>`;
  return new Response(body, { status, headers: { ...headers, 'content-type': 'text/html; charset=utf-8' } });
}

async function firstHalf(whole: Response): Promise<Response> {
  // Some statuses, 204 among them, allow no body at all, not even half of none.
  if (whole.body === null) return whole;
  const text = await whole.text();
  return new Response(text.slice(0, text.length / 2), { status: whole.status, headers: whole.headers });
}

/**
 * The page and the sandbox share an origin, and a browser asks no permission within one, so leaving the headers
 * out refuses nothing. Sent on to the machine's other name, the same request crosses origins, and is refused
 * there because nothing under this address carries a CORS header.
 */
function otherLoopbackName(address: string): string {
  const url = new URL(address);
  url.hostname = url.hostname === 'localhost' ? '127.0.0.1' : 'localhost';
  url.searchParams.set(refusedMark, '');
  return url.href;
}
