/** State of a payment, independent of the payment service's own names. */
export type PaymentStatus =
  /** Approved and accredited, in CLP. */
  | 'paid'
  /** The payment is not decided yet. */
  | 'underWay'
  /** Rejected or cancelled. */
  | 'refused'
  /** Refunded in whole or in part, charged back, or disputed. */
  | 'returned'
  /**
   * The payment is approved but not accredited, in another currency, without money, or in a state that is unknown here.
   */
  | 'unclear';

export type PaymentItem = {
  readonly id: string;
  readonly quantity: number;
  /** CLP for one unit, as the service has it: it may have decimals or be below zero. */
  readonly unitPrice: number;
};

/** A payment of the payment service, in this shop's words. */
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
  /** Writer of the items' prices: the shop's proxy, from its catalogue, or a browser, which anyone controls. */
  readonly pricedBy: 'proxy' | 'browser';
  /** ISO instant. */
  readonly approvedAt: string | null;
};

/** A reference that the shop's proxy signed: the client's 32 hex digits, a hyphen, and 16 of its signature. */
export const signedReference = /^([0-9a-f]{32})-([0-9a-f]{16})$/;

/** Days after today until whose end a prepared payment can be paid, so that nobody pays an old price much later. */
export const payableDays = 29;
