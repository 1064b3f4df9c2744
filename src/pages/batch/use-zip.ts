import { useCallback, useEffect, useRef, useState } from 'react';
import { downloadCopy } from '../../content/documents/download-copy.ts';
import type { SummaryRow } from '../../features/documents/batch/summary.ts';
import { makeZip } from '../../features/documents/batch/zip.ts';
import { toSchoolLetterhead } from '../../features/documents/download/school-letterhead.ts';
import { type DownloadState, useDownload } from '../../features/documents/download/use-download.ts';
import type { Template } from '../../features/documents/model/document.ts';
import type { DocumentEntry } from '../../features/documents/model/document-entry.ts';
import { isBlank } from '../../features/documents/model/values.ts';
import { usePurchasesStore } from '../../features/purchases/purchases-store.ts';
import { createLetterheadStore } from '../../features/school/letterhead-store.ts';
import { useStoreInstance } from '../../platform/store.ts';

export type Zip = {
  readonly state: DownloadState;
  readonly progress: { readonly done: number; readonly count: number };
  /** Last file that was delivered; null if there is none. */
  readonly deliveredZip: { readonly file: string; readonly count: number } | null;
  readonly make: (rows: readonly SummaryRow[]) => void;
  readonly cancel: () => void;
};

/**
 * Puts the rows' documents into one ZIP file. Leaving the page cancels this work.
 * @param today 'YYYY-MM-DD'
 */
export function useZip(entry: DocumentEntry, template: Template, today: string): Zip {
  const letterheadStore = useStoreInstance(createLetterheadStore);
  const purchases = usePurchasesStore();
  const { state, download } = useDownload(downloadCopy.support, downloadCopy.retryAdvice);
  const [progress, setProgress] = useState({ done: 0, count: 0 });
  const [deliveredZip, setDeliveredZip] = useState<Zip['deliveredZip']>(null);
  const controllerRef = useRef<AbortController>(null);
  const cancel = useCallback(() => controllerRef.current?.abort(), []);
  useEffect(() => cancel, [cancel]);

  function make(rows: readonly SummaryRow[]): void {
    controllerRef.current = new AbortController();
    const { signal } = controllerRef.current;
    const count = rows.length;
    const filledValues = rows.find(({ row }) => !isBlank(row.values))?.row.values ?? {};
    setProgress({ done: 0, count });
    setDeliveredZip(null);
    void download(
      async () => {
        // Yield once, so that the button looks busy before the blanks of all rows are listed.
        await new Promise((resolve) => setTimeout(resolve));
        return makeZip(entry, template, rows, {
          today,
          letterhead: toSchoolLetterhead(filledValues, letterheadStore.get().image),
          signal,
          onProgress: (done) => setProgress({ done, count }),
        });
      },
      ({ name }) => {
        purchases.noteDownload(entry);
        setDeliveredZip({ file: name, count });
      },
    );
  }
  return { state, progress, deliveredZip, make, cancel };
}
