import type { Amount } from './amount.ts';
import type { Condition, Field, FieldGroup } from './field.ts';
import type { Inflected, Phrase, Wording } from './inflection.ts';
import type { SharedFields, Subject } from './shared-fields.ts';
import type { SpreadsheetFields } from './spreadsheet.ts';
import type { TextChanges } from './text-changes.ts';

/**
 * What a person has filled in, by field key. Dates are YYYY-MM-DD, integers digits only, amounts too unless they do
 * not apply, choices and boxes an option's value, times HH:MM and durations H:MM. A missing value prints as what the
 * document proposes, else as a line to write on; a blank one, which is a proposal that was emptied, as that line.
 */
export type Values<Key extends string = string> = { readonly [K in Key]?: string | undefined };

/** What a Word file of a template comes to when it is read back. */
export type ReadAnswers = {
  readonly values: Values;
  /** Labels of the fields whose answers could not be read, in the order of the form. */
  readonly unread: readonly string[];
};

/** Why a file is not read. `format`: it is no document of ours; `unreadable`: the browser could not read it. */
export type WordRefusal = 'size' | 'format' | 'unreadable';

export type WordReading =
  | ({ readonly kind: 'answers'; readonly productId: string } & ReadAnswers)
  | { readonly kind: 'refused'; readonly reason: WordRefusal };

/** Another document from the same template on this device: a draft, or a row of a spreadsheet. */
export type OtherDocument<Key extends string = string> = {
  readonly values: Values<Key>;
  /** Names it within a sentence: «el borrador «Ana Prueba»», «la fila 3». */
  readonly where: () => string;
};

export type Marks = {
  readonly bold?: true;
  readonly italic?: true;
};

/** The kinds of inline content. */
type Inlines<Key extends string> = {
  text: Marks & { readonly text: string };
  field: Marks & { readonly key: Key };
  /** A box to tick. */
  box: { readonly key: Key };
  /** Computed from other fields; a line to write on while they are incomplete. `key` is unique in the document. */
  computed: Marks & { readonly key: string; readonly label: string; readonly amount: Amount<Key> };
  /** Words that agree with an answer. */
  inflected: Marks & Inflected<Key>;
  /** Words that several answers decide. */
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
  /** Instead of `label` once a field of the table's rows is answered. */
  readonly answeredLabel?: string;
  /** Percentage of the text width; those of a table add up to 100. */
  readonly share: number;
  readonly align?: 'center' | 'right';
};

export type Row<Key extends string = string> = {
  readonly cells: readonly Line<Key>[];
  readonly total?: true;
  /** The row's fields, in a list of people or things: whether one of them is answered. */
  readonly keys?: readonly Key[];
  /** Printed only once one of `keys` is answered. */
  readonly optional?: true;
};

/** A field of a table, under a label that may be shorter than its own. */
export type FieldRow<Key extends string = string> = {
  readonly key: Key;
  readonly label: string;
  /** Words before the value, such as «doña». */
  readonly before?: Inflected<Key>;
};

type Blocks<Key extends string> = {
  title: { readonly text: string; readonly subtitle: Wording<Key> };
  heading: { readonly level: 1 | 2; readonly text: Wording<Key> };
  paragraph: {
    readonly content: Line<Key>;
    readonly variant: 'body' | 'note' | 'fineprint';
    /** About the template, not about what is signed: left out once anything is filled in. */
    readonly blankOnly?: true;
  };
  list: { readonly marker: 'letter' | 'number' | 'none'; readonly items: readonly Line<Key>[] };
  /** A question and one box per option of its field. */
  choice: { readonly question: string; readonly key: Key };
  /** Label (35 %) and value (65 %), one row per field. */
  fields: {
    /** What the table is, on screen, for a person who cannot see it. */
    readonly name: Wording<Key>;
    /** Of both columns, or one text across them. */
    readonly header: readonly [Wording<Key>] | readonly [label: string, value: string];
    readonly rows: readonly FieldRow<Key>[];
  };
  table: {
    readonly caption: Line<Key>;
    readonly columns: readonly Column[];
    readonly rows: readonly Row<Key>[];
    /** Index of the column whose cells are row headers. */
    readonly rowHeader?: number;
    /** `hand`: rows high enough to write in by hand. */
    readonly size: 'normal' | 'small' | 'hand';
  };
  /** One column per signatory; the line to sign on is part of the block, above their lines. */
  signatures: { readonly people: readonly (readonly Line<Key>[])[] };
};

export type Kind = keyof Blocks<string>;
export type BlockOf<K extends Kind, Key extends string = string> = {
  [P in K]: { readonly kind: P } & Blocks<Key>[P];
}[K];
export type PrintedBlock<Key extends string = string> = BlockOf<Kind, Key>;

/** Blocks that the document has while the condition holds. */
export type Conditional<Key extends string = string> = {
  readonly kind: 'conditional';
  readonly when: Condition<Key>;
  readonly blocks: readonly Block<Key>[];
};

export type Block<Key extends string = string> = PrintedBlock<Key> | Conditional<Key>;

/** Header of every page, above the double rule. */
export type Letterhead =
  | { readonly kind: 'logo'; readonly alt: string; readonly right: string }
  | { readonly kind: 'text'; readonly left: string; readonly right: string };

/** A rule that the values break: shown beside the form, never printed; it does not hold the download back. */
export type Warning<Key extends string = string> = {
  /** The fields to look at; it is shown under each of them. */
  readonly keys: readonly Key[];
  readonly message: string;
  /** The law or clause behind the rule. */
  readonly rule?: string;
  /** It is shown under the last of its fields alone: a sum of many fields, a question that comes with an answer. */
  readonly under?: 'last';
  /** It is shown once its fields have been left: on the way to 1.250.000 an amount is 125. */
  readonly onLeave?: true;
};

/** A warning, or what is left of a condition that does not hold: `end < start && { … }`. */
export type MaybeWarning<Key extends string = string> = Warning<Key> | false | null | '';

/** The warnings whose conditions hold. */
export function onlyWarnings<const Key extends string>(
  list: readonly MaybeWarning<Key>[],
): readonly Warning<Key>[] {
  return list.filter((warning) => !!warning);
}

/** A deadline in the document that the person may take into a calendar. */
export type Reminder<Key extends string = string> = {
  /** The field of the date. */
  readonly key: Key;
  /** What happens that day, after «Hoy» or «En 30 días»: «vence la batería del DEA». */
  readonly event: string;
  /** Fields of which the answers, side by side, name the device or person in the title. */
  readonly names: readonly Key[];
  /** Fields whose answers tell in the calendar what else it is about. */
  readonly about: readonly Key[];
};

export type Template<Key extends string = string> = {
  readonly productId: string;
  readonly title: Wording<Key>;
  readonly author: string;
  /** What the document is about, in the file's properties. */
  readonly about: Wording<Key>;
  readonly keywords: readonly Wording<Key>[];
  /** BCP 47, for the spelling checker and for screen readers. */
  readonly language: string;
  /** Of the text: whoever downloaded an older one is told. */
  readonly changes: TextChanges;
  readonly groups: readonly FieldGroup<Key>[];
  readonly letterhead: Letterhead;
  /** Footer of every page, beside the page number. */
  readonly footer: Wording<Key>;
  /** Pages of the blank document: what a program shows that does not count them itself. */
  readonly pages: number;
  /** In the footer too, where each party initials every page. */
  readonly initials?: string;
  /** Colour of the section headings. */
  readonly headings: 'accent' | 'ink';
  readonly blocks: readonly Block<Key>[];
  /**
   * What the person should check before using the document; none for blank values.
   * @param today 'YYYY-MM-DD' where the person is
   * @param others documents from the same template, to find what should not be in two of them
   */
  readonly warnings: (
    values: Values<Key>,
    today: string,
    others?: readonly OtherDocument<Key>[],
  ) => readonly Warning<Key>[];
  /**
   * The part of `warnings` that compares the document with others. Two hundred rows of a spreadsheet are compared with
   * each other after every correction, and need no more than that.
   */
  readonly compare?: (values: Values<Key>, others: readonly OtherDocument<Key>[]) => readonly Warning<Key>[];
  /** Dates that can be exported to a calendar. */
  readonly reminders: readonly Reminder<Key>[];
  /** What comes after the download, as the document itself says. */
  readonly afterwards: {
    readonly steps: readonly Wording<Key>[];
    /** On the button that exports the dates. */
    readonly reminders: string;
  };
  /** Fields whose answers are offered to other templates, and filled from theirs. */
  readonly shared: SharedFields<Key>;
  readonly subject: Subject<Key>;
  readonly spreadsheet: SpreadsheetFields<Key>;
  /** Fields whose answers the next draft starts with; the others are one draft's own, and asked again. */
  readonly carried: readonly Key[];
};

/** Input of a renderer. */
export type Filling = {
  readonly template: Template;
  readonly values: Values;
};

/** One function per kind of block: a forgotten kind is a type error. */
export type Renderer<Out, Context> = {
  readonly [K in Kind]: (block: BlockOf<K>, context: Context) => Out;
};

export type InlineRenderer<Out, Context> = {
  readonly [K in InlineKind]: (inline: InlineOf<K>, context: Context) => Out;
};

export function renderBlock<K extends Kind, Out, Context>(
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

/** The template's fields, in the order of the form. */
export function fieldsOf({ groups }: Pick<Template, 'groups'>): readonly Field[] {
  return groups.flatMap(({ fields }) => fields);
}

/** Asked for with every key press, dozens of times for a total of the week. */
const fieldsByKey = new WeakMap<Template['groups'], ReadonlyMap<string, Field>>();

/** The template's field with that key. Throws an Error on a key of no group, which is a mistake in the template. */
export function fieldOf(template: Pick<Template, 'groups' | 'productId'>, key: string): Field {
  const known = fieldsByKey.get(template.groups);
  const fields = known ?? new Map(fieldsOf(template).map((field) => [field.key, field]));
  if (!known) fieldsByKey.set(template.groups, fields);
  const found = fields.get(key);
  if (!found) throw new Error(`${template.productId} has no field ${key}`);
  return found;
}

/** A row of fields as the line of its value. */
export function lineOfRow({ key, before }: FieldRow): Line {
  const value = { kind: 'field', key } as const;
  return before ? [{ kind: 'inflected', ...before }, { kind: 'text', text: ' ' }, value] : [value];
}

/** @returns the lines of text that a block prints */
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
