// Figures as the README holds them: aligned Markdown tables, between two comments that name the script.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/lib/run.js';

/**
 * @param {readonly (readonly (string | number)[])[]} rows the first are the headings; the first column is text
 * @returns {string}
 */
export function table(rows) {
  const cells = rows.map((row) => row.map(String));
  const widths = (cells[0] ?? []).map((_, column) =>
    Math.max(3, ...cells.map((row) => row[column]?.length ?? 0)),
  );
  const line = (/** @type {readonly string[]} */ row) =>
    `| ${row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join(' | ')} |`;
  const rule = widths.map((width, at) => (at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  const [headings = [], ...rest] = cells;
  return [line(headings), line(rule), ...rest.map(line)].join('\n');
}

/**
 * @param {string} page Markdown with `<!-- name -->` and `<!-- /name -->`
 * @param {string} name
 * @param {string} text what belongs between them
 * @returns {string}
 * @throws {Error} when the page has no such place
 */
export function fillSection(page, name, text) {
  const place = new RegExp(`(<!-- ${name} -->\\n).*?(<!-- /${name} -->)`, 's');
  if (!place.test(page)) throw new Error(`No place for ${name}`);
  return page.replace(place, (_, begin, end) => `${begin}\n${text}\n\n${end}`);
}

/**
 * Prints figures, and puts them into the README when asked to.
 * @param {string} name of the place in the README
 * @param {string} text
 * @param {boolean} write
 */
export function tell(name, text, write) {
  console.log(`\n${text}\n`);
  const file = join(root, 'README.md');
  if (write) writeFileSync(file, fillSection(readFileSync(file, 'utf8'), name, text));
}
