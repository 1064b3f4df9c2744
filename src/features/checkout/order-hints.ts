import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { parserOf } from '../../platform/schema.ts';
import { type Cart, linesKey } from '../cart/cart.ts';
import { type Attempt, isPending, mayBePaid, noPurchases, type Purchases } from '../purchases/purchases.ts';
import { purchasesKey } from '../purchases/purchases-key.ts';
import { usePurchasesStore } from '../purchases/purchases-store.ts';
import { StoredPurchases } from '../purchases/stored-purchases.ts';

/** References of purchases and payments that the page compares with, since it must not warn of its own payment. */
export type Others = {
  /** Payments begun before the page was opened, or by another tab. */
  readonly begun: readonly string[];
  /** Purchases completed before the page was opened. */
  readonly bought: ReadonlySet<string>;
};

type Referenced = { readonly reference: string };

const references = (list: readonly Referenced[]) => list.map(({ reference }) => reference);

function newcomers(before: readonly Referenced[], after: readonly Referenced[]): readonly string[] {
  const known = references(before);
  return references(after).filter((reference) => !known.includes(reference));
}

/** Counts every attempt as begun elsewhere, since this page has not prepared a payment for its current cart. */
export function withBegun({ bought }: Others, { attempts }: Purchases): Others {
  return { begun: references(attempts), bought };
}

export function othersAtOpening({ attempts, receipts }: Purchases): Others {
  return { begun: references(attempts), bought: new Set(references(receipts)) };
}

/** @param before what was stored when another tab changed it to `after` */
export function withOthers(others: Others, before: Purchases, after: Purchases): Others {
  const begun = newcomers(before.attempts, after.attempts);
  return begun.length === 0 ? others : { ...others, begun: [...others.begun, ...begun] };
}

/**
 * True if another tab or another device paid anything since the page was opened. It doesn't matter what the cart holds
 * now, because completing a purchase empties it.
 */
export function isPaidMeanwhile({ receipts }: Purchases, { bought }: Others): boolean {
  return receipts.some(({ reference }) => !bought.has(reference));
}

/**
 * Returns the payments of the product that may still turn out to be made: every pending one, and the latest that was
 * begun, since one check answers for all of those. It doesn't matter what else they are for, nor in which quantity: the
 * document would be paid twice.
 */
export function openPayments(
  productId: string,
  { attempts }: Purchases,
  others: Others,
  now: number,
): readonly Attempt[] {
  const named = attempts.filter(({ lines }) => lines.some(({ id }) => id === productId));
  const begun = named
    .filter((attempt) => !isPending(attempt) && mayBePaid(attempt, now))
    .filter(({ reference }) => others.begun.includes(reference))
    .toSorted((a, b) => Date.parse(b.startedAt) - Date.parse(a.startedAt));
  return [...named.filter(isPending), ...begun.slice(0, 1)];
}

const parseText = parserOf(v.pipe(v.string(), v.parseJson(), StoredPurchases));
const parseStored = (text: string | null): Purchases => parseText(text) ?? noPurchases;

/** Tracks what other tabs begin while the page is open. */
export function useOthers(cart: Cart): Others {
  const store = usePurchasesStore();
  const [others, setOthers] = useState(() => othersAtOpening(store.get()));
  const order = linesKey(cart.items);

  useEffect(() => {
    // Only the event shows what another tab changed, since the store holds this page's own payment as well.
    const compare = ({ key, oldValue, newValue }: StorageEvent) => {
      if (key !== purchasesKey) return;
      setOthers((known) => withOthers(known, parseStored(oldValue), parseStored(newValue)));
    };
    // A page in the back/forward cache gets no events, so it starts again as if it had just been opened.
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
