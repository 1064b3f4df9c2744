import { type ReactNode, useEffect } from 'react';
import { downloadCopy } from '../../content/documents/download-copy.ts';
import { noBreak } from '../../content/no-break.ts';
import { paths } from '../../content/paths.ts';
import { site } from '../../content/site.ts';
import { PageImage } from '../../features/catalogue/page-image.tsx';
import { productById } from '../../features/catalogue/products.ts';
import { DownloadButton, preloadDocument } from '../../features/documents/download/download-button.tsx';
import { textOf } from '../../features/documents/model/text-changes.ts';
import { documentFor } from '../../features/documents/templates/documents.ts';
import {
  lastDownload,
  type PurchasedLine,
  productName,
  type Receipt,
} from '../../features/purchases/purchases.ts';
import { usePurchasesStore } from '../../features/purchases/purchases-store.ts';
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx';
import { preloadToasts } from '../../ui/notices/toast-host.tsx';
import { Sheet } from '../../ui/paper/sheet.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { CompleteLink } from './complete-link.tsx';

const ChangedText = lazyWithRetry(async () => (await import('./changed-text.tsx')).ChangedText, {
  isOptional: true,
});

type WayProps = { readonly hint: string; readonly children: ReactNode };

/** One way to get the document, with a hint about the result. */
function Way({ hint, children }: WayProps) {
  return (
    <div className="grid gap-1 [&_a]:w-full [&_button]:w-full">
      {children}
      <p className="text-caption text-ink-500">{hint}</p>
    </div>
  );
}

type Props = { readonly id: string; readonly receipt: Receipt };

/** Bought document. Its id comes from storage, so it may have no document; the card then says so. */
export function DocumentCard({ id, receipt }: Props) {
  const { noteDownload } = usePurchasesStore();
  const product = productById(id);
  const entry = documentFor(id);
  const name = productName(id);
  const downloaded = lastDownload(receipt, id);
  const isOutdated = downloaded && entry && downloaded.text < entry.textDate;
  return (
    <article className="@container rounded-control border border-rule bg-sheet p-5 print:break-inside-avoid">
      <div className="grid grid-cols-[5.25rem_1fr] grid-rows-[auto_auto_1fr] items-start gap-x-5 gap-y-2 *:min-w-0 max-sm:grid-rows-[auto_1fr_auto] @max-[15rem]:grid-cols-1 @max-[15rem]:grid-rows-none">
        <Sheet className="row-span-3 w-21 max-sm:row-span-2 @max-[15rem]:row-auto">
          {product && <PageImage product={product} sizes="84px" />}
        </Sheet>
        <h3 className="text-body">{noBreak(name)}</h3>
        {entry ? (
          <>
            <p className="flex flex-wrap gap-x-3 text-caption text-ink-500">
              <span>{site.documentFormat}</span>
              <span>{textOf(entry.textDate)}</span>
            </p>
            <div className="mt-1.5 grid grid-cols-[repeat(auto-fit,minmax(min(100%,11.5rem),1fr))] items-start gap-4 max-sm:col-span-full print:hidden">
              <Way hint={downloadCopy.downloadHint}>
                <DownloadButton
                  entry={entry}
                  support={downloadCopy.support}
                  onDelivered={() => noteDownload(entry)}
                >
                  <span>{isOutdated ? downloadCopy.current : downloadCopy.download}</span>{' '}
                  <span className="sr-only">{name}</span>
                </DownloadButton>
              </Way>
              {product && (
                <Way hint={downloadCopy.completeHint}>
                  <CompleteLink product={product} />
                </Way>
              )}
              {product && (
                <TextLink className="col-span-full justify-self-start" to={paths.several(product.slug)}>
                  {downloadCopy.completeSeveral(entry.several)}
                </TextLink>
              )}
              {product && entry.nextYear && (
                <TextLink
                  className="col-span-full -mt-3 justify-self-start"
                  to={paths.nextYear(product.slug)}
                >
                  {downloadCopy.nextYear(entry.nextYear)}
                </TextLink>
              )}
            </div>
            {isOutdated && <ChangedText entry={entry} downloaded={downloaded} />}
          </>
        ) : (
          <p className="max-sm:col-span-full">
            <strong>{downloadCopy.unavailable[0]}</strong>. {downloadCopy.unavailable[1]}
          </p>
        )}
      </div>
    </article>
  );
}

/** Fetches at once everything that the downloads need, because buyers will certainly download, perhaps offline. */
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
