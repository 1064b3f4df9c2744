import * as v from 'valibot';
import { withTimeout } from './async.ts';

/** The service answered, with a status that is not a success. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  constructor(
    readonly status: number,
    /** The parsed JSON, or null when the body was none (a gateway's HTML, a cut connection). */
    readonly body: unknown,
    /** Milliseconds of the `Retry-After` header; null without one, or where the browser may not read it. */
    readonly retryAfterMs: number | null = null,
  ) {
    super(`HTTP error! status: ${status}`);
  }
}

/** The service answered a success whose body is not what was agreed. */
export class UnexpectedAnswer extends Error {
  override readonly name = 'UnexpectedAnswer';
}

/** No answer: offline, refused by CORS (which a browser does not distinguish), or too late. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

export type RequestOptions = {
  readonly method?: 'GET' | 'POST';
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** Milliseconds until the request is given up, answer's body included. */
  readonly timeoutMs: number;
};

/** `Retry-After` in its two forms, seconds and a date; null for anything else. */
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
 * Sends a request and validates the answer with `schema`.
 * @throws HttpError, UnexpectedAnswer or NoAnswer; the caller's own abort is thrown as it is
 */
export async function requestJson<Schema extends v.GenericSchema>(
  url: string,
  schema: Schema,
  { method = 'GET', body, headers, signal, timeoutMs }: RequestOptions,
): Promise<v.InferOutput<Schema>> {
  try {
    const { response, answer } = await withTimeout(timeoutMs, signal, async (inTime) => {
      const response = await fetch(url, {
        method,
        headers: { ...(body === undefined ? {} : { 'Content-Type': 'application/json' }), ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        credentials: 'omit',
        signal: inTime,
      });
      return { response, answer: await readJson(response) };
    });
    if (!response.ok) throw new HttpError(response.status, answer, retryAfterMs(response.headers));
    const result = v.safeParse(schema, answer);
    if (!result.success) throw new UnexpectedAnswer(v.summarize(result.issues));
    return result.output;
  } catch (error) {
    if (error instanceof HttpError || error instanceof UnexpectedAnswer) throw error;
    if (signal?.aborted) throw error;
    throw new NoAnswer(`No answer from ${new URL(url).host}`, { cause: error });
  }
}
