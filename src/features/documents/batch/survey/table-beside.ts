import type { Heading } from './heading-row.ts';

/** Number of repeated headings that indicate a second table. */
const minHeadings = 2;

/**
 * Returns the index of the first column of a second table; null if there is none. The second table repeats the first
 * headings of the first table after a column without a heading.
 */
export function findTableBeside(headings: readonly Heading[]): number | null {
  const names = headings.map(({ text, group }) => `${group}\n${text}`.toLowerCase());
  const firstIndex = headings.findIndex(({ text }) => text !== '');
  const startIndex = headings.findIndex(
    ({ text }, index) =>
      index > firstIndex &&
      text !== '' &&
      headings[index - 1]?.text === '' &&
      Array.from({ length: minHeadings }, (_, offset) => offset).every(
        (offset) => headings[index + offset]?.text && names[index + offset] === names[firstIndex + offset],
      ),
  );
  return startIndex === -1 ? null : startIndex;
}
