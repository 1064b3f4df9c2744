import { codeInTime, memoizeAsync } from '../../../platform/async.ts';
import type { DocumentEntry } from './document-entry.ts';

/**
 * A document's text, fetched once for the page, form and download included.
 * Rejects with the failure of its chunk, or with TooLate; the next call tries again.
 */
export const templateOf = memoizeAsync(
  (entry: DocumentEntry) => entry,
  (entry) => codeInTime(entry.load()),
);
