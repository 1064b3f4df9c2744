import { codeInTime, memoizeAsync } from '../../../platform/async.ts';
import type { Template } from './document.ts';
import type { ProductRecord } from './product-record.ts';

/** Facts about a product's document that pages show without loading it. */
export type DocumentFacts = Pick<ProductRecord, 'fileName' | 'several'> & {
  readonly folder: string;
  readonly productId: string;
  /** Date of the newest text, 'YYYY-MM-DD'. */
  readonly textDate: string;
  /** True if the letterhead shows the firm's logo, which has to be fetched. */
  readonly needsLogo: boolean;
  /** Text after «Preparar» in links to next year's documents: «los contratos». Null if the template has none. */
  readonly nextYear: string | null;
};

/** A product's document without its text, which pages must not load until the document is bought. */
export type DocumentEntry = Omit<DocumentFacts, 'folder'> & {
  /** Fetches the text. Rejects if its chunk can't be loaded. */
  readonly load: () => Promise<Template>;
};

/**
 * Fetches a document's text once per page load. The form and the download share it.
 * Rejects with ChunkLoadError or TimeoutError. After a failure the next call tries again.
 */
export const templateOf = memoizeAsync(
  (entry: DocumentEntry) => entry,
  (entry) => codeInTime(entry.load()),
);
