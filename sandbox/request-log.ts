import type { HonoRequest } from 'hono';
import type { RouteName } from './routes.ts';

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

/** What the stand-ins were asked, in order, so that tests can count. */
export type RequestLog = {
  /** Reads the body; Hono keeps it for the handlers that come after. */
  add(route: RouteName, request: HonoRequest): Promise<void>;
  list(): readonly LoggedRequest[];
  clear(): void;
};

export function createRequestLog(): RequestLog {
  let entries: LoggedRequest[] = [];
  return {
    async add(route, request) {
      const at = Date.now();
      const { pathname, search } = new URL(request.url);
      const body = parsed(await request.text());
      const authorization = request.header('authorization') ?? null;
      entries.push({ route, method: request.method, path: pathname + search, body, authorization, at });
    },
    list: () => entries,
    clear() {
      entries = [];
    },
  };
}

function parsed(text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
