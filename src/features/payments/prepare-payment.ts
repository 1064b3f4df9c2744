import * as v from 'valibot';
import { checkoutCopy } from '../../content/checkout.ts';
import { paths } from '../../content/paths.ts';
import { withTimeout } from '../../platform/abort.ts';
import type { PaymentEnv } from '../../platform/env.ts';
import { HttpError, UnexpectedAnswer } from '../../platform/http.ts';
import { requestMercadoPago } from './mercado-pago-api.ts';

/** A product that is to be paid. */
type OrderItem = {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly quantity: number;
  /** Whole CLP for one. */
  readonly price: number;
};

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
  /** Where to pay without the wallet's button. */
  readonly payUrl: string;
  /** The order's reference as the payment will bear it: a proxy signs the one that it was given. */
  readonly reference: string;
};

/** Mercado Pago refuses longer texts. */
const longestText = 256;
/** Milliseconds after which a payment that does not begin is given up, both questions included. */
const timeoutMs = 14_000;
/** Chile's payment page: what `init_point` says, for an answer that has none or one that must not be followed. */
const paymentPage = 'https://www.mercadopago.cl/checkout/v1/redirect?pref_id=';

/** @param siteUrl without trailing slash */
export function preferenceFor(
  items: readonly OrderItem[],
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
  // It goes into an address and into storage: letters, figures and signs, as every id of theirs.
  id: v.pipe(v.string(), v.regex(/^[!-~]+$/), v.maxLength(longestText)),
  init_point: v.fallback(v.nullable(v.pipe(v.string(), v.url(), v.regex(/^https?:/))), null),
  external_reference: v.fallback(
    v.nullable(v.pipe(v.string(), v.nonEmpty(), v.maxLength(longestText))),
    null,
  ),
});

/** Either word can be missing, or be anything else. */
const word = v.fallback(v.pipe(v.string(), v.trim(), v.maxLength(longestText)), '');
const Refusal = v.fallback(v.object({ error: word, message: word }), { error: '', message: '' });

function refusal({ body }: HttpError): v.InferOutput<typeof Refusal> {
  return v.parse(Refusal, body);
}

async function post(payment: PaymentEnv, body: PreferenceRequest, signal: AbortSignal): Promise<Preference> {
  const path = '/checkout/preferences';
  const answer = await requestMercadoPago(payment, path, Answer, { method: 'POST', body, signal, timeoutMs });
  return {
    id: answer.id,
    payUrl: answer.init_point ?? paymentPage + encodeURIComponent(answer.id),
    reference: answer.external_reference ?? body.external_reference,
  };
}

/**
 * Creates the preference that the wallet pays.
 * Mercado Pago refuses `auto_return` for addresses that are not public (localhost, an IP, http);
 * on exactly that refusal it is asked once more without it, and the buyer comes back by a link.
 * @throws HttpError, UnexpectedAnswer or NoAnswer of platform/http, or the signal's reason; `paymentErrorMessage` puts them in words
 */
export async function preparePayment(
  payment: PaymentEnv,
  request: PreferenceRequest,
  signal: AbortSignal,
): Promise<Preference> {
  return withTimeout(timeoutMs, signal, async (inTime) => {
    try {
      return await post(payment, request, inTime);
    } catch (error) {
      const isRefused = error instanceof HttpError && refusal(error).error === 'invalid_auto_return';
      if (!isRefused) throw error;
      const { auto_return: _refused, ...withoutReturn } = request;
      return post(payment, withoutReturn, inTime);
    }
  });
}

/** What the toast says of a payment that could not start. */
export function paymentErrorMessage(error: unknown): string {
  const { refused, unusable, noAnswer, priceChanged } = checkoutCopy.failures;
  if (error instanceof HttpError && refusal(error).error === 'price_changed') return priceChanged;
  if (error instanceof HttpError) return refusal(error).message || refused;
  return error instanceof UnexpectedAnswer ? unusable : noAnswer;
}
