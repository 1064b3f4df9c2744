import { type ComponentProps, type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../content/paths.ts';
import { checkCopy } from '../content/purchases-copy.ts';
import { notPaidCopy, paidCopy, statusUnknownCopy } from '../content/returns-copy.ts';
import { countItems } from '../features/cart/cart.ts';
import { useCart } from '../features/cart/cart-store.ts';
import { paymentService } from '../features/payments/payment-env.ts';
import { parseReturn } from '../features/payments/payment-return.ts';
import { Bill, BillRows } from '../features/purchases/bill.tsx';
import type { Receipt } from '../features/purchases/purchases.ts';
import {
  createReturnFlow,
  type ReturnState,
  type ReturnView,
  returnView,
} from '../features/purchases/questions/return-flow.ts';
import { usePaymentFlow } from '../features/purchases/questions/use-payments.ts';
import { env } from '../platform/current-env.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { ClientOnly, useHydrated } from '../ui/client-only.tsx';
import { Icon } from '../ui/images/icon.tsx';
import { Spinner } from '../ui/loading.tsx';
import { MailLink } from '../ui/mail-link.tsx';
import { EmptyState } from '../ui/notices/empty-state.tsx';
import { PageMeta } from '../ui/page-meta.tsx';
import { FirmStamp } from '../ui/paper/firm-stamp.tsx';
import { Fact } from '../ui/paper/leader.tsx';
import { BackLink, ForwardLink, TextLink } from '../ui/text-link.tsx';
import { useVisibilityChange } from '../ui/use-visibility-change.ts';
import { DocumentsTitle, PurchasedDocuments } from './delivery/purchased-documents.tsx';

/** Mark above the title. All marks have one size, so that the title doesn't move. */
type Mark = 'ring' | 'seal' | 'clock' | 'info';

function HeadMark({ mark }: { readonly mark: Mark }) {
  const sizeClasses = 'mb-5 size-[96px] lg:mb-6';
  if (mark === 'seal') return <FirmStamp className={`motion-safe:animate-stamp ${sizeClasses}`} />;
  if (mark === 'ring') return <Spinner className={`block border-2 text-accent ${sizeClasses}`} />;
  return (
    <span
      className={`grid place-items-center rounded-full border-2 border-dashed border-edge ${sizeClasses}`}
    >
      <Icon name={mark} className="size-10 text-ink-500" />
    </span>
  );
}

type HeadProps = {
  readonly view: Pick<ReturnView, 'title' | 'text'>;
  readonly mark: Mark;
  readonly children?: ReactNode;
};

function ReturnLayout(props: Omit<ComponentProps<'div'>, 'className'>) {
  return (
    <div
      className="grid items-start gap-10 pt-[clamp(2.25rem,5vw,5rem)] pb-section *:min-w-0 *:wrap-break-word lg:grid-cols-[5fr_6.4fr] lg:gap-x-20 print:block print:space-y-10 print:pb-0"
      {...props}
    />
  );
}

function ShopLink() {
  return (
    <BackLink className="justify-self-start lg:col-start-2" to={paths.shop}>
      {paidCopy.back}
    </BackLink>
  );
}

function ReturnHead({ view: { title, text }, mark, children }: HeadProps) {
  return (
    <header>
      <HeadMark mark={mark} />
      <h1>{title}</h1>
      <p className="mt-4 max-w-120 text-lead text-ink-700">{text}</p>
      {children}
    </header>
  );
}

function ContactLink() {
  return (
    <p>
      <MailLink address={env.contactEmail} variant="standalone" />
    </p>
  );
}

type ViewProps = { readonly view: ReturnView };

function AskingContent({ view }: ViewProps) {
  return (
    <ReturnLayout>
      <ReturnHead mark="ring" view={view} />
    </ReturnLayout>
  );
}

/** `line` is the quieter look for a paid purchase. */
function PayAgain({ variant = 'main' }: { readonly variant?: 'main' | 'line' }) {
  return (
    <ButtonLink variant={variant} to={paths.checkout}>
      {notPaidCopy.payAgain}
    </ButtonLink>
  );
}

type DeliveredProps = ViewProps & { readonly receipt: Receipt; readonly isSuccessPage: boolean };

function DeliveredContent({ view, receipt, isSuccessPage }: DeliveredProps) {
  return (
    <ReturnLayout>
      <ReturnHead mark="seal" view={view}>
        {!isSuccessPage && (
          <div className="mt-6 grid justify-items-start gap-2">
            <p className="mt-4 max-w-120">{notPaidCopy.alreadyPaid}</p>
            <PayAgain variant="line" />
          </div>
        )}
      </ReturnHead>
      <PurchasedDocuments receipt={receipt} />
      <ShopLink />
    </ReturnLayout>
  );
}

function KeepNumber({ paymentId }: { readonly paymentId: string }) {
  const [textBefore, textAfter] = paidCopy.keepNumber;
  return (
    <p className="max-w-120">
      <span>{textBefore}</span>
      <strong translate="no">{paymentId}</strong>
      <span>{textAfter}</span>
    </p>
  );
}

type UndeliveredProps = ViewProps & { readonly paymentId: string | null; readonly retry: () => void };

function UndeliveredContent({ view, paymentId, retry }: UndeliveredProps) {
  return (
    <ReturnLayout role="status">
      <ReturnHead mark={view.mainAction ? 'clock' : 'info'} view={view} />
      <Bill as="section" title={paidCopy.help} titleId="ayuda" isSticky>
        <BillRows>
          {paymentId && view.numberDisplay === 'note' && <KeepNumber paymentId={paymentId} />}
          {paymentId && view.numberDisplay === 'show' && (
            <Fact term={paidCopy.payment} value={paymentId} verbatim />
          )}
          {view.showsContact && <ContactLink />}
          {view.link && <ForwardLink to={paths.purchases}>{view.link}</ForwardLink>}
        </BillRows>
        {view.mainAction && (
          <Button block onClick={retry}>
            {view.mainAction === 'check' ? checkCopy.check : paidCopy.retry}
          </Button>
        )}
      </Bill>
      <ShopLink />
    </ReturnLayout>
  );
}

/** Shown for a visit without a payment. */
function EmptyContent({ view }: ViewProps) {
  return (
    <ReturnLayout>
      <ReturnHead mark="info" view={view} />
      <section aria-labelledby="documentos">
        <DocumentsTitle />
        <EmptyState title={paidCopy.noItems} level="h3">
          <ContactLink />
        </EmptyState>
      </section>
      <ShopLink />
    </ReturnLayout>
  );
}

function UnpaidHead({ title, text }: Pick<ReturnView, 'title' | 'text'>) {
  return (
    <div role="status">
      <h1>{title}</h1>
      <p className="mt-4 max-w-120 text-lead text-ink-700">{text}</p>
    </div>
  );
}

/** Placeholder in the prerendered HTML, with the title in its final place. */
function ReturnPlaceholder({ isSuccessPage }: { readonly isSuccessPage: boolean }) {
  const view = { title: statusUnknownCopy.title, text: statusUnknownCopy.lead };
  return (
    <ReturnLayout>
      {isSuccessPage ? <ReturnHead mark="ring" view={view} /> : <UnpaidHead {...view} />}
    </ReturnLayout>
  );
}

type UnpaidProps = UndeliveredProps & { readonly isAsking: boolean };

function UnpaidContent({ view, paymentId, isAsking, retry }: UnpaidProps) {
  return (
    <ReturnLayout>
      <header className="[&>p]:mt-4 [&>p]:max-w-120">
        <UnpaidHead title={view.title} text={view.text} />
        {paymentId && view.numberDisplay && <KeepNumber paymentId={paymentId} />}
        {view.showsContact && <ContactLink />}
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
          {view.mainAction === 'check' && (
            <Button busyLabel={isAsking && checkCopy.checking} onClick={retry}>
              {checkCopy.check}
            </Button>
          )}
          {view.mainAction === 'payAgain' ? (
            <PayAgain />
          ) : (
            <TextLink to={paths.checkout}>{notPaidCopy.payAgain}</TextLink>
          )}
          {view.link && <ForwardLink to={paths.purchases}>{view.link}</ForwardLink>}
          {/* The links are on separate lines, because on one line their arrows would point at each other. */}
          <span className={view.link ? 'basis-full' : ''}>
            <BackLink to={paths.shop}>{notPaidCopy.back}</BackLink>
          </span>
        </div>
        {/* The message is below the buttons and reserves its height while empty, so that nothing moves. */}
        <p className="min-h-[4.5em] text-caption text-ink-500 sm:min-h-[3em]" role="status">
          {view.progressText}
        </p>
      </header>
    </ReturnLayout>
  );
}

type Props = {
  readonly place: 'paid' | 'notPaid';
  readonly view: ReturnView;
  readonly state: ReturnState;
  readonly retry: () => void;
};

function ReturnContent({ place, view, state: { step, result }, retry }: Props) {
  const isSuccessPage = place === 'paid';
  const { receipt, paymentId } = result;
  if (view.name === 'documents' && receipt) {
    return <DeliveredContent view={view} receipt={receipt} isSuccessPage={isSuccessPage} />;
  }
  if (view.name === 'asking') return <AskingContent view={view} />;
  if (view.name === 'empty') return <EmptyContent view={view} />;
  if (isSuccessPage) return <UndeliveredContent view={view} paymentId={paymentId} retry={retry} />;
  return <UnpaidContent view={view} paymentId={paymentId} isAsking={step === 'asking'} retry={retry} />;
}

/**
 * Serves both addresses that buyers return to after paying. Both pages ask the payment service about a purchase of this
 * device. A buyer may come to /pago-cancelado although the payment is pending, or although another device has paid
 * meanwhile.
 */
export function ReturnPage() {
  const { pathname, search } = useLocation();
  const [place] = useState<'paid' | 'notPaid'>(() =>
    pathname.startsWith(paths.notPaid) ? 'notPaid' : 'paid',
  );
  const [{ retry, recheck }, state] = usePaymentFlow(
    (device) => createReturnFlow(place, parseReturn(search), device),
    paymentService,
  );
  const isHydrated = useHydrated();
  useVisibilityChange(() => document.hidden || recheck());
  const view = returnView(place, state, countItems(useCart()));
  return (
    <div className="wrap">
      <PageMeta {...(isHydrated ? view.meta : statusUnknownCopy.meta)} path={paths[place]} noIndex />
      <ClientOnly placeholder={<ReturnPlaceholder isSuccessPage={place === 'paid'} />}>
        <ReturnContent place={place} view={view} state={state} retry={retry} />
      </ClientOnly>
    </div>
  );
}
