import { codeInTime, memoizeAsync } from '../../../platform/async.ts';
import type { Letterhead, Template } from './document.ts';
import type { ProductRecord } from './product-record.ts';

/** An optional logo gives way to the firm's name if it doesn't load. */
export type LogoUse = 'none' | 'optional' | 'required';

export function logoOf(letterhead: Letterhead): LogoUse {
  if (letterhead.kind === 'text') return 'none';
  return letterhead.isOptional ? 'optional' : 'required';
}

/** Facts about a product's document that pages show without loading it. */
export type DocumentFacts = Pick<ProductRecord, 'fileName' | 'several'> & {
  readonly folder: string;
  readonly productId: string;
  /** 'YYYY-MM-DD': the date of its newest text. */
  readonly textDate: string;
  /** Use of the firm's logo, which has to be fetched, in the letterhead. */
  readonly logo: LogoUse;
  /** Its documents, worded to follow «Preparar»; null if none follows a year later. */
  readonly nextYear: string | null;
};

/** A product's document without its text, which a page that shows it locked must not load. */
export type DocumentEntry = Omit<DocumentFacts, 'folder'> & {
  /** Fetches the text; rejects when the chunk cannot be loaded. */
  readonly load: () => Promise<Template>;
};

/**
 * Fetches a document's text once for the page, form and download included.
 * Rejects with ChunkLoadError or TimeoutError; the next call tries again.
 */
export const templateOf = memoizeAsync(
  (entry: DocumentEntry) => entry,
  (entry) => codeInTime(entry.load()),
);
