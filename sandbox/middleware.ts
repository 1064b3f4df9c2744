// Logs every request to a stand-in, applies the active faults and adds the CORS headers.
import type { Context, MiddlewareHandler } from 'hono';
import type { FaultNamed, Faults, RouteName } from './faults.ts';

/** Thrown where a server would close the connection without a response. node-listener.ts then closes it. */
export class ConnectionDropped extends Error {
  override readonly name = 'ConnectionDropped';
}

/** Thrown if the caller disconnects while the sandbox delays a response. */
export class CallerLeft extends Error {
  override readonly name = 'CallerLeft';
}

export type LoggedRequest = {
  readonly route: RouteName;
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  /** Parsed JSON, or the text if it is not JSON, or null if the body is empty. */
  readonly body: unknown;
  /** Value of the Authorization header; null if absent. */
  readonly authorization: string | null;
  /** Time of arrival in milliseconds since 1970. */
  readonly at: number;
};

export type StandInSettings = {
  /** Path at which the stand-in is mounted, without a trailing slash. */
  readonly base: string;
  readonly faults: Faults;
  readonly log: LoggedRequest[];
};

export type Cors = {
  readonly methods: string;
  readonly headers: string;
  readonly exposedHeaders?: string;
};

type MiddlewareOptions = Omit<StandInSettings, 'base'> & {
  /** Absent for routes that browsers open as pages. */
  readonly cors?: Cors;
  readonly errorBody: (fault: FaultNamed<'status'>) => object;
};

/** Query parameter that marks an address whose responses never have CORS headers. */
const corsRefusedParam = 'sandbox-cors-refused';

export function createMiddleware(options: MiddlewareOptions): (route: RouteName) => MiddlewareHandler {
  const { faults, log, cors } = options;
  return (route) => async (c, next) => {
    log.push(await toLoggedRequest(route, c));
    const isCorsRefused = c.req.query(corsRefusedParam) !== undefined;
    const omitsCors = isCorsRefused || faults.take('no-cors', route) !== undefined;
    if (c.req.method === 'OPTIONS') {
      c.res = new Response(null, { status: 204 });
    } else if (!isCorsRefused && faults.take('cors', route)) {
      c.res = new Response(null, { status: 307, headers: { location: otherLoopbackName(c.req.url) } });
    } else {
      await applyDelays(c, faults, route);
      const failure = faultResponse(options, route);
      if (failure) c.res = failure;
      else await next();
      if (faults.take('truncated-json', route)) c.res = await truncate(c.res);
    }
    if (!cors || omitsCors) return;
    c.res.headers.set('access-control-allow-origin', '*');
    if (cors.exposedHeaders) c.res.headers.set('access-control-expose-headers', cors.exposedHeaders);
    if (c.req.method !== 'OPTIONS') return;
    c.res.headers.set('access-control-allow-methods', cors.methods);
    c.res.headers.set('access-control-allow-headers', cors.headers);
  };
}

async function toLoggedRequest(route: RouteName, { req }: Context): Promise<LoggedRequest> {
  const receivedAt = Date.now();
  const { pathname, search } = new URL(req.url);
  // Hono caches the body for later handlers.
  const body = parseBody(await req.text());
  const authorization = req.header('authorization') ?? null;
  return { route, method: req.method, path: pathname + search, body, authorization, at: receivedAt };
}

function parseBody(text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

async function applyDelays(c: Context, faults: Faults, route: RouteName): Promise<void> {
  const { signal } = c.req.raw;
  const delay = faults.take('delay', route);
  if (delay) await waitOrAbort(signal, delay.milliseconds);
  if (faults.take('never-answer', route)) await waitOrAbort(signal);
  if (faults.take('drop-socket', route)) throw new ConnectionDropped();
}

/**
 * Waits for the given milliseconds, or forever if they are absent. Rejects with CallerLeft if the caller disconnects.
 */
function waitOrAbort(signal: AbortSignal, milliseconds?: number): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(new CallerLeft());
    const timer = milliseconds === undefined ? undefined : setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new CallerLeft());
    });
  });
}

function faultResponse({ faults, errorBody }: MiddlewareOptions, route: RouteName): Response | undefined {
  const fault = faults.take('status', route);
  if (fault) {
    const { status, retryAfter } = fault;
    const headers = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
    if (fault.body === 'empty') return new Response(null, { status, headers });
    if (fault.body === 'html') return htmlPage(status, headers);
    return Response.json(errorBody(fault), { status, headers });
  }
  if (faults.take('empty-json', route)) return Response.json({});
  return faults.take('html-200', route) ? htmlPage(200) : undefined;
}

function htmlPage(status: number, headers: Record<string, string> = {}): Response {
  const body = `<!doctype html><html><head><title>${status}</title></head><body><h1>${status}</h1></body></html>`;
  return new Response(body, { status, headers: { ...headers, 'content-type': 'text/html; charset=utf-8' } });
}

async function truncate(response: Response): Promise<Response> {
  const text = await response.text();
  return new Response(text.slice(0, text.length / 2), { status: response.status, headers: response.headers });
}

/**
 * Returns the same address with the other loopback name. A browser applies no CORS rules to the sandbox, because it has
 * the same origin as the page. A redirect to the other name makes the request cross-origin, and the browser refuses it,
 * because no response at the marked address has a CORS header.
 */
function otherLoopbackName(address: string): string {
  const url = new URL(address);
  url.hostname = url.hostname === 'localhost' ? '127.0.0.1' : 'localhost';
  url.searchParams.set(corsRefusedParam, '');
  return url.href;
}
