import { memoizeAsync } from '../../../platform/memoize-async.ts';
import { codeInTime } from '../../../platform/time-limit.ts';
import type { DocumentEntry } from '../model/document-entry.ts';

/** A document's text, fetched once. */
export const templateOf = memoizeAsync(
  ({ productId }: DocumentEntry) => productId,
  (entry) => codeInTime(entry.load()),
);
