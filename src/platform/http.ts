import * as v from 'valibot';
import { runWithTimeout } from './async.ts';

export class HttpError extends Error {
  override readonly name = 'HttpError';
  constructor(
    readonly status: number,
    /** Parsed JSON; null if the body isn't JSON, such as a gateway's HTML or a truncated response. */
    readonly body: unknown,
    /** Milliseconds of the `Retry-After` header; null if it is missing or CORS hides it. */
    readonly retryAfterMs: number | null = null,
  ) {
    super(`HTTP error! status: ${status}`);
  }
}

export class InvalidResponse extends Error {
  override readonly name = 'InvalidResponse';
}

/** Thrown if there is no response in time: the browser is offline, CORS blocks the response, or the service is slow. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}

export type RequestOptions = {
  readonly method?: 'GET' | 'POST';
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** Maximum milliseconds to wait, including the response's body. */
  readonly timeoutMs: number;
};

/** `Retry-After` is a number of seconds or a date. Returns null for anything else. */
function retryAfterMs(headers: Headers): number | null {
  const value = headers.get('Retry-After')?.trim() ?? '';
  if (/^\d+$/.test(value)) return Number(value) * 1_000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? null : Math.max(date - Date.now(), 0);
}

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Sends a request and validates the response's JSON with `schema`.
 * @throws HttpError, InvalidResponse or NetworkError, or `signal.reason` if the caller aborts
 */
export async function requestJson<Schema extends v.GenericSchema>(
  url: string,
  schema: Schema,
  { method = 'GET', body, headers, signal, timeoutMs }: RequestOptions,
): Promise<v.InferOutput<Schema>> {
  try {
    const { response, answer } = await runWithTimeout(timeoutMs, signal, async (timeoutSignal) => {
      const response = await fetch(url, {
        method,
        headers: { ...(body === undefined ? {} : { 'Content-Type': 'application/json' }), ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        credentials: 'omit',
        signal: timeoutSignal,
      });
      return { response, answer: await readJson(response) };
    });
    if (!response.ok) throw new HttpError(response.status, answer, retryAfterMs(response.headers));
    const result = v.safeParse(schema, answer);
    if (!result.success) throw new InvalidResponse(v.summarize(result.issues));
    return result.output;
  } catch (error) {
    if (error instanceof HttpError || error instanceof InvalidResponse) throw error;
    if (signal?.aborted) throw error;
    throw new NetworkError(`No answer from ${new URL(url).host}`, { cause: error });
  }
}
