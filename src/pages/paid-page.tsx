import '../features/checkout/checkout.css';
import { useLocation } from 'react-router-dom';
import { paidCopy } from '../content/checkout.ts';
import { paths } from '../content/paths.ts';
import type { PaidReturn } from '../features/checkout/paid-return.ts';
import { usePaidReturn } from '../features/checkout/use-paid-return.ts';
import { env } from '../platform/current-env.ts';
import { BackLink } from '../ui/arrow-link.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Leader } from '../ui/leader.tsx';
import { Loading } from '../ui/loading.tsx';
import { PageMeta } from '../ui/page-meta.tsx';
import { Seal } from '../ui/seal.tsx';
import { DocumentsTitle, PurchasedDocuments } from './purchased-documents.tsx';

const { title, lead, checking, nothing, nothingHint } = paidCopy;

function Contact() {
  return (
    <p>
      <a className="link" href={`mailto:${env.contactEmail}`}>
        <span>{env.contactEmail}</span>
      </a>
    </p>
  );
}

type HeadProps = { readonly heading: string; readonly text: string; readonly seal?: boolean };

function Head({ heading, text, seal = false }: HeadProps) {
  return (
    <header className="thanks__head">
      {seal && <Seal />}
      <h1>{heading}</h1>
      <p className="lead">{text}</p>
      <BackLink to={paths.shop}>{paidCopy.back}</BackLink>
    </header>
  );
}

type Unsettled = Exclude<PaidReturn['step'], 'nothing' | 'checking' | 'released'>;

/** The steps that deliver nothing; the ones that can change offer to ask again. */
const retryable: Readonly<Record<Unsettled, boolean>> = {
  notApproved: false,
  notYet: true,
  contradicted: false,
  unreachable: true,
  elsewhere: true,
};

type UnsettledState = Extract<PaidReturn, { readonly step: Unsettled }>;

function Undelivered({ state, retry }: { readonly state: UnsettledState; readonly retry: () => void }) {
  const copy = paidCopy[state.step];
  const paymentId = 'paymentId' in state ? state.paymentId : null;
  return (
    <div className="thanks" role="status">
      <Head heading={copy.title} text={copy.text} />
      <section className="bill" aria-labelledby="ayuda">
        <h2 id="ayuda">{paidCopy.help}</h2>
        <div className="double" />
        <div className="bill__rows">
          {paymentId && <Leader term={paidCopy.payment} value={paymentId} />}
          <Contact />
        </div>
        {retryable[state.step] && (
          <Button block onClick={retry}>
            {paidCopy.retry}
          </Button>
        )}
      </section>
    </div>
  );
}

function Return({ state, retry }: { readonly state: PaidReturn; readonly retry: () => void }) {
  switch (state.step) {
    case 'checking':
      return (
        <div className="thanks">
          <h1 className="sr">{checking}</h1>
          <Loading label={checking} />
        </div>
      );
    case 'released':
      return (
        <div className="thanks">
          <Head heading={title} text={lead} seal />
          <PurchasedDocuments receipt={state.receipt} />
        </div>
      );
    case 'nothing':
      return (
        <div className="thanks">
          <Head heading={title} text={nothingHint} />
          <section aria-labelledby="documentos">
            <DocumentsTitle />
            <EmptyState title={nothing} level="h3">
              <Contact />
            </EmptyState>
          </section>
        </div>
      );
    default:
      return <Undelivered state={state} retry={retry} />;
  }
}

export function PaidPage() {
  const { search } = useLocation();
  const { state, retry } = usePaidReturn(search, env.payment);
  return (
    <div className="wrap">
      <PageMeta {...paidCopy.meta} path={paths.paid} noIndex />
      <Return state={state} retry={retry} />
    </div>
  );
}
