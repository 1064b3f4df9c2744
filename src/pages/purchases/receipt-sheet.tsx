import { useId } from 'react';
import { firm } from '../../content/firm.ts';
import { noBreak } from '../../content/no-break.ts';
import { printedReceiptCopy, purchasesCopy, removePurchaseCopy } from '../../content/purchases-copy.ts';
import { buyerCopy } from '../../content/school-copy.ts';
import { Bill, BillLayout } from '../../features/purchases/bill.tsx';
import { orderKeysOf, type Receipt } from '../../features/purchases/purchases.ts';
import { UnprintedAnswers } from '../../features/school/unprinted-answers.tsx';
import { type BuyerCheck, useBuyerCheck } from '../../features/school/use-buyer-check.ts';
import { TaxRequestButton } from '../../features/tax-request/tax-request-button.tsx';
import { longDateInChile } from '../../platform/format.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/images/icon.tsx';
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx';
import { DoubleRule } from '../../ui/paper/sheet.tsx';
import { Summary } from '../../ui/summary.tsx';
import { DocumentCard } from '../delivery/document-card.tsx';
import { PurchaseFacts } from './purchase-facts.tsx';
import { RemovePurchaseButton } from './remove-purchase-button.tsx';

// The fields are in a closed `details`, so the page can show its purchases before they load.
const BuyerAndOrderFields = lazyWithRetry(
  async () => (await import('../../features/school/buyer-fields.tsx')).BuyerAndOrderFields,
);

// Loaded on demand, because few purchases repeat an earlier one.
const RepeatNote = lazyWithRetry(
  async () => (await import('../../features/purchases/repeat-note.tsx')).RepeatNote,
  { isOptional: true },
);

/** Form for the buyer's school, which all receipts share, and the purchase-order number of this receipt. */
function BuyerForm({ check }: { readonly check: BuyerCheck }) {
  return (
    <details
      ref={(element) => {
        check.containerRef.current = element;
      }}
      className="mt-5 grid grid-cols-1 border-y border-rule"
    >
      <Summary>
        <span>{buyerCopy.summary}</span>
      </Summary>
      <p className="text-caption text-ink-500">{buyerCopy.hint}</p>
      <BuyerAndOrderFields check={check} />
    </details>
  );
}

type Props = {
  readonly receipt: Receipt;
  /** Name of the field in which the person types, in this receipt or another one, because all show the same school. */
  readonly editedField: string | null;
  /** Consequences of deleting the purchase, one sentence each. */
  readonly losses: readonly string[];
  readonly onPrint: () => void;
  readonly onRemoved: () => void;
};

export function ReceiptSheet({ receipt, editedField, losses, onPrint, onRemoved }: Props) {
  const titleId = useId();
  const unprintedId = useId();
  const check = useBuyerCheck(orderKeysOf(receipt));
  const { reference, paymentId, quote, lines, total, paidAt } = receipt;
  return (
    <BillLayout
      as="article"
      className="pb-[clamp(2.5rem,5vw,4.5rem)] print:hidden"
      aria-labelledby={titleId}
      data-receipt=""
    >
      <div>
        <h2 id={titleId}>{noBreak(purchasesCopy.purchaseTitle(longDateInChile(paidAt)))}</h2>
        <DoubleRule className="mt-4 mb-6" />
        <div className="grid gap-4">
          {lines.map(({ id }) => (
            <DocumentCard key={id} id={id} receipt={receipt} />
          ))}
        </div>
        <RepeatNote className="mt-6" receipt={receipt} />
      </div>
      <Bill title={purchasesCopy.receiptTitle} level="h3">
        <PurchaseFacts paymentId={paymentId} quote={quote} lines={lines} total={total} />
        <BuyerForm check={check} />
        <Button
          className="mt-5 mb-3"
          variant="line"
          block
          aria-describedby={unprintedId}
          onClick={() => check.runIfValid(onPrint)}
        >
          <Icon name="print" />
          {purchasesCopy.print}
        </Button>
        <UnprintedAnswers id={unprintedId} paper="receipt" check={check} editedField={editedField} />
        {firm.acceptsTaxRequests && <TaxRequestButton className="mt-3 w-full" receipt={receipt} />}
        <p className="mt-5 mb-4 text-caption text-ink-500">{printedReceiptCopy.noTax}</p>
        <RemovePurchaseButton
          reference={reference}
          paymentId={paymentId}
          copy={removePurchaseCopy.receipt}
          losses={losses}
          onRemoved={onRemoved}
        />
      </Bill>
    </BillLayout>
  );
}
