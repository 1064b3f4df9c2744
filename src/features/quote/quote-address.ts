import * as v from 'valibot';
import { paths } from '../../content/paths.ts';
import type { CartItem } from '../cart/cart.ts';
import { itemOf, type LeftOut, readParts } from '../cart/cart-link.ts';
import { isNumberOf, isQuoteDay, QuoteNumber } from '../cart/quote-number.ts';
import { nameInLinks } from '../catalogue/products.ts';
import type { Quote, QuotedItem } from './quote.ts';

const names = { number: 'numero', date: 'fecha', lines: 'lineas' } as const;

/** @returns path and search, e.g. /cotizacion?numero=C-261122-7KQP&fecha=2026-11-22&lineas=formulario-registro-dea:1:2000 */
export function quoteAddress({ number, date, items }: Quote): string {
  const lines = items
    .map(({ id, quantity, written }) => `${nameInLinks(id)}:${quantity}:${written}`)
    .join(',');
  return `${paths.quote}?${names.number}=${number}&${names.date}=${date}&${names.lines}=${lines}`;
}

/** A number and the day that it was made on. */
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
  /** The address says nothing of a quote. */
  | { readonly kind: 'none' }
  /** It is no quote of ours; its products, if it names any, can be quoted anew. */
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
