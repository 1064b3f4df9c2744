import { transform } from 'lightningcss';

const classSelector = /\.(-?(?:[_a-zA-Z]|\\.)(?:[\w-]|\\.)*)/g;
const keyframes = /@keyframes ([\w-]+)/g;

const unescaped = (name: string) => name.replaceAll(/\\(.)/g, '$1');

/** @returns the first group of every match */
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);

/** Set by the boot script. */
const setByScript = ['below-floor'];

/**
 * A page's part of the site's styles: without the rules of classes that its HTML does not have. A class that the app
 * sets comes with the whole sheet, which the page asks for together with the app.
 * @param css a whole style sheet
 * @param html the page
 */
export function stylesOf(css: string, html: string): string {
  const used = new Set([
    ...setByScript,
    ...all(html, /\bclass="([^"]*)"/g).flatMap((list) => list.split(/\s+/)),
    // Names of animations share a namespace with classes there.
    ...all(css, keyframes),
  ]);
  const classes = new Set(all(css, classSelector).map(unescaped));
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    unusedSymbols: [...classes].filter((name) => !used.has(name)),
  });
  return code.toString();
}
