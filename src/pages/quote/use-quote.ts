import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { CartItem } from '../../features/cart/cart.ts';
import { useCart, useCartStore } from '../../features/cart/cart-context.ts';
import { ownQuotedCarts } from '../../features/cart/quoted-cart-store.ts';
import { makeQuote } from '../../features/quote/quote.ts';
import { quoteAddress, type ReadQuote, readQuote } from '../../features/quote/quote-address.ts';
import { dayInChile } from '../../platform/local-days.ts';

type ShownQuote = Exclude<ReadQuote, { kind: 'none' }> | { readonly kind: 'reading' | 'empty' };

/**
 * The quote of the address. Where that has none, the cart's: it gets a number and a date, which go into the address with
 * its lines, so that a reload, Back and a bookmark show the same quote.
 */
export function useQuote() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const cart = useCartStore();
  const isFilled = useCart().items.length > 0;
  const [today] = useState(() => dayInChile(new Date()));
  // What is stored may be of products that this page does not know yet.
  const [isKnown, setKnown] = useState(() => !cart.get().waiting);
  const read = readQuote(search, today);

  const open = (items: readonly CartItem[], replace: boolean) => {
    const quote = makeQuote(items, today);
    ownQuotedCarts.remember({ number: quote.number, lines: quote.items });
    navigate(quoteAddress(quote), { replace });
  };
  const openOwn = useEffectEvent(() => open(cart.get().items, true));

  useEffect(() => {
    let isOver = false;
    cart.known().then(() => {
      if (!isOver) setKnown(true);
    });
    return () => {
      isOver = true;
    };
  }, [cart]);
  const isOwn = read.kind === 'none' && isKnown && isFilled;
  useEffect(() => {
    if (isOwn) openOwn();
  }, [isOwn]);

  const shown: ShownQuote =
    read.kind === 'none' ? { kind: isKnown && !isFilled ? 'empty' : 'reading' } : read;
  return { shown, today, renew: (items: readonly CartItem[]) => open(items, false) };
}
