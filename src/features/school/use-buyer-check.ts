import * as v from 'valibot';
import { answerSchema, useFormCheck } from '../../ui/form/use-form-check.ts';
import { buyerProblem, useBuyerStore } from './buyer.ts';
import {
  type OrderKeys,
  orderNumberOf,
  orderNumberProblem,
  purchaseOrderInputName,
  usePurchaseOrderStore,
} from './purchase-orders.ts';

export type BuyerCheck = ReturnType<typeof useBuyerCheck>;

const Answers = v.object({
  school: v.string(),
  taxId: answerSchema((text) => buyerProblem('taxId', text)),
  rbd: answerSchema((text) => buyerProblem('rbd', text)),
  [purchaseOrderInputName]: answerSchema(orderNumberProblem),
});

/**
 * Checks the answers before they are printed, and asks the person to correct invalid ones. Blank answers are valid.
 * @param keys keys of the purchase order whose number is printed too
 */
export function useBuyerCheck(keys: OrderKeys) {
  const store = useBuyerStore();
  const orderStore = usePurchaseOrderStore();
  const formCheck = useFormCheck(Answers);
  return {
    ...formCheck,
    keys,
    runIfValid: (print: () => void): void => {
      const orderNumber = orderNumberOf(orderStore.get(), keys);
      if (formCheck.check({ ...store.get(), [purchaseOrderInputName]: orderNumber })) print();
    },
  };
}
