import { useEffect } from 'react';
import { downloadCopy } from '../../content/download-copy.ts';
import { paths } from '../../content/paths.ts';
import { site } from '../../content/site.ts';
import { PageImage } from '../../features/catalogue/page-image.tsx';
import { productById } from '../../features/catalogue/products.ts';
import { DownloadButton, preloadDocument } from '../../features/documents/download/download-button.tsx';
import { documentFor } from '../../features/documents/templates/documents.ts';
import { type PurchasedLine, productName } from '../../features/purchases/purchases.ts';
import { noBreak } from '../../ui/no-break.ts';
import { Sheet } from '../../ui/paper/sheet.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { preloadToasts } from '../../ui/toast/toast-host.tsx';
import { CompleteLink } from './complete-link.tsx';

/** A bought document. Ids come from storage: one without a document stays listed and says so. */
export function DocumentCard({ id }: { readonly id: string }) {
  const product = productById(id);
  const entry = documentFor(id);
  const name = productName(id);
  return (
    <article className="grid grid-cols-[5.25rem_1fr] grid-rows-[auto_auto_1fr] items-start gap-x-5 gap-y-2 rounded-control border border-rule bg-sheet p-5 *:min-w-0 max-sm:grid-rows-[auto_1fr_auto] print:break-inside-avoid">
      <Sheet className="row-span-3 w-21 max-sm:row-span-2">
        {product && <PageImage product={product} sizes="84px" />}
      </Sheet>
      <h3 className="text-[1.1875rem]">{noBreak(name)}</h3>
      {entry ? (
        <>
          <span className="text-caption text-ink-500">{site.documentFormat}</span>
          <div className="mt-1.5 flex flex-wrap items-end gap-3 max-sm:col-span-full max-sm:*:w-full max-sm:[&_button]:w-full">
            <DownloadButton entry={entry} support={downloadCopy.support}>
              {downloadCopy.download} <span className="sr-only">{name}</span>
            </DownloadButton>
            {product && <CompleteLink product={product} />}
            {product && (
              <TextLink to={paths.several(product.slug)}>
                {downloadCopy.completeSeveral(entry.several)}
              </TextLink>
            )}
          </div>
        </>
      ) : (
        <p className="max-sm:col-span-full">
          <strong>{downloadCopy.unavailable[0]}</strong>. {downloadCopy.unavailable[1]}
        </p>
      )}
    </article>
  );
}

/** Fetches all that the downloads need at once: a press is certain to follow, perhaps without a network. */
export function usePreparedDownloads(lines: readonly PurchasedLine[]): void {
  const ids = [...new Set(lines.map(({ id }) => id))].join(' ');
  useEffect(() => {
    preloadToasts().catch(() => {});
    for (const id of ids.split(' ')) {
      const entry = documentFor(id);
      if (entry) preloadDocument(entry);
    }
  }, [ids]);
}
