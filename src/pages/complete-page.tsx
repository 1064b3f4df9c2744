import { useParams } from 'react-router-dom';
import { completeCopy } from '../content/documents/complete-copy.ts';
import { paths } from '../content/paths.ts';
import { type Product, productBySlug } from '../features/catalogue/products.ts';
import type { DocumentEntry } from '../features/documents/model/document-entry.ts';
import { documentFor } from '../features/documents/templates/documents.ts';
import { essentialPart } from '../ui/lazy-part.tsx';
import { BackLink } from '../ui/text-link.tsx';
import { WorkPage } from './complete/work-page.tsx';
import { HomeScreenNote } from './home-screen-note.tsx';
import { UnknownProduct } from './unknown-product.tsx';

// Form, preview and the document's text load only for those who may complete it.
const Completion = essentialPart(
  async () => (await import('./complete/document-completion.tsx')).DocumentCompletion,
);

function KnownProduct({ product, entry }: { readonly product: Product; readonly entry: DocumentEntry }) {
  const meta = completeCopy.meta(product.name);
  return (
    <WorkPage
      {...meta}
      path={paths.complete(product.slug)}
      product={product}
      heading={product.name}
      lead={completeCopy.lead}
      back={<BackLink to={paths.purchases}>{completeCopy.back}</BackLink>}
      beside={<HomeScreenNote page="complete" />}
    >
      <Completion entry={entry} title={meta.title} />
    </WorkPage>
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
