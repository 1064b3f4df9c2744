import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { firstWrong } from './buyer.ts';
import { useBuyerStore } from './buyer-store.ts';

/** What the fields of the buyer need to know of it. */
export type BuyerCheck = {
  /** Around the fields. */
  readonly place: RefObject<HTMLElement | null>;
  /** Whether something was to be printed: what is wrong is said while typing too. */
  readonly isChecked: boolean;
};

/**
 * Asks again for a wrong answer before it is printed: its field gets the focus, with what is wrong. A blank one is not
 * wrong.
 */
export function useBuyerCheck() {
  const store = useBuyerStore();
  const place = useRef<HTMLElement>(null);
  const [isChecked, setChecked] = useState(false);

  /** @param print is called if nothing is wrong */
  function whenRight(print: () => void): void {
    const wrong = firstWrong(store.get());
    if (wrong === null) {
      print();
      return;
    }
    flushSync(() => setChecked(true));
    const folded = place.current?.closest('details');
    if (folded) folded.open = true;
    place.current?.querySelector<HTMLInputElement>(`input[name=${wrong}]`)?.focus();
  }

  const check: BuyerCheck = { place, isChecked };
  return { check, whenRight };
}
