import type { FaultNamed } from '../faults.ts';
import { account, serviceDate } from './account.ts';
import type { paymentStatuses } from './faults.ts';
import { totalOf } from './order.ts';
import type { Outcome, Payment } from './state.ts';

export type PaymentStatus = (typeof paymentStatuses)[number];

/** The usual detail of each status. */
const details: Readonly<Record<PaymentStatus, string>> = {
  pending: 'pending_waiting_payment',
  approved: 'accredited',
  authorized: 'pending_capture',
  in_process: 'pending_contingency',
  in_mediation: 'pending',
  rejected: 'cc_rejected_other_reason',
  cancelled: 'expired',
  refunded: 'refunded',
  charged_back: 'settled',
};

/** Waiting for a payment means a slip to pay elsewhere; a card is approved or rejected at once. */
export const methods: Readonly<Record<Outcome, { readonly id: string; readonly type: string }>> = {
  approved: { id: 'visa', type: 'credit_card' },
  rejected: { id: 'visa', type: 'credit_card' },
  pending: { id: 'servipag', type: 'ticket' },
};

/** The number of the order that the service opens for a payment. */
export function merchantOrderOf({ id }: Payment): number {
  return id + 7_000_000;
}

/**
 * A payment as the service writes it, less the fields that no shop reads.
 *
 * @param status what the service says has become of it
 * @param differs a fault's untruths
 */
export function paymentBody(
  payment: Payment,
  status: PaymentStatus,
  differs: Partial<FaultNamed<'payment-differs'>> = {},
) {
  const { order } = payment.preference;
  const { fault: _, times: __, ...untruths } = differs;
  const shown = differs.status ?? status;
  const amount = totalOf(order.items);
  const date = serviceDate(payment.createdAt);
  const wasPaid = ['approved', 'in_mediation', 'refunded', 'charged_back'].includes(shown);
  return {
    id: payment.id,
    date_created: date,
    date_approved: wasPaid ? date : null,
    date_last_updated: date,
    operation_type: 'regular_payment',
    payment_method_id: methods[payment.outcome].id,
    payment_type_id: methods[payment.outcome].type,
    status: shown,
    status_detail: details[shown],
    currency_id: account.currency,
    transaction_amount: amount,
    transaction_amount_refunded: shown === 'refunded' ? amount : 0,
    external_reference: order.external_reference || null,
    description: order.items[0]?.title ?? '',
    live_mode: true,
    collector_id: account.collectorId,
    payer: { id: '1000000001', email: 'compradora@colegio.example', type: 'registered' },
    metadata: order.metadata,
    additional_info: {
      // Numbers in the preference, strings here: the service's own habit.
      items: order.items.map(({ id, title, quantity, unit_price }) => ({
        id,
        title,
        quantity: String(quantity),
        unit_price: String(unit_price),
      })),
    },
    order: { id: merchantOrderOf(payment), type: 'mercadopago' },
    transaction_details: {
      net_received_amount: wasPaid ? Math.round(amount * 0.95) : 0,
      total_paid_amount: amount,
      overpaid_amount: 0,
      installment_amount: amount,
    },
    captured: true,
    binary_mode: false,
    installments: 1,
    refunds: [],
    point_of_interaction: { type: 'CHECKOUT' },
    ...untruths,
  };
}
