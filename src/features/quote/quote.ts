import type { CartItem } from '../cart/cart.ts';
import { cartLink, type LeftOut } from '../cart/cart-link.ts';
import { addDays, makeQuoteNumber } from '../cart/quote-number.ts';

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
 * @param number of that day; null for a new one
 */
export function makeQuote(items: readonly CartItem[], today: string, number: string | null): Quote {
  return {
    number: number ?? makeQuoteNumber(today),
    date: today,
    items: items.map((item) => ({ ...item, written: item.price })),
  };
}

export const isPriceChanged = ({ written, price }: QuotedItem): boolean => written !== price;

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

/** @param today 'YYYY-MM-DD' @param days of validity; null where the firm has not decided */
export function standingOf(
  { date, items }: Quote,
  today: string,
  days: number | null,
  { leftOut, isCut }: LeftOut,
): Standing {
  const isChanged = items.some(isPriceChanged);
  const isOther = isChanged || leftOut > 0 || isCut;
  const last = days === null ? null : addDays(date, days);
  const expired = last !== null && last < today ? last : null;
  return { isChanged, expired, until: isOther ? null : last, isStale: isOther || expired !== null };
}

/** Path and search that lead to paying the quote's lines; under its number only while that stands for them. */
export const payAddress = ({ items, number }: Quote, { isStale }: Standing): string =>
  cartLink(items, isStale ? undefined : number);
