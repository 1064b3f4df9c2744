import { useParams } from 'react-router-dom';
import { nextYearCopy } from '../content/documents/next-year-copy.ts';
import { paths } from '../content/paths.ts';
import { productBySlug } from '../features/catalogue/products.ts';
import { documentFor } from '../features/documents/templates/documents.ts';
import { lazyWithRetry } from '../ui/lazy-with-retry.tsx';
import { WorkPage } from './complete-page.tsx';
import { UnknownProduct } from './unknown-product.tsx';

// The code for Word files, the form and the document's text load only for visitors who may complete it.
const Desk = lazyWithRetry(async () => (await import('./next-year/next-year-desk.tsx')).NextYearDesk);

/** Page that prepares the next year's documents from those of the year that ends. */
export function NextYearPage() {
  const { slug = '' } = useParams();
  const product = productBySlug(slug);
  const entry = product && documentFor(product.id);
  if (!product || !entry?.nextYearNoun) return <UnknownProduct path={paths.nextYear(slug)} />;
  const { meta, title, lead } = nextYearCopy;
  return (
    <WorkPage
      key={slug}
      {...meta(entry.nextYearNoun, product.name)}
      path={paths.nextYear(slug)}
      product={product}
      heading={title(entry.nextYearNoun)}
      lead={lead}
    >
      <Desk entry={entry} />
    </WorkPage>
  );
}
