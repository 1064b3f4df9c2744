import { useSchoolAnswers } from '../../features/purchases/buyer.ts';
import { BuyerFields } from '../../features/purchases/buyer-fields.tsx';
import type { BuyerCheck } from '../../features/purchases/use-buyer-check.ts';
import { PurchaseOrderField } from '../../features/school/purchase-order-field.tsx';
import { purchaseOrderField } from '../../features/school/purchase-orders.ts';
import { createSchoolStore } from '../../features/school/school.ts';
import { WipedData } from '../../features/school/wiped-data.tsx';
import { useStoreOf } from '../../platform/store.ts';

/** The fields of the buyer and of the purchase order, where the browser may have wiped what they hold. */
export function KeptBuyerFields({ check }: { readonly check: BuyerCheck }) {
  const { buyer, orders } = useSchoolAnswers();
  const school = useStoreOf(createSchoolStore);
  return (
    <WipedData values={[buyer, orders, school]}>
      <BuyerFields check={check} />
      <PurchaseOrderField id={check.idOf(purchaseOrderField)} keys={check.keys} isChecked={check.isChecked} />
    </WipedData>
  );
}
