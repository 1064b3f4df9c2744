import { transform } from 'lightningcss';
import { classesIn } from './class-names.ts';

const keyframes = /@keyframes ([\w-]+)/g;
const property = /[{;]\s*([\w-]+)\s*:/g;

/** @returns the first group of every match */
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);

/** Set by the boot script. */
const setByScript = ['below-floor'];

/**
 * A page's part of the site's styles: without the rules of classes that neither its HTML nor the code that it loads
 * first names. What is fetched later comes with the whole sheets (src/platform/style-sheets.ts).
 * @param css whole style sheets
 * @param html the page
 * @param code the page's scripts, built: every word of them may be a class
 */
export function stylesOf(css: string, html: string, code: string): string {
  const used = new Set([
    ...setByScript,
    ...all(html, /\bclass="([^"]*)"/g).flatMap((list) => list.split(/\s+/)),
    ...code.split(/[\s"'`]+|\$\{|\}/),
    // Names of animations and of properties share a namespace with classes there: `text-wrap` is both.
    ...all(css, keyframes),
    ...all(css, property),
  ]);
  const { code: styles } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    unusedSymbols: [...classesIn(css)].filter((name) => !used.has(name)),
  });
  return styles.toString();
}
