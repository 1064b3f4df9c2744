import * as v from 'valibot';
import { answer, useFormCheck } from '../../ui/form/use-form-check.ts';
import { buyerProblem, useBuyerStore } from './buyer.ts';
import {
  type OrderKeys,
  orderNumberOf,
  orderProblem,
  purchaseOrderField,
  usePurchaseOrderStore,
} from './purchase-orders.ts';

export type BuyerCheck = ReturnType<typeof useBuyerCheck>;

const Answers = v.object({
  school: v.string(),
  taxId: answer((text) => buyerProblem('taxId', text)),
  rbd: answer((text) => buyerProblem('rbd', text)),
  [purchaseOrderField]: answer(orderProblem),
});

/**
 * Asks again for wrong answers before they are printed. A blank answer is not wrong.
 * @param keys of the purchase order that is printed too
 */
export function useBuyerCheck(keys: OrderKeys) {
  const store = useBuyerStore();
  const orders = usePurchaseOrderStore();
  const form = useFormCheck(Answers);
  return {
    ...form,
    keys,
    /** Prints if nothing is wrong. */
    whenRight: (print: () => void): void => {
      const order = orderNumberOf(orders.get(), keys);
      if (form.check({ ...store.get(), [purchaseOrderField]: order })) print();
    },
  };
}
