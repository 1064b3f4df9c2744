import type { CartItem } from '../cart/cart.ts';
import { cartLink } from '../cart/cart-link.ts';
import { makeQuoteNumber } from '../cart/make-quote-number.ts';
import { addDays } from '../cart/quote-day.ts';

/** A product of the catalogue as it was quoted. Its price is the catalogue's, always. */
export type QuotedItem = CartItem & {
  /** Whole CLP for one as the quote's address has it, which anyone may have written: only ever compared. */
  readonly written: number;
};

export type Quote = {
  readonly number: string;
  /** 'YYYY-MM-DD' */
  readonly date: string;
  readonly items: readonly QuotedItem[];
};

/**
 * A quote of these items at the catalogue's prices.
 * @param today 'YYYY-MM-DD'
 * @param number of that day; by default a new one
 */
export function makeQuote(items: readonly CartItem[], today: string, number = makeQuoteNumber(today)): Quote {
  return {
    number,
    date: today,
    items: items.map((item) => ({ ...item, written: item.price })),
  };
}

export const isPriceChanged = ({ written, price }: QuotedItem): boolean => written !== price;

/** The last day on which a quote of that day is valid, 'YYYY-MM-DD'; null where the firm has not decided for how long. */
export function validUntil(date: string, days: number | null): string | null {
  return days === null ? null : addDays(date, days);
}

/** What was left out of a quote's address. */
export type LeftOut = { readonly leftOut: number; readonly isCut: boolean };

const nothing: LeftOut = { leftOut: 0, isCut: false };

/** What is to be said of a quote today. */
export type Standing = {
  readonly isChanged: boolean;
  /** The day it was valid until, once that is over. */
  readonly expired: string | null;
  /** The day it is valid until; null also where its prices or lines are not those that were quoted. */
  readonly until: string | null;
  /** Whether it is not, or not any more, what was quoted: its number goes no further. */
  readonly isStale: boolean;
};

/** @param today 'YYYY-MM-DD' @param days of validity, as the firm has decided */
export function standingOf(
  { date, items }: Quote,
  today: string,
  days: number | null,
  { leftOut, isCut } = nothing,
): Standing {
  const isChanged = items.some(isPriceChanged);
  const isOther = isChanged || leftOut > 0 || isCut;
  const last = validUntil(date, days);
  const expired = last !== null && last < today ? last : null;
  return { isChanged, expired, until: isOther ? null : last, isStale: isOther || expired !== null };
}

/** Path and search that lead to paying the quote's lines; under its number only while that stands for them. */
export const payAddress = ({ items, number }: Quote, { isStale }: Standing): string =>
  cartLink(items, isStale ? undefined : number);
