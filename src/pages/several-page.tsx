import { useParams } from 'react-router-dom';
import { severalCopy } from '../content/documents/several-copy.ts';
import { paths } from '../content/paths.ts';
import { productBySlug } from '../features/catalogue/products.ts';
import { documentFor } from '../features/documents/templates/documents.ts';
import { essentialPart } from '../ui/lazy-part.tsx';
import { BackLink } from '../ui/text-link.tsx';
import { WorkPage } from './complete/work-page.tsx';
import { UnknownProduct } from './unknown-product.tsx';

// Spreadsheets, form and the document's text load only for those who may complete it.
const Desk = essentialPart(async () => (await import('./several/several-desk.tsx')).SeveralDesk);

/** A template completed for many at once, from the rows of a spreadsheet. */
export function SeveralPage() {
  const { slug = '' } = useParams();
  const product = productBySlug(slug);
  const entry = product && documentFor(product.id);
  if (!product || !entry) return <UnknownProduct path={paths.several(slug)} />;
  const { meta, title, lead, back } = severalCopy;
  return (
    <WorkPage
      key={slug}
      {...meta(entry.several, product.name)}
      path={paths.several(slug)}
      product={product}
      heading={title(entry.several)}
      lead={lead}
      back={
        <BackLink className="mb-2" to={paths.complete(slug)}>
          {back(product.name)}
        </BackLink>
      }
    >
      <Desk entry={entry} />
    </WorkPage>
  );
}
