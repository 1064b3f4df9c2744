// Every page of a built site must be valid HTML: `node scripts/check-html.js dist`. Off in .htmlvalidate.json is
// what HTML allows and React or Vite write otherwise (the case of attributes and of the doctype, the slash of an
// empty element, white space, ids that CSS would have to escape), and the order of headings: axe reads that on the
// page itself, while the shell of an admin page has none of its own yet. The longest product's title has 78 characters.
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { FileSystemConfigLoader, formatterFactory, HtmlValidate } from 'html-validate/node';
import { root } from './lib/run.js';

/**
 * @param {string} dir
 * @returns {Promise<{ pages: number, valid: boolean, text: string }>} text says what is wrong, by page and line
 * @throws {Error} when there is no page: a check of nothing would pass
 */
export async function checkHtml(dir) {
  const pages = readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .sort()
    .map((name) => join(dir, name));
  if (pages.length === 0) throw new Error(`No page in ${dir}`);
  const config = new FileSystemConfigLoader({ root: true, extends: [join(root, '.htmlvalidate.json')] });
  const report = await new HtmlValidate(config).validateMultipleFiles(pages);
  return { pages: pages.length, valid: report.valid, text: formatterFactory('stylish')(report.results) };
}

if (process.argv[1] === import.meta.filename) {
  const { pages, valid, text } = await checkHtml(resolve(process.argv[2] ?? 'dist'));
  console.log(valid ? `${pages} pages of valid HTML` : text);
  process.exitCode = valid ? 0 : 1;
}
