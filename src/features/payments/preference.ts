import { dayInChile } from '../../platform/format.ts';
import { payableDays } from './payment.ts';

export type PaymentOrder = {
  /** The shop's own reference, which Mercado Pago repeats in the return's address and in the payment. */
  readonly reference: string;
  readonly lines: readonly {
    readonly id: string;
    readonly name: string;
    readonly description: string;
    readonly quantity: number;
    /** Whole CLP for one unit. */
    readonly unitPrice: number;
  }[];
  readonly catalogueVersion: string;
  /** Date of that catalogue's newest text, 'YYYY-MM-DD'. A clock that shows an earlier date is wrong. */
  readonly newestTextDate: string;
  /** Addresses of this site. A buyer whose payment is pending returns to `notPaid`, since nothing is delivered yet. */
  readonly returnUrls: { readonly paid: string; readonly notPaid: string };
};

/** Maximum number of characters. Mercado Pago refuses longer texts. */
export const maxTextLength = 256;

/** The shop's name on card statements: at most 22 characters, in letters that every bank prints. */
const statementDescriptor = 'Mentoria Legal';

const dayMs = 24 * 60 * 60 * 1000;

/** Maximum days by which a clock may be ahead of the newest text. No catalogue stays unchanged for ten years. */
const maxClockLeadDays = 3650;

/** Returns the clock's time, or the nearest time at which this catalogue can be on sale. */
function plausibleTime(now: Date, textDate: string): Date {
  // Noon UTC falls on the same day in Chile.
  const earliestMs = Date.parse(`${textDate}T12:00:00Z`);
  return new Date(Math.min(Math.max(now.getTime(), earliestMs), earliestMs + maxClockLeadDays * dayMs));
}

/**
 * Returns the last instant at which a payment prepared now can be paid, in the format of Mercado Pago's documentation.
 * This instant is the end of a day in Chile, so that an order repeated on the same day has the same body and, behind
 * the proxy, the same idempotency key. Chile is four hours behind UTC in winter, three in summer.
 * @param now time of the device's clock, which may be wrong by any amount
 */
export function payableUntil(now: Date, latestTextDate: string): string {
  const today = dayInChile(plausibleTime(now, latestTextDate));
  const lastDay = new Date(Date.parse(today) + payableDays * dayMs).toISOString().slice(0, 10);
  const isWinter = dayInChile(new Date(`${lastDay}T23:59:59-04:00`)) === lastDay;
  return `${lastDay}T23:59:59.000${isWinter ? '-04:00' : '-03:00'}`;
}

/**
 * Returns the body of `POST /checkout/preferences`. docs/calidad-de-integracion.md says what it leaves out, and why.
 */
export function preferenceOf({ reference, lines, newestTextDate, returnUrls }: PaymentOrder, now: Date) {
  return {
    items: lines.map(({ id, name, description, quantity, unitPrice }) => ({
      id,
      title: name.slice(0, maxTextLength),
      description: description.slice(0, maxTextLength),
      category_id: 'virtual_goods',
      quantity,
      unit_price: unitPrice,
      currency_id: 'CLP',
    })),
    back_urls: { success: returnUrls.paid, failure: returnUrls.notPaid, pending: returnUrls.notPaid },
    auto_return: 'approved',
    external_reference: reference,
    statement_descriptor: statementDescriptor,
    expires: true,
    expiration_date_to: payableUntil(now, newestTextDate),
  };
}
