/** State of a payment, independent of the payment service's own names. */
export type PaymentStatus =
  /** Approved and accredited, in CLP. */
  | 'paid'
  | 'underWay'
  /** Rejected or cancelled. */
  | 'refused'
  /** Refunded in whole or in part, charged back, or disputed. */
  | 'returned'
  /** Approved but not accredited, in another currency, a test payment, or in a state that the shop doesn't know. */
  | 'unclear';

export type PaymentItem = {
  readonly id: string;
  readonly quantity: number;
  /** CLP for one unit as the service reports it, possibly with decimals or below zero. */
  readonly unitPrice: number;
};

export type Payment = {
  /** The service's number, of 1 to 20 digits. */
  readonly id: string;
  readonly status: PaymentStatus;
  /** CLP. */
  readonly amount: number;
  /** The shop's own reference of the order; null when the payment has none. */
  readonly reference: string | null;
  /** Items that were paid; empty if the service doesn't name them. */
  readonly items: readonly PaymentItem[];
  /** Author of the items' prices: the shop's proxy, from its catalogue, or a browser, which anyone controls. */
  readonly priceAuthor: 'proxy' | 'browser';
  /** ISO instant. */
  readonly approvedAt: string | null;
};

/** A reference signed by the shop's proxy: the page's 32 hex digits, a hyphen, and 16 digits of the signature. */
export const signedReferencePattern = /^([0-9a-f]{32})-([0-9a-f]{16})$/;

/** Days from today to the last day on which a prepared payment can be paid. Nobody can pay an old price after that. */
export const payableDays = 29;
