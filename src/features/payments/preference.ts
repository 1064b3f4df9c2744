import { dayInChile } from '../../platform/format.ts';
import { payableDays } from './payment.ts';

/** What is to be paid. */
export type PaymentOrder = {
  /** The shop's own; a return and a look-up name the order by it. */
  readonly reference: string;
  readonly lines: readonly {
    readonly id: string;
    readonly name: string;
    readonly description: string;
    readonly quantity: number;
    /** Whole CLP for one. */
    readonly unitPrice: number;
  }[];
  /** Names the version of the catalogue that the lines come from. */
  readonly build: string;
  /** Addresses of this site. Pending payments come back to `notPaid`: nothing is delivered yet. */
  readonly returnTo: { readonly paid: string; readonly notPaid: string };
};

/** Mercado Pago refuses longer texts. */
export const longestText = 256;

/** What the statement of a card says: the shop's name in letters that every bank prints, 22 of them at most. */
const statementDescriptor = 'Mentoria Legal';

const day = 24 * 60 * 60 * 1000;

/**
 * Until when a payment that is prepared now can be paid: the end of a day in Chile, so that it is the same for a whole
 * day. Chile is four hours behind UTC in winter, and three in summer.
 * @returns an instant as Mercado Pago's documentation writes it
 */
export function payableUntil(now: Date): string {
  const last = new Date(Date.parse(dayInChile(now)) + payableDays * day).toISOString().slice(0, 10);
  const isWinter = dayInChile(new Date(`${last}T23:59:59-04:00`)) === last;
  return `${last}T23:59:59.000${isWinter ? '-04:00' : '-03:00'}`;
}

/** The body of `POST /checkout/preferences`. What it leaves out, and why: docs/calidad-de-integracion.md. */
export function preferenceOf({ reference, lines, returnTo }: PaymentOrder, now: Date) {
  return {
    items: lines.map(({ id, name, description, quantity, unitPrice }) => ({
      id,
      title: name.slice(0, longestText),
      description: description.slice(0, longestText),
      category_id: 'virtual_goods',
      quantity,
      unit_price: unitPrice,
      currency_id: 'CLP',
    })),
    back_urls: { success: returnTo.paid, failure: returnTo.notPaid, pending: returnTo.notPaid },
    auto_return: 'approved',
    external_reference: reference,
    statement_descriptor: statementDescriptor,
    expires: true,
    expiration_date_to: payableUntil(now),
  };
}
