import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { purchasesCopy } from '../../content/purchases.ts';
import { buyerStore } from '../../features/purchases/buyer-store.ts';
import type { Receipt } from '../../features/purchases/purchases.ts';
import { useShownReceipts } from '../../features/purchases/use-shown-receipts.ts';
import { usePreparedDownloads } from '../purchased-documents.tsx';
import { MoreReceipts } from './more-receipts.tsx';
import { ReceiptSheet } from './receipt-sheet.tsx';
import { Voucher } from './voucher.tsx';

/**
 * Which receipts go on paper: one after its button was pressed, else all that are shown, a page each, for whoever
 * prints with the browser's own command.
 */
function usePrinting() {
  const [only, setOnly] = useState<string | null>(null);
  useEffect(() => {
    const done = () => setOnly(null);
    // Some telephones never tell that printing is over: whoever presses something is back at the page.
    window.addEventListener('afterprint', done);
    window.addEventListener('pointerdown', done);
    window.addEventListener('keydown', done);
    return () => {
      window.removeEventListener('afterprint', done);
      window.removeEventListener('pointerdown', done);
      window.removeEventListener('keydown', done);
    };
  }, []);
  return {
    only,
    print: (reference: string) => {
      // The print preview is taken at once: the page has to be ready by then.
      flushSync(() => setOnly(reference));
      window.print();
    },
  };
}

type Props = { readonly receipts: readonly Receipt[]; readonly onGone: () => void };

export function ReceiptList({ receipts, onGone }: Props) {
  const { only, print } = usePrinting();
  const { shown, isPaged, showMore, list } = useShownReceipts(receipts);
  usePreparedDownloads(shown.flatMap(({ lines }) => lines));
  const isLast = receipts.length === 1;
  const gone = () => {
    if (isLast) buyerStore.erase();
    onGone();
  };
  return (
    <section aria-label={purchasesCopy.received} ref={list}>
      {shown.map((receipt) => (
        <ReceiptSheet
          key={receipt.reference}
          receipt={receipt}
          isLast={isLast}
          onPrint={() => print(receipt.reference)}
          onGone={gone}
        />
      ))}
      {isPaged && <MoreReceipts shown={shown.length} all={receipts.length} onMore={showMore} />}
      {shown
        .filter(({ reference }) => only === null || reference === only)
        .map((receipt) => (
          <Voucher key={receipt.reference} receipt={receipt} />
        ))}
    </section>
  );
}
