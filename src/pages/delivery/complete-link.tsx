import type { ReactNode } from 'react';
import { downloadCopy } from '../../content/documents/download-copy.ts';
import { draftQuery, paths } from '../../content/paths.ts';
import type { Product } from '../../features/catalogue/products.ts';
import { fetchTemplate } from '../../features/documents/model/document-entry.ts';
import { documentFor } from '../../features/documents/templates/documents.ts';
import { tryPrefetchModule } from '../../platform/lazy-code/prefetch-when-idle.ts';
import { ButtonLink } from '../../ui/button.tsx';

/** Fetches the form, the preview and the document's text. If one fails, the form's page fetches it again. */
function preload(productId: string): void {
  // Fetch the form by its path. With an import, this link's chunk would list all files that the form needs.
  tryPrefetchModule('src/pages/complete/document-completion.tsx');
  const entry = documentFor(productId);
  if (entry) fetchTemplate(entry).catch(() => {});
}

type Props = {
  readonly product: Product;
  /** Draft to open; by default the page chooses one. */
  readonly draftId?: string;
  readonly children?: ReactNode;
};

/** Fetches the page's code on hover or focus. */
export function CompleteLink({ product, draftId, children = downloadCopy.complete }: Props) {
  const prepare = () => preload(product.id);
  return (
    <ButtonLink
      block
      className="h-full"
      to={paths.complete(product.slug) + (draftId ? draftQuery(draftId) : '')}
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      {children} <span className="sr-only">{product.name}</span>
    </ButtonLink>
  );
}
