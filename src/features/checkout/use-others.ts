import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { type Cart, linesKey } from '../cart/cart.ts';
import { noPurchases, type Purchases, purchasesKey } from '../purchases/purchases.ts';
import { usePurchasesStore } from '../purchases/purchases-store.ts';
import { StoredPurchases } from '../purchases/stored-purchases.ts';
import { type Others, othersAtOpening, withBegun, withOthers } from './order-hints.ts';

const Text = v.pipe(v.string(), v.parseJson(), StoredPurchases);

function parseStored(text: string | null): Purchases {
  const result = v.safeParse(Text, text);
  return result.success ? result.output : noPurchases;
}

/** Follows what other tabs begin and complete while the page is open. */
export function useOthers(cart: Cart): Others {
  const store = usePurchasesStore();
  const [others, setOthers] = useState(() => othersAtOpening(store.get()));
  const order = linesKey(cart.items);

  useEffect(() => {
    // Only the event shows what another tab changed: this page's own payment is among the stored ones as well.
    const compare = ({ key, oldValue, newValue }: StorageEvent) => {
      if (key !== purchasesKey) return;
      setOthers((known) => withOthers(known, parseStored(oldValue), parseStored(newValue)));
    };
    // A page in the back/forward cache got no events: it starts again as if it had just been opened.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setOthers(othersAtOpening(store.get()));
    };
    window.addEventListener('storage', compare);
    window.addEventListener('pageshow', comeBack);
    return () => {
      window.removeEventListener('storage', compare);
      window.removeEventListener('pageshow', comeBack);
    };
  }, [store]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: with another order the page drops its own payment, which may be open in another tab
  useEffect(() => setOthers((known) => withBegun(known, store.get())), [store, order]);

  return others;
}
