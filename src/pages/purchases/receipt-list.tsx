import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { firm } from '../../content/firm.ts';
import { purchasesCopy, removePurchaseCopy, taxRequestLinkCopy } from '../../content/purchases-copy.ts';
import { orderKeysOf, type Receipt } from '../../features/purchases/purchases.ts';
import { useSchoolAnswers } from '../../features/school/buyer.ts';
import { useEditedField } from '../../features/school/unprinted-answers.tsx';
import { useTaxStore } from '../../features/tax-request/tax-store.ts';
import { formatCount } from '../../platform/format.ts';
import { Button } from '../../ui/button.tsx';
import { usePreloadDownloads } from '../delivery/document-card.tsx';
import { ReceiptSheet } from './receipt-sheet.tsx';
import { usePrinting } from './use-printing.ts';

const { receipt: receiptCopy } = removePurchaseCopy;
const { acceptsTaxRequests } = firm;

/**
 * Returns the consequences of deleting a receipt, one sentence each, and a function that deletes its purchase-order
 * number and its request for a boleta or factura. For the last receipt, it also deletes the data that all receipts
 * share.
 */
function useDeletion(isLastReceipt: boolean) {
  const schoolAnswers = useSchoolAnswers();
  const taxStore = useTaxStore();
  const losses = [
    receiptCopy.loss,
    isLastReceipt && schoolAnswers.hasData && receiptCopy.lossOfBuyer,
    acceptsTaxRequests && taxRequestLinkCopy.lossOfRequest,
    acceptsTaxRequests && isLastReceipt && taxRequestLinkCopy.lossOfDetails,
  ].filter((loss) => loss !== false);

  function deleteRelatedData(receipt: Receipt): void {
    if (isLastReceipt) {
      schoolAnswers.erase();
      taxStore.erase();
    } else {
      schoolAnswers.orderStore.write(orderKeysOf(receipt), '');
      taxStore.removeRequest(receipt.reference);
    }
  }

  return { losses, deleteRelatedData };
}

/** Number of receipts shown at first and added by each click. A phone takes ten seconds to render thousands. */
const pageSize = 20;

/** Returns the newest receipts and a function that shows more. `list` is the element that contains their articles. */
function useShownReceipts(receipts: readonly Receipt[]) {
  const [visibleCount, setVisibleCount] = useState(pageSize);
  const list = useRef<HTMLElement>(null);
  return {
    shownReceipts: receipts.slice(0, visibleCount),
    isPaged: receipts.length > pageSize,
    list,
    showMore: () => {
      flushSync(() => setVisibleCount(visibleCount + pageSize));
      const title = list.current?.querySelectorAll<HTMLElement>('[data-receipt] h2')[visibleCount];
      if (!title) return;
      title.tabIndex = -1;
      title.focus();
    },
  };
}

type MoreProps = {
  readonly shownCount: number;
  readonly totalCount: number;
  readonly onShowMore: () => void;
};

function MoreReceipts({ shownCount, totalCount, onShowMore }: MoreProps) {
  return (
    <div className="grid justify-items-start gap-4 has-[button]:pb-[clamp(2.5rem,5vw,4.5rem)] print:hidden">
      <p role="status">{purchasesCopy.shownOfTotal(formatCount(shownCount), formatCount(totalCount))}</p>
      {shownCount < totalCount && (
        <Button variant="line" onClick={onShowMore}>
          {purchasesCopy.showMore}
        </Button>
      )}
    </div>
  );
}

type Props = { readonly receipts: readonly Receipt[]; readonly onRemoved: () => void };

export function ReceiptList({ receipts, onRemoved }: Props) {
  const { PrintedReceipt, isPrinted, print } = usePrinting();
  const { shownReceipts, isPaged, showMore, list } = useShownReceipts(receipts);
  usePreloadDownloads(shownReceipts.flatMap(({ lines }) => lines));
  const { editedField, handlers } = useEditedField();
  const { losses, deleteRelatedData } = useDeletion(receipts.length === 1);
  return (
    <section aria-label={purchasesCopy.listTitle} ref={list} {...handlers}>
      {shownReceipts.map((receipt) => (
        <ReceiptSheet
          key={receipt.reference}
          receipt={receipt}
          editedField={editedField}
          losses={losses}
          onPrint={() => print(receipt.reference)}
          onRemoved={() => {
            deleteRelatedData(receipt);
            onRemoved();
          }}
        />
      ))}
      {isPaged && (
        <MoreReceipts shownCount={shownReceipts.length} totalCount={receipts.length} onShowMore={showMore} />
      )}
      {PrintedReceipt &&
        shownReceipts
          .filter(({ reference }) => isPrinted(reference))
          .map((receipt) => <PrintedReceipt key={receipt.reference} receipt={receipt} />)}
    </section>
  );
}
