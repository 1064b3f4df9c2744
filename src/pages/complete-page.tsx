import { useParams } from 'react-router-dom';
import { completeCopy } from '../content/complete-copy.ts';
import { paths } from '../content/paths.ts';
import { useAdminMode } from '../features/auth/admin-mode.ts';
import { type Product, productBySlug } from '../features/catalogue/products.ts';
import type { DocumentEntry } from '../features/documents/model/document-entry.ts';
import { documentFor } from '../features/documents/templates/documents.ts';
import { hasBought } from '../features/purchases/purchases.ts';
import { usePurchases } from '../features/purchases/purchases-store.ts';
import { essentialPart } from '../ui/lazy-part.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { PageMeta } from '../ui/page-meta.tsx';
import { BackLink } from '../ui/text-link.tsx';
import { HowToGet } from './complete/how-to-get.tsx';
import { HomeScreenNote } from './home-screen-note.tsx';
import { UnknownProduct } from './unknown-product.tsx';

// Form, preview and the document's text load only for those who may complete it.
const Completion = essentialPart(
  async () => (await import('./complete/document-completion.tsx')).DocumentCompletion,
);

/** A page to work on begins soon: on a telephone its first field is on the first screen. */
const lowHead =
  '[&>header]:pt-4 [&>header]:pb-4 [&>header>h1]:mt-1 [&>header>p]:mt-2 [&>header>p]:max-w-none [&>header>p]:text-small';

function KnownProduct({ product, entry }: { readonly product: Product; readonly entry: DocumentEntry }) {
  const bought = hasBought(usePurchases(), product.id);
  const isOpen = useAdminMode() || bought;
  const meta = completeCopy.meta(product.name);
  return (
    // A long title, and a page to work on: smaller, it also takes the same lines in every font.
    <div className={`wrap [&_h1]:text-[min(var(--text-h2),13vw)] ${isOpen ? lowHead : ''}`}>
      <PageMeta {...meta} path={paths.complete(product.slug)} noIndex />
      <PageHead
        title={product.name}
        lead={isOpen ? completeCopy.lead : completeCopy.locked.text}
        back={<BackLink to={paths.purchases}>{completeCopy.back}</BackLink>}
      />
      <HomeScreenNote page="complete" />
      {isOpen ? <Completion entry={entry} title={meta.title} /> : <HowToGet product={product} />}
    </div>
  );
}

export function CompletePage() {
  const { slug = '' } = useParams();
  const product = productBySlug(slug);
  const entry = product && documentFor(product.id);
  return product && entry ? (
    <KnownProduct key={slug} product={product} entry={entry} />
  ) : (
    <UnknownProduct path={paths.complete(slug)} />
  );
}
