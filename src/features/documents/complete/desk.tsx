import { use } from 'react';
import type { Product } from '../../catalogue/products.ts';
import type { DocumentEntry } from '../documents.ts';
import { PagedView } from '../html/paged-view.tsx';
import { logoUrl } from '../logo-url.ts';
import { templateOf } from '../template-of.ts';

interface Props {
  readonly product: Product;
  readonly entry: DocumentEntry;
}

/** Where a bought template is completed. */
export function Desk({ product, entry }: Props) {
  const template = use(templateOf(entry));
  return (
    <>
      <h1>{product.name}</h1>
      <PagedView template={template} values={{}} logoUrl={logoUrl} />
    </>
  );
}
