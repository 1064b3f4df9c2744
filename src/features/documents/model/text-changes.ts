import { downloadCopy } from '../../../content/documents/download-copy.ts';

export type TextChange = {
  /** 'YYYY-MM-DD'. */
  readonly date: string;
  /** One sentence in Spanish for each change; none for the first text. */
  readonly sentences: readonly string[];
};

/** Changes of a document's text, newest first. */
export type TextChanges = readonly [TextChange, ...TextChange[]];

/** @param date of the text, e.g. '2026-11-22' → «Texto del 22-11-2026» */
export function textVersionLabel(date: string): string {
  return downloadCopy.text(date.split('-').reverse().join('-'));
}

/** Returns the date from a description that ends with a {@link textVersionLabel}; null for any other description. */
export function textDateOf(text: string): string | null {
  const [date = ''] = /\d{2}-\d{2}-\d{4}$/.exec(text.trim()) ?? [];
  return date !== '' && text.trim().endsWith(downloadCopy.text(date))
    ? date.split('-').toReversed().join('-')
    : null;
}

/** Returns the sentences about changes after that date, oldest first. */
export function changesSince(changes: TextChanges, date: string): readonly string[] {
  return changes
    .filter((change) => change.date > date)
    .toReversed()
    .flatMap(({ sentences }) => sentences);
}
