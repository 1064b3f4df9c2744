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

/** Returns the date of a text that ends with {@link textOf}'s words; null if it doesn't. */
export function textDateOf(text: string): string | null {
  const [date = ''] = /\d{2}-\d{2}-\d{4}$/.exec(text.trim()) ?? [];
  return date !== '' && text.trim().endsWith(downloadCopy.text(date))
    ? date.split('-').toReversed().join('-')
    : null;
}

/** @returns the changes after the text of that date, oldest first */
export function changesSince(changes: TextChanges, date: string): readonly string[] {
  return changes
    .filter((change) => change.date > date)
    .toReversed()
    .flatMap(({ sentences }) => sentences);
}
