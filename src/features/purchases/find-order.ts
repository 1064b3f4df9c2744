import type { Place } from '../payments/check/decide-return.ts';
import type { PaymentReturn, ReturnStatus } from '../payments/payment-return.ts';
import {
  type Attempt,
  findAttempt,
  findReceipt,
  isDeleted,
  type Purchases,
  type Receipt,
} from './purchases.ts';

/** What this device knows of the order that a return or a payment number is about. */
export type FoundOrder =
  | { readonly known: 'receipt'; readonly receipt: Receipt }
  /** 'askedAttempt': an earlier check with the payment service did not confirm it. */
  | { readonly known: 'attempt' | 'askedAttempt'; readonly attempt: Attempt }
  | { readonly known: 'deleted' }
  | { readonly known: 'nothing' };

const nothing: FoundOrder = { known: 'nothing' };

export function fromAttempt(attempt: Attempt): FoundOrder {
  return { known: attempt.askedAt === undefined ? 'attempt' : 'askedAttempt', attempt };
}

function firstOf(receipt: Receipt | null | undefined, attempt: Attempt | null | undefined): FoundOrder {
  if (receipt) return { known: 'receipt', receipt };
  return attempt ? fromAttempt(attempt) : nothing;
}

export function attemptOf(order: FoundOrder): Attempt | null {
  return 'attempt' in order ? order.attempt : null;
}

export function orderByReference(reference: string, purchases: Purchases): FoundOrder {
  const receipt = findReceipt(purchases, reference);
  if (!receipt && isDeleted(purchases, reference)) return { known: 'deleted' };
  return firstOf(receipt, findAttempt(purchases, reference));
}

/** The order that the address names: by reference, else by the prepared payment, else by payment number. */
export function findOrder(params: Omit<PaymentReturn, 'status'>, purchases: Purchases): FoundOrder {
  const { reference, preparedId, paymentId } = params;
  if (reference !== null) return orderByReference(reference, purchases);
  const { attempts, receipts } = purchases;
  if (preparedId !== null) {
    const isIts = (each: { readonly preparedId: string | null }) => each.preparedId === preparedId;
    return firstOf(receipts.find(isIts), attempts.find(isIts));
  }
  if (paymentId === null) return nothing;
  return firstOf(
    receipts.find((each) => each.paymentId === paymentId),
    attempts.find(({ pending }) => pending?.paymentId === paymentId),
  );
}

function latestAttempt({ attempts }: Purchases): Attempt | null {
  return attempts.reduce<Attempt | null>(
    (latest, each) => (latest && Date.parse(latest.startedAt) > Date.parse(each.startedAt) ? latest : each),
    null,
  );
}

/** Which payment is checked, and why. */
export type PaymentCheck = {
  readonly place: Place;
  readonly status: ReturnStatus;
  readonly paymentId: string | null;
  /** The order's reference; null where the address names none and the device does not know it either. */
  readonly reference: string | null;
  readonly order: FoundOrder;
  /** For a return that gives a number alone: the attempt it is attributed to while no payment is found by that number. */
  readonly guess: Attempt | null;
};

/** The attempt that a return without ids in its address is attributed to. */
function unnamed(place: Place, params: PaymentReturn, purchases: Purchases): Attempt | null {
  if (params.reference !== null || params.preparedId !== null) return null;
  // A bare visit of /pago-exitoso is about nothing; at /pago-cancelado it may be a buyer who left without paying.
  return place === 'paid' && params.status === 'none' ? null : latestAttempt(purchases);
}

/** The check that a return asks for: which order of this device it is about, and what to ask by. */
export function checkOfReturn(
  place: 'paid' | 'notPaid',
  params: PaymentReturn,
  purchases: Purchases,
): PaymentCheck {
  const { paymentId, status } = params;
  const named = findOrder(params, purchases);
  const latest = named.known === 'nothing' ? unnamed(place, params, purchases) : null;
  const order = latest && paymentId === null ? fromAttempt(latest) : named;
  const reference = attemptOf(order)?.reference ?? params.reference;
  return { place, status, paymentId, reference, order, guess: paymentId === null ? null : latest };
}

/** The check of an attempt of this device. */
export function checkOfAttempt(attempt: Attempt): PaymentCheck {
  const { reference, pending } = attempt;
  const order = fromAttempt(attempt);
  const paymentId = pending?.paymentId ?? null;
  return { place: 'check', status: 'none', paymentId, reference, order, guess: null };
}

/** The check of a number that was typed. */
export function checkOfNumber(paymentId: string, purchases: Purchases): PaymentCheck {
  const order = findOrder({ paymentId, reference: null, preparedId: null }, purchases);
  const reference = attemptOf(order)?.reference ?? null;
  return { place: 'number', status: 'none', paymentId, reference, order, guess: null };
}
