import { batchFileSuffix, batchSummaryCopy } from '../../../content/documents/batch-rows-copy.ts';
import { createWorkerStarter } from '../../../platform/lazy-code/page-worker.ts';
import { runInWorker, type TaskOptions } from '../../../platform/lazy-code/worker.ts';
import { fetchLogoFor } from '../download/logo.ts';
import { formatDate } from '../model/date.ts';
import type { Template } from '../model/document.ts';
import type { DocumentEntry } from '../model/document-entry.ts';
import { fileNameWithSuffix, slugify } from '../model/file-name.ts';
import { isBlank } from '../model/values.ts';
import type { SchoolLetterhead } from '../word/header-footer.ts';
import type { BatchRow } from './rows.ts';
import { type SummaryRow, summaryText } from './summary.ts';
import zipWorker from './zip.worker.ts?worker&url';
import type { ZipJob } from './zip-documents.ts';

const startWorker = createWorkerStarter(zipWorker);

type DocumentFileName = Pick<DocumentEntry, 'fileName'>;

/**
 * Returns a file name for each row. It is the name that a draft with the same answers would have. Equal names get a
 * number.
 * @param today 'YYYY-MM-DD', for rows without a name
 */
export function fileNames(
  { fileName }: DocumentFileName,
  rows: readonly Pick<BatchRow, 'name'>[],
  today: string,
): readonly string[] {
  const usedNames = new Set<string>();
  return rows.map((row) => {
    const nameSuffix = slugify(row.name) || formatDate(today);
    let name = fileNameWithSuffix(fileName, nameSuffix);
    for (let suffix = 2; usedNames.has(name); suffix += 1)
      name = fileNameWithSuffix(fileName, `${nameSuffix}-${suffix}`);
    usedNames.add(name);
    return name;
  });
}

/** @param today 'YYYY-MM-DD' */
export function zipName({ fileName }: DocumentFileName, today: string): string {
  return fileNameWithSuffix(
    `${fileName.slice(0, fileName.lastIndexOf('.'))}.zip`,
    batchFileSuffix(formatDate(today)),
  );
}

type ZipOptions = TaskOptions & {
  /**
   * Letterhead for rows with answers. null if the school has none that can be read; these rows then get the firm's
   * logo, like blank rows.
   */
  readonly letterhead: SchoolLetterhead | null;
  /** 'YYYY-MM-DD' in the user's time zone. */
  readonly today: string;
};

/** @throws DownloadError if the logo doesn't load, and the errors of {@link runInWorker} */
export async function makeZip(
  entry: DocumentEntry,
  template: Template,
  rows: readonly SummaryRow[],
  { letterhead, today, ...options }: ZipOptions,
): Promise<File> {
  const names = fileNames(
    entry,
    rows.map(({ row }) => row),
    today,
  );
  const values = rows.map(({ row }) => row.values);
  const showsLogo = letterhead === null || values.some(isBlank);
  const job: ZipJob = {
    productId: entry.productId,
    documents: values.map((answers, index) => ({ name: names[index] ?? '', values: answers })),
    summary: { name: batchSummaryCopy.fileName, text: summaryText(template, rows, names, today) },
    logo: await fetchLogoFor(showsLogo ? entry.logoUse : 'none'),
    letterhead,
  };
  const zip = await runInWorker<Blob>(startWorker(), job, options);
  return new File([zip], zipName(entry, today), { type: zip.type });
}
