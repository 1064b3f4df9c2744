import { buyerCopy } from '../../content/school-copy.ts';
import type { BuyerCheck } from '../../features/purchases/use-buyer-check.ts';
import type { OrderKeys } from '../../features/school/purchase-orders.ts';
import { essentialPart } from '../../ui/lazy-part.tsx';
import { Summary } from '../../ui/summary.tsx';

// Folded: the page shows its purchases without them.
const KeptBuyerFields = essentialPart(async () => (await import('./kept-buyer-fields.tsx')).KeptBuyerFields);

type Props = { readonly check: BuyerCheck; readonly orderKeys: OrderKeys };

/** The school that receipts are made out to, the same on every receipt, and the receipt's own purchase order. */
export function BuyerForm({ check, orderKeys }: Props) {
  return (
    <details
      ref={(element) => {
        check.place.current = element;
      }}
      className="mt-5 grid border-y border-rule"
    >
      <Summary>
        <span>{buyerCopy.summary}</span>
      </Summary>
      <p className="text-caption text-ink-500">{buyerCopy.hint}</p>
      <KeptBuyerFields check={check} orderKeys={orderKeys} />
    </details>
  );
}
