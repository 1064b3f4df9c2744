import * as v from 'valibot';
import { runWithTimeout } from '../../src/platform/async.ts';
import type { ServiceState } from './health.ts';
import { BodyTooLong, readText } from './read-body.ts';
import { refusals } from './refusal.ts';
import type { Settings } from './settings.ts';

/** `body` is null if it is not JSON. */
export type ServiceResponse = {
  readonly status: number;
  readonly body: unknown;
  readonly retryAfter: string | null;
};

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export type ServiceRequest = {
  readonly path: string;
  /** Makes the request a POST. The service treats two requests with the same key and body as one. */
  readonly post?: { readonly json: string; readonly idempotencyKey: string };
  /** Maximum milliseconds for the request, including the time to read the response's body. */
  readonly timeoutMs: number;
};

/** Maximum bytes of a response, ten times the longest list of payments. */
const maxAnswerBytes = 2_000_000;

function parseJsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Body of a 403 about a payment of another account. Every other 403 is about the token. */
const OtherAccount = v.object({ cause: v.array(v.object({ code: v.literal(4) })) });

/** True if the service says that the payment doesn't exist or belongs to another account. */
export function isUnknownPayment({ status, body }: ServiceResponse): boolean {
  return status === 404 || (status === 403 && v.is(OtherAccount, body));
}

function stateOf(response: ServiceResponse): ServiceState {
  const { status, body } = response;
  if (status === 401 || (status === 403 && !isUnknownPayment(response))) return 'refuses';
  return status >= 500 || body === null ? 'silent' : 'answers';
}

async function sendToService(
  { apiUrl, accessToken }: Pick<Settings, 'apiUrl' | 'accessToken'>,
  fetch: Fetch,
  { path, post, timeoutMs }: ServiceRequest,
): Promise<ServiceResponse> {
  try {
    return await runWithTimeout(timeoutMs, undefined, async (signal) => {
      const send = () =>
        fetch(apiUrl + path, {
          method: post ? 'POST' : 'GET',
          headers: {
            accept: 'application/json',
            authorization: `Bearer ${accessToken}`,
            ...(post && { 'content-type': 'application/json', 'x-idempotency-key': post.idempotencyKey }),
          },
          ...(post && { body: post.json }),
          // Following a redirect would send the token to another address.
          redirect: 'manual',
          signal,
        });
      // Retry once, because a kept-alive connection may close just as the proxy reuses it. If this creates a second
      // preference, the buyer still pays only one.
      const response = await send().catch(send);
      const { status, headers } = response;
      const body = parseJsonOrNull(await readText(response.body, maxAnswerBytes));
      return { status, body, retryAfter: headers.get('retry-after') };
    });
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError') throw refusals.timeout();
    throw error instanceof BodyTooLong ? refusals.unusableResponse() : refusals.noConnection();
  }
}

/**
 * Sends a request with the token to the payment service.
 * @throws {Refusal} if the connection fails, or if the response is late or too long
 */
export type SendRequest = (request: ServiceRequest) => Promise<ServiceResponse>;

export function createService(
  settings: Pick<Settings, 'apiUrl' | 'accessToken'>,
  fetch: Fetch,
  recordState: (state: ServiceState) => void,
): SendRequest {
  return async (request) => {
    try {
      const response = await sendToService(settings, fetch, request);
      recordState(stateOf(response));
      return response;
    } catch (error) {
      recordState('silent');
      throw error;
    }
  };
}

const RefusalBody = v.object({
  error: v.fallback(v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/)), ''),
  message: v.fallback(v.pipe(v.string(), v.trim(), v.maxLength(256)), ''),
});

const unavailableSentence =
  'En este momento la tienda no puede cobrar. Su carrito se conserva: inténtelo más tarde, o escríbanos.';

/** Matches data that the service's message must not reveal: an e-mail address, a long number, a reference. */
const sensitiveData = /@|\d{8,}|[0-9a-f]{16,}/i;

export type ServiceRefusal = {
  readonly status: number;
  readonly error: string;
  readonly message: string;
  readonly retryAfter: string | null;
};

/**
 * Sentences for the buyer, by status. They replace messages of the service that are in English and address the shop,
 * for example about its token.
 */
const sentences: ReadonlyMap<number, string> = new Map([
  [401, unavailableSentence],
  [403, unavailableSentence],
  [429, 'Mercado Pago está recibiendo demasiadas solicitudes. Espere un minuto e inténtelo de nuevo.'],
]);

/**
 * Returns the part of the service's refusal that the proxy forwards.
 * @throws {Refusal} if the status is no error status, for example if it is a redirect's
 */
export function serviceRefusal(
  { status, body, retryAfter }: ServiceResponse,
  accessToken: string,
): ServiceRefusal {
  if (status < 400 || status > 599) throw refusals.unusableResponse();
  const refusal = v.parse(v.fallback(RefusalBody, { error: '', message: '' }), body);
  const isSafe = (text: string) => !sensitiveData.test(text) && !text.includes(accessToken);
  return {
    status,
    error: isSafe(refusal.error) ? refusal.error : '',
    message: sentences.get(status) ?? (isSafe(refusal.message) ? refusal.message : ''),
    // Pass on only a number of seconds or a date, the two formats of Retry-After.
    retryAfter: retryAfter && /^(\d{1,6}|[A-Za-z]{3}, [\w :]{10,32})$/.test(retryAfter) ? retryAfter : null,
  };
}
