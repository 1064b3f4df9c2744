import type { PaymentReturn } from '../payments/payment-return.ts';
import {
  type Attempt,
  findAttempt,
  findReceipt,
  isDeleted,
  type Purchases,
  type Receipt,
} from './purchases.ts';

/** What this device knows of the order that a return or a payment number is about. */
export type KnownOrder =
  | { readonly known: 'receipt'; readonly receipt: Receipt }
  /** 'askedAttempt': an earlier check with the payment service did not confirm it. */
  | { readonly known: 'attempt' | 'askedAttempt'; readonly attempt: Attempt }
  | { readonly known: 'deleted' }
  | { readonly known: 'nothing' };

const nothing: KnownOrder = { known: 'nothing' };

function fromReceipt(receipt: Receipt | null | undefined): KnownOrder {
  return receipt ? { known: 'receipt', receipt } : nothing;
}

export function fromAttempt(attempt: Attempt | null | undefined): KnownOrder {
  if (!attempt) return nothing;
  return { known: attempt.askedAt === undefined ? 'attempt' : 'askedAttempt', attempt };
}

export function orderByReference(reference: string, purchases: Purchases): KnownOrder {
  const receipt = findReceipt(purchases, reference);
  if (receipt) return fromReceipt(receipt);
  if (isDeleted(purchases, reference)) return { known: 'deleted' };
  return fromAttempt(findAttempt(purchases, reference));
}

/** The order that the address names: by reference, else by the prepared payment, else by payment number. */
export function orderOf(params: Omit<PaymentReturn, 'status'>, purchases: Purchases): KnownOrder {
  const { reference, preparedId, paymentId } = params;
  if (reference !== null) return orderByReference(reference, purchases);
  const { attempts, receipts } = purchases;
  if (preparedId !== null) {
    const isIts = (each: { readonly preparedId: string | null }) => each.preparedId === preparedId;
    const receipt = fromReceipt(receipts.find(isIts));
    return receipt.known === 'receipt' ? receipt : fromAttempt(attempts.find(isIts));
  }
  if (paymentId === null) return nothing;
  const receipt = fromReceipt(receipts.find((each) => each.paymentId === paymentId));
  if (receipt.known === 'receipt') return receipt;
  return fromAttempt(attempts.find(({ pending }) => pending?.paymentId === paymentId));
}

/** The attempt that a return without ids is attributed to. */
export function latestAttempt({ attempts }: Purchases): Attempt | null {
  return attempts.reduce<Attempt | null>(
    (latest, each) => (latest && Date.parse(latest.startedAt) > Date.parse(each.startedAt) ? latest : each),
    null,
  );
}
