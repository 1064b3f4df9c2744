import { importWithTimeout, memoizeAsync } from '../../../platform/async.ts';
import type { LetterheadSpec, Template } from './document.ts';
import type { ProductRecord } from './product-record.ts';

/** If an `optional` logo doesn't load, the firm's name replaces it. */
export type LogoUse = 'none' | 'optional' | 'required';

export function logoUseOf(letterhead: LetterheadSpec): LogoUse {
  if (letterhead.kind === 'text') return 'none';
  return letterhead.isOptional ? 'optional' : 'required';
}

/** Facts about a product's document that pages show without loading it. */
export type DocumentFacts = Pick<ProductRecord, 'fileName' | 'pluralSubject'> & {
  readonly folder: string;
  readonly productId: string;
  /** Date of the newest text, 'YYYY-MM-DD'. */
  readonly textDate: string;
  readonly logoUse: LogoUse;
  /** Text after «Preparar» in links to next year's documents: «los contratos». Null if the template has none. */
  readonly nextYearNoun: string | null;
};

/** A product's document without its text, which pages must not load until the document is bought. */
export type DocumentEntry = Omit<DocumentFacts, 'folder'> & {
  /** Fetches the text. Rejects if its chunk can't be loaded. */
  readonly load: () => Promise<Template>;
};

/**
 * Fetches a document's text once per page load. The form and the download share the result. Rejects with ChunkLoadError
 * or TimeoutError. After a failure the next call tries again.
 */
export const fetchTemplate = memoizeAsync(
  (entry: DocumentEntry) => entry,
  (entry) => importWithTimeout(entry.load()),
);
