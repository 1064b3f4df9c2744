import { readTables, table } from './table.ts';

/**
 * The four figures that README repeats.
 * @param figures the text of docs/figures.md
 * @throws {Error} when one of them is not there
 */
export function summary(figures: string): string {
  const tables = readTables(figures);
  /** The column under a heading, by the first cell of each row, in the table whose first heading begins so. */
  const column = (title: string, heading: string): ReadonlyMap<string, string> => {
    const [headings = [], ...rows] = tables.find(([[first = ''] = []]) => first.startsWith(title)) ?? [];
    const at = headings.indexOf(heading);
    if (at < 0) throw new Error(`No figures for ${title}, ${heading}`);
    return new Map(rows.map((row) => [row[0] ?? '', row[at] ?? '']));
  };
  const paint = (page: string) =>
    ['First paint', 'Largest paint'].map((heading) => column('Medians', heading).get(page)).join(' and ');
  const presses = [...column('From the press', 'first press').values()].map((text) =>
    Number.parseInt(text, 10),
  );
  return table([
    ['On a slow telephone', 'taken'],
    ['JS until someone touches the shop', column('First load', 'telephone, 390 px at 2×').get('JS') ?? ''],
    ['First and largest paint of the home page', paint('Home')],
    ['The same content by hand, without scripts', paint('The same content, no script')],
    ['From the press to the .docx', `at most ${Math.max(...presses)} ms`],
  ]);
}
