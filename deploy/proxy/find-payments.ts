import * as v from 'valibot';
import { PaymentAnswer, SearchAnswer } from '../../src/features/payments/payment-answer.ts';
import { parserOf } from '../../src/platform/schema.ts';
import { isSigned } from './reference.ts';
import { refusals } from './refusal.ts';
import { isUnknownPayment, type SendRequest, type ServiceRefusal, serviceRefusal } from './service.ts';
import type { Settings } from './settings.ts';

/** Milliseconds for one request to Mercado Pago. The page allows 8 s for two requests about one payment. */
const timeoutMs = 3_500;

const PaymentWithReference = v.object({ external_reference: v.string() });

const parsePayment = parserOf(PaymentAnswer);

/** True if the payment moved money, or if the shop accepts payments with test credentials. */
function isAccepted({ live_mode }: PaymentAnswer, { acceptsTestPayments }: Settings): boolean {
  return live_mode || acceptsTestPayments;
}

/**
 * Finds a payment by its number.
 * @throws {Refusal} for an unknown number. A payment of another shop gets the same refusal.
 */
export async function findByNumber(
  settings: Settings,
  sendRequest: SendRequest,
  paymentNumber: string,
): Promise<PaymentAnswer | ServiceRefusal> {
  const response = await sendRequest({ path: `/v1/payments/${paymentNumber}`, timeoutMs });
  if (isUnknownPayment(response)) throw refusals.notFound();
  if (response.status !== 200) return serviceRefusal(response, settings.accessToken);
  const { body } = response;
  const hasForeignReference =
    v.is(PaymentWithReference, body) && !(await isSigned(body.external_reference, settings.secrets));
  if (hasForeignReference) throw refusals.notFound();
  const payment = parsePayment(body);
  if (!payment) throw refusals.unusableResponse();
  if (payment.external_reference === null || !isAccepted(payment, settings)) throw refusals.notFound();
  return payment;
}

/**
 * Returns the payments of an order, with null for an unreadable payment. An unreadable payment may be approved, so the
 * page must not treat the order as unpaid.
 * @throws {Refusal} if this shop didn't sign the reference
 */
export async function findByReference(
  settings: Settings,
  sendRequest: SendRequest,
  reference: string,
): Promise<{ readonly results: readonly (PaymentAnswer | null)[] } | ServiceRefusal> {
  if (!(await isSigned(reference, settings.secrets))) throw refusals.notFound();
  const query = new URLSearchParams({
    sort: 'date_created',
    criteria: 'desc',
    external_reference: reference,
  });
  const response = await sendRequest({ path: `/v1/payments/search?${query}`, timeoutMs });
  if (response.status !== 200) return serviceRefusal(response, settings.accessToken);
  const searchResult = v.safeParse(SearchAnswer, response.body);
  if (!searchResult.success) throw refusals.unusableResponse();
  const hasOtherReference = (result: unknown) =>
    v.is(PaymentWithReference, result) && result.external_reference !== reference;
  const results = searchResult.output.results
    .filter((result) => !hasOtherReference(result))
    .map((result) => {
      const payment = parsePayment(result);
      return payment?.external_reference === reference ? payment : null;
    });
  return { results: results.filter((payment) => !payment || isAccepted(payment, settings)) };
}
