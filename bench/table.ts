/**
 * An aligned table of Markdown.
 * @param rows the first are the headings; the first column is text, the others are numbers
 */
export function table(rows: readonly (readonly (string | number)[])[]): string {
  const cells = rows.map((row) => row.map(String));
  const widths = (cells[0] ?? []).map((_, column) =>
    Math.max(3, ...cells.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join(' | ')} |`;
  const rule = widths.map((width, at) => (at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  const [headings = [], ...rest] = cells;
  return [line(headings), line(rule), ...rest.map(line)].join('\n');
}

/**
 * @param page Markdown with `<!-- name -->` and `<!-- /name -->`
 * @returns the page with the text between the two
 * @throws {Error} when the page has no such place
 */
export function fillSection(page: string, name: string, text: string): string {
  const place = new RegExp(`(<!-- ${name} -->\\n).*?(<!-- /${name} -->)`, 's');
  if (!place.test(page)) throw new Error(`No place for ${name}`);
  return page.replace(place, (_, begin, end) => `${begin}\n${text}\n\n${end}`);
}

type Rows = readonly (readonly string[])[];

/** @returns the tables of a Markdown page, each with its headings as the first row */
export function readTables(page: string): readonly Rows[] {
  const tables = page.match(/(?:^\|.*\|\n)+/gm) ?? [];
  return tables.map((text) => {
    const [headings = [], , ...rows] = text
      .trim()
      .split('\n')
      .map((line) =>
        line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      );
    return [headings, ...rows];
  });
}
