import * as v from 'valibot';
import { type Attempt, findAttempt, findReceipt, type Purchases, type Receipt } from './purchases.ts';

/** What the address says after a payment. Anyone can write it: it proves nothing by itself. */
export type ReturnParams = {
  readonly status: string | null;
  readonly paymentId: string | null;
  readonly reference: string | null;
  readonly preferenceId: string | null;
};

/** Mercado Pago writes the word "null" where it has nothing. */
const Param = v.fallback(
  v.nullable(
    v.pipe(
      v.string(),
      v.maxLength(256),
      v.transform((value) => (value === '' || value === 'null' ? null : value)),
    ),
  ),
  null,
);

const PaymentId = v.fallback(v.nullable(v.pipe(v.string(), v.regex(/^\d{1,20}$/))), null);

/** Reads the return's query; `collection_*` repeat what the shorter names say. */
export function readReturn(search: string): ReturnParams {
  const query = new URLSearchParams(search);
  const read = (...names: string[]) =>
    names.map((name) => v.parse(Param, query.get(name))).find((value) => value !== null) ?? null;
  return {
    status: read('status', 'collection_status'),
    paymentId: v.parse(PaymentId, read('payment_id', 'collection_id')),
    reference: read('external_reference'),
    preferenceId: read('preference_id'),
  };
}

const underWay = new Set(['pending', 'in_process', 'authorized']);

/** Whether a payment with this status may still be approved. */
export function isUnderWay(status: string | null): boolean {
  return status !== null && underWay.has(status);
}

/** Which purchase of this browser a return belongs to. */
export type Outcome =
  | { readonly kind: 'none' }
  /** The address says that the payment was not approved: it releases nothing. */
  | { readonly kind: 'notApproved'; readonly status: string }
  | { readonly kind: 'paid'; readonly receipt: Receipt }
  | { readonly kind: 'returned'; readonly attempt: Attempt; readonly paymentId: string | null }
  /** Approved, it says, but this browser did not start it. */
  | { readonly kind: 'unknown'; readonly paymentId: string | null; readonly reference: string | null };

/** The attempt that the return names; one that names none is the latest's. */
function attemptOf(params: ReturnParams, purchases: Purchases): Attempt | null {
  if (params.reference !== null) return findAttempt(purchases, params.reference);
  if (params.preferenceId !== null) {
    return purchases.attempts.find(({ preferenceId }) => preferenceId === params.preferenceId) ?? null;
  }
  return purchases.attempts.at(-1) ?? null;
}

function receiptOf(params: ReturnParams, purchases: Purchases): Receipt | null {
  if (params.reference !== null) return findReceipt(purchases, params.reference);
  const { preferenceId, paymentId } = params;
  return (
    purchases.receipts.find(
      (receipt) =>
        (preferenceId !== null && receipt.preferenceId === preferenceId) ||
        (paymentId !== null && receipt.paymentId === paymentId),
    ) ?? null
  );
}

export function outcomeOf(params: ReturnParams, purchases: Purchases): Outcome {
  if (params.status === null) {
    // Without a status nothing is released; but what was already paid for can be named by its reference.
    const receipt = params.reference === null ? null : findReceipt(purchases, params.reference);
    return receipt ? { kind: 'paid', receipt } : { kind: 'none' };
  }
  if (params.status !== 'approved') return { kind: 'notApproved', status: params.status };
  const receipt = receiptOf(params, purchases);
  if (receipt) return { kind: 'paid', receipt };
  const attempt = attemptOf(params, purchases);
  if (attempt) return { kind: 'returned', attempt, paymentId: params.paymentId };
  return { kind: 'unknown', paymentId: params.paymentId, reference: params.reference };
}

/** The attempt that a return leaves waiting: its payment may still be approved. */
export function pendingAttempt(params: ReturnParams, purchases: Purchases): Attempt | null {
  return isUnderWay(params.status) ? attemptOf(params, purchases) : null;
}

export function receiptFor(attempt: Attempt, paymentId: string | null, now: string): Receipt {
  const { pending: _over, ...purchase } = attempt;
  return { ...purchase, paymentId, paidAt: now };
}
