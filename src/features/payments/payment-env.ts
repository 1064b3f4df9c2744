import { pageOrigin } from '../../platform/current-env.ts';
import { resolverFor } from '../../platform/env.ts';

/**
 * 'auto': if no request gets an answer, an approved return counts as paid. 'required': only the service's confirmation
 * counts. See docs/decisions/0005-payments.md.
 */
export type PaymentVerification = 'auto' | 'required';

export type PaymentService = {
  readonly apiUrl: string;
  readonly sdkUrl: string;
  /** null if none is configured. Without a key, the page offers only the plain link to pay, not the wallet's button. */
  readonly publicKey: string | null;
  /** null behind a proxy, which holds the token itself. */
  readonly accessToken: string | null;
  readonly verification: PaymentVerification;
  /** True if test payments count as paid. The first purchase, with test credentials, needs this. */
  readonly acceptsTestPayments: boolean;
};

/**
 * Resolves the addresses of the configuration against the page's own origin. The configuration is null if there is
 * neither a token nor a proxy, so that no payment can start.
 */
export function resolvePaymentService(service: PaymentService | null, origin: string): PaymentService | null {
  const resolve = resolverFor(origin);
  return service && { ...service, apiUrl: resolve(service.apiUrl), sdkUrl: resolve(service.sdkUrl) };
}

/** Payment configuration of this build. Few pages import it, so that few files hold the token. */
export const paymentService = resolvePaymentService(__ENV__.payment, pageOrigin);
