import { purchasesCopy } from '../../content/purchases.ts';
import { productName } from '../../features/purchases/product-name.ts';
import type { PurchasedLine } from '../../features/purchases/purchases.ts';
import { formatClp } from '../../platform/money.ts';
import { Leader } from '../../ui/leader.tsx';

type Props = {
  readonly paymentId: string | null;
  readonly lines: readonly PurchasedLine[];
  /** Whole CLP. */
  readonly total: number;
};

export function PurchaseFacts({ paymentId, lines, total }: Props) {
  return (
    <>
      <div className="bill__rows">
        {paymentId && <Leader term={purchasesCopy.payment} value={paymentId} />}
        {lines.map(({ id, quantity, unitPrice }) =>
          unitPrice === undefined ? (
            <span key={id}>{purchasesCopy.line(quantity, productName(id))}</span>
          ) : (
            <Leader
              key={id}
              term={purchasesCopy.line(quantity, productName(id))}
              value={formatClp(unitPrice * quantity)}
            />
          ),
        )}
      </div>
      <div className="bill__total">
        <span>{purchasesCopy.total}</span>
        <span className="price">{formatClp(total)}</span>
      </div>
    </>
  );
}
