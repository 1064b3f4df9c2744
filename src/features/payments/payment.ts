/** A state of a payment, whatever the payment service calls it. */
export type PaymentStatus =
  /** Approved and accredited, in CLP. */
  | 'paid'
  /** Not decided yet. */
  | 'underWay'
  /** Rejected or cancelled. */
  | 'refused'
  /** Refunded in whole or in part, charged back, or disputed. */
  | 'returned'
  /** Approved without being accredited, in another currency or without money, or in a state that is unknown here. */
  | 'unclear';

export type PaymentItem = {
  readonly id: string;
  readonly quantity: number;
  /** CLP for one, as the service has it: it may have decimals or be below zero. */
  readonly unitPrice: number;
};

/** A payment as the payment service knows it, in this shop's words. */
export type Payment = {
  /** The service's number, of 1 to 20 digits. */
  readonly id: string;
  readonly status: PaymentStatus;
  /** CLP. */
  readonly amount: number;
  /** The shop's own reference of the order; null when the payment has none. */
  readonly reference: string | null;
  /** Items that it paid for; empty if the service doesn't name them. */
  readonly items: readonly PaymentItem[];
  /** Who wrote the prices of the items: the shop's proxy, from its catalogue, or a browser, which anyone controls. */
  readonly pricedBy: 'proxy' | 'browser';
  /** ISO instant. */
  readonly approvedAt: string | null;
};

/** A reference that the shop's proxy signed: the client's 32 hex digits, a hyphen, and 16 of its signature. */
export const signedReference = /^([0-9a-f]{32})-([0-9a-f]{16})$/;

/** Days after today to whose end a prepared payment can be paid: an old price must not be paid for ever. */
export const payableDays = 29;
