import type { Template } from '../model/document.ts';
import type { SharedFields } from '../model/shared-fields.ts';

/** A product's document without its text, which a page that shows it locked must not load. */
export type DocumentEntry = {
  readonly productId: string;
  readonly fileName: string;
  /** Whether the letterhead shows the firm's logo, which has to be fetched. */
  readonly needsLogo: boolean;
  /** Also in the template: the answers of other documents are offered without loading their text. */
  readonly shared: SharedFields;
  /** Fetches the text; rejects when the chunk cannot be loaded. */
  readonly load: () => Promise<Template>;
};
