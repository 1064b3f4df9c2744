import '../features/purchases/checkout.css';
import { useLocation } from 'react-router-dom';
import { cartKept, paidCopy } from '../content/checkout.ts';
import { paths } from '../content/paths.ts';
import { useCart } from '../features/cart/cart-context.ts';
import type { ReturnState } from '../features/purchases/return-flow.ts';
import type { Outcome } from '../features/purchases/returns.ts';
import type { Settled } from '../features/purchases/settle.ts';
import { useReturn } from '../features/purchases/use-return.ts';
import { env } from '../platform/current-env.ts';
import { ForwardLink } from '../ui/arrow-link.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Leader } from '../ui/leader.tsx';
import { Loading } from '../ui/loading.tsx';
import { PageMeta } from '../ui/page-meta.tsx';
import { ContactLink } from './contact-link.tsx';
import { DocumentsTitle, PurchasedDocuments } from './purchased-documents.tsx';
import { ThanksHead } from './thanks-head.tsx';

const { title, lead, checking, nothing, nothingHint } = paidCopy;

type StateCopy = { readonly title: string; readonly text: string };

const states: Partial<Record<Outcome, StateCopy>> = paidCopy.states;

/** What can change offers to ask again. */
const retryable: ReadonlySet<Outcome> = new Set([
  'notYet',
  'pending',
  'unconfirmed',
  'unreachable',
  'elsewhere',
]);
/** Where the way on is in /mis-compras: what waits there, and what can be found there by its number. */
const leadsToPurchases: ReadonlySet<Outcome> = new Set([...retryable, 'deleted']);
const keepsCart: ReadonlySet<Outcome> = new Set(['notApproved', 'refused', 'notYet', 'pending']);

type Props = { readonly shown: Settled; readonly copy: StateCopy; readonly retry: () => void };

function Undelivered({ shown, copy, retry }: Props) {
  const { outcome } = shown.rule;
  const { paymentId, isOurs } = shown;
  const hasCart = useCart().items.length > 0;
  const texts = [
    copy.text,
    outcome === 'pending' && (isOurs ? paidCopy.waits : paidCopy.waitsElsewhere),
    keepsCart.has(outcome) && hasCart && cartKept,
  ].filter(Boolean);
  return (
    <div className="thanks" role="status">
      <ThanksHead heading={copy.title} text={texts.join(' ')} />
      <section className="bill" aria-labelledby="ayuda">
        <h2 id="ayuda">{paidCopy.help}</h2>
        <div className="double" />
        <div className="bill__rows">
          {paymentId && <Leader term={paidCopy.payment} value={paymentId} />}
          <ContactLink />
          {leadsToPurchases.has(outcome) && (
            <ForwardLink to={paths.purchases}>{paidCopy.purchases}</ForwardLink>
          )}
        </div>
        {retryable.has(outcome) && (
          <Button block onClick={retry}>
            {paidCopy.retry}
          </Button>
        )}
      </section>
    </div>
  );
}

function Nothing() {
  return (
    <div className="thanks">
      <ThanksHead heading={title} text={nothingHint} />
      <section aria-labelledby="documentos">
        <DocumentsTitle />
        <EmptyState title={nothing} level="h3">
          <ContactLink />
        </EmptyState>
      </section>
    </div>
  );
}

function Return({ state, retry }: { readonly state: ReturnState; readonly retry: () => void }) {
  const { step, shown } = state;
  if (step === 'asking') {
    return (
      <div className="thanks">
        <h1 className="sr">{checking}</h1>
        <Loading label={checking} />
      </div>
    );
  }
  if (shown.receipt) {
    return (
      <div className="thanks">
        <ThanksHead heading={title} text={lead} seal />
        <PurchasedDocuments receipt={shown.receipt} />
      </div>
    );
  }
  const copy = states[shown.rule.outcome];
  return copy ? <Undelivered shown={shown} copy={copy} retry={retry} /> : <Nothing />;
}

export function PaidPage() {
  const { search } = useLocation();
  const { state, retry } = useReturn('paid', search, env.payment);
  const isDelivered = state.step === 'settled' && state.shown.receipt !== null;
  return (
    <div className="wrap">
      <PageMeta {...(isDelivered ? paidCopy.meta : paidCopy.otherMeta)} path={paths.paid} noIndex />
      <Return state={state} retry={retry} />
    </div>
  );
}
