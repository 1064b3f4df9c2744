import { useEffect, useMemo } from 'react';
import { downloadCopy } from '../../content/documents/download-copy.ts';
import { makeDocument, preloadCompletion } from '../../features/documents/download/download.ts';
import { toSchoolLetterhead } from '../../features/documents/download/school-letterhead.ts';
import { canShare, shareFile } from '../../features/documents/download/share-file.ts';
import { useDownload } from '../../features/documents/download/use-download.ts';
import type { FormDownload } from '../../features/documents/form/layout/form-actions.tsx';
import type { DocumentEntry } from '../../features/documents/model/document-entry.ts';
import { usePurchasesStore } from '../../features/purchases/purchases-store.ts';
import { createLetterheadStore } from '../../features/school/letterhead-store.ts';
import { useStoreInstance } from '../../platform/store.ts';

/**
 * Returns the downloads of a document's form, and fetches everything they need in advance. The object is the same until
 * the download's state changes.
 */
export function useFormDownload(entry: DocumentEntry): FormDownload {
  const letterheadStore = useStoreInstance(createLetterheadStore);
  const purchases = usePurchasesStore();
  const { state, download } = useDownload(downloadCopy.support, downloadCopy.retryAdvice);
  useEffect(() => {
    // Ignore a failure, because the download fetches the code again and reports its own failure.
    preloadCompletion(entry).catch(() => {});
  }, [entry]);
  return useMemo(
    () => ({
      state,
      saveDocument: (values, suffix, onDelivered) =>
        void download(
          () =>
            makeDocument(entry, values, {
              suffix,
              letterhead: toSchoolLetterhead(values, letterheadStore.get().image),
            }),
          (file, delivery) => {
            purchases.noteDownload(entry);
            const share = async () => ['shared', 'declined'].includes(await shareFile(file));
            onDelivered?.({ name: file.name, delivery, share: canShare(file) ? share : null });
          },
        ),
      saveFile: (make) => void download(async () => make()),
    }),
    [state, download, entry, letterheadStore, purchases],
  );
}
