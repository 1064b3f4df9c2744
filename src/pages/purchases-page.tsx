import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { paths, purchaseFragment } from '../content/paths.ts';
import { checkCopy, purchasesCopy } from '../content/purchases-copy.ts';
import { paymentService } from '../features/payments/payment-env.ts';
import { BillLayout } from '../features/purchases/bill.tsx';
import { hasPurchases, listPurchases } from '../features/purchases/purchases.ts';
import { usePurchases } from '../features/purchases/purchases-store.ts';
import { useReconciliation } from '../features/purchases/questions/use-payments.ts';
import { env } from '../platform/current-env.ts';
import { isLocalStorageWritable } from '../platform/storage/storage.ts';
import { ClientOnly } from '../ui/client-only.tsx';
import { lazyWithRetry } from '../ui/lazy-with-retry.tsx';
import { Alert } from '../ui/notices/alert.tsx';
import { toast } from '../ui/notices/toast.ts';
import { PageMeta } from '../ui/page-meta.tsx';
import { EnteredData } from './purchases/entered-data.tsx';
import { OtherDevice } from './purchases/other-device.tsx';
import { ReceiptList } from './purchases/receipt-list.tsx';
import { HomeScreenNote } from './sections/home-screen-note.tsx';
import { WorkHead } from './sections/work-head.tsx';

// Loaded on demand, because few visits need these parts.
const loadRareParts = () => import('./purchases/lazy-parts.tsx');
const PendingList = lazyWithRetry(async () => (await loadRareParts()).PendingList);
const PaymentSearch = lazyWithRetry(async () => (await loadRareParts()).PaymentSearch);
const ReceivedPurchase = lazyWithRetry(async () => (await loadRareParts()).ReceivedPurchase);

/** Remembers the fragment that names a purchase, because the page removes it from the address after reading it. */
function useLinkedPurchase() {
  const { hash } = useLocation();
  const [linkHash, setLinkHash] = useState('');
  if (hash.startsWith(purchaseFragment) && hash !== linkHash) setLinkHash(hash);
  return { linkHash, forgetLink: () => setLinkHash('') };
}

/**
 * Returns a function that moves the focus to the page's title, for a pressed button that disappears with its purchase.
 * `page` is the element that contains the title.
 */
function useTitleFocus() {
  const page = useRef<HTMLDivElement>(null);
  const [focusCount, setFocusCount] = useState(0);
  // Wait until the page has changed, because a dialog that is still open would take the focus back.
  useEffect(() => {
    const title = page.current?.querySelector('h1');
    if (focusCount === 0 || !title) return;
    title.tabIndex = -1;
    title.focus();
  }, [focusCount]);
  const focusTitle = useCallback(() => setFocusCount((times) => times + 1), []);
  return { page, focusTitle };
}

function toastConfirmed(): void {
  toast('ok', ...checkCopy.confirmed);
}

export function PurchasesPage() {
  const purchases = usePurchases();
  const { pendingAttempts, receipts, begunAttempts } = listPurchases(purchases);
  const [isStorageWritable] = useState(isLocalStorageWritable);
  const { page, focusTitle } = useTitleFocus();
  const { linkHash, forgetLink } = useLinkedPurchase();
  // The search isn't the main button beside a linked purchase, which has its own.
  const isSearchMain = !hasPurchases(purchases) && linkHash === '';
  useReconciliation(paymentService, true, toastConfirmed);
  return (
    <div className="wrap purchases pb-section wrap-anywhere [&_h2]:text-h3" ref={page}>
      <PageMeta {...purchasesCopy.meta} path={paths.purchases} noIndex />
      <WorkHead title={purchasesCopy.title} lead={purchasesCopy.lead} leadSize="large" />
      <ClientOnly>
        <HomeScreenNote page="purchases" />
        {!isStorageWritable && <Alert>{purchasesCopy.storageBlocked(env.contactEmail)}</Alert>}
        {linkHash && (
          <ReceivedPurchase
            key={linkHash}
            service={paymentService}
            hash={linkHash}
            onFound={() => {
              forgetLink();
              focusTitle();
            }}
          />
        )}
        {pendingAttempts.length > 0 && (
          <PendingList pendingAttempts={pendingAttempts} service={paymentService} onRemoved={focusTitle} />
        )}
        {receipts.length > 0 && <ReceiptList receipts={receipts} onRemoved={focusTitle} />}
        {/* The layout of the purchases gives these parts the width of the column above them. */}
        <BillLayout className="">
          <div>
            {isSearchMain && <OtherDevice isMain service={paymentService} onFound={focusTitle} />}
            <EnteredData canComplete={receipts.length > 0} onErased={focusTitle} />
            {paymentService && begunAttempts.length > 0 && (
              <PaymentSearch service={paymentService} onFound={focusTitle} />
            )}
            {!isSearchMain && <OtherDevice service={paymentService} onFound={focusTitle} />}
          </div>
        </BillLayout>
      </ClientOnly>
    </div>
  );
}
