import { purchasesCopy } from '../../content/purchases-copy.ts';
import { BillRows, BillTotal } from '../../features/purchases/bill.tsx';
import { type PurchasedLine, productName } from '../../features/purchases/purchases.ts';
import { formatClp } from '../../platform/format.ts';
import { Fact, Leader } from '../../ui/paper/leader.tsx';

type Props = {
  readonly paymentId: string | null;
  readonly quote?: string | undefined;
  readonly lines: readonly PurchasedLine[];
  /** Whole CLP. */
  readonly total: number;
};

export function PurchaseFacts({ paymentId, quote, lines, total }: Props) {
  return (
    <>
      {/* Prices and numbers don't wrap; the names beside them do. */}
      <BillRows className="[&>.leader>:last-child]:max-w-[65%] [&>.leader>:last-child]:flex-none">
        {paymentId && <Fact term={purchasesCopy.payment} value={paymentId} verbatim />}
        {quote && <Fact term={purchasesCopy.quote} value={quote} verbatim />}
        {lines.map(({ id, quantity, unitPrice }) =>
          unitPrice === undefined ? (
            <span key={id}>{purchasesCopy.line(quantity, productName(id))}</span>
          ) : (
            <Leader
              key={id}
              term={purchasesCopy.line(quantity, productName(id))}
              value={formatClp(unitPrice * quantity)}
              verbatim
            />
          ),
        )}
      </BillRows>
      <BillTotal term={purchasesCopy.total} value={formatClp(total)} />
    </>
  );
}
