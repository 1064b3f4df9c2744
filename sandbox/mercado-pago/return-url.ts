import { account } from './account.ts';
import { merchantOrderOf, methods } from './payment.ts';
import type { Payment, Preference } from './state.ts';

/**
 * The address that the buyer is sent back to, or undefined where the shop gave none for this ending.
 * Without a payment most values are the literal word null, as in the service.
 */
export function returnUrl(preference: Preference, payment: Payment | undefined): string | undefined {
  const { back_urls: urls, external_reference: reference } = preference.order;
  const target = {
    approved: urls.success,
    pending: urls.pending,
    rejected: urls.failure,
    none: urls.failure,
  }[payment?.outcome ?? 'none'];
  if (!target) return undefined;
  const number = payment ? String(payment.id) : 'null';
  const status = payment?.outcome ?? 'null';
  const url = new URL(target);
  for (const [name, value] of [
    ['collection_id', number],
    ['collection_status', status],
    ['payment_id', number],
    ['status', status],
    ['external_reference', reference || 'null'],
    ['payment_type', payment ? methods[payment.outcome].type : 'null'],
    ['merchant_order_id', payment ? String(merchantOrderOf(payment)) : 'null'],
    ['preference_id', preference.id],
    ['site_id', account.site],
    ['processing_mode', 'aggregator'],
    ['merchant_account_id', 'null'],
  ] as const) {
    url.searchParams.append(name, value);
  }
  return url.href;
}
