import { useEffect } from 'react';
import { downloadCopy } from '../content/download.ts';
import { paths } from '../content/paths.ts';
import { paidCopy } from '../content/returns.ts';
import { shop } from '../content/shop.ts';
import { PageImage } from '../features/catalogue/page-image.tsx';
import { productById } from '../features/catalogue/products.ts';
import { preloadGenerator } from '../features/documents/download/download.ts';
import { DownloadButton } from '../features/documents/download/download-button.tsx';
import { documentFor } from '../features/documents/templates/documents.ts';
import { productName } from '../features/purchases/product-name.ts';
import type { PurchasedLine, Receipt } from '../features/purchases/purchases.ts';
import { RepeatNote } from '../features/purchases/repeat-note.tsx';
import { TaxRequestButton } from '../features/tax-request/tax-request-button.tsx';
import { env } from '../platform/current-env.ts';
import { ForwardLink } from '../ui/arrow-link.tsx';
import { MailLink } from '../ui/mail-link.tsx';
import { noBreak } from '../ui/no-break.ts';
import { Note } from '../ui/note.tsx';
import { DoubleRule } from '../ui/paper/double-rule.tsx';
import { Sheet } from '../ui/paper/sheet.tsx';
import { preloadToasts } from '../ui/toast/toast-host.tsx';
import { CompleteLink } from './complete-link.tsx';

/** Ids come from storage: one without a document stays listed and says so. */
export function PurchasedDocument({ id }: { readonly id: string }) {
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
          <span className="text-caption text-ink-500">{shop.format}</span>
          <div className="mt-1.5 flex flex-wrap items-end gap-3 max-sm:col-span-full max-sm:*:w-full max-sm:[&_button]:w-full">
            <DownloadButton entry={entry} support={downloadCopy.support}>
              {downloadCopy.download} <span className="sr-only">{name}</span>
            </DownloadButton>
            {product && <CompleteLink product={product} />}
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

/** Names the section that it opens: `aria-labelledby="documentos"`. @param count 0: not known yet */
export function DocumentsTitle({ count = 0 }: { readonly count?: number }) {
  return (
    <>
      <h2 id="documentos">{paidCopy.documents(count)}</h2>
      <DoubleRule className="mt-4 mb-6" />
    </>
  );
}

/** Fetches all that the downloads need at once: a press is certain to follow, perhaps without a network. */
export function usePreparedDownloads(lines: readonly PurchasedLine[]): void {
  const ids = [...new Set(lines.map(({ id }) => id))].join(' ');
  useEffect(() => {
    preloadToasts().catch(() => {});
    for (const id of ids.split(' ')) {
      const entry = documentFor(id);
      if (entry) preloadGenerator(entry);
    }
  }, [ids]);
}

export function PurchasedDocuments({ receipt }: { readonly receipt: Receipt }) {
  usePreparedDownloads(receipt.lines);
  return (
    <section aria-labelledby="documentos" className="[&>a]:mt-4">
      <DocumentsTitle count={receipt.lines.length} />
      <div className="grid gap-4">
        {receipt.lines.map(({ id }) => (
          <PurchasedDocument key={id} id={id} />
        ))}
      </div>
      <div className="mt-6 grid gap-3">
        <RepeatNote receipt={receipt} email={env.contactEmail} />
        <Note icon="document">{paidCopy.advice(receipt.lines.length)}</Note>
        <Note icon="info">
          {downloadCopy.trouble[0]}
          <MailLink address={env.contactEmail} />
          {downloadCopy.trouble[1]}
        </Note>
        {receipt.paymentId && <Note icon="check">{paidCopy.paymentNumber(receipt.paymentId)}</Note>}
      </div>
      {env.firm.takesTaxRequests && (
        <div className="mt-6">
          <TaxRequestButton className="max-sm:w-full" receipt={receipt} to={env.contactEmail} />
        </div>
      )}
      <ForwardLink to={paths.purchases}>{paidCopy.purchases}</ForwardLink>
    </section>
  );
}
