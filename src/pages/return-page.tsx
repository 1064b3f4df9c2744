import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../content/paths.ts';
import { checkCopy } from '../content/purchases-copy.ts';
import { notPaidCopy, paidCopy } from '../content/returns-copy.ts';
import { countItems } from '../features/cart/cart.ts';
import { useCart } from '../features/cart/cart-store.ts';
import { parseReturn } from '../features/payments/payment-return.ts';
import { Bill, BillRows } from '../features/purchases/bill.tsx';
import { createReturnFlow } from '../features/purchases/return-flow.ts';
import { type ReturnView, returnViews } from '../features/purchases/return-view.ts';
import { usePaymentCheck } from '../features/purchases/use-payment-check.ts';
import { payment } from '../platform/current-payment.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageMeta } from '../ui/page-meta.tsx';
import { Leader } from '../ui/paper/leader.tsx';
import { BackLink, ForwardLink, TextLink } from '../ui/text-link.tsx';
import { VisitorPart } from '../ui/visitor-part.tsx';
import { DocumentsTitle, PurchasedDocuments } from './delivery/purchased-documents.tsx';
import { ContactLink, Thanks, ThanksBack, ThanksHead } from './delivery/thanks-head.tsx';

const { title, checking, checkingLead, nothing, nothingHint } = paidCopy;

type View<Kind extends ReturnView['kind']> = { readonly view: Extract<ReturnView, { kind: Kind }> };

/** Also what the prerendered page shows: the answer comes in its place. */
function Asking() {
  return (
    <Thanks>
      <ThanksHead mark="ring" heading={checking} text={checkingLead} />
    </Thanks>
  );
}

/** Stands in every state of /pago-cancelado; where the purchase is paid it is not the page's main button. */
function PayAgain({ variant = 'main' }: { readonly variant?: 'main' | 'line' }) {
  return (
    <ButtonLink variant={variant} to={paths.checkout}>
      {notPaidCopy.retry}
    </ButtonLink>
  );
}

function Delivered({ view, isPaid }: View<'delivered'> & { readonly isPaid: boolean }) {
  return (
    <Thanks>
      <ThanksHead mark="seal" heading={title} text={paidCopy.lead(view.receipt.lines.length)}>
        {!isPaid && (
          <div className="mt-6 grid justify-items-start gap-2">
            <p className="mt-4 max-w-120">{notPaidCopy.paid}</p>
            <PayAgain variant="line" />
          </div>
        )}
      </ThanksHead>
      <PurchasedDocuments receipt={view.receipt} />
      <ThanksBack />
    </Thanks>
  );
}

function KeepNumber({ paymentId }: { readonly paymentId: string }) {
  const [before, after] = paidCopy.keepNumber;
  return (
    <p className="max-w-120">
      <span>{before}</span>
      <strong translate="no">{paymentId}</strong>
      <span>{after}</span>
    </p>
  );
}

function Undelivered({ view, retry }: View<'undelivered'> & { readonly retry: () => void }) {
  const { paymentId, isNumberKept } = view;
  return (
    <Thanks role="status">
      <ThanksHead mark={view.retry ? 'clock' : 'info'} heading={view.title} text={view.text} />
      <Bill as="section" title={paidCopy.help} titleId="ayuda" follows>
        <BillRows>
          {paymentId && isNumberKept && <KeepNumber paymentId={paymentId} />}
          {paymentId && !isNumberKept && <Leader term={paidCopy.payment} value={paymentId} verbatim />}
          <ContactLink />
          {view.leadsToPurchases && <ForwardLink to={paths.purchases}>{paidCopy.purchases}</ForwardLink>}
        </BillRows>
        {view.retry && (
          <Button block onClick={retry}>
            {view.retry === 'check' ? checkCopy.check : paidCopy.retry}
          </Button>
        )}
      </Bill>
      <ThanksBack />
    </Thanks>
  );
}

function Nothing() {
  return (
    <Thanks>
      <ThanksHead mark="info" heading={title} text={nothingHint} />
      <section aria-labelledby="documentos">
        <DocumentsTitle />
        <EmptyState title={nothing} level="h3">
          <ContactLink />
        </EmptyState>
      </section>
      <ThanksBack />
    </Thanks>
  );
}

type UnpaidHeadProps = { readonly title: string; readonly text: string };

function UnpaidHead({ title: heading, text }: UnpaidHeadProps) {
  return (
    <div role="status">
      <h1>{heading}</h1>
      <p className="mt-4 max-w-120 text-lead text-ink-700">{text}</p>
    </div>
  );
}

/** What the prerendered page shows: as long as the address is not read, both may be. */
function UnpaidBefore() {
  return (
    <Thanks>
      <UnpaidHead {...notPaidCopy.states.cancelled} />
    </Thanks>
  );
}

function Unpaid({ view, retry }: View<'unpaid'> & { readonly retry: () => void }) {
  return (
    <Thanks>
      <header className="[&>p]:mt-4 [&>p]:max-w-120">
        <UnpaidHead title={view.title} text={view.text} />
        {view.paymentId && <KeepNumber paymentId={view.paymentId} />}
        {view.givesContact && <ContactLink />}
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
          {view.main === 'check' && (
            <Button busy={view.isChecking && checkCopy.checking} onClick={retry}>
              {checkCopy.check}
            </Button>
          )}
          {view.main === 'payAgain' ? (
            <PayAgain />
          ) : (
            <TextLink to={paths.checkout}>{notPaidCopy.retry}</TextLink>
          )}
          {view.purchasesLink && <ForwardLink to={paths.purchases}>{view.purchasesLink}</ForwardLink>}
          {/* Not beside the other arrow: they would point at each other. */}
          <span className={view.purchasesLink ? 'basis-full' : ''}>
            <BackLink to={paths.shop}>{notPaidCopy.back}</BackLink>
          </span>
        </div>
        {/* Below what is pressed. Its lines are kept when it is empty, so that nothing jumps. */}
        <p className="min-h-[4.5em] text-caption text-ink-500 sm:min-h-[3em]" role="status">
          {view.meanwhile}
        </p>
      </header>
    </Thanks>
  );
}

type Props = { readonly view: ReturnView; readonly isPaid: boolean; readonly retry: () => void };

function Return({ view, isPaid, retry }: Props) {
  switch (view.kind) {
    case 'asking':
      return <Asking />;
    case 'delivered':
      return <Delivered view={view} isPaid={isPaid} />;
    case 'undelivered':
      return <Undelivered view={view} retry={retry} />;
    case 'unpaid':
      return <Unpaid view={view} retry={retry} />;
    case 'nothing':
      return <Nothing />;
  }
}

/**
 * Both addresses that one comes back to from paying. Pending payments land on /pago-cancelado too, and payments that
 * another device has made meanwhile: the payment service is asked about a purchase that this device knows.
 */
export function ReturnPage() {
  const { pathname, search } = useLocation();
  const [place] = useState<'paid' | 'notPaid'>(() =>
    pathname.startsWith(paths.notPaid) ? 'notPaid' : 'paid',
  );
  const isPaid = place === 'paid';
  const [{ retry }, state] = usePaymentCheck(
    (device) => createReturnFlow(place, parseReturn(search), device),
    payment,
  );
  const view = returnViews[place](state, countItems(useCart()));
  return (
    <div className="wrap">
      <PageMeta {...view.meta} path={paths[place]} noIndex />
      <VisitorPart before={isPaid ? <Asking /> : <UnpaidBefore />}>
        <Return view={view} isPaid={isPaid} retry={retry} />
      </VisitorPart>
    </div>
  );
}
