import { BuyerFields } from '../../features/purchases/buyer-fields.tsx';
import { useBuyerStore } from '../../features/purchases/buyer-store.ts';
import { createSchoolStore } from '../../features/school/school-store.ts';
import { WipedData } from '../../features/school/wiped-data.tsx';
import { useStoreOf } from '../../platform/store.ts';

/** The fields of the buyer, where the browser may have wiped what they hold. */
export function KeptBuyerFields({ isChecked }: { readonly isChecked: boolean }) {
  const { wiping } = useBuyerStore();
  const school = useStoreOf(createSchoolStore);
  return (
    <WipedData values={[wiping, school.wiping]}>
      <BuyerFields isChecked={isChecked} />
    </WipedData>
  );
}
