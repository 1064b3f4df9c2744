import { codeInTime, memoizeAsync } from '../../../platform/async.ts';
import type { Template } from './document.ts';
import type { Sharing } from './shared-fields.ts';

/** Facts about a product's document that pages show without loading it. */
export type DocumentFacts = {
  readonly productId: string;
  readonly fileName: string;
  /** Whom or what many of its documents are for, after «para»: «varias personas». */
  readonly several: string;
  /** 'YYYY-MM-DD': the date of its newest text, as the first of the template's changes has it. */
  readonly textDate: string;
  /** Whether the letterhead shows the firm's logo, which has to be fetched. */
  readonly needsLogo: boolean;
};

/** A product's document without its text, which a page that shows it locked must not load. */
export type DocumentEntry = DocumentFacts & {
  /** The template's shared fields and subject alone: another document's form and lists need them, and not the text. */
  readonly loadShared: () => Promise<Pick<Sharing, 'shared' | 'subject'>>;
  /** Fetches the text; rejects when the chunk cannot be loaded. */
  readonly load: () => Promise<Template>;
};

/**
 * A document's text, fetched once for the page, form and download included.
 * Rejects with ChunkLoadError or TooLate; the next call tries again.
 */
export const templateOf = memoizeAsync(
  (entry: DocumentEntry) => entry,
  (entry) => codeInTime(entry.load()),
);
