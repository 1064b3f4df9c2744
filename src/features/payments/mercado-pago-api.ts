import * as v from 'valibot';
import { HttpError, type RequestOptions, requestJson } from '../../platform/http.ts';
import type { PaymentEnv } from './payment-env.ts';

/** Milliseconds in which a service that says 429, too many requests, is asked twice at most. */
const shortestRest = 10_000;
/** The longest `Retry-After` that is kept to: a buyer is not sent away for longer. */
const longestRest = 60_000;

/** The last 429, and when it and those before it were asked for, on the monotonic clock of `performance`. */
type Refusals = { readonly last: HttpError; readonly asked: readonly number[] };

/** Payments that are prepared, and questions about them: the proxy has a limit for either. */
const refusals = { POST: new WeakMap<PaymentEnv, Refusals>(), GET: new WeakMap<PaymentEnv, Refusals>() };

/**
 * The earlier requests that count together with a new one.
 * @throws HttpError the last 429, where another request would be one too many
 */
function recentlyRefused(before: Refusals | undefined, now: number): readonly number[] {
  if (!before) return [];
  const restMs = Math.min(Math.max(before.last.retryAfterMs ?? 0, shortestRest), longestRest);
  const recent = before.asked.filter((at) => now - at < restMs);
  if (recent.length >= 2) throw before.last;
  return recent;
}

/**
 * One request to Mercado Pago's API, or to the proxy that holds the token.
 * @param path what follows the API's base address
 * @throws HttpError, UnexpectedAnswer or NoAnswer of platform/http; the caller's own abort is thrown as it is
 */
export async function requestMercadoPago<Schema extends v.GenericSchema>(
  service: PaymentEnv,
  path: string,
  schema: Schema,
  options: Omit<RequestOptions, 'headers'>,
): Promise<v.InferOutput<Schema>> {
  const { apiUrl, accessToken } = service;
  const now = performance.now();
  const ofKind = refusals[options.method ?? 'GET'];
  const recent = recentlyRefused(ofKind.get(service), now);
  try {
    const answer = await requestJson(apiUrl + path, schema, {
      ...options,
      headers: accessToken === null ? {} : { Authorization: `Bearer ${accessToken}` },
    });
    ofKind.delete(service);
    return answer;
  } catch (error) {
    if (error instanceof HttpError && error.status === 429) {
      ofKind.set(service, { last: error, asked: [...recent, now] });
    }
    throw error;
  }
}

/** Either word can be missing, or be anything else. */
const Word = v.fallback(v.pipe(v.string(), v.trim(), v.maxLength(256)), '');
const Refusal = v.fallback(v.object({ error: Word, message: Word }), { error: '', message: '' });

/** The words of the service's refusal, '' where it has none. */
export function refusalOf({ body }: HttpError): v.InferOutput<typeof Refusal> {
  return v.parse(Refusal, body);
}
