import * as v from 'valibot';
import { paths } from '../../content/paths.ts';
import type { PaymentEnv } from '../../platform/env.ts';
import { HttpError, requestJson, UnexpectedAnswer } from '../../platform/http.ts';
import type { CartItem } from '../cart/cart.ts';

/** The request body of `POST /checkout/preferences`. */
export type PreferenceRequest = {
  readonly items: readonly {
    readonly id: string;
    readonly title: string;
    readonly description: string;
    readonly quantity: number;
    readonly unit_price: number;
    readonly currency_id: 'CLP';
  }[];
  readonly back_urls: { readonly success: string; readonly failure: string; readonly pending: string };
  readonly auto_return?: 'approved';
  readonly external_reference: string;
};

export type Preference = {
  readonly id: string;
  /** Where to pay without the wallet button; null when the answer has none that is safe to follow. */
  readonly initPoint: string | null;
};

/** Mercado Pago refuses longer texts. */
const longestText = 256;
/** Milliseconds after which the payment is given up. */
const timeoutMs = 15_000;

/** @param siteUrl without trailing slash */
export function preferenceFor(
  items: readonly CartItem[],
  siteUrl: string,
  reference: string,
): PreferenceRequest {
  return {
    items: items.map((item) => ({
      id: item.id,
      title: item.name.slice(0, longestText),
      description: item.description.slice(0, longestText),
      quantity: item.quantity,
      unit_price: item.price,
      currency_id: 'CLP',
    })),
    back_urls: {
      success: siteUrl + paths.paid,
      failure: siteUrl + paths.notPaid,
      // Pending payments land with the ones that failed: nothing is delivered yet.
      pending: siteUrl + paths.notPaid,
    },
    auto_return: 'approved',
    external_reference: reference,
  };
}

const Answer = v.object({
  id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(longestText)),
  init_point: v.fallback(v.nullable(v.pipe(v.string(), v.url(), v.regex(/^https?:/))), null),
});
/** Any field may be missing, or be no words at all. */
const words = v.fallback(v.optional(v.pipe(v.string(), v.trim(), v.maxLength(longestText))), undefined);
const Refusal = v.fallback(v.object({ error: words, message: words }), {});

function refusal(error: unknown): v.InferOutput<typeof Refusal> {
  return v.parse(Refusal, error instanceof HttpError ? error.body : null);
}

/** The header that opens Mercado Pago's API; none behind a proxy that holds the token. */
export function authorization({ accessToken }: PaymentEnv): Record<string, string> {
  return accessToken === null ? {} : { Authorization: `Bearer ${accessToken}` };
}

async function post(payment: PaymentEnv, body: PreferenceRequest, signal: AbortSignal): Promise<Preference> {
  const answer = await requestJson(`${payment.apiUrl}/checkout/preferences`, Answer, {
    method: 'POST',
    body,
    headers: authorization(payment),
    signal,
    timeoutMs,
  });
  return { id: answer.id, initPoint: answer.init_point };
}

/**
 * Creates the preference that the wallet pays.
 * Mercado Pago refuses `auto_return` for addresses that are not public (localhost, an IP, http);
 * on exactly that refusal it is asked once more without it, and the buyer comes back by a link.
 * @throws HttpError, UnexpectedAnswer or NoAnswer of platform/http; `explain` puts them in words
 */
export async function createPreference(
  payment: PaymentEnv,
  request: PreferenceRequest,
  signal: AbortSignal,
): Promise<Preference> {
  try {
    return await post(payment, request, signal);
  } catch (error) {
    if (refusal(error).error !== 'invalid_auto_return') throw error;
    const { auto_return: _refused, ...withoutReturn } = request;
    return post(payment, withoutReturn, signal);
  }
}

/** What the toast says of a payment that could not start. */
export function explain(error: unknown): string {
  if (error instanceof HttpError) {
    return refusal(error).message || 'Error al crear la preferencia de pago.';
  }
  if (error instanceof UnexpectedAnswer) {
    return 'No se pudo obtener el ID de preferencia de Mercado Pago.';
  }
  return 'No se pudo conectar con Mercado Pago. Revisa tus credenciales.';
}
