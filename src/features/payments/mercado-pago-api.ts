import type * as v from 'valibot';
import type { PaymentEnv } from '../../platform/env.ts';
import { HttpError, type RequestOptions, requestJson } from '../../platform/http.ts';

/** Milliseconds in which a service that says 429, too many requests, is asked twice at most. */
const shortestRest = 10_000;
/** Whatever its `Retry-After` says, a buyer is not sent away for longer. */
const longestRest = 60_000;

/** The 429 that came last, and when it and those before it were asked for, on the clock that nobody can set. */
type Refusals = { readonly last: HttpError; readonly asked: readonly number[] };

const refusals = new WeakMap<PaymentEnv, Refusals>();

/**
 * The earlier requests that a new one has to be counted with.
 * @throws HttpError the 429 that came last, where another request would be one too many
 */
function recentlyRefused(payment: PaymentEnv, now: number): readonly number[] {
  const before = refusals.get(payment);
  if (!before) return [];
  const restMs = Math.min(Math.max(before.last.retryAfterMs ?? 0, shortestRest), longestRest);
  const recent = before.asked.filter((at) => now - at < restMs);
  if (recent.length >= 2) throw before.last;
  return recent;
}

/**
 * One question to Mercado Pago's API, or to the proxy that holds the token.
 * @param path what follows the API's base address
 * @throws HttpError, UnexpectedAnswer or NoAnswer of platform/http; the caller's own abort is thrown as it is
 */
export async function requestMercadoPago<Schema extends v.GenericSchema>(
  payment: PaymentEnv,
  path: string,
  schema: Schema,
  options: Omit<RequestOptions, 'headers'>,
): Promise<v.InferOutput<Schema>> {
  const { apiUrl, accessToken } = payment;
  const now = performance.now();
  const recent = recentlyRefused(payment, now);
  try {
    const answer = await requestJson(apiUrl + path, schema, {
      ...options,
      headers: accessToken === null ? {} : { Authorization: `Bearer ${accessToken}` },
    });
    refusals.delete(payment);
    return answer;
  } catch (error) {
    if (error instanceof HttpError && error.status === 429) {
      refusals.set(payment, { last: error, asked: [...recent, now] });
    }
    throw error;
  }
}
