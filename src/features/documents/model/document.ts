import type { Amount } from './amount.ts';
import type { Field, FieldGroup } from './field.ts';
import type { Reminder } from './reminder.ts';
import type { SharedFields } from './shared-fields.ts';
import type { Warning } from './warning.ts';

/**
 * What a person has filled in, by field key. Dates are YYYY-MM-DD, amounts and integers digits only,
 * choices and boxes an option's value, times HH:MM and durations H:MM. A missing or blank value prints as what
 * the template proposes (`preset`), else as a line to write on.
 */
export type Values<Key extends string = string> = { readonly [K in Key]?: string | undefined };

export type Marks = {
  readonly bold?: true;
  readonly italic?: true;
};

/** What runs inside a line of text. */
type Inlines<Key extends string> = {
  text: Marks & { readonly text: string };
  field: Marks & { readonly key: Key };
  /** A box to tick. */
  box: { readonly key: Key };
  /** Computed from other fields; a line to write on while they do not say it. `key` names its place. */
  computed: Marks & { readonly key: string; readonly label: string; readonly amount: Amount<Key> };
};

export type InlineKind = keyof Inlines<string>;
export type InlineOf<K extends InlineKind, Key extends string = string> = {
  [P in K]: { readonly kind: P } & Inlines<Key>[P];
}[K];
export type Inline<Key extends string = string> = InlineOf<InlineKind, Key>;
export type Line<Key extends string = string> = readonly Inline<Key>[];

export type Column = {
  readonly label: string;
  /** Share of the text width; the shares of a table add up to 100. */
  readonly share: number;
  readonly align?: 'center' | 'right';
};

export type Row<Key extends string = string> = {
  readonly cells: readonly Line<Key>[];
  readonly total?: true;
};

type Blocks<Key extends string> = {
  title: { readonly text: string; readonly subtitle: string };
  heading: { readonly level: 1 | 2; readonly text: string; readonly newPage?: true };
  paragraph: { readonly content: Line<Key>; readonly variant: 'body' | 'note' | 'fineprint' };
  list: { readonly marker: 'letter' | 'number' | 'none'; readonly items: readonly Line<Key>[] };
  /** A question and one box for each option of its field. */
  choice: { readonly question: string; readonly key: Key };
  /** Label (35 %) and value (65 %), one row per field. */
  fields: { readonly keys: readonly Key[] };
  table: {
    readonly caption: Line<Key>;
    readonly columns: readonly Column[];
    readonly rows: readonly Row<Key>[];
    /** The column that names its row, if one does. */
    readonly rowHeader?: number;
    /** `hand`: rows high enough to write in by hand. */
    readonly size: 'normal' | 'small' | 'hand';
  };
  /** One column per person who signs; the line to sign on comes with the block. */
  signatures: { readonly people: readonly (readonly Line<Key>[])[] };
};

export type Kind = keyof Blocks<string>;
export type BlockOf<K extends Kind, Key extends string = string> = {
  [P in K]: { readonly kind: P } & Blocks<Key>[P];
}[K];
export type Block<Key extends string = string> = BlockOf<Kind, Key>;

/** What stands above the double rule of every page. */
export type Letterhead =
  | { readonly kind: 'logo'; readonly alt: string; readonly right: string }
  | { readonly kind: 'text'; readonly left: string; readonly right: string };

export type Template<Key extends string = string> = {
  readonly productId: string;
  readonly title: string;
  readonly author: string;
  /** BCP 47, for the spelling checker and for screen readers. */
  readonly language: string;
  readonly groups: readonly FieldGroup<Key>[];
  readonly letterhead: Letterhead;
  /** Foot of every page, beside the page number. */
  readonly footer: string;
  /** Colour of the section headings. */
  readonly accent: 'copper' | 'ink';
  readonly blocks: readonly Block<Key>[];
  /**
   * What the person should look at before using the document; nothing for blank values.
   * @param today 'YYYY-MM-DD' where the person is
   */
  readonly warnings: (values: Values<Key>, today: string) => readonly Warning<Key>[];
  /** Dates that the person may take into a calendar. */
  readonly reminders: readonly Reminder<Key>[];
  /** Fields whose answers are offered in other templates, and taken over from them. */
  readonly shared: SharedFields<Key>;
};

/** What a renderer writes of: the form, and what was filled in. */
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

/** The template's field of that key. Throws on a key that no group has: the template is wrong, not the person. */
export function fieldOf(template: Template, key: string): Field {
  for (const group of template.groups) {
    const found = group.fields.find((field) => field.key === key);
    if (found) return found;
  }
  throw new Error(`${template.productId} has no field ${key}`);
}
