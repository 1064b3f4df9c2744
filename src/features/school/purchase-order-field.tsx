import { purchaseOrderCopy } from '../../content/school-copy.ts';
import { useStore, useStoreOf } from '../../platform/store.ts';
import { KeptField } from '../../ui/form/form-field.tsx';
import {
  createPurchaseOrderStore,
  noPurchaseOrders,
  type OrderKeys,
  orderNumberOf,
  orderProblem,
  purchaseOrderField,
} from './purchase-orders.ts';

type Props = { readonly id: string; readonly keys: OrderKeys; readonly isChecked: boolean };

/** The number of the school's purchase order: stored while it is typed. */
export function PurchaseOrderField({ id, keys, isChecked }: Props) {
  const store = useStoreOf(createPurchaseOrderStore);
  const number = orderNumberOf(useStore(store, noPurchaseOrders), keys);
  return (
    <KeptField
      id={id}
      name={purchaseOrderField}
      className="my-3"
      label={purchaseOrderCopy.label}
      autoComplete="off"
      value={number}
      problem={orderProblem(number)}
      isChecked={isChecked}
      onWrite={(text) => store.write(keys, text)}
      tidy={(text) => text.trim()}
    />
  );
}
