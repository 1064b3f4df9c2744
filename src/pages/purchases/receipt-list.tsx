import { purchasesCopy, taxRequestLinkCopy } from '../../content/purchases-copy.ts';
import type { Receipt } from '../../features/purchases/purchases.ts';
import { useForgetting } from '../../features/purchases/use-forgetting.ts';
import { usePrinting } from '../../features/purchases/use-printing.ts';
import { useShownReceipts } from '../../features/purchases/use-shown-receipts.ts';
import { createAddresseeStore, noAddressee } from '../../features/school/addressee.ts';
import { createTaxStore } from '../../features/tax-request/tax-store.ts';
import { env } from '../../platform/current-env.ts';
import { useStore, useStoreOf } from '../../platform/store.ts';
import { usePreparedDownloads } from '../delivery/document-card.tsx';
import { MoreReceipts } from './more-receipts.tsx';
import { ReceiptSheet } from './receipt-sheet.tsx';
import { Voucher } from './voucher.tsx';

type Props = { readonly receipts: readonly Receipt[]; readonly onGone: () => void };

const lossesOfRequest = env.firm.takesTaxRequests ? [taxRequestLinkCopy.lossOfRequest] : [];
const lossesOfDetails = env.firm.takesTaxRequests ? [taxRequestLinkCopy.lossOfDetails] : [];

export function ReceiptList({ receipts, onGone }: Props) {
  const { isPrinted, print } = usePrinting();
  const { shown, isPaged, showMore, list } = useShownReceipts(receipts);
  usePreparedDownloads(shown.flatMap(({ lines }) => lines));
  const addressee = useStoreOf(createAddresseeStore);
  const tax = useStoreOf(createTaxStore);
  const { name } = useStore(addressee, noAddressee);
  const { losses, onForgotten } = useForgetting(receipts, {
    isKnown: name !== '',
    erase: addressee.erase,
  });
  const isLast = receipts.length === 1;
  const gone = (reference: string) => {
    onForgotten();
    if (isLast) tax.erase();
    else tax.forget(reference);
    onGone();
  };
  return (
    <section aria-label={purchasesCopy.received} ref={list}>
      {shown.map((receipt) => (
        <ReceiptSheet
          key={receipt.reference}
          receipt={receipt}
          losses={[...losses, ...lossesOfRequest, ...(isLast ? lossesOfDetails : [])]}
          onPrint={() => print(receipt.reference)}
          onGone={() => gone(receipt.reference)}
        />
      ))}
      {isPaged && <MoreReceipts shown={shown.length} all={receipts.length} onMore={showMore} />}
      {shown
        .filter(({ reference }) => isPrinted(reference))
        .map((receipt) => (
          <Voucher key={receipt.reference} receipt={receipt} />
        ))}
    </section>
  );
}
