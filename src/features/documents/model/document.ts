import type { Amount } from './amount.ts';
import type { CopyableGroup } from './data-to-copy.ts';
import type { Condition, Field } from './field.ts';
import type { FieldGroup } from './field-group.ts';
import type { Inflected, Phrase, Wording } from './inflection.ts';
import type { SheetLayout } from './layout.ts';
import type { NextYear, Term } from './next-year.ts';
import type { SharedFields, Subject } from './shared-fields.ts';
import type { SpreadsheetFields } from './spreadsheet.ts';
import type { TextChanges } from './text-changes.ts';
import type { WordComparison } from './word-comparison.ts';

/**
 * Answers of a person, by field key. Dates are YYYY-MM-DD, times HH:MM and durations H:MM. Integers and amounts have
 * only digits, but an amount may also be `notApplicable`. A choice is the value of an option, and a box is `yes` or
 * `no`. Text that can't be parsed is stored as typed. A missing value (undefined) prints as the document's proposal, or
 * as a line to write on if there is no proposal. A blank value ('') means that a person cleared the proposal, and
 * prints as a line to write on.
 */
export type Values<Key extends string = string> = { readonly [K in Key]?: string | undefined };

export type WordAnswers = {
  readonly values: Values;
  /** Labels of the fields whose answers could not be read, in the order of the form. */
  readonly unreadableLabels: readonly string[];
  /**
   * The term in the file, if its template has a `nextYear`. The draft made from the file remembers it as an earlier
   * term of the person.
   */
  readonly earlier?: readonly Term[] | undefined;
};

/**
 * Reason why a file isn't read. `excess`: its contents exceed a limit; `doc`: it has the format that Word used before
 * 2007; `fields`: it has too few fields of any template, or isn't a .docx at all; `unreadable`: the browser couldn't
 * read it; `late`: reading took too long.
 */
export type WordRefusal = 'size' | 'excess' | 'password' | 'doc' | 'fields' | 'unreadable' | 'late';

export type WordReading =
  | ({
      readonly kind: 'answers';
      readonly productId: string;
      /** Undefined if the file's text was not compared with the template's. */
      readonly comparison?: WordComparison;
    } & WordAnswers)
  | { readonly kind: 'refused'; readonly reason: WordRefusal };

/** Another document from the same template on this device: a draft, or a row of a spreadsheet. */
export type OtherDocument<Key extends string = string> = {
  readonly values: Values<Key>;
  /** Names the document within a sentence: «el borrador «Ana Prueba»», «la fila 3». */
  readonly mention: () => string;
};

export type Marks = {
  readonly bold?: true;
  readonly italic?: true;
};

type Inlines<Key extends string> = {
  text: Marks & { readonly text: string };
  field: Marks & { readonly key: Key };
  box: { readonly key: Key };
  /**
   * Value computed from other fields, or a line to write on while they are incomplete. `key` is unique in the document.
   */
  computed: Marks & { readonly key: string; readonly label: string; readonly amount: Amount<Key> };
  inflected: Marks & Inflected<Key>;
  phrase: Marks & Phrase<Key>;
};

type InlineKind = keyof Inlines<string>;
export type InlineOf<K extends InlineKind, Key extends string = string> = {
  [P in K]: { readonly kind: P } & Inlines<Key>[P];
}[K];
export type Inline<Key extends string = string> = InlineOf<InlineKind, Key>;
export type Line<Key extends string = string> = readonly Inline<Key>[];

export type Column = {
  readonly label: string;
  /** Replaces `label` once a field of the table's rows is answered. */
  readonly answeredLabel?: string;
  /** Percentage of the text width. The shares of a table add up to 100. */
  readonly share: number;
  readonly align?: 'center' | 'right';
};

export type Row<Key extends string = string> = {
  readonly cells: readonly Line<Key>[];
  readonly isTotal?: true;
  /**
   * Label of a total in the form. Set if its label in the table cites the numbers of rows, because the form doesn't
   * number rows.
   */
  readonly formLabel?: string;
  /** Fields of a row in a list of people or things. The row is answered once one of these fields is. */
  readonly keys?: readonly Key[];
  /** True to print the row only once one of `keys` is answered. */
  readonly optional?: true;
};

/** `label` is the table's, which may be shorter than the field's own label. */
export type FieldRow<Key extends string = string> = {
  readonly key: Key;
  readonly label: string;
  /** Words before the value, such as «doña». */
  readonly prefix?: Inflected<Key>;
};

type Blocks<Key extends string> = {
  title: { readonly text: string; readonly subtitle: Wording<Key> };
  heading: { readonly level: 1 | 2; readonly text: Wording<Key> };
  paragraph: {
    readonly content: Line<Key>;
    readonly variant: 'body' | 'note' | 'fineprint';
    /** True for a note about the template itself, which the document omits once any field is answered. */
    readonly blankOnly?: true;
  };
  list: { readonly marker: 'letter' | 'number' | 'none'; readonly items: readonly Line<Key>[] };
  choice: { readonly question: string; readonly key: Key };
  /** Table with a label (35 %) and a value (65 %) per field. */
  fields: {
    /** Description of the table for screen readers. */
    readonly name: Wording<Key>;
    /** Headers of both columns, or one header across them. */
    readonly header: readonly [Wording<Key>] | readonly [label: string, value: string];
    readonly rows: readonly FieldRow<Key>[];
  };
  table: {
    readonly caption: Line<Key>;
    readonly columns: readonly Column[];
    readonly rows: readonly Row<Key>[];
    /** Index of the column whose cells are row headers. */
    readonly rowHeaderIndex?: number;
    readonly size: 'normal' | 'small';
  };
  /** Lines of each signatory, printed in one column per signatory. Renderers add the line to sign on above them. */
  signatures: { readonly people: readonly (readonly Line<Key>[])[] };
};

export type BlockKind = keyof Blocks<string>;
export type BlockOf<K extends BlockKind, Key extends string = string> = {
  [P in K]: { readonly kind: P } & Blocks<Key>[P];
}[K];
export type PrintedBlock<Key extends string = string> = BlockOf<BlockKind, Key>;

export type Conditional<Key extends string = string> = {
  readonly kind: 'conditional';
  readonly when: Condition<Key>;
  readonly blocks: readonly Block<Key>[];
};

export type Block<Key extends string = string> = PrintedBlock<Key> | Conditional<Key>;

export type LetterheadSpec =
  | {
      readonly kind: 'logo';
      readonly alt: string;
      /** Text at the right margin. */
      readonly right: string;
      readonly isOptional?: true;
    }
  | { readonly kind: 'text'; readonly left: string; readonly right: string };

/** Message about values that break a rule. Only the form shows it. It doesn't block the download. */
export type Warning<Key extends string = string> = {
  /** Fields to look at. The warning appears under each of them. */
  readonly keys: readonly Key[];
  readonly message: string;
  readonly sourceText?: string;
  /**
   * Shows the warning only under the last of its fields. This suits a warning about the sum of many fields, and a
   * warning that an answer requires another answer.
   */
  readonly showUnder?: 'last';
  /**
   * Shows the warning only after the person leaves its fields: while someone types 1.250.000, the amount is 125 for a
   * moment.
   */
  readonly showAfterBlur?: true;
};

/** Warning, or the falsy value of a condition that doesn't hold: `end < start && { … }`. */
export type MaybeWarning<Key extends string = string> = Warning<Key> | false | null | '';

export function filterWarnings<const Key extends string>(
  list: readonly MaybeWarning<Key>[],
): readonly Warning<Key>[] {
  return list.filter((warning) => !!warning);
}

export type Source = {
  /** Article, clause or section, with its content; «Criterio propio» if there is none. */
  readonly citation: string;
  /** Text that the form shows below the warning: the name, or advice. */
  readonly displayText?: string;
};

/** Entry of a rule in the list for lawyers, which `npm run rules` prints. */
export type RuleLine<Key extends string = string> = {
  readonly keys: readonly Key[];
  /** Returns what the rule requires. Absent if `sentence` already says it. */
  readonly requirement?: (labelOf: (key: Key) => string) => string;
  /** Returns the text of the warning, with the fields' labels in place of their answers. */
  readonly sentence: (labelOf: (key: Key) => string) => string;
  readonly source: Source;
};

export type RuleInput<Key extends string = string> = {
  readonly values: Values<Key>;
  /** 'YYYY-MM-DD' in the user's time zone. */
  readonly today: string;
  readonly otherDocuments: readonly OtherDocument<Key>[];
};

export type Rule<Key extends string = string> = {
  readonly lines: readonly [RuleLine<Key>, ...RuleLine<Key>[]];
  readonly find: (input: RuleInput<Key>) => readonly Warning<Key>[];
  /** True if the rule compares the document with other documents. If there are none, it finds nothing. */
  readonly comparesOthers?: true;
};

/** Deadline in the document that the person may export to a calendar. */
export type Reminder<Key extends string = string> = {
  /** Field with the date. */
  readonly key: Key;
  /** The calendar shows a reminder this many days before the date; 0 is the date itself. */
  readonly daysBefore: readonly number[];
  /** Event on that day, worded to follow «Hoy» or «En 30 días»: «vence la batería del DEA». */
  readonly event: string;
  /** Fields whose answers, side by side, name the device or person in the title. */
  readonly titleKeys: readonly Key[];
  readonly detailKeys: readonly Key[];
};

export type Template<Key extends string = string> = {
  readonly productId: string;
  readonly title: Wording<Key>;
  readonly author: string;
  /** Subject of the document, in the file's properties. */
  readonly description: Wording<Key>;
  readonly keywords: readonly Wording<Key>[];
  /** BCP 47 tag, for the spelling checker and for screen readers. */
  readonly language: string;
  readonly changes: TextChanges;
  readonly groups: readonly FieldGroup<Key>[];
  readonly letterhead: LetterheadSpec;
  readonly footer: Wording<Key>;
  /** Pages of the blank document, for programs that show the number without counting pages. */
  readonly pages: number;
  /** Text with a line for the initials of each party, in the footer of every page. */
  readonly initials?: string;
  /** Colour of the section headings. */
  readonly headingColor: 'accent' | 'ink';
  readonly blocks: readonly Block<Key>[];
  /** Rules that `warnings` applies, in the order in which the form shows their warnings. */
  readonly rules: readonly Rule<Key>[];
  /**
   * Returns what the person should check before using the document. Blank values get no warnings.
   * @param today 'YYYY-MM-DD' in the person's time zone
   * @param otherDocuments documents from the same template, to find data that two of them shouldn't share
   */
  readonly warnings: (
    values: Values<Key>,
    today: string,
    otherDocuments?: readonly OtherDocument<Key>[],
  ) => readonly Warning<Key>[];
  /**
   * Returns only the warnings that compare the document with others. A batch calls it for every row after each
   * correction, because a corrected row may contradict any other row.
   */
  readonly compare?: (
    values: Values<Key>,
    otherDocuments: readonly OtherDocument<Key>[],
  ) => readonly Warning<Key>[];
  readonly reminders: readonly Reminder<Key>[];
  /** Next steps after the download, as the document itself states them. */
  readonly afterDownload: {
    readonly steps: readonly Wording<Key>[];
    /** Label of the button that exports the dates. */
    readonly reminders: string;
    /** Label of the button that exports the dates of many documents at once. */
    readonly allReminders: string;
  };
  readonly dataToCopy?: readonly CopyableGroup<Key>[];
  /** Fields whose answers are shared with other templates in both directions. */
  readonly sharedFields: SharedFields<Key>;
  readonly subject: Subject<Key>;
  readonly spreadsheet: SpreadsheetFields<Key>;
  /** Fields whose answers carry over to the next draft. The next draft asks for all others again. */
  readonly carriedKeys: readonly Key[];
  /** Set if the same document is made again a year later. */
  readonly nextYear?: NextYear<Key>;
};

export type RenderInput = {
  readonly template: Template;
  readonly values: Values;
};

/** One function per kind of block, so that a forgotten kind is a type error. */
export type Renderer<Out, Context> = {
  readonly [K in BlockKind]: (block: BlockOf<K>, context: Context) => Out;
};

export type InlineRenderer<Out, Context> = {
  readonly [K in InlineKind]: (inline: InlineOf<K>, context: Context) => Out;
};

export function renderBlock<K extends BlockKind, Out, Context>(
  renderer: Renderer<Out, Context>,
  block: BlockOf<K>,
  context: Context,
): Out {
  const kind: K = block.kind;
  return renderer[kind](block, context);
}

export function renderInline<K extends InlineKind, Out, Context>(
  renderer: InlineRenderer<Out, Context>,
  inline: InlineOf<K>,
  context: Context,
): Out {
  const kind: K = inline.kind;
  return renderer[kind](inline, context);
}

export function sheetLayoutsOf({ groups }: Pick<Template, 'groups'>): readonly SheetLayout[] {
  return groups.flatMap(({ layout }) => (layout?.sheet ? [layout.sheet] : []));
}

export function fieldsOf({ groups }: Pick<Template, 'groups'>): readonly Field[] {
  return groups.flatMap(({ fields }) => fields);
}

/**
 * Fields by key, cached for each template, because every key press looks up dozens of fields to compute the totals of
 * the week.
 */
const fieldsByKey = new WeakMap<Template['groups'], ReadonlyMap<string, Field>>();

/** @throws Error if no group has the key, which is a mistake in the template */
export function fieldOf(template: Pick<Template, 'groups' | 'productId'>, key: string): Field {
  const cached = fieldsByKey.get(template.groups);
  const fields = cached ?? new Map(fieldsOf(template).map((field) => [field.key, field]));
  if (!cached) fieldsByKey.set(template.groups, fields);
  const field = fields.get(key);
  if (!field) throw new Error(`${template.productId} has no field ${key}`);
  return field;
}

export function lineOfRow({ key, prefix }: FieldRow): Line {
  const value = { kind: 'field', key } as const;
  return prefix ? [{ kind: 'inflected', ...prefix }, { kind: 'text', text: ' ' }, value] : [value];
}

export function linesOf(block: Block): readonly Line[] {
  switch (block.kind) {
    case 'conditional':
      return block.blocks.flatMap(linesOf);
    case 'paragraph':
      return [block.content];
    case 'list':
      return block.items;
    case 'fields':
      return block.rows.map(lineOfRow);
    case 'table':
      return [block.caption, ...block.rows.flatMap((row) => row.cells)];
    case 'signatures':
      return block.people.flat();
    default:
      return [];
  }
}
