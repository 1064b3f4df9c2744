// Every page of a built site must be valid HTML and run no script but files: `node scripts/check-html.js dist`.
// Off in .htmlvalidate.json is what HTML allows and React or Vite write otherwise (the case of attributes and of the
// doctype, the slash of an empty element, white space, ids that CSS would have to escape), and the order of headings:
// axe reads that on the page itself, while the shell of an admin page has none of its own yet. The longest product's
// title has 78 characters.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { FileSystemConfigLoader, formatterFactory, HtmlValidate } from 'html-validate/node';
import { root } from './lib/run.js';

/**
 * What a page would run that is no file of its own. Structured data is JSON, which nothing runs.
 * @param {string} html
 * @returns {string[]} the tags
 */
export function inlineScripts(html) {
  const scripts = html.match(/<script\b[^>]*>/gi) ?? [];
  const inline = scripts.filter((tag) => !/\ssrc=|\stype="application\/ld\+json"/i.test(tag));
  const handlers = html.match(/<[a-z][^>]*\s(?:on[a-z]+\s*=|[a-z]+="\s*javascript:)[^>]*>/gi) ?? [];
  return [...inline, ...handlers];
}

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
  const inline = pages.flatMap((page) =>
    inlineScripts(readFileSync(page, 'utf8')).map((tag) => `${page}: runs something inline: ${tag}`),
  );
  return {
    pages: pages.length,
    valid: report.valid && inline.length === 0,
    text: [formatterFactory('stylish')(report.results), ...inline].join('\n').trim(),
  };
}

if (process.argv[1] === import.meta.filename) {
  const { pages, valid, text } = await checkHtml(resolve(process.argv[2] ?? 'dist'));
  console.log(valid ? `${pages} pages of valid HTML` : text);
  process.exitCode = valid ? 0 : 1;
}
