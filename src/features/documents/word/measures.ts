// Lengths in twips (1/1440 inch), as Word counts them.

/** Carta, the paper of Chilean offices. */
export const page = { width: 12_240, height: 15_840 } as const;

export const margin = {
  top: 1_500,
  right: 1_200,
  bottom: 1_080,
  left: 1_200,
  header: 540,
  footer: 500,
} as const;

export const textWidth = page.width - margin.left - margin.right;

/** Label and value of a field: 35 % and 65 % of the text width. */
export const fieldColumns = columnWidths([35, 65]);

/** Underscores that fill the value column. */
export const cellBlank = 54;

/** Percentages of the text width in twips; the last column takes the rounding. */
export function columnWidths(shares: readonly number[]): readonly number[] {
  const widths = shares.map((share) => Math.floor((textWidth * share) / 100));
  const rest = textWidth - widths.reduce((sum, width) => sum + width, 0);
  return widths.map((width, index) => (index === widths.length - 1 ? width + rest : width));
}
