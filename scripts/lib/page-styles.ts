import { transform } from 'lightningcss';
import { classesIn } from './class-names.ts';

const keyframes = /@keyframes ([\w-]+)/g;
const property = /[{;]\s*([\w-]+)\s*:/g;

/** @returns the first group of every match */
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);

/** Set by the boot script. */
const setByScript = ['below-floor'];

/** Remembers results by a text: pages of one kind have the same sheets, code and unused classes. */
function remembered<Result>(work: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    const result = known.get(text) ?? work(text);
    known.set(text, result);
    return result;
  };
}

/** @param unused names of classes and custom properties */
const leaveOut = (css: string, unused: readonly string[]) =>
  transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    unusedSymbols: [...unused],
  }).code.toString();

const customProperty = /(--[\w-]+)/g;
const declared = /(--[\w-]+)\s*:|@property (--[\w-]+)/g;
const referenced = /var\(\s*(--[\w-]+)/g;

/**
 * The theme gives every page all tokens.
 * @param named custom properties that HTML or code name
 * @returns the styles without those that nothing refers to
 */
function leaveOutTokens(css: string, named: ReadonlySet<string>): string {
  const used = new Set(all(css, referenced));
  const unused = [...css.matchAll(declared)]
    .map(([, token, registered]) => token ?? registered ?? '')
    .filter((name) => !used.has(name) && !named.has(name));
  // Tokens refer to tokens.
  return unused.length === 0 ? css : leaveOutTokens(leaveOut(css, unused), named);
}

const sheetOf = remembered((css) => ({
  classes: [...classesIn(css)],
  // Names of animations and of properties share a namespace with classes there: `text-wrap` is both.
  others: [...all(css, keyframes), ...all(css, property)],
  without: remembered((unused) => leaveOut(css, unused.split(' '))),
}));

// A class may have quotation marks inside: `before:content-['·']`.
const wordsOf = remembered(
  (code) => new Set([/[\s"'`]+|\$\{|\}/, /[\s"`]+|\$\{|\}/].flatMap((ends) => code.split(ends))),
);

/** What React escapes in an attribute. */
const escaped: readonly (readonly [entity: string, character: string])[] = [
  ['&quot;', '"'],
  ['&#x27;', "'"],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&amp;', '&'],
];
const readAttribute = (text: string) =>
  escaped.reduce((read, [entity, character]) => read.replaceAll(entity, character), text);
const tokensOf = remembered((code) => all(code, customProperty));

/**
 * A page's part of the site's styles: without the rules of classes that neither its HTML nor the code that it loads
 * first names, and without the tokens that no rule is left for. What is fetched later comes with the whole sheets (src/platform/style-sheets.ts).
 * @param css whole style sheets
 * @param html the page
 * @param code the page's scripts, built: every word of them may be a class
 */
export function stylesOf(css: string, html: string, code: string): string {
  const { classes, others, without } = sheetOf(css);
  const used = new Set([
    ...setByScript,
    ...all(html, /\bclass="([^"]*)"/g).flatMap((list) => readAttribute(list).split(/\s+/)),
    ...others,
  ]);
  const words = wordsOf(code);
  const styles = without(classes.filter((name) => !used.has(name) && !words.has(name)).join(' '));
  return leaveOutTokens(styles, new Set([...all(html, customProperty), ...tokensOf(code)]));
}
