import { useLocation } from 'react-router-dom';
import { paths } from '../content/paths.ts';
import { paidCopy } from '../content/returns.ts';
import { useCart } from '../features/cart/cart-context.ts';
import { Bill, BillRows } from '../features/purchases/bill.tsx';
import { type PaidView, paidView } from '../features/purchases/paid-view.ts';
import { useReturn } from '../features/purchases/use-return.ts';
import { payment } from '../platform/current-payment.ts';
import { ForwardLink } from '../ui/arrow-link.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Leader } from '../ui/leader.tsx';
import { Loading } from '../ui/loading.tsx';
import { PageMeta } from '../ui/page-meta.tsx';
import { ContactLink } from './contact-link.tsx';
import { DocumentsTitle, PurchasedDocuments } from './purchased-documents.tsx';
import { Thanks, ThanksHead } from './thanks-head.tsx';

const { title, lead, checking, nothing, nothingHint } = paidCopy;

type Props = {
  readonly view: Extract<PaidView, { kind: 'undelivered' }>;
  readonly retry: () => void;
};

function Undelivered({ view, retry }: Props) {
  return (
    <Thanks role="status">
      <ThanksHead heading={view.title} text={view.text} />
      <Bill as="section" title={paidCopy.help} titleId="ayuda" follows>
        <BillRows>
          {view.paymentId && <Leader term={paidCopy.payment} value={view.paymentId} />}
          <ContactLink />
          {view.leadsToPurchases && <ForwardLink to={paths.purchases}>{paidCopy.purchases}</ForwardLink>}
        </BillRows>
        {view.canRetry && (
          <Button block onClick={retry}>
            {paidCopy.retry}
          </Button>
        )}
      </Bill>
    </Thanks>
  );
}

function Nothing() {
  return (
    <Thanks>
      <ThanksHead heading={title} text={nothingHint} />
      <section aria-labelledby="documentos">
        <DocumentsTitle />
        <EmptyState title={nothing} level="h3">
          <ContactLink />
        </EmptyState>
      </section>
    </Thanks>
  );
}

function Return({ view, retry }: { readonly view: PaidView; readonly retry: () => void }) {
  switch (view.kind) {
    case 'asking':
      return (
        <Thanks>
          <h1 className="sr-only">{checking}</h1>
          <Loading label={checking} />
        </Thanks>
      );
    case 'delivered':
      return (
        <Thanks>
          <ThanksHead heading={title} text={lead} seal />
          <PurchasedDocuments receipt={view.receipt} />
        </Thanks>
      );
    case 'undelivered':
      return <Undelivered view={view} retry={retry} />;
    case 'nothing':
      return <Nothing />;
  }
}

export function PaidPage() {
  const { search } = useLocation();
  const [state, { retry }] = useReturn('paid', search, payment);
  const view = paidView(state, useCart().items.length > 0);
  return (
    <div className="wrap">
      <PageMeta
        {...(view.kind === 'delivered' ? paidCopy.meta : paidCopy.otherMeta)}
        path={paths.paid}
        noIndex
      />
      <Return view={view} retry={retry} />
    </div>
  );
}
