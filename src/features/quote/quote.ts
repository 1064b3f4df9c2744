import type { CartItem } from '../cart/cart.ts';
import { makeQuoteNumber } from '../cart/quote-number.ts';

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

/** A new quote of these items at the catalogue's prices. @param today 'YYYY-MM-DD' */
export function makeQuote(items: readonly CartItem[], today: string): Quote {
  return {
    number: makeQuoteNumber(today),
    date: today,
    items: items.map((item) => ({ ...item, written: item.price })),
  };
}

export const isPriceChanged = ({ written, price }: QuotedItem): boolean => written !== price;

/** The last day on which a quote of that day is valid, 'YYYY-MM-DD'; null where the firm has not decided for how long. */
export function validUntil(date: string, days: number | null): string | null {
  if (days === null) return null;
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

/** What is to be said of a quote today. */
export type Standing = {
  readonly isChanged: boolean;
  /** The day it was valid until, once that is over. */
  readonly expired: string | null;
  /** The day it is valid until; null also where its prices are not asked any more. */
  readonly until: string | null;
};

/** @param today 'YYYY-MM-DD' @param days of validity, as the firm has decided */
export function standingOf({ date, items }: Quote, today: string, days: number | null): Standing {
  const isChanged = items.some(isPriceChanged);
  const last = validUntil(date, days);
  return {
    isChanged,
    expired: last !== null && last < today ? last : null,
    until: isChanged ? null : last,
  };
}
