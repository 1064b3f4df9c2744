import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/lib/run.ts';
import { summary } from './summary.ts';
import { fillSection } from './table.ts';

function updatePage(file: string, section: string, text: string): string {
  const page = fillSection(readFileSync(file, 'utf8'), section, text);
  writeFileSync(file, page);
  return page;
}

/** Prints figures; when asked to, writes them with the day's date into docs/figures.md, and README's own with them. */
export function report(section: string, text: string, write: boolean): void {
  console.log(`\n${text}\n`);
  if (!write) return;
  const day = new Date().toISOString().slice(0, 10);
  const figures = updatePage(join(root, 'docs', 'figures.md'), section, `Taken on ${day}.\n\n${text}`);
  updatePage(join(root, 'README.md'), 'figures', summary(figures));
}
