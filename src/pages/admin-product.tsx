import { type ReactNode, Suspense, use } from 'react';
import { downloadCopy } from '../content/documents/download-copy.ts';
import { productCopy } from '../content/shop-copy.ts';
import { LockedPreview, PreviewFrame } from '../features/catalogue/product-preview.tsx';
import type { Product } from '../features/catalogue/products.ts';
import { DownloadButton } from '../features/documents/download/download-button.tsx';
import { pageLogoUrl } from '../features/documents/download/logo.ts';
import { DocumentView } from '../features/documents/html/document-view.tsx';
import { type DocumentEntry, fetchTemplate } from '../features/documents/model/document-entry.ts';
import { documentFor } from '../features/documents/templates/documents.ts';
import { Loading } from '../ui/loading.tsx';

type Props = {
  readonly product: Product;
  /** Shown for a product without a document. */
  readonly fallback?: ReactNode;
};

export function AdminDownload({ product, fallback = null }: Props) {
  const entry = documentFor(product.id);
  if (!entry) return fallback;
  return (
    <DownloadButton entry={entry} variant="ink" block>
      {downloadCopy.admin}
    </DownloadButton>
  );
}

function LoadedDocument({ entry }: { readonly entry: DocumentEntry }) {
  return <DocumentView template={use(fetchTemplate(entry))} values={{}} logoUrl={pageLogoUrl} />;
}

/** The document's text loads only here. Without a document, the preview stays locked. */
export function FullPreview({ product }: { readonly product: Product }) {
  const entry = documentFor(product.id);
  if (!entry) return <LockedPreview product={product} />;
  return (
    <PreviewFrame icon="document" title={productCopy.full}>
      <Suspense fallback={<Loading />}>
        <LoadedDocument entry={entry} />
      </Suspense>
    </PreviewFrame>
  );
}
