import type { FaultNamed } from '../faults.ts';
import { type Order, totalOf } from './order.ts';

/** Fictional seller with numbers from examples in the service's documentation. */
const account = { collector_id: 202809963, client_id: '6295877106812064', site_id: 'MLC' } as const;

export type Preference = {
  readonly id: string;
  readonly order: Order;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  /** True if the preference was created with a real access token, not with a test token (TEST-…). */
  readonly isLive: boolean;
};

/** Outcomes of the payment page that create a payment. */
export type Outcome = 'approved' | 'pending' | 'rejected';

export type Payment = {
  readonly id: number;
  readonly preference: Preference;
  readonly outcome: Outcome;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
};

export type Store = {
  readonly preferences: Map<string, Preference>;
  /** Payments by number, oldest first. */
  readonly payments: Map<number, Payment>;
};

export const createStore = (): Store => ({ preferences: new Map(), payments: new Map() });

export function addPreference({ preferences }: Store, order: Order, isLive: boolean): Preference {
  const id = `${account.collector_id}-${crypto.randomUUID()}`;
  const preference = { id, order, createdAt: Date.now(), isLive };
  preferences.set(id, preference);
  return preference;
}

export function addPayment({ payments }: Store, preference: Preference, outcome: Outcome): Payment {
  const createdAt = Date.now();
  // Start numbers at the current time, so that a restarted sandbox doesn't reuse numbers that a browser remembers.
  const id = Math.max(createdAt, ...[...payments.keys()].map((id) => id + 1));
  const payment = { id, preference, outcome, createdAt };
  payments.set(id, payment);
  return payment;
}

/** Formats a time like the service, which always writes it in the zone UTC-4, even in Chile's summer. */
function serviceDate(milliseconds: number): string {
  return new Date(milliseconds - 4 * 60 * 60 * 1000).toISOString().replace('Z', '-04:00');
}

/** @param initPoint absolute address of the hosted payment page */
export function preferenceBody({ id, order, createdAt }: Preference, initPoint: string) {
  return {
    id,
    init_point: initPoint,
    // The service still sends this field, although it has no separate test environment. Don't use it.
    sandbox_init_point: initPoint,
    ...account,
    operation_type: 'regular_payment',
    ...order,
    date_created: serviceDate(createdAt),
  };
}

const statusDetails: Readonly<Record<string, string>> = {
  pending: 'pending_waiting_payment',
  approved: 'accredited',
  in_process: 'pending_contingency',
  rejected: 'cc_rejected_other_reason',
  refunded: 'refunded',
  charged_back: 'settled',
};

/** True if the payment is a slip that the buyer pays elsewhere. Cards are approved or rejected at once. */
const isPaidBySlip = ({ outcome }: Payment) => outcome === 'pending';
const paymentTypeOf = (payment: Payment) => (isPaidBySlip(payment) ? 'ticket' : 'credit_card');

const merchantOrderId = ({ id }: Payment) => id + 7_000_000;

/**
 * Formats a payment like the service, without the fields that shops don't read.
 * @param overrides values of a fault, which replace the payment's own
 */
export function paymentBody(payment: Payment, overrides: Partial<FaultNamed<'payment-differs'>> = {}) {
  const { order } = payment.preference;
  const { fault: _, times: __, ...replacedFields } = overrides;
  const status = overrides.status ?? payment.outcome;
  const amount = totalOf(order);
  const date = serviceDate(payment.createdAt);
  return {
    id: payment.id,
    date_created: date,
    date_approved: ['approved', 'in_mediation', 'refunded', 'charged_back'].includes(status) ? date : null,
    operation_type: 'regular_payment',
    payment_method_id: isPaidBySlip(payment) ? 'servipag' : 'visa',
    payment_type_id: paymentTypeOf(payment),
    status,
    status_detail: statusDetails[status] ?? 'pending',
    currency_id: 'CLP',
    transaction_amount: amount,
    transaction_amount_refunded: status === 'refunded' ? amount : 0,
    external_reference: order.external_reference || null,
    live_mode: payment.preference.isLive,
    collector_id: account.collector_id,
    payer: { id: '1000000001', email: 'compradora@colegio.example', type: 'registered' },
    additional_info: {
      // The service writes these as numbers in a preference and as strings in a payment.
      items: order.items.map(({ id, title, quantity, unit_price }) => ({
        id,
        title,
        quantity: String(quantity),
        unit_price: String(unit_price),
      })),
    },
    order: { id: merchantOrderId(payment), type: 'mercadopago' },
    transaction_details: { net_received_amount: Math.round(amount * 0.95), total_paid_amount: amount },
    ...replacedFields,
  };
}

/**
 * Returns the address to which the buyer returns, or undefined if the order has none for this outcome. If the buyer
 * hasn't paid, most query parameters are the text 'null', as Mercado Pago sends them.
 */
export function returnUrl({ id, order }: Preference, payment: Payment | undefined): string | undefined {
  const { success, pending, failure } = order.back_urls;
  const target = { approved: success, pending, rejected: failure, none: failure }[payment?.outcome ?? 'none'];
  if (!target) return undefined;
  const paymentNumber = String(payment?.id ?? null);
  const status = String(payment?.outcome ?? null);
  const url = new URL(target);
  const query = {
    collection_id: paymentNumber,
    collection_status: status,
    payment_id: paymentNumber,
    status,
    external_reference: order.external_reference || 'null',
    payment_type: payment ? paymentTypeOf(payment) : 'null',
    merchant_order_id: payment ? String(merchantOrderId(payment)) : 'null',
    preference_id: id,
    site_id: account.site_id,
    processing_mode: 'aggregator',
    merchant_account_id: 'null',
  };
  for (const [name, value] of Object.entries(query)) url.searchParams.append(name, value);
  return url.href;
}
