import { buyerCopy } from '../../content/school-copy.ts';
import type { BuyerCheck } from '../../features/purchases/use-buyer-check.ts';
import { essentialPart } from '../../ui/lazy-part.tsx';

// Folded: the page shows its purchases without them.
const KeptBuyerFields = essentialPart(async () => (await import('./kept-buyer-fields.tsx')).KeptBuyerFields);

/** The school that receipts are made out to: the same on every receipt. */
export function BuyerForm({ check }: { readonly check: BuyerCheck }) {
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
      <KeptBuyerFields isChecked={check.isChecked} />
    </details>
  );
}
