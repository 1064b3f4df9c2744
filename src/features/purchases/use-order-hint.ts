import { useEffect, useState } from 'react';
import * as v from 'valibot';
import type { Cart } from '../cart/cart.ts';
import { hintFor, type OrderHint, othersAtOpening, withOthers } from './order-hints.ts';
import { noPurchases, type Purchases } from './purchases.ts';
import { usePurchases, usePurchasesStore } from './purchases-context.ts';
import { purchasesKey } from './purchases-store.ts';
import { StoredPurchases } from './stored-purchases.ts';

const Text = v.pipe(v.string(), v.parseJson(), StoredPurchases);

function parseStored(text: string | null): Purchases {
  const result = v.safeParse(Text, text);
  return result.success ? result.output : noPurchases;
}

/** Follows what other tabs begin and complete while the page is open. */
export function useOrderHint(cart: Cart): OrderHint {
  const store = usePurchasesStore();
  const purchases = usePurchases();
  const [others, setOthers] = useState(() => othersAtOpening(store.get(), Date.now()));

  useEffect(() => {
    // Only the event shows what another tab changed: this page's own payment is among the stored ones as well.
    const compare = ({ key, oldValue, newValue }: StorageEvent) => {
      if (key !== purchasesKey) return;
      setOthers((known) => withOthers(known, parseStored(oldValue), parseStored(newValue)));
    };
    // A page in the back/forward cache got no events: it starts again as if it had just been opened.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setOthers(othersAtOpening(store.get(), Date.now()));
    };
    window.addEventListener('storage', compare);
    window.addEventListener('pageshow', comeBack);
    return () => {
      window.removeEventListener('storage', compare);
      window.removeEventListener('pageshow', comeBack);
    };
  }, [store]);

  return hintFor(cart, purchases, others);
}
