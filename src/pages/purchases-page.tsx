import '../features/checkout/checkout.css';
import './styles/purchases.css';
import { useRef, useState } from 'react';
import { paths } from '../content/paths.ts';
import { purchasesCopy } from '../content/purchases.ts';
import { listPurchases } from '../features/checkout/purchase-list.ts';
import { usePurchases } from '../features/checkout/purchases-context.ts';
import { env } from '../platform/current-env.ts';
import { keepsItems } from '../platform/storage.ts';
import { BackLink } from '../ui/arrow-link.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Alert } from '../ui/note.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { PageMeta } from '../ui/page-meta.tsx';
import { PendingList } from './purchases/pending-list.tsx';
import { ReceiptList } from './purchases/receipt-list.tsx';

function NoPurchases() {
  return (
    <EmptyState title={purchasesCopy.empty}>
      <p>{purchasesCopy.emptyHint}</p>
      <ButtonLink to={paths.shop}>{purchasesCopy.toShop}</ButtonLink>
    </EmptyState>
  );
}

export function PurchasesPage() {
  const { pending, receipts } = listPurchases(usePurchases());
  const [isKept] = useState(keepsItems);
  const page = useRef<HTMLDivElement>(null);
  // What was pressed is gone with its purchase: the keyboard goes on from the page's title.
  const toTitle = () => page.current?.querySelector<HTMLElement>('h1')?.focus();
  return (
    <div className="wrap purchases" ref={page}>
      <PageMeta {...purchasesCopy.meta} path={paths.purchases} noIndex />
      <PageHead
        title={purchasesCopy.title}
        lead={purchasesCopy.lead}
        back={<BackLink to={paths.shop}>{purchasesCopy.back}</BackLink>}
      />
      {!isKept && <Alert>{purchasesCopy.notKept(env.contactEmail)}</Alert>}
      {pending.length > 0 && <PendingList pending={pending} onGone={toTitle} />}
      {receipts.length > 0 && <ReceiptList receipts={receipts} onGone={toTitle} />}
      {pending.length === 0 && receipts.length === 0 && <NoPurchases />}
    </div>
  );
}
