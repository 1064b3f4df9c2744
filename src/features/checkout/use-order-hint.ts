import { useEffect, useState } from 'react';
import type { Cart } from '../cart/cart.ts';
import { hintFor, type OrderHint, othersAtOpening, withOthers } from './order-hints.ts';
import { usePurchases, usePurchasesStore } from './purchases-context.ts';
import { purchasesKey } from './purchases-store.ts';

/** Follows what other tabs begin and complete while the page is open. */
export function useOrderHint(cart: Cart): OrderHint {
  const store = usePurchasesStore();
  const purchases = usePurchases();
  const [others, setOthers] = useState(() => othersAtOpening(store.get(), Date.now()));

  useEffect(() => {
    let before = store.get();
    // The store itself hears the event between these two: what differs afterwards came from another tab.
    const remember = () => {
      before = store.get();
    };
    const compare = ({ key }: StorageEvent) => {
      const [then, now] = [before, store.get()];
      if (key === purchasesKey || key === null) setOthers((known) => withOthers(known, then, now));
    };
    // A page that comes back from the back/forward cache was told nothing: it is as if opened again.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setOthers(othersAtOpening(store.get(), Date.now()));
    };
    window.addEventListener('storage', remember, { capture: true });
    window.addEventListener('storage', compare);
    window.addEventListener('pageshow', comeBack);
    return () => {
      window.removeEventListener('storage', remember, { capture: true });
      window.removeEventListener('storage', compare);
      window.removeEventListener('pageshow', comeBack);
    };
  }, [store]);

  return hintFor(cart, purchases, others);
}
