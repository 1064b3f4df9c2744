import * as v from 'valibot';
import { paths } from '../../content/paths.ts';
import type { CartItem } from '../cart/cart.ts';
import { cartLink, type IgnoredParts, linkedItem, readProductList } from '../cart/cart-link.ts';
import { addDays, isNumberMadeOn, isQuoteDay, makeQuoteNumber, QuoteNumber } from '../cart/quote-number.ts';
import { linkName } from '../catalogue/products.ts';

/** A quoted product of the catalogue. `price` is always the catalogue's current price. */
export type QuotedItem = CartItem & {
  /** Whole CLP for one unit in the quote's address. Anyone may have written it, so it is only compared with `price`. */
  readonly quotedPrice: number;
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
 * @param number number that was made today; null to make a new one
 */
export function makeQuote(items: readonly CartItem[], today: string, number: string | null): Quote {
  return {
    number: number ?? makeQuoteNumber(today),
    date: today,
    items: items.map((item) => ({ ...item, quotedPrice: item.price })),
  };
}

export const isPriceChanged = ({ quotedPrice, price }: QuotedItem): boolean => quotedPrice !== price;

export type QuoteStatus = {
  /** True if a price differs from the quoted one. */
  readonly hasChangedPrices: boolean;
  /** Last day of validity if it has passed; otherwise null. */
  readonly expiredOn: string | null;
  /** Last day of validity; null if the firm has set none, or if the prices or lines differ from the quoted ones. */
  readonly validUntil: string | null;
  /** True if the quote has expired or differs from what was quoted, so that its number must not be used. */
  readonly isStale: boolean;
};

/**
 * Returns a quote's status.
 * @param today 'YYYY-MM-DD'
 * @param validDays days of validity; null if the firm has set none
 */
export function quoteStatus(
  { date, items }: Quote,
  today: string,
  validDays: number | null,
  { ignoredCount, isTruncated }: IgnoredParts,
): QuoteStatus {
  const hasChangedPrices = items.some(isPriceChanged);
  const differsFromQuote = hasChangedPrices || ignoredCount > 0 || isTruncated;
  const lastDay = validDays === null ? null : addDays(date, validDays);
  const expiredOn = lastDay !== null && lastDay < today ? lastDay : null;
  return {
    hasChangedPrices,
    expiredOn,
    validUntil: differsFromQuote ? null : lastDay,
    isStale: differsFromQuote || expiredOn !== null,
  };
}

/** Returns path and search of the address for paying the quote's lines. A stale quote's number is left out. */
export const payAddress = ({ items, number }: Quote, { isStale }: QuoteStatus): string =>
  cartLink(items, isStale ? undefined : number);

const parameterNames = { number: 'numero', date: 'fecha', lines: 'lineas' } as const;

/**
 * @returns path and search, e.g.
 * /cotizacion?numero=C-261122-7KQP&fecha=2026-11-22&lineas=formulario-registro-dea:1:2000
 */
export function quoteAddress({ number, date, items }: Quote): string {
  const lines = items
    .map(({ id, quantity, quotedPrice }) => `${linkName(id)}:${quantity}:${quotedPrice}`)
    .join(',');
  return `${paths.quote}?${parameterNames.number}=${number}&${parameterNames.date}=${date}&${parameterNames.lines}=${lines}`;
}

/** Schema of a quote's number and date, which must match. */
const headSchema = (today: string) =>
  v.pipe(
    v.object({
      number: QuoteNumber,
      date: v.pipe(
        v.string(),
        v.regex(/^\d{4}-\d{2}-\d{2}$/),
        v.check((day) => isQuoteDay(day, today)),
      ),
    }),
    v.check(({ number, date }) => isNumberMadeOn(number, date)),
  );

const partPattern = /^([\w-]{1,64}):([1-9]\d{0,2}):([1-9]\d{0,8})$/;

function readQuotedPart(text: string): QuotedItem | null {
  const [, name = '', quantity = '', price = ''] = partPattern.exec(text) ?? [];
  const item = linkedItem(name, Number(quantity));
  return item && { ...item, quotedPrice: Number(price) };
}

export type QuoteReading =
  /** The address has none of the parameters of a quote. */
  | { readonly kind: 'none' }
  /** The address has such parameters, but no valid quote. The products that they name can be quoted again. */
  | { readonly kind: 'unreadable'; readonly items: readonly CartItem[] }
  | ({ readonly kind: 'quote'; readonly quote: Quote } & IgnoredParts);

/** Reads the quote in an address, which anyone may have written. @param today 'YYYY-MM-DD' in Chile */
export function readQuote(search: string, today: string): QuoteReading {
  const params = new URLSearchParams(search);
  if (!Object.values(parameterNames).some((name) => params.has(name))) return { kind: 'none' };
  const head = v.safeParse(headSchema(today), {
    number: params.get(parameterNames.number),
    date: params.get(parameterNames.date),
  });
  const { items, ...rest } = readProductList(params.get(parameterNames.lines) ?? '', readQuotedPart);
  if (!head.success || items.length === 0) return { kind: 'unreadable', items };
  return { kind: 'quote', quote: { ...head.output, items }, ...rest };
}
