import { downloadCopy } from '../../../content/documents/download-copy.ts';

/** Changes to a document's text on one day. */
export type TextChange = {
  /** 'YYYY-MM-DD'. */
  readonly date: string;
  /** One sentence in Spanish for each change; none for the first text. */
  readonly sentences: readonly string[];
};

/** Changes with the newest first. */
export type TextChanges = readonly [TextChange, ...TextChange[]];

/** @param date of a text, 'YYYY-MM-DD', e.g. '2026-11-22' → «Texto del 22-11-2026» */
export function textOf(date: string): string {
  return downloadCopy.text(date.split('-').reverse().join('-'));
}

/** @returns the changes after the text of that date, oldest first */
export function changesSince(changes: TextChanges, date: string): readonly string[] {
  return changes
    .filter((change) => change.date > date)
    .toReversed()
    .flatMap(({ sentences }) => sentences);
}
