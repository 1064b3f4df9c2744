import { remembered } from '../../../platform/remembered.ts';
import { codeInTime } from '../../../platform/time-limit.ts';
import type { DocumentEntry } from './documents.ts';

/** A document's text, fetched once. */
export const templateOf = remembered(
  ({ productId }: DocumentEntry) => productId,
  (entry) => codeInTime(entry.load()),
);
