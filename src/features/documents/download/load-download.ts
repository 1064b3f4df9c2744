import { codeInTime } from '../../../platform/async.ts';
import type { DocumentEntry } from '../model/document-entry.ts';

/** The code that makes and delivers files: a page that offers them shows itself without it. */
export const loadDownload = () => codeInTime(import('./download.ts'));

/** Preloads all that the document's file needs but the logo. A failure is left for the click to report. */
export function preloadDocument(entry: DocumentEntry): void {
  loadDownload().then(
    ({ preloadGenerator }) => preloadGenerator(entry),
    () => {},
  );
}
