import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldProblem } from '../../ui/form/error-summary.tsx';
import {
  type OrderKeys,
  orderNumberOf,
  orderProblem,
  purchaseOrderField,
  usePurchaseOrderStore,
} from '../school/purchase-orders.ts';
import { useBuyerStore, wrongOf } from './buyer.ts';

export type BuyerCheck = ReturnType<typeof useBuyerCheck>;

/**
 * Asks again for wrong answers before they are printed: the field of one gets the focus, with what is wrong, and the list
 * of several. A blank one is not wrong.
 * @param keys of the purchase order that is printed too
 */
export function useBuyerCheck(keys: OrderKeys) {
  const store = useBuyerStore();
  const orders = usePurchaseOrderStore();
  const id = useId();
  const idOf = (name: string) => `${id}-${name}`;
  /** Around the fields. */
  const place = useRef<HTMLElement>(null);
  /** Whether something was to be printed: what is wrong is said while typing too. */
  const [isChecked, setChecked] = useState(false);
  /** What was wrong then, where there was more than one, and the list of that. */
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const summary = useRef<HTMLElement>(null);

  /** @param print is called if nothing is wrong */
  function whenRight(print: () => void): void {
    const order = orderProblem(orderNumberOf(orders.get(), keys));
    const wrong = [
      ...wrongOf(store.get()),
      ...(order === null ? [] : [{ key: purchaseOrderField, problem: order }]),
    ].map(({ key, problem }) => ({ id: idOf(key), problem }));
    const [first] = wrong;
    flushSync(() => {
      setChecked(wrong.length > 0);
      setProblems(wrong.length > 1 ? wrong : []);
    });
    if (!first) {
      print();
      return;
    }
    const folded = place.current?.closest('details');
    if (folded) folded.open = true;
    (summary.current ?? document.getElementById(first.id))?.focus();
  }

  return { keys, place, isChecked, problems, summary, idOf, whenRight };
}
