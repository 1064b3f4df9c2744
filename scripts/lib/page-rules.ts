import { type Selector, type SelectorComponent, transform } from 'lightningcss';
import { matchesOf } from './matches.ts';

const inMarkup = /<([a-z][\w-]*)/g;
const inJsx = /\bjsxs?\)\(["'`]([a-z][\w-]*)/g;

/** @returns names of the elements in a page's HTML */
export const elementsIn = (html: string) => matchesOf(html, inMarkup);

/** @returns names of the elements that built code makes with JSX */
export const elementsMadeBy = (code: string) => matchesOf(code, inJsx);

/** Parts that browsers give to the elements of forms: a button for a file, the fields of a date. */
const formPart = /^(?:file-selector-button|placeholder|-webkit-)/;
const formElements = ['input', 'textarea', 'select', 'progress'];

type Elements = ReadonlySet<string>;

function canBe(part: SelectorComponent, elements: Elements): boolean {
  if (part.type === 'type') return elements.has(part.name);
  if (part.type === 'pseudo-element') {
    const name = part.kind === 'custom' ? part.name : part.kind;
    return !formPart.test(name) || formElements.some((element) => elements.has(element));
  }
  if (part.type === 'pseudo-class' && (part.kind === 'is' || part.kind === 'where')) {
    return part.selectors.some((selector) => canMatch(selector, elements));
  }
  return true;
}

const canMatch = (selector: Selector, elements: Elements) => selector.every((part) => canBe(part, elements));

/** Tailwind's, for browsers that cannot register properties: all below the floor, where the boot script applies the whole sheets. */
const fallbackLayer = 'properties';

/**
 * Tailwind resets every element there is, those of forms and tables at length.
 * @param css a style sheet
 * @param elements names
 * @returns the style sheet without rules of other elements and for browsers below the floor, minified
 */
export function leaveOutRules(css: string, elements: Elements): string {
  return transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    visitor: {
      Rule: {
        // A rule of several selectors stays whole: lightningcss 1 cannot take one with a variable back.
        style: ({ value: { selectors } }) =>
          selectors.some((selector) => canMatch(selector, elements)) ? undefined : [],
        // Its name stays: it is the first of the layers.
        'layer-block': ({ value: { name, loc } }) =>
          name?.join('.') === fallbackLayer
            ? { type: 'layer-statement', value: { names: [name], loc } }
            : undefined,
      },
    },
  }).code.toString();
}
