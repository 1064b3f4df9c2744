import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { CartItem } from '../../features/cart/cart.ts';
import { useCart, useCartStore } from '../../features/cart/cart-store.ts';
import { createQuotedCartStore } from '../../features/cart/quoted-cart-store.ts';
import { usePurchasesStore } from '../../features/purchases/purchases-store.ts';
import { usedQuotes } from '../../features/purchases/quote-of-order.ts';
import { makeQuote } from '../../features/quote/quote.ts';
import { quoteAddress, type ReadQuote, readQuote } from '../../features/quote/quote-address.ts';
import { dayInChile } from '../../platform/format.ts';
import { useStoreOf } from '../../platform/store.ts';

type ShownQuote = Exclude<ReadQuote, { kind: 'none' }> | { readonly kind: 'reading' | 'empty' };

const today = () => dayInChile(new Date());

function onShown(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  window.addEventListener('pageshow', listener);
  return () => {
    document.removeEventListener('visibilitychange', listener);
    window.removeEventListener('pageshow', listener);
  };
}

/** The day in Chile, 'YYYY-MM-DD': looked at again when the page is shown, which may have been open since yesterday. */
function useToday(): string {
  return useSyncExternalStore(onShown, today, today);
}

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
  const day = useToday();
  const read = readQuote(search, day);

  const open = (items: readonly CartItem[], number: string | null, replace: boolean) => {
    const quote = makeQuote(items, today(), number);
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
  return { shown, today: day, renew: (items: readonly CartItem[]) => open(items, null, false) };
}
