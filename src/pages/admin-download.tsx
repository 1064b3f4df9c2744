import type { ReactNode } from 'react';
import { downloadCopy } from '../content/download.ts';
import type { Product } from '../features/catalogue/product.ts';
import { DownloadButton } from '../features/documents/download/download-button.tsx';
import { documentFor } from '../features/documents/templates/documents.ts';

type Props = {
  readonly product: Product;
  /** Shown for a product without a document. */
  readonly otherwise?: ReactNode;
};

/** In admin mode: the document without buying it. */
export function AdminDownload({ product, otherwise = null }: Props) {
  const entry = documentFor(product.id);
  if (!entry) return otherwise;
  return (
    <DownloadButton entry={entry} variant="ink" block>
      {downloadCopy.admin}
    </DownloadButton>
  );
}
