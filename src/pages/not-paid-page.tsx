import '../features/purchases/checkout.css';
import { useLocation } from 'react-router-dom';
import { cartKept, notPaidCopy, paidCopy } from '../content/checkout.ts';
import { paths } from '../content/paths.ts';
import { useCart } from '../features/cart/cart-context.ts';
import type { Outcome } from '../features/purchases/returns.ts';
import type { Settled } from '../features/purchases/settle.ts';
import { useReturn } from '../features/purchases/use-return.ts';
import { env } from '../platform/current-env.ts';
import { BackLink, ForwardLink } from '../ui/arrow-link.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { PageMeta } from '../ui/page-meta.tsx';
import { ContactLink } from './contact-link.tsx';
import { PurchasedDocuments } from './purchased-documents.tsx';
import { ThanksHead } from './thanks-head.tsx';

type StateCopy = { readonly title: string; readonly text: string; readonly wait: string | null };

const states: Partial<Record<Outcome, StateCopy>> = notPaidCopy.states;

const writeUs: ReadonlySet<Outcome> = new Set([
  'notApproved',
  'notApprovedWait',
  'returned',
  'contradicting',
]);
const losesCart: ReadonlySet<Outcome> = new Set(['returned', 'contradicting', 'deleted']);

/** Stands in every state, as specified; what is paid already is not led there by the page's first button. */
function Retry({ variant = 'main' }: { readonly variant?: 'main' | 'line' }) {
  return (
    <ButtonLink variant={variant} to={paths.checkout}>
      {notPaidCopy.retry}
    </ButtonLink>
  );
}

type Props = { readonly shown: Settled; readonly isAsking: boolean };

function Unpaid({ shown, isAsking }: Props) {
  const { outcome } = shown.rule;
  const copy = states[outcome] ?? notPaidCopy.states.cancelled;
  const hasCart = useCart().items.length > 0;
  const texts = [copy.text, hasCart && !losesCart.has(outcome) && cartKept, copy.wait].filter(Boolean);
  return (
    <div className="thanks">
      <header className="thanks__head">
        <div role="status">
          <h1>{copy.title}</h1>
          <p className="lead">{texts.join(' ')}</p>
          <p className="caption thanks__asking">{isAsking ? notPaidCopy.asking : ''}</p>
        </div>
        {writeUs.has(outcome) && <ContactLink />}
        <div className="actions">
          <Retry />
          {outcome === 'pending' && shown.isOurs && (
            <ForwardLink to={paths.purchases}>{notPaidCopy.purchases}</ForwardLink>
          )}
          {outcome === 'deleted' && <ForwardLink to={paths.purchases}>{notPaidCopy.find}</ForwardLink>}
          <BackLink to={paths.shop}>{notPaidCopy.back}</BackLink>
        </div>
      </header>
    </div>
  );
}

/**
 * Pending payments land here too, and payments that another device has made meanwhile: the payment service is asked
 * about a purchase that this device knows, beside the page that the address calls for.
 */
export function NotPaidPage() {
  const { search } = useLocation();
  const { state } = useReturn('notPaid', search, env.payment);
  const { shown, step } = state;
  const { receipt } = shown;
  return (
    <div className="wrap">
      <PageMeta {...(receipt ? paidCopy.meta : notPaidCopy.meta)} path={paths.notPaid} noIndex />
      {receipt ? (
        <div className="thanks">
          <ThanksHead heading={paidCopy.title} text={paidCopy.lead} seal>
            <div className="thanks__again">
              <p>{notPaidCopy.paid}</p>
              <Retry variant="line" />
            </div>
          </ThanksHead>
          <PurchasedDocuments receipt={receipt} />
        </div>
      ) : (
        <Unpaid shown={shown} isAsking={step === 'asking'} />
      )}
    </div>
  );
}
