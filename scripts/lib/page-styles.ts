import { classesIn } from './class-names.ts';
import { matchesOf } from './matches.ts';
import { elementsIn, elementsMadeBy, leaveOutRules } from './page-rules.ts';
import { inlineTokens, leaveOut, tokensIn } from './page-tokens.ts';

const keyframes = /@keyframes ([\w-]+)/g;
const property = /[{;]\s*([\w-]+)\s*:/g;

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

const sheetOf = remembered((css) => ({
  classes: [...classesIn(css)],
  // Names of animations and of properties share a namespace with classes there: `text-wrap` is both.
  others: [...matchesOf(css, keyframes), ...matchesOf(css, property)],
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

const tokensOf = remembered(tokensIn);
const elementsOf = remembered(elementsMadeBy);

/**
 * A page's part of the site's styles: without the rules of classes that neither its HTML nor the code that it loads
 * first names, and of elements that neither has, with the values of the theme's tokens in place. What is fetched later
 * comes with the whole sheets (src/platform/style-sheets.ts).
 * @param css whole style sheets
 * @param html the page
 * @param code the page's scripts, built: every word of them may be a class
 */
export function stylesOf(css: string, html: string, code: string): string {
  const { classes, others, without } = sheetOf(css);
  const used = new Set([
    ...setByScript,
    ...matchesOf(html, /\bclass="([^"]*)"/g).flatMap((list) => readAttribute(list).split(/\s+/)),
    ...others,
  ]);
  const words = wordsOf(code);
  const styles = without(classes.filter((name) => !used.has(name) && !words.has(name)).join(' '));
  const named = new Set([...tokensIn(html), ...tokensOf(code)]);
  const elements = new Set([...elementsIn(html), ...elementsOf(code)]);
  return inlineTokens(leaveOutRules(styles, elements), named);
}
