// The shop's payments proxy holds Mercado Pago's token, sets the prices, and reveals only this shop's payments. It
// stores nothing. README.md lists its responses.
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { proxyPath } from '../../config/proxy-address.ts';
import { createPreference } from './create-preference.ts';
import { findByNumber, findByReference } from './find-payments.ts';
import { createHealth, type Health } from './health.ts';
import { clientOf, createRateLimit, type RateLimit } from './rate-limit.ts';
import { readOrder } from './read-body.ts';
import { Refusal, refusalBody, refusals } from './refusal.ts';
import { createService, type Fetch, type SendRequest, type ServiceRefusal } from './service.ts';
import { readSettings, type Settings } from './settings.ts';

export type PaymentsProxy = {
  /** @param address the connection's address, if the host doesn't put it in a header */
  readonly fetch: (request: Request, address?: string) => Promise<Response>;
};

export type ProxyOptions = {
  readonly fetch?: Fetch;
  /** Header in which the host puts the client's address, unless the environment names another header. */
  readonly addressHeader?: string;
  /** Catalogue version of the site on the same server; null if there is none. */
  readonly siteCatalogueVersion?: string | null;
  /** Returns milliseconds since 1970. */
  readonly now?: () => number;
  readonly log?: (line: string) => void;
};

type Bindings = { readonly address: string | undefined };
/** `route` is the path that the log shows, without payment numbers and references. */
type AppEnv = { Bindings: Bindings; Variables: { route: string } };
type Handler = (c: Context<AppEnv>) => Promise<object>;

const minuteMs = 60_000;
const requestsPerMinute = { preferences: 10, lookups: 60 } as const;

const commonHeaders: Readonly<Record<string, string>> = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'",
};

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

function refusalResponse(refusal: Refusal): Response {
  const { status, headers } = refusal;
  return Response.json(refusalBody(refusal), { status, headers });
}

function isServiceRefusal(answer: object): answer is ServiceRefusal {
  return 'retryAfter' in answer;
}

function toResponse(answer: object, status: number): Response {
  if (!isServiceRefusal(answer)) return Response.json(answer, { status });
  const { error, message, retryAfter } = answer;
  return Response.json(
    { ...(error && { error }), ...(message && { message }), status: answer.status },
    { status: answer.status, headers: retryAfter ? { 'retry-after': retryAfter } : {} },
  );
}

/** Lets the site's pages read the response. The protection of the data depends on signatures, not on CORS. */
function corsHeaders(origin: string | undefined, origins: readonly string[]): Record<string, string> {
  if (origin === undefined || !origins.includes(origin)) return {};
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-methods': 'GET, POST',
    'access-control-allow-headers': 'content-type',
    'access-control-expose-headers': 'retry-after',
    'access-control-max-age': '86400',
  };
}

type Route = {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly limit: RateLimit;
  readonly status: 200 | 201;
  readonly handle: Handler;
};

function createRoutes(settings: Settings, sendRequest: SendRequest, now: () => number): readonly Route[] {
  const preferenceLimit = createRateLimit({ limit: requestsPerMinute.preferences, windowMs: minuteMs, now });
  const lookupLimit = createRateLimit({ limit: requestsPerMinute.lookups, windowMs: minuteMs, now });
  return [
    {
      method: 'POST',
      path: '/checkout/preferences',
      limit: preferenceLimit,
      status: 201,
      handle: async (c) =>
        createPreference(
          settings,
          sendRequest,
          await readOrder(c.req.raw),
          c.req.header('origin'),
          new Date(now()),
        ),
    },
    {
      method: 'GET',
      path: '/v1/payments/search',
      limit: lookupLimit,
      status: 200,
      handle: async (c) => findByReference(settings, sendRequest, c.req.query('external_reference') ?? ''),
    },
    {
      method: 'GET',
      path: '/v1/payments/:number{[0-9]{1,20}}',
      limit: lookupLimit,
      status: 200,
      handle: async (c) => findByNumber(settings, sendRequest, c.req.param('number') ?? ''),
    },
  ];
}

function routeHandler({ method, path, limit, status, handle }: Route, settings: Settings) {
  const name = path.replace(/\{.*\}$/, '');
  const allow = `${method}, OPTIONS`;
  return async (c: Context<AppEnv>): Promise<Response> => {
    c.set('route', name);
    if (c.req.method === 'OPTIONS') return new Response(null, { status: 204, headers: { allow } });
    if (c.req.method !== method) throw refusals.notAllowed(allow);
    const hostAddress = settings.addressHeader === null ? null : c.req.header(settings.addressHeader);
    const seconds = limit.consume(clientOf(hostAddress ?? c.env.address));
    if (seconds !== null) throw refusals.tooManyRequests(seconds);
    return toResponse(await handle(c), status);
  };
}

/** Health requests count towards no limit and work even if settings are missing. Some monitors use HEAD. */
function healthHandler(health: Health) {
  return (c: Context<AppEnv>): Response => {
    c.set('route', '/health');
    const allow = 'GET, HEAD, OPTIONS';
    if (c.req.method === 'OPTIONS') return new Response(null, { status: 204, headers: { allow } });
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') throw refusals.notAllowed(allow);
    const report = health.report();
    return Response.json(report, { status: report.ok ? 200 : 503 });
  };
}

const bothPaths = (path: string) => [path, proxyPath + path];

/** Logs method, route, status and duration, but neither the request's content nor its sender. */
function logRequests(log: (line: string) => void): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const start = performance.now();
    await next();
    const method = methods.has(c.req.method) ? c.req.method : 'other';
    const ms = Math.round(performance.now() - start);
    log(JSON.stringify({ method, path: c.get('route') ?? 'other', status: c.res.status, ms }));
  };
}

const setHeaders =
  (origins: readonly string[]): MiddlewareHandler =>
  async (c, next) => {
    await next();
    const headers = { ...commonHeaders, vary: 'origin', ...corsHeaders(c.req.header('origin'), origins) };
    for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value);
  };

/**
 * Creates the proxy, a function from a request to a response, for any host.
 * @param environment environment variables; the log lists all missing or wrong ones
 */
export function createProxy(
  environment: Readonly<Record<string, unknown>>,
  {
    fetch = (url, init) => globalThis.fetch(url, init),
    addressHeader,
    siteCatalogueVersion = null,
    now = Date.now,
    log = (line) => console.log(line),
  }: ProxyOptions = {},
): PaymentsProxy {
  const result = readSettings(environment, addressHeader);
  const health = createHealth(result.kind === 'complete' ? [] : result.names, now, siteCatalogueVersion);
  const app = new Hono<AppEnv>();
  app.use(logRequests(log));
  app.use(setHeaders(result.kind === 'complete' ? result.settings.origins : []));
  for (const path of bothPaths('/health')) app.all(path, healthHandler(health));
  if (result.kind === 'complete') {
    const sendRequest = createService(result.settings, fetch, health.record);
    for (const route of createRoutes(result.settings, sendRequest, now)) {
      for (const path of bothPaths(route.path)) app.all(path, routeHandler(route, result.settings));
    }
    app.notFound(() => refusalResponse(refusals.notFound()));
  } else {
    log(JSON.stringify({ error: 'not_configured', problems: result.problems }));
    app.notFound(() => refusalResponse(refusals.notConfigured()));
  }
  app.onError((error) => {
    if (error instanceof Refusal) return refusalResponse(error);
    // Log only the error's name, because its message may contain a requested address.
    log(JSON.stringify({ error: error.name }));
    return refusalResponse(refusals.internalError());
  });
  return { fetch: async (request, address) => app.fetch(request, { address }) };
}
