// What every request to a stand-in passes: it is logged, suffers the faults that are on, and gets its CORS headers.
import type { Context, MiddlewareHandler } from 'hono';
import type { FaultNamed, Faults, RouteName } from './faults.ts';

/** Thrown where a server would close the connection without an answer; over a real port the listener does. */
export class ConnectionDropped extends Error {
  override readonly name = 'ConnectionDropped';
}

/** Thrown when the caller has gone while an answer was held back. */
export class CallerLeft extends Error {
  override readonly name = 'CallerLeft';
}

export type LoggedRequest = {
  readonly route: RouteName;
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  /** The parsed JSON, else the text, else null. */
  readonly body: unknown;
  /** The header, null where the request has none. */
  readonly authorization: string | null;
  /** When it arrived, in milliseconds since 1970. */
  readonly at: number;
};

/** What every stand-in is given. */
export type StandInSettings = {
  /** The path it is mounted at, without a slash at the end. */
  readonly base: string;
  readonly faults: Faults;
  readonly log: LoggedRequest[];
};

/** What a page of another origin may send. */
export type Cors = {
  readonly methods: string;
  readonly headers: string;
  /** What it may read of an answer's headers. */
  readonly exposed?: string;
};

type Service = Omit<StandInSettings, 'base'> & {
  /** Absent for what pages navigate to. */
  readonly cors?: Cors;
  /** The service's own error body for a status that a fault asks for. */
  readonly errorBody: (fault: FaultNamed<'status'>) => object;
};

/** In the query of an address whose answers carry no CORS headers, whatever is asked there. */
const refusedMark = 'sandbox-cors-refused';

/** @returns what stands before a route */
export function createMiddleware(service: Service): (route: RouteName) => MiddlewareHandler {
  const { faults, log, cors } = service;
  return (route) => async (c, next) => {
    log.push(await logged(route, c));
    const isMarked = c.req.query(refusedMark) !== undefined;
    const isBare = isMarked || faults.take('no-cors', route) !== undefined;
    if (c.req.method === 'OPTIONS') {
      c.res = new Response(null, { status: 204 });
    } else if (!isMarked && faults.take('cors', route)) {
      c.res = new Response(null, { status: 307, headers: { location: otherLoopbackName(c.req.url) } });
    } else {
      await holdBack(c, faults, route);
      const failure = failed(service, route);
      if (failure) c.res = failure;
      else await next();
      if (faults.take('truncated-json', route)) c.res = await firstHalf(c.res);
    }
    if (!cors || isBare) return;
    c.res.headers.set('access-control-allow-origin', '*');
    if (cors.exposed) c.res.headers.set('access-control-expose-headers', cors.exposed);
    if (c.req.method !== 'OPTIONS') return;
    c.res.headers.set('access-control-allow-methods', cors.methods);
    c.res.headers.set('access-control-allow-headers', cors.headers);
  };
}

async function logged(route: RouteName, { req }: Context): Promise<LoggedRequest> {
  const at = Date.now();
  const { pathname, search } = new URL(req.url);
  // Hono keeps the body for the handlers that come after.
  const body = parsed(await req.text());
  const authorization = req.header('authorization') ?? null;
  return { route, method: req.method, path: pathname + search, body, authorization, at };
}

function parsed(text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

async function holdBack(c: Context, faults: Faults, route: RouteName): Promise<void> {
  const { signal } = c.req.raw;
  const delay = faults.take('delay', route);
  if (delay) await hold(signal, delay.milliseconds);
  if (faults.take('never-answer', route)) await hold(signal);
  if (faults.take('drop-socket', route)) throw new ConnectionDropped();
}

/** Waits that many milliseconds, or for ever without a number. Rejects with CallerLeft when the caller disconnects. */
function hold(signal: AbortSignal, milliseconds?: number): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(new CallerLeft());
    const timer = milliseconds === undefined ? undefined : setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new CallerLeft());
    });
  });
}

function failed({ faults, errorBody }: Service, route: RouteName): Response | undefined {
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

async function firstHalf(whole: Response): Promise<Response> {
  const text = await whole.text();
  return new Response(text.slice(0, text.length / 2), { status: whole.status, headers: whole.headers });
}

/**
 * The page and the sandbox share an origin, and a browser asks no permission within one. Sent on to the machine's other
 * name, the same request crosses origins, and is refused there because nothing under this address carries a CORS header.
 */
function otherLoopbackName(address: string): string {
  const url = new URL(address);
  url.hostname = url.hostname === 'localhost' ? '127.0.0.1' : 'localhost';
  url.searchParams.set(refusedMark, '');
  return url.href;
}
