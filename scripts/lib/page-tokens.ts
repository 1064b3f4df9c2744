import { transform } from 'lightningcss';
import { matchesOf } from './matches.ts';

/**
 * @param css a style sheet
 * @param unused names of classes and custom properties
 * @returns it without their rules, declarations and registrations, minified
 */
export const leaveOut = (css: string, unused: readonly string[]) =>
  transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    unusedSymbols: [...unused],
  }).code.toString();

/** @returns the custom properties that a text names */
export const tokensIn = (text: string) => matchesOf(text, /(--[\w-]+)/g);

/** Of the theme, with their values, as Tailwind writes them. */
const theme = /@layer theme\{:root,\s*:host\{([^{}]*)\}/;
const declaration = /(--[\w-]+)\s*:\s*([^;]*)/g;
const declared = /(--[\w-]+)\s*:|@property (--[\w-]+)/g;
const reference = /var\(\s*(--[\w-]+)/g;

/** @returns the theme's tokens that have one value everywhere: those that a medium or an element changes stay variables */
function constants(css: string): ReadonlyMap<string, string> {
  const names = [...css.matchAll(declared)].map(([, token, registered]) => token ?? registered);
  const once = (name: string) => names.filter((each) => each === name).length === 1;
  const values = [...(theme.exec(css)?.[1] ?? '').matchAll(declaration)];
  return new Map(values.flatMap(([, name = '', value = '']) => (once(name) ? [[name, value]] : [])));
}

/** @param named custom properties that stay although no rule refers to them */
function leaveOutUnused(css: string, named: ReadonlySet<string>): string {
  const used = new Set(matchesOf(css, reference));
  const unused = [...css.matchAll(declared)]
    .map(([, token, registered]) => token ?? registered ?? '')
    .filter((name) => !used.has(name) && !named.has(name));
  // Tokens refer to tokens.
  return unused.length === 0 ? css : leaveOutUnused(leaveOut(css, unused), named);
}

/**
 * The theme gives every page all tokens, and a page's HTML has to fit into what a server sends at once.
 * @param css a page's styles, the theme's layer as Tailwind writes it
 * @param named custom properties that HTML or code name: those stay variables
 * @returns the styles with the other tokens' values in place of the tokens
 */
export function inlineTokens(css: string, named: ReadonlySet<string>): string {
  const values = constants(css);
  const resolve = (text: string): string =>
    text.replaceAll(/var\((--[\w-]+)\)/g, (whole, name: string) => {
      const value = values.get(name);
      return value === undefined || named.has(name) ? whole : resolve(value);
    });
  return leaveOutUnused(resolve(css), named);
}
