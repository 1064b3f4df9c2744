import type { Values } from '../model/document.ts';

/** What the form needs of the downloads; the page that joins the two provides it. */
export type FormDownload = {
  readonly state:
    | { readonly step: 'idle' | 'generating' }
    /** `detail` names the cause, for the person who helps the buyer. */
    | { readonly step: 'failed'; readonly detail: string };
  /** Makes the Word file with these values and hands it over. */
  readonly saveDocument: (values: Values) => void;
  readonly saveFile: (make: () => File) => void;
};
