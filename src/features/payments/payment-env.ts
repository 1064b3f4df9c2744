import { ownOrigin } from '../../platform/current-env.ts';
import { resolverFor } from '../../platform/env.ts';

/** Way of checking a payment when the buyer returns (docs/decisions/0005-payments.md). */
export type PaymentVerification = 'auto' | 'required';

export type PaymentEnv = {
  readonly apiUrl: string;
  readonly sdkUrl: string;
  /** null: the wallet button cannot be shown, the plain link to pay remains. */
  readonly publicKey: string | null;
  /** null with a proxy that holds the token, or when nothing is configured. */
  readonly accessToken: string | null;
  readonly verification: PaymentVerification;
  /** True if payments without money count: for the first purchase, with test credentials. */
  readonly takesTestPayments: boolean;
};

/**
 * Resolves the configuration of payments; null where neither a token nor a proxy is configured, so that no payment can
 * start.
 * @param origin the page's own, against which paths are resolved
 */
export function resolvePayment(payment: PaymentEnv | null, origin: string): PaymentEnv | null {
  const resolve = resolverFor(origin);
  return payment && { ...payment, apiUrl: resolve(payment.apiUrl), sdkUrl: resolve(payment.sdkUrl) };
}

/** Payment configuration of this build. Few pages import it, so that few files hold the token. */
export const payment = resolvePayment(__ENV__.payment, ownOrigin);
