import type { ComponentProps, ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { batchCopy } from '../content/documents/batch-copy.ts';
import { completeCopy } from '../content/documents/complete-copy.ts';
import { paths } from '../content/paths.ts';
import { useAdminMode } from '../features/auth/admin-mode.ts';
import { type Product, productBySlug } from '../features/catalogue/products.ts';
import { documentFor } from '../features/documents/templates/documents.ts';
import { hasBought } from '../features/purchases/purchases.ts';
import { usePurchases } from '../features/purchases/purchases-store.ts';
import { env } from '../platform/current-env.ts';
import { ButtonLink } from '../ui/button.tsx';
import { ClientOnly, useHydrated } from '../ui/client-only.tsx';
import { lazyWithRetry } from '../ui/lazy-with-retry.tsx';
import { MailLink } from '../ui/mail-link.tsx';
import { Note } from '../ui/notices/note.tsx';
import { PageMeta } from '../ui/page-meta.tsx';
import { HomeScreenNote } from './sections/home-screen-note.tsx';
import { WorkHead } from './sections/work-head.tsx';
import { UnknownProduct } from './unknown-product.tsx';

const { locked: lockedCopy } = completeCopy;

/** Shown to visitors without a receipt of the template on this device. */
function HowToGet({ product }: { readonly product: Product }) {
  return (
    <div className="grid max-w-measure justify-items-start gap-5 pb-section">
      {lockedCopy.ways.map(([icon, condition, advice]) => (
        <Note key={icon} icon={icon}>
          <strong>{condition}</strong> <span>{advice}</span>
        </Note>
      ))}
      <Note icon="mail">
        {lockedCopy.contactPrompt} <MailLink address={env.contactEmail} variant="standalone" />
      </Note>
      <ButtonLink to={product.link}>{lockedCopy.toProduct}</ButtonLink>
    </div>
  );
}

type WorkProps = Pick<ComponentProps<typeof PageMeta>, 'title' | 'description' | 'path'> & {
  readonly product: Product;
  readonly lead: string;
  /** Title of a page that isn't the template's form. */
  readonly heading?: string;
  readonly intro?: ReactNode;
  readonly children: ReactNode;
};

/** Page that completes a template, for visitors with a receipt on this device and in admin mode. */
export function WorkPage({ product, lead, heading, intro, children, ...meta }: WorkProps) {
  const isBought = hasBought(usePurchases(), product.id);
  const isUnlocked = useAdminMode() || isBought;
  // The prerendered HTML has the lead for buyers, because most visitors of this page have bought the template.
  const isLocked = useHydrated() && !isUnlocked;
  return (
    <div className="wrap">
      <PageMeta {...meta} noIndex />
      <WorkHead
        title={heading ?? product.name}
        hasOwnTitle={heading !== undefined}
        lead={isLocked ? lockedCopy.text : lead}
        leadSize={isLocked || heading !== undefined ? 'small' : 'wide'}
      />
      <ClientOnly>
        {intro}
        {isUnlocked ? children : <HowToGet product={product} />}
      </ClientOnly>
    </div>
  );
}

// The form, the preview and the document's text load only for visitors who may complete it.
const Completion = lazyWithRetry(
  async () => (await import('./complete/document-completion.tsx')).DocumentCompletion,
);

export function CompletePage() {
  const { slug = '' } = useParams();
  const product = productBySlug(slug);
  const entry = product && documentFor(product.id);
  if (!product || !entry) return <UnknownProduct path={paths.complete(slug)} />;
  const meta = completeCopy.meta(product.name);
  return (
    <WorkPage
      key={slug}
      {...meta}
      path={paths.complete(slug)}
      product={product}
      lead={completeCopy.lead}
      intro={<HomeScreenNote page="complete" />}
    >
      <Completion entry={entry} title={meta.title} />
    </WorkPage>
  );
}

// The code for spreadsheets, the form and the document's text load only for visitors who may complete it.
const Desk = lazyWithRetry(async () => (await import('./batch/batch-desk.tsx')).BatchDesk);

/** Page that completes a template for many people, from the rows of a spreadsheet. */
export function BatchPage() {
  const { slug = '' } = useParams();
  const product = productBySlug(slug);
  const entry = product && documentFor(product.id);
  if (!product || !entry) return <UnknownProduct path={paths.batch(slug)} />;
  const { meta, title, lead } = batchCopy;
  return (
    <WorkPage
      key={slug}
      {...meta(entry.pluralSubject, product.name)}
      path={paths.batch(slug)}
      product={product}
      heading={title(entry.pluralSubject)}
      lead={lead}
    >
      <Desk entry={entry} />
    </WorkPage>
  );
}
