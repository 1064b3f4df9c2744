import { useLocation } from 'react-router-dom';
import { paths } from '../content/paths.ts';
import { notPaidCopy, paidCopy } from '../content/returns.ts';
import { useCart } from '../features/cart/cart-context.ts';
import { type NotPaidView, notPaidView } from '../features/purchases/not-paid-view.ts';
import type { Receipt } from '../features/purchases/purchases.ts';
import { useReturn } from '../features/purchases/use-return.ts';
import { payment } from '../platform/current-payment.ts';
import { BackLink, ForwardLink } from '../ui/arrow-link.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { PageMeta } from '../ui/page-meta.tsx';
import { ContactLink } from './contact-link.tsx';
import { PurchasedDocuments } from './purchased-documents.tsx';
import { Thanks, ThanksHead } from './thanks-head.tsx';

/** Stands in every state, as specified; where the purchase is paid it is not the page's main button. */
function Retry({ variant = 'main' }: { readonly variant?: 'main' | 'line' }) {
  return (
    <ButtonLink variant={variant} to={paths.checkout}>
      {notPaidCopy.retry}
    </ButtonLink>
  );
}

function Delivered({ receipt }: { readonly receipt: Receipt }) {
  return (
    <Thanks>
      <ThanksHead heading={paidCopy.title} text={paidCopy.lead} seal>
        <div className="mt-6 grid justify-items-start gap-2">
          <p className="mt-4 max-w-120">{notPaidCopy.paid}</p>
          <Retry variant="line" />
        </div>
      </ThanksHead>
      <PurchasedDocuments receipt={receipt} />
    </Thanks>
  );
}

function Unpaid({ view }: { readonly view: Extract<NotPaidView, { kind: 'unpaid' }> }) {
  return (
    <Thanks>
      <header className="[&>p]:mt-4 [&>p]:max-w-120">
        <div role="status">
          <h1>{view.title}</h1>
          <p className="mt-4 max-w-120 text-lead text-ink-700">{view.text}</p>
          {/* Its line is kept when it is empty, so that nothing jumps. */}
          <p className="mt-1 min-h-[1.5em] max-w-120 text-caption text-ink-500">
            {view.isAsking ? notPaidCopy.asking : ''}
          </p>
        </div>
        {view.givesContact && <ContactLink />}
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
          <Retry />
          {view.purchasesLink && <ForwardLink to={paths.purchases}>{view.purchasesLink}</ForwardLink>}
          <BackLink to={paths.shop}>{notPaidCopy.back}</BackLink>
        </div>
      </header>
    </Thanks>
  );
}

/**
 * Pending payments land here too, and payments that another device has made meanwhile: the payment service is asked
 * about a purchase that this device knows, beside the page that the address calls for.
 */
export function NotPaidPage() {
  const { search } = useLocation();
  const [state] = useReturn('notPaid', search, payment);
  const view = notPaidView(state, useCart().items.length > 0);
  const isDelivered = view.kind === 'delivered';
  return (
    <div className="wrap">
      <PageMeta {...(isDelivered ? paidCopy.meta : notPaidCopy.meta)} path={paths.notPaid} noIndex />
      {isDelivered ? <Delivered receipt={view.receipt} /> : <Unpaid view={view} />}
    </div>
  );
}
