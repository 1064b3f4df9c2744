import { buyerCopy } from '../../content/purchases.ts';
import { BuyerFields } from '../../features/purchases/buyer-fields.tsx';
import { useBuyerStore } from '../../features/purchases/use-buyer.ts';
import type { BuyerCheck } from '../../features/purchases/use-buyer-check.ts';
import { createSchoolStore } from '../../features/school/school-store.ts';
import { WipedData } from '../../features/school/wiped-data.tsx';
import { useStoreOf } from '../../platform/stores.ts';

/** The school that receipts are made out to: the same on every receipt. */
export function BuyerForm({ check }: { readonly check: BuyerCheck }) {
  const { wiping } = useBuyerStore();
  const school = useStoreOf(createSchoolStore);
  return (
    <details
      ref={(element) => {
        check.place.current = element;
      }}
      className="mt-5 grid border-y border-rule"
    >
      <summary className="min-h-tap cursor-pointer content-center font-semibold text-ink marker:text-accent">
        {buyerCopy.summary}
      </summary>
      <p className="text-caption text-ink-500">{buyerCopy.hint}</p>
      <WipedData values={[wiping, school.wiping]}>
        <BuyerFields isChecked={check.isChecked} />
      </WipedData>
    </details>
  );
}
