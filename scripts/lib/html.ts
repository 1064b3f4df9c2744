// What .htmlvalidate.json turns off is allowed in HTML, and written by React or Vite (the case of attributes and of the
// doctype, the slash of an empty element, white space, ids that CSS would have to escape). The order of headings is off
// because axe reads it on the page itself, while the shell of an admin page has none yet. Titles may have 80
// characters: the longest product's has 78.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FileSystemConfigLoader, formatterFactory, HtmlValidate } from 'html-validate/node';
import { root } from './run.ts';

/** @returns the tags that would run something that is not a file of its own; JSON, as in structured data, does not */
function inlineScripts(html: string): string[] {
  const scripts = html.match(/<script\b[^>]*>/gi) ?? [];
  const inline = scripts.filter((tag) => !/\ssrc=|\stype="application\/(?:ld\+)?json"/i.test(tag));
  const handlers = html.match(/<[a-z][^>]*\s(?:on[a-z]+\s*=|[a-z]+="\s*javascript:)[^>]*>/gi) ?? [];
  return [...inline, ...handlers];
}

type HtmlReport = {
  readonly pages: number;
  readonly valid: boolean;
  /** What is wrong, by page and line. */
  readonly text: string;
};

/**
 * Whether every page below a folder is valid HTML that runs no script but files.
 * @throws {Error} when there is no page: a check of nothing would pass
 */
export async function checkHtml(dir: string): Promise<HtmlReport> {
  const pages = readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .sort()
    .map((name) => join(dir, name));
  if (pages.length === 0) throw new Error(`No page in ${dir}`);
  const config = new FileSystemConfigLoader({ root: true, extends: [join(root, '.htmlvalidate.json')] });
  const report = await new HtmlValidate(config).validateMultipleFiles(pages);
  const inline = pages.flatMap((page) =>
    inlineScripts(readFileSync(page, 'utf8')).map((tag) => `${page}: runs something inline: ${tag}`),
  );
  return {
    pages: pages.length,
    valid: report.valid && inline.length === 0,
    text: [formatterFactory('stylish')(report.results), ...inline].join('\n').trim(),
  };
}
