import { useId } from 'react';
import { forgetCopy, purchasesCopy, voucherCopy } from '../../content/purchases.ts';
import type { Receipt } from '../../features/purchases/purchases.ts';
import { longDateInChile } from '../../platform/dates.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PurchasedDocument } from '../purchased-documents.tsx';
import { BuyerForm } from './buyer-form.tsx';
import { ForgetButton } from './forget-button.tsx';
import { PurchaseFacts } from './purchase-facts.tsx';

type Props = {
  readonly receipt: Receipt;
  /** What its deletion costs, a sentence each. */
  readonly losses: readonly string[];
  readonly onPrint: () => void;
  readonly onGone: () => void;
};

export function ReceiptSheet({ receipt, losses, onPrint, onGone }: Props) {
  const title = useId();
  const { reference, paymentId, lines, total, paidAt } = receipt;
  return (
    <article className="check purchase" aria-labelledby={title}>
      <div>
        <h2 id={title}>{purchasesCopy.bought(longDateInChile(paidAt))}</h2>
        <div className="double" />
        <div className="dl">
          {lines.map(({ id }) => (
            <PurchasedDocument key={id} id={id} />
          ))}
        </div>
      </div>
      <div className="bill">
        <h3>{purchasesCopy.voucher}</h3>
        <div className="double" />
        <PurchaseFacts paymentId={paymentId} lines={lines} total={total} />
        <Button variant="line" block onClick={onPrint}>
          <Icon name="print" />
          {purchasesCopy.print}
        </Button>
        <BuyerForm />
        <p className="caption">{voucherCopy.noTax}</p>
        <ForgetButton
          reference={reference}
          paymentId={paymentId}
          copy={forgetCopy.receipt}
          losses={losses}
          onGone={onGone}
        />
      </div>
    </article>
  );
}
