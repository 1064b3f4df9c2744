import { useSchoolAnswers } from '../../features/purchases/buyer.ts';
import { BuyerFields } from '../../features/purchases/buyer-fields.tsx';
import type { BuyerCheck } from '../../features/purchases/use-buyer-check.ts';
import { PurchaseOrderField } from '../../features/school/purchase-order-field.tsx';
import { type OrderKeys, purchaseOrderField } from '../../features/school/purchase-orders.ts';
import { createSchoolStore } from '../../features/school/school-store.ts';
import { WipedData } from '../../features/school/wiped-data.tsx';
import { useStoreOf } from '../../platform/store.ts';

type Props = {
  readonly check: BuyerCheck;
  /** Of the receipt's purchase order. */
  readonly orderKeys: OrderKeys;
};

/** The fields of the buyer and of the purchase order, where the browser may have wiped what they hold. */
export function KeptBuyerFields({ check, orderKeys }: Props) {
  const { buyer, orders } = useSchoolAnswers();
  const school = useStoreOf(createSchoolStore);
  return (
    <WipedData values={[buyer, orders, school]}>
      <BuyerFields check={check} />
      <PurchaseOrderField id={check.idOf(purchaseOrderField)} keys={orderKeys} isChecked={check.isChecked} />
    </WipedData>
  );
}
