import type { Amount } from './amount.ts';
import type {
  Block,
  BlockOf,
  Column,
  Conditional,
  Inline,
  InlineOf,
  Line,
  Marks,
  Row,
  Template,
} from './document.ts';
import type { Condition } from './field.ts';
import { type FieldGroup, type KeyOf, type Rows, sharedFieldsOf } from './field-group.ts';
import type { Inflected, Phrase, Wording } from './inflection.ts';
import { checksOf } from './rules/rule.ts';

const nonBreakingSpace = '\u00A0';

/**
 * Words that stay on one line with the number after them: «artículo 159», «N.º 4», «Ley N.º 21.156», «D.S. N.º
 * 56/2020», «RUT 12.345.678-5».
 */
const numberedWords = String.raw`artículos?|arts?\.|N\.º|Ley|Decreto|D\.(?:S|F\.L)\.|RUT|RBD`;
const numberedWordBeforeNumber = new RegExp(String.raw`(^|[^\p{L}.])(${numberedWords}) (?=N\.º|\d)`, 'gu');
const numberedWordAtEnd = new RegExp(String.raw`(^|[^\p{L}.])(${numberedWords}) $`, 'u');

function keepTogether(text: string): string {
  // Replace twice, because matches can't overlap: in «Ley N.º 21.156» the first match consumes the space that the
  // second one needs.
  return text
    .replace(numberedWordBeforeNumber, `$1$2${nonBreakingSpace}`)
    .replace(numberedWordBeforeNumber, `$1$2${nonBreakingSpace}`)
    .replace(/(\d) (?=%)/g, `$1${nonBreakingSpace}`);
}

/** Keeps a name at the end of the text together with the value after it: «N.º » stays on the value's line. */
function keepWithNext(text: string): string {
  return text.replace(numberedWordAtEnd, `$1$2${nonBreakingSpace}`);
}

/** Contracts a preposition and an article to «del» or «al». The article of a name stays: «de El Bosque». */
function contractPrepositions(text: string): string {
  return text
    .replace(/(?<!\p{L})([Dd]e|[Aa]) el(?!\p{L})/gu, '$1l')
    .replace(/(?<!\p{L})(DE|A) EL(?!\p{L})/gu, '$1L');
}

/**
 * Puts text around every form of inflected words: `wrapInflected('Obligaciones de ', theWorker)` is «Obligaciones de la
 * Trabajadora» or «Obligaciones del Trabajador».
 */
export function wrapInflected<Key extends string>(
  before: string,
  { fieldKey, defaultForm, forms }: Inflected<Key>,
  after = '',
): Inflected<Key> {
  const wrap = (form: string) => contractPrepositions(before + form + after);
  const wrappedForms = Object.entries(forms).map(([answer, form]) => [answer, wrap(form)]);
  return { fieldKey, defaultForm: wrap(defaultForm), forms: Object.fromEntries(wrappedForms) };
}

function canContract(before: string, { defaultForm, forms }: Inflected, after: string): boolean {
  const texts = [defaultForm, ...Object.values(forms)].map((form) => before + form + after);
  return texts.some((text) => contractPrepositions(text) !== text);
}

/**
 * Returns the inline with the text around it included; null if none of its forms can contract with that text. A phrase
 * always includes the text, because its forms are unknown until it is rendered.
 */
function contractWithText<Key extends string>(
  before: string,
  inline: Inline<Key>,
  after: string,
): Inline<Key> | null {
  if (before + after === '') return null;
  switch (inline.kind) {
    case 'inflected':
      return canContract(before, inline, after)
        ? { ...inline, ...wrapInflected(before, inline, after) }
        : null;
    case 'phrase':
      return {
        ...inline,
        render: (answers) => contractPrepositions(before + inline.render(answers) + after),
      };
    default:
      return null;
  }
}

const lastPreposition = /(?<!\p{L})(?:de|a) $/iu;
const firstArticle = /^ ?el(?!\p{L})/iu;

function matchedText(inline: Inline | undefined, pattern: RegExp): string {
  return (inline?.kind === 'text' && pattern.exec(inline.text)?.[0]) || '';
}

/**
 * Contracts «de el» to «del», and «a el» to «al», next to words that depend on answers. The preposition may be in the
 * text before such words, or the article in the text after them. Values never contract, because they are the person's
 * words.
 */
function contractPrepositionsInLine<Key extends string>(line: Line<Key>): Line<Key> {
  const result = [...line];
  line.forEach((inline, index) => {
    const [inlineBefore, inlineAfter] = [result[index - 1], result[index + 1]];
    const [preposition, article] = [
      matchedText(inlineBefore, lastPreposition),
      matchedText(inlineAfter, firstArticle),
    ];
    const contractedInline = contractWithText(preposition, inline, article);
    if (!contractedInline) return;
    result[index] = contractedInline;
    if (inlineBefore?.kind === 'text')
      result[index - 1] = {
        ...inlineBefore,
        text: inlineBefore.text.slice(0, inlineBefore.text.length - preposition.length),
      };
    if (inlineAfter?.kind === 'text')
      result[index + 1] = { ...inlineAfter, text: inlineAfter.text.slice(article.length) };
  });
  return result.filter((inline) => inline.kind !== 'text' || inline.text !== '');
}

type LinePart<Key extends string> = Key | Inflected<Key> | Phrase<Key> | Inline<Key>;

type DerivedProperty = 'sharedFields' | 'warnings' | 'compare';

/** Text, rules and reminders may name only keys of the template's own groups. Any other key is a type error. */
export function defineTemplate<const Groups extends readonly FieldGroup[]>(
  template: { readonly groups: Groups } & Omit<Template<KeyOf<Groups>>, 'groups' | DerivedProperty>,
): Template<KeyOf<Groups>> {
  return { ...template, sharedFields: sharedFieldsOf(template.groups), ...checksOf(template.rules) };
}

const noMarks = {} as const;
const bold = { bold: true } as const;
const italic = { italic: true } as const;

/**
 * Returns builders that make a template's code read like the document. They accept only the template's keys. In `line`
 * and the paragraphs, **bold** and *italic* are marked as in Markdown, and `${'key'}` is a field. Write the preposition
 * before inflected words, as in `a ${theWorker}`. The builders contract preposition and article to «al» or «del».
 */
export function createBuilders<Key extends string>() {
  function inlineOf(part: LinePart<Key>, marks: Marks): Inline<Key> {
    if (typeof part === 'string') return { kind: 'field', key: part, ...marks };
    if ('render' in part) return { kind: 'phrase', ...part, ...marks };
    if (!('kind' in part)) return { kind: 'inflected', ...part, ...marks };
    return part.kind === 'box' ? part : { ...part, ...marks };
  }

  function line(strings: TemplateStringsArray, ...parts: readonly LinePart<Key>[]): Line<Key> {
    const inlines: Inline<Key>[] = [];
    let marks: typeof noMarks | typeof bold | typeof italic = noMarks;
    strings.forEach((string, index) => {
      const part = parts[index];
      for (const piece of keepWithNext(keepTogether(string)).split(/(\*\*?)/)) {
        if (piece === '**') marks = marks === bold ? noMarks : bold;
        else if (piece === '*') marks = marks === italic ? noMarks : italic;
        else if (piece !== '') inlines.push({ kind: 'text', text: piece, ...marks });
      }
      if (part !== undefined) inlines.push(inlineOf(part, marks));
    });
    return contractPrepositionsInLine(inlines);
  }

  function computed(key: string, label: string, amount: Amount<Key>): InlineOf<'computed', Key> {
    return { kind: 'computed', key, label, amount };
  }

  function paragraphOf(variant: BlockOf<'paragraph'>['variant']) {
    return (
      strings: TemplateStringsArray,
      ...parts: readonly LinePart<Key>[]
    ): BlockOf<'paragraph', Key> => ({
      kind: 'paragraph',
      variant,
      content: line(strings, ...parts),
    });
  }

  return {
    line,
    paragraph: paragraphOf('body'),
    /** Instructions and explanations. */
    note: paragraphOf('note'),
    /** Legal basis and scope at the end. */
    fineprint: paragraphOf('fineprint'),
    box: (key: Key): Inline<Key> => ({ kind: 'box', key }),
    /**
     * Computes a value from other fields. `key` is unique in the document. Word shows `label` on the value's control.
     */
    computed,
    sum: (key: string, label: string, keys: readonly Key[]): Inline<Key> => ({
      ...computed(key, label, { unit: 'pesos', keys }),
      bold: true,
    }),
    /** Prints a paragraph only in the blank document. Use it for notes about the template itself. */
    blankOnly: (block: BlockOf<'paragraph', Key>): BlockOf<'paragraph', Key> => ({
      ...block,
      blankOnly: true,
    }),
    when: (when: Condition<Key>, blocks: readonly Block<Key>[]): Conditional<Key> => ({
      kind: 'conditional',
      when,
      blocks,
    }),
    list: (marker: BlockOf<'list'>['marker'], items: readonly Line<Key>[]): BlockOf<'list', Key> => ({
      kind: 'list',
      marker,
      items,
    }),
    choice: (key: Key, question: string): BlockOf<'choice', Key> => ({
      kind: 'choice',
      key,
      question: keepTogether(question),
    }),
    /**
     * Returns a table row for each row of a group. The document always prints the first `minRows` rows, and each
     * further row once one of the row's fields is answered.
     * @param cellsOf returns the cells of a row by its number, from 1; by default each field of the row has a cell
     */
    tableRows: (
      { keys, minRows }: Rows<Key>,
      cellsOf?: (rowNumber: number) => readonly Line<Key>[],
    ): readonly Row<Key>[] =>
      keys.map((rowKeys, index) => ({
        cells: cellsOf?.(index + 1) ?? rowKeys.map((key) => line`${key}`),
        keys: rowKeys,
        ...(index < minRows ? {} : { optional: true }),
      })),
    fieldTable: ({ title, fields }: FieldGroup<Key>): BlockOf<'fields', Key> => ({
      kind: 'fields',
      name: title,
      header: ['Dato', 'Respuesta'],
      rows: fields.map(({ key, label }) => ({ key, label })),
    }),
    /** Lists fields of any groups under one title, with labels that only this table has. */
    customFieldTable: (
      title: Wording<Key>,
      rows: readonly (readonly [label: string, key: Key, prefix?: Inflected<Key>])[],
    ): BlockOf<'fields', Key> => ({
      kind: 'fields',
      name: title,
      header: [title],
      rows: rows.map(([label, key, prefix]) => ({ key, label, ...(prefix ? { prefix } : {}) })),
    }),
    signatures: (people: BlockOf<'signatures', Key>['people']): BlockOf<'signatures', Key> => ({
      kind: 'signatures',
      people,
    }),
  };
}

function keepWordingTogether<Key extends string>(wording: Wording<Key>): Wording<Key> {
  return typeof wording === 'string' ? keepTogether(wording) : wording;
}

export function title<const Key extends string = never>(
  text: string,
  subtitle: Wording<Key>,
): BlockOf<'title', Key> {
  return { kind: 'title', text, subtitle: keepWordingTogether(subtitle) };
}

export function heading<const Key extends string = never>(text: Wording<Key>): BlockOf<'heading', Key> {
  return { kind: 'heading', level: 1, text: keepWordingTogether(text) };
}

export function subheading(text: string): BlockOf<'heading', never> {
  return { kind: 'heading', level: 2, text: keepTogether(text) };
}

/** Returns text without fields; '' makes an empty cell. */
export function textLine(text: string): Line<never> {
  return text === '' ? [] : [{ kind: 'text', text: keepTogether(text) }];
}

export function boldText(text: string): Line<never> {
  return text === '' ? [] : [{ kind: 'text', text: keepTogether(text), bold: true }];
}

/** @param share percentage of the text width; the shares of a table add up to 100 */
export function column(share: number, label: string, align?: Column['align']): Column {
  return align ? { share, label, align } : { share, label };
}
