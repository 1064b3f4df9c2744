import { buyerCopy } from '../../content/purchases.ts';
import { BuyerFields } from '../../features/purchases/buyer-fields.tsx';

/** The school that receipts are made out to: the same on every receipt. */
export function BuyerForm() {
  return (
    <details className="mt-5 grid border-y border-rule">
      <summary className="min-h-tap cursor-pointer content-center font-semibold text-ink marker:text-copper">
        {buyerCopy.summary}
      </summary>
      <p className="text-caption text-ink-500">{buyerCopy.hint}</p>
      <BuyerFields />
    </details>
  );
}
