import * as v from 'valibot';
import { times, wholeFrom } from '../fault-fields.ts';

export const paymentStatuses = [
  'pending',
  'approved',
  'authorized',
  'in_process',
  'in_mediation',
  'rejected',
  'cancelled',
  'refunded',
  'charged_back',
] as const;

/** What can go wrong with this service in particular, in the words of the control endpoint. */
export const mercadoPagoFaults = [
  v.strictObject({
    fault: v.literal('unauthorized'),
    route: v.picklist(['preference.create', 'preference.read', 'payment.read', 'payment.search']),
    /** Three bodies are known for one refusal. */
    shape: v.picklist(['invalid_token', 'unauthorized', 'code']),
    times,
  }),
  v.strictObject({
    fault: v.literal('policy-agent'),
    route: v.picklist(['preference.create', 'preference.read', 'payment.read', 'payment.search']),
    times,
  }),
  /** The real rule for `auto_return`: no exception for the machine's own addresses. */
  v.strictObject({ fault: v.literal('invalid-auto-return'), times }),
  v.strictObject({
    fault: v.literal('preference-id'),
    id: v.picklist(['missing', 'empty', 'number']),
    times,
  }),
  /** What the service says of every payment, instead of the truth. */
  v.strictObject({
    fault: v.literal('payment-differs'),
    status: v.optional(v.picklist(paymentStatuses)),
    status_detail: v.optional(v.string()),
    transaction_amount: v.optional(v.number()),
    transaction_amount_refunded: v.optional(v.number()),
    currency_id: v.optional(v.string()),
    external_reference: v.optional(v.nullable(v.string())),
    collector_id: v.optional(v.number()),
    times,
  }),
  /** Every payment is pending for the first `polls` requests, and approved from then on. */
  v.strictObject({
    fault: v.literal('payment-approves-after'),
    polls: wholeFrom(0),
    times,
  }),
  v.strictObject({ fault: v.literal('payment-not-found'), times }),
  /** A new payment takes seconds to be found: with `times` it is found afterwards. */
  v.strictObject({ fault: v.literal('search-empty'), times }),
  v.strictObject({
    fault: v.literal('sdk'),
    behaviour: v.picklist(['throws', 'create-rejects', 'on-error', 'never-ready']),
    times,
  }),
] as const;
