import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { CartItem } from '../../features/cart/cart.ts';
import { useCart, useCartStore } from '../../features/cart/cart-context.ts';
import { createQuotedCartStore } from '../../features/cart/quoted-cart-store.ts';
import { usePurchasesStore } from '../../features/purchases/purchases-context.ts';
import { usedQuotes } from '../../features/purchases/used-quotes.ts';
import { makeQuote } from '../../features/quote/quote.ts';
import { quoteAddress, type ReadQuote, readQuote } from '../../features/quote/quote-address.ts';
import { dayInChile } from '../../platform/format.ts';
import { useStoreOf } from '../../platform/store.ts';
import { useToday } from './use-today.ts';

type ShownQuote = Exclude<ReadQuote, { kind: 'none' }> | { readonly kind: 'reading' | 'empty' };

/**
 * The quote of the address. Where that has none, the cart's: it gets a number and a date, which go into the address with
 * its lines, so that a reload, Back and a bookmark show the same quote. The same lines keep their number for the day.
 */
export function useQuote() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const cart = useCartStore();
  const isFilled = useCart().items.length > 0;
  const purchases = usePurchasesStore();
  const quotes = useStoreOf(createQuotedCartStore);
  const today = useToday(search);
  const read = readQuote(search, today);

  const open = (items: readonly CartItem[], number: string | null, replace: boolean) => {
    const quote = makeQuote(items, dayInChile(new Date()), number ?? undefined);
    quotes.remember({ number: quote.number, lines: quote.items });
    navigate(quoteAddress(quote), { replace });
  };
  const openOwn = useEffectEvent(() => {
    const { items } = cart.get();
    open(items, quotes.numberOfToday(items, usedQuotes(purchases.get())), true);
  });

  const isOwn = read.kind === 'none' && isFilled;
  useEffect(() => {
    if (isOwn) openOwn();
  }, [isOwn]);

  const shown: ShownQuote = read.kind === 'none' ? { kind: isFilled ? 'reading' : 'empty' } : read;
  return { shown, today, renew: (items: readonly CartItem[]) => open(items, null, false) };
}
