import * as v from 'valibot';
import { paths } from '../../content/paths.ts';
import type { CartItem } from '../cart/cart.ts';
import { cartLink, itemOf, type LeftOut, readParts } from '../cart/cart-link.ts';
import { addDays, isNumberOf, isQuoteDay, makeQuoteNumber, QuoteNumber } from '../cart/quote-number.ts';
import { nameInLinks } from '../catalogue/products.ts';

/** A quoted product of the catalogue. Its price is always the catalogue's. */
export type QuotedItem = CartItem & {
  /**
   * Whole CLP for one unit according to the quote's address, which anyone may have written. It is only ever compared.
   */
  readonly written: number;
};

export type Quote = {
  readonly number: string;
  /** 'YYYY-MM-DD' */
  readonly date: string;
  readonly items: readonly QuotedItem[];
};

/**
 * Makes a quote of these items at the catalogue's prices.
 * @param today 'YYYY-MM-DD'
 * @param number made on that day; null for a new one
 */
export function makeQuote(items: readonly CartItem[], today: string, number: string | null): Quote {
  return {
    number: number ?? makeQuoteNumber(today),
    date: today,
    items: items.map((item) => ({ ...item, written: item.price })),
  };
}

export const isPriceChanged = ({ written, price }: QuotedItem): boolean => written !== price;

/** Facts to state about a quote today. */
export type Standing = {
  readonly isChanged: boolean;
  /** Last day of its validity, once that day is over. */
  readonly expired: string | null;
  /** Last day of its validity; null also if its prices or lines differ from the quoted ones. */
  readonly until: string | null;
  /** True if it no longer matches what was quoted, so that its number must not be used. */
  readonly isStale: boolean;
};

/** @param today 'YYYY-MM-DD' @param days of validity; null if the firm has not decided */
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

/** Returns path and search for paying the quote's lines. They include its number only if it still matches them. */
export const payAddress = ({ items, number }: Quote, { isStale }: Standing): string =>
  cartLink(items, isStale ? undefined : number);

const names = { number: 'numero', date: 'fecha', lines: 'lineas' } as const;

/** @returns path and search, e.g. /cotizacion?numero=C-261122-7KQP&fecha=2026-11-22&lineas=formulario-registro-dea:1:2000 */
export function quoteAddress({ number, date, items }: Quote): string {
  const lines = items
    .map(({ id, quantity, written }) => `${nameInLinks(id)}:${quantity}:${written}`)
    .join(',');
  return `${paths.quote}?${names.number}=${number}&${names.date}=${date}&${names.lines}=${lines}`;
}

/** Schema of a number and the day on which it was made. */
const Head = (today: string) =>
  v.pipe(
    v.object({
      number: QuoteNumber,
      date: v.pipe(
        v.string(),
        v.regex(/^\d{4}-\d{2}-\d{2}$/),
        v.check((day) => isQuoteDay(day, today)),
      ),
    }),
    v.check(({ number, date }) => isNumberOf(number, date)),
  );

const part = /^([\w-]{1,64}):([1-9]\d{0,2}):([1-9]\d{0,8})$/;

function readPart(text: string): QuotedItem | null {
  const [, name = '', quantity = '', price = ''] = part.exec(text) ?? [];
  const item = itemOf(name, Number(quantity));
  return item && { ...item, written: Number(price) };
}

export type ReadQuote =
  /** The address has no quote. */
  | { readonly kind: 'none' }
  /** The address holds no quote of ours; its products, if it names any, can be quoted again. */
  | { readonly kind: 'unreadable'; readonly items: readonly CartItem[] }
  | ({ readonly kind: 'quote'; readonly quote: Quote } & LeftOut);

/** Reads the quote of an address, which anyone may have written. @param today 'YYYY-MM-DD' in Chile */
export function readQuote(search: string, today: string): ReadQuote {
  const params = new URLSearchParams(search);
  if (!Object.values(names).some((name) => params.has(name))) return { kind: 'none' };
  const head = v.safeParse(Head(today), {
    number: params.get(names.number),
    date: params.get(names.date),
  });
  const { items, ...rest } = readParts(params.get(names.lines) ?? '', readPart);
  if (!head.success || items.length === 0) return { kind: 'unreadable', items };
  return { kind: 'quote', quote: { ...head.output, items }, ...rest };
}
