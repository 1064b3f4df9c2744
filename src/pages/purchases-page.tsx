import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { paths, purchaseFragment } from '../content/paths.ts';
import { checkCopy, purchasesCopy } from '../content/purchases-copy.ts';
import { payment } from '../features/payments/payment-env.ts';
import { BillLayout } from '../features/purchases/bill.tsx';
import { hasPurchases, listPurchases } from '../features/purchases/purchases.ts';
import { usePurchases } from '../features/purchases/purchases-store.ts';
import { useReconciliation } from '../features/purchases/questions/use-payments.ts';
import { env } from '../platform/current-env.ts';
import { acceptsItems } from '../platform/storage/storage.ts';
import { lazyWithRetry } from '../ui/lazy-with-retry.tsx';
import { Alert } from '../ui/notices/alert.tsx';
import { toast } from '../ui/notices/toast.ts';
import { PageMeta } from '../ui/page-meta.tsx';
import { VisitorPart } from '../ui/visitor-part.tsx';
import { OtherDevice } from './purchases/other-device.tsx';
import { ReceiptList } from './purchases/receipt-list.tsx';
import { TypedData } from './purchases/typed-data.tsx';
import { FocusHead } from './sections/focus-head.tsx';
import { HomeScreenNote } from './sections/home-screen-note.tsx';

// Loaded on demand, because few visits need these.
const loadRareParts = () => import('./purchases/rare-parts.tsx');
const PendingList = lazyWithRetry(async () => (await loadRareParts()).PendingList);
const LostPayments = lazyWithRetry(async () => (await loadRareParts()).LostPayments);
const HandedPurchase = lazyWithRetry(async () => (await loadRareParts()).HandedPurchase);

/** Remembers the fragment that names a purchase, because the page removes it from the address after reading it. */
function useHanded() {
  const { hash } = useLocation();
  const [handed, setHanded] = useState('');
  if (hash.startsWith(purchaseFragment) && hash !== handed) setHanded(hash);
  return { handed, close: () => setHanded('') };
}

/** Moves the focus to the page's title when a pressed button disappears with its purchase. */
function useTitleFocus() {
  const page = useRef<HTMLDivElement>(null);
  const [gone, setGone] = useState(0);
  // Wait until the page has changed, because a dialog that is still open would take the focus back.
  useEffect(() => {
    const title = page.current?.querySelector('h1');
    if (gone === 0 || !title) return;
    title.tabIndex = -1;
    title.focus();
  }, [gone]);
  const focusTitle = useCallback(() => setGone((times) => times + 1), []);
  return { page, focusTitle };
}

function tellConfirmed(): void {
  toast('ok', ...checkCopy.confirmed);
}

export function PurchasesPage() {
  const purchases = usePurchases();
  const { pending, receipts, begun } = listPurchases(purchases);
  const [isKept] = useState(acceptsItems);
  const { page, focusTitle } = useTitleFocus();
  const { handed, close } = useHanded();
  // A link to a purchase shows its own main button.
  const isSearch = !hasPurchases(purchases) && handed === '';
  useReconciliation(payment, true, tellConfirmed);
  return (
    <div className="wrap purchases pb-section wrap-anywhere [&_h2]:text-h3" ref={page}>
      <PageMeta {...purchasesCopy.meta} path={paths.purchases} noIndex />
      <FocusHead title={purchasesCopy.title} lead={purchasesCopy.lead} leadSize="large" />
      <VisitorPart>
        <HomeScreenNote page="purchases" />
        {!isKept && <Alert>{purchasesCopy.notKept(env.contactEmail)}</Alert>}
        {handed && (
          <HandedPurchase
            key={handed}
            service={payment}
            hash={handed}
            onFound={() => {
              close();
              focusTitle();
            }}
          />
        )}
        {pending.length > 0 && <PendingList pending={pending} service={payment} onGone={focusTitle} />}
        {receipts.length > 0 && <ReceiptList receipts={receipts} onGone={focusTitle} />}
        {/* The layout of the purchases gives these parts the width of the column above them. */}
        <BillLayout className="">
          <div>
            {isSearch && <OtherDevice isMain service={payment} onFound={focusTitle} />}
            <TypedData canComplete={receipts.length > 0} onGone={focusTitle} />
            {payment && begun.length > 0 && <LostPayments service={payment} onFound={focusTitle} />}
            {!isSearch && <OtherDevice service={payment} onFound={focusTitle} />}
          </div>
        </BillLayout>
      </VisitorPart>
    </div>
  );
}
