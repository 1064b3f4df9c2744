import type { Values } from '../../model/document.ts';

/** What the form needs of the downloads; the page that joins the two provides it. */
export type FormDownload = {
  readonly state:
    | { readonly step: 'idle' | 'generating' }
    /** `detail` names the cause, for the person who helps the buyer. */
    | { readonly step: 'failed'; readonly detail: string };
  /**
   * Makes the Word file with these values and hands it over.
   * @param about what its name says beside the document's; null for the name alone, as of the blank one
   */
  readonly saveDocument: (values: Values, about: string | null) => void;
  readonly saveFile: (make: () => File) => void;
};
