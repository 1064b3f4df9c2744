import * as v from 'valibot';
import { HttpError, type RequestOptions, requestJson } from '../../platform/http.ts';
import type { PaymentService } from './payment-env.ts';

/**
 * Minimum milliseconds to remember a 429 (too many requests), even if its `Retry-After` is shorter. While two 429s are
 * remembered, the page sends no request with the same method.
 */
const minRetryDelayMs = 10_000;
/** Maximum milliseconds to remember a 429, even if its `Retry-After` is longer, so that no buyer has to wait longer. */
const maxRetryDelayMs = 60_000;

/** The last 429, and the times (by `performance.now()`) at which the requests that got a 429 were sent. */
type RateLimitErrors = { readonly lastError: HttpError; readonly requestTimes: readonly number[] };

/** 429 errors by method, since the proxy limits the preparation of payments and look-ups separately. */
const rateLimitErrors = {
  POST: new WeakMap<PaymentService, RateLimitErrors>(),
  GET: new WeakMap<PaymentService, RateLimitErrors>(),
};

/**
 * Returns the times of recent requests that got a 429. A request is recent during the pause that the last 429 asked
 * for.
 * @throws HttpError the last 429, if a new request would exceed the limit
 */
function recentRequestTimes(earlierErrors: RateLimitErrors | undefined, now: number): readonly number[] {
  if (!earlierErrors) return [];
  const pauseMs = Math.min(
    Math.max(earlierErrors.lastError.retryAfterMs ?? 0, minRetryDelayMs),
    maxRetryDelayMs,
  );
  const recentTimes = earlierErrors.requestTimes.filter((time) => now - time < pauseMs);
  if (recentTimes.length >= 2) throw earlierErrors.lastError;
  return recentTimes;
}

/**
 * Sends one request to Mercado Pago's API, or to the proxy that holds the token.
 * @param path part after the API's base address
 * @throws HttpError, InvalidResponse or NetworkError of platform/http, or `signal.reason` if the caller aborts
 */
export async function requestMercadoPago<Schema extends v.GenericSchema>(
  service: PaymentService,
  path: string,
  schema: Schema,
  options: Omit<RequestOptions, 'headers'>,
): Promise<v.InferOutput<Schema>> {
  const { apiUrl, accessToken } = service;
  const now = performance.now();
  const methodErrors = rateLimitErrors[options.method ?? 'GET'];
  const earlierTimes = recentRequestTimes(methodErrors.get(service), now);
  try {
    const answer = await requestJson(apiUrl + path, schema, {
      ...options,
      headers: accessToken === null ? {} : { Authorization: `Bearer ${accessToken}` },
    });
    methodErrors.delete(service);
    return answer;
  } catch (error) {
    if (error instanceof HttpError && error.status === 429) {
      methodErrors.set(service, { lastError: error, requestTimes: [...earlierTimes, now] });
    }
    throw error;
  }
}

/** Either field of a refusal may be missing or have any type. */
const RefusalText = v.fallback(v.pipe(v.string(), v.trim(), v.maxLength(256)), '');
const Refusal = v.fallback(v.object({ error: RefusalText, message: RefusalText }), {
  error: '',
  message: '',
});

/** Returns the code and message of the service's refusal, '' for each that is missing. */
export function refusalOf({ body }: HttpError): v.InferOutput<typeof Refusal> {
  return v.parse(Refusal, body);
}
