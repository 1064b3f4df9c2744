import { useState } from 'react';
import { downloadCopy } from '../../content/documents/download-copy.ts';
import { firm } from '../../content/firm.ts';
import { paths } from '../../content/paths.ts';
import { purchaseStorageCopy } from '../../content/purchases-copy.ts';
import { paidCopy } from '../../content/returns-copy.ts';
import { findReceipt, type Receipt } from '../../features/purchases/purchases.ts';
import { usePurchases } from '../../features/purchases/purchases-store.ts';
import { TaxRequestButton } from '../../features/tax-request/tax-request-button.tsx';
import { env } from '../../platform/current-env.ts';
import { isLocalStorageWritable } from '../../platform/storage/storage.ts';
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx';
import { MailLink } from '../../ui/mail-link.tsx';
import { Note } from '../../ui/notices/note.tsx';
import { DoubleRule } from '../../ui/paper/sheet.tsx';
import { ForwardLink } from '../../ui/text-link.tsx';
import { DocumentCard, usePreloadDownloads } from './document-card.tsx';

// Loaded on demand, because few purchases repeat an earlier one.
const RepeatNote = lazyWithRetry(
  async () => (await import('../../features/purchases/repeat-note.tsx')).RepeatNote,
  { isOptional: true },
);

/**
 * Title of the documents' section, which refers to it with `aria-labelledby="documentos"`.
 * @param count 0 while unknown
 */
export function DocumentsTitle({ count = 0 }: { readonly count?: number }) {
  return (
    <>
      <h2 id="documentos">{paidCopy.documents(count)}</h2>
      <DoubleRule className="mt-4 mb-6" />
    </>
  );
}

/** @param receipt receipt as it was when the buyer returned; the stored one may have newer downloads */
export function PurchasedDocuments({ receipt: deliveredReceipt }: { readonly receipt: Receipt }) {
  const receipt = findReceipt(usePurchases(), deliveredReceipt.reference) ?? deliveredReceipt;
  const [isStorageWritable] = useState(isLocalStorageWritable);
  usePreloadDownloads(receipt.lines);
  return (
    <section aria-labelledby="documentos" className="[&>a]:mt-4">
      <DocumentsTitle count={receipt.lines.length} />
      <div className="grid gap-4">
        {receipt.lines.map(({ id }) => (
          <DocumentCard key={id} id={id} receipt={receipt} />
        ))}
      </div>
      <div className="mt-6 grid gap-3">
        <RepeatNote receipt={receipt} />
        <Note icon="document">
          {isStorageWritable
            ? purchaseStorageCopy.storedNote
            : purchaseStorageCopy.notStoredNote(receipt.lines.length)}
        </Note>
        <Note icon="info">
          {downloadCopy.helpText[0]}
          <MailLink address={env.contactEmail} />
          {downloadCopy.helpText[1]}
        </Note>
        {receipt.paymentId && <Note icon="check">{paidCopy.paymentNumber(receipt.paymentId)}</Note>}
      </div>
      {firm.acceptsTaxRequests && (
        <div className="mt-6">
          <TaxRequestButton className="max-sm:w-full" receipt={receipt} />
        </div>
      )}
      <ForwardLink to={paths.purchases}>{paidCopy.purchases}</ForwardLink>
    </section>
  );
}
