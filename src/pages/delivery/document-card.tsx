import { useEffect, useState } from 'react';
import { downloadCopy } from '../../content/documents/download-copy.ts';
import { noBreak } from '../../content/no-break.ts';
import { site } from '../../content/site.ts';
import { PageImage } from '../../features/catalogue/page-image.tsx';
import { productById } from '../../features/catalogue/products.ts';
import { DownloadButton, preloadDocument } from '../../features/documents/download/download-button.tsx';
import { hasStoredDraft } from '../../features/documents/form/drafts/stored-drafts.ts';
import { documentFor } from '../../features/documents/templates/documents.ts';
import {
  lastDownload,
  type PurchasedLine,
  productName,
  type Receipt,
} from '../../features/purchases/purchases.ts';
import { usePurchasesStore } from '../../features/purchases/purchases-store.ts';
import { longDate } from '../../platform/format.ts';
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx';
import { preloadToasts } from '../../ui/notices/toast-host.tsx';
import { Sheet } from '../../ui/paper/sheet.tsx';
import { Summary } from '../../ui/summary.tsx';
import { CompleteLink } from './complete-link.tsx';

const ChangedText = lazyWithRetry(async () => (await import('./changed-text.tsx')).ChangedText, {
  isOptional: true,
});

// Loaded after the page. This code reads drafts and Word files, and the page can show its purchases without it.
const loadCardActions = () => import('./card-actions.tsx');
const ContinueLink = lazyWithRetry(async () => (await loadCardActions()).ContinueLink, {
  isOptional: true,
  Fallback: CompleteLink,
});
const MoreWays = lazyWithRetry(async () => (await loadCardActions()).MoreDocumentActions);
const HandOverButton = lazyWithRetry(async () => (await loadCardActions()).HandOverButton, {
  isOptional: true,
});

type Props = { readonly id: string; readonly receipt: Receipt };

/** The id comes from storage. If no document has this id, the card says that the download is unavailable. */
export function DocumentCard({ id, receipt }: Props) {
  const { noteDownload } = usePurchasesStore();
  const [hasDraft] = useState(() => hasStoredDraft(id));
  const product = productById(id);
  const entry = documentFor(id);
  const name = productName(id);
  const downloadRecord = lastDownload(receipt, id);
  // `text` is the version date of the downloaded text.
  const isOutdated = downloadRecord && entry && downloadRecord.text < entry.textDate;
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
              <span>{downloadCopy.text(longDate(entry.textDate))}</span>
            </p>
            <div className="mt-1.5 -mb-2 grid justify-items-start gap-1 *:max-w-full max-sm:col-span-full print:hidden">
              <div className="flex w-full flex-wrap gap-3">
                {product && (
                  // Leaves room for a draft's name, which may take two lines on a phone and loads later.
                  <div className={hasDraft ? 'min-h-17 basis-full sm:min-h-13' : 'flex-[2_1_13rem]'}>
                    <ContinueLink product={product} entry={entry} />
                  </div>
                )}
                <div className="min-w-0 flex-auto max-sm:basis-full">
                  <DownloadButton
                    block
                    variant="line"
                    entry={entry}
                    supportAdvice={downloadCopy.support}
                    onDelivered={() => noteDownload(entry)}
                  >
                    <span>{isOutdated ? downloadCopy.downloadCurrent : downloadCopy.download}</span>{' '}
                    <span className="sr-only">{name}</span>
                  </DownloadButton>
                </div>
              </div>
              {product ? (
                <details>
                  <Summary>
                    <span>{downloadCopy.moreWays}</span> <span className="sr-only">{name}</span>
                  </Summary>
                  <MoreWays product={product} entry={entry} receipt={receipt} />
                </details>
              ) : (
                <HandOverButton dialogKey={id} receipt={receipt} />
              )}
            </div>
            {isOutdated && <ChangedText entry={entry} downloadRecord={downloadRecord} />}
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

/** Fetches at once everything that the downloads need, because buyers may be offline when they download. */
export function usePreloadDownloads(lines: readonly PurchasedLine[]): void {
  const ids = [...new Set(lines.map(({ id }) => id))].join(' ');
  useEffect(() => {
    preloadToasts().catch(() => {});
    for (const id of ids.split(' ')) {
      const entry = documentFor(id);
      if (entry) preloadDocument(entry);
    }
  }, [ids]);
}
