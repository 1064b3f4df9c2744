import { formsOf, type Inflected, resolveWording, type Wording } from './inflection.ts';
import type { Unit } from './number.ts';
import type { FactName } from './shared-fields.ts';

/** Proposal that the document makes from the answers to other fields. '' stands for no answer and for no proposal. */
export type Proposal = {
  readonly dependsOn: readonly string[];
  readonly propose: (answers: readonly string[]) => string;
};

/** Condition on the answers to other fields. '' stands for no answer. */
export type Condition<Key extends string = string> = {
  readonly dependsOn: readonly Key[];
  readonly holds: (answers: readonly string[]) => boolean;
};

type TextName = 'label' | 'hint' | 'example';

type OptionalProperties = {
  /** Fact for which other documents ask, too. Only one field of a template may have the same fact. */
  readonly fact?: FactName;
  /**
   * Earlier labels of the field. Older example sheets have them as headings. Older Word files have them as titles of
   * controls, and some programs keep only the title of a control.
   */
  readonly formerLabels?: readonly string[];
  /** Obviously fictional answer for example sheets, in its stored form; by default `example`. */
  readonly sample?: string;
  /**
   * Replaces `sample` for dates that depend on the document's term. Returns the date for a term that begins in March of
   * `year`, the year of the next 1 March.
   */
  readonly termSample?: (year: number, today: string) => string;
  /**
   * Fixed proposal, which the document prints while there is no answer. A person can clear it, which leaves a blank.
   */
  readonly preset?: string;
  /** Replaces `preset` by a proposal that depends on other answers. */
  readonly proposal?: Proposal;
  /**
   * Condition under which the form asks for the field. While it doesn't hold, the document prints «—» in place of the
   * field, as for the times of a day off.
   */
  readonly appliesIf?: Condition;
  /**
   * Statements that the answer declares to be true. The form shows them with the field, so that the person reads them
   * first.
   */
  readonly statements?: readonly string[];
};

type FieldProperties<Key extends string> = OptionalProperties & {
  readonly key: Key;
  readonly label: string;
  readonly hint: string;
  /** Obviously fictional example, shown with the hint; '' if it would add nothing. */
  readonly example: string;
  readonly inflected?: { readonly [S in TextName]?: Inflected };
  /** Length of the line to write on, in underscores. */
  readonly blank: number;
};

export type Option = {
  readonly value: string;
  readonly label: string;
  /** Other names of the option in spreadsheets. */
  readonly names?: readonly string[];
};

/** Kind of value of a field, for the form and the printers. The value itself is always a string (see `Values`). */
export type FieldType =
  | {
      readonly kind: 'text';
      readonly multiline?: true;
      readonly length?: readonly [min: number, max: number];
      /** True if the text never breaks at the end of a line, like a number. */
      readonly unbroken?: true;
      /** True for a person's name, which lists often write with the surnames first or in capitals. */
      readonly isName?: true;
      /**
       * True if a bare number or «sí» can't be an answer. A spreadsheet's column with such cells has another meaning.
       */
      readonly isNonNumeric?: true;
      /**
       * True if the text is incomplete without a number, such as a bank account. Lists often have the number in another
       * column.
       */
      readonly isNumbered?: true;
    }
  | {
      readonly kind: 'integer';
      readonly range: readonly [min: number, max: number];
      readonly unit?: Unit;
    }
  | {
      readonly kind: 'date';
      /** `short` prints dd-mm-aaaa, `long` prints «2 de marzo de 2026». */
      readonly dateStyle: 'short' | 'long';
      /**
       * True if a month without a day means its last day. Labels of batteries and electrodes may show only the month.
       */
      readonly isExpiry?: true;
    }
  | {
      readonly kind: 'choice';
      readonly options: readonly Option[];
      /**
       * True if the answer only decides which words or blocks the document has, so that the document has no place to
       * write the answer.
       */
      readonly unprinted?: true;
    }
  | {
      readonly kind:
        | 'rut'
        | 'email'
        | 'phone'
        | 'region'
        | 'money'
        | 'year'
        | 'check'
        /** 'HH:MM' in 24 hours. */
        | 'time';
    }
  | {
      /** 'H:MM' in hours and minutes. */
      readonly kind: 'duration';
      readonly maxHours?: number;
      /** True for breaks, which never take many hours, so that a bare number means minutes. */
      readonly isBareNumberMinutes?: true;
    };

export type FieldKind = FieldType['kind'];

export type Field<Key extends string = string> = FieldProperties<Key> & FieldType;

/**
 * Text that the document prints for a field: the lines of its value, or a line to write on that is `width` underscores
 * long.
 */
export type PrintedValue =
  | { readonly blank: true; readonly width: number }
  | { readonly blank: false; readonly lines: readonly string[] };

export function printedText(printedValue: PrintedValue): string {
  return printedValue.blank ? '' : printedValue.lines.join(' ');
}

/** Value of a ticked box, and of «Sí» in a choice. */
export const yes = 'si';

/** Value of «No» in a choice, and of a box that a person unticked although its proposal is ticked. */
export const no = 'no';

export const yesOrNo = {
  kind: 'choice',
  options: [
    { value: yes, label: 'Sí' },
    { value: no, label: 'No' },
  ],
} as const satisfies FieldType;

export function text(min: number, max: number) {
  return { kind: 'text', length: [min, max] } as const satisfies FieldType;
}

export const personName = { kind: 'text', isName: true, isNonNumeric: true } as const satisfies FieldType;

export const nonNumericText = { kind: 'text', isNonNumeric: true } as const satisfies FieldType;

export const shortDateType = { kind: 'date', dateStyle: 'short' } as const satisfies FieldType;

export const longDateType = { kind: 'date', dateStyle: 'long' } as const satisfies FieldType;

const defaultBlankWidths: Readonly<Record<FieldKind, number>> = {
  text: 28,
  date: 16,
  choice: 10,
  rut: 16,
  email: 26,
  phone: 18,
  region: 28,
  money: 14,
  integer: 6,
  year: 6,
  check: 0,
  time: 6,
  duration: 6,
};

type FieldSpec = OptionalProperties & {
  readonly label: Wording;
  readonly hint: Wording;
  readonly example?: Wording;
  readonly blank?: number;
};

function defaultFormOf(wording: Wording): string {
  return typeof wording === 'string' ? wording : wording.defaultForm;
}

/** `blank` defaults to the usual length of the field's kind. */
export function field<const Key extends string>(
  key: Key,
  type: FieldType | Exclude<FieldKind, 'date' | 'choice' | 'integer'>,
  { label, hint, example = '', ...details }: FieldSpec,
): Field<Key> {
  const fullType: FieldType = typeof type === 'string' ? { kind: type } : type;
  const inflected = Object.entries({ label, hint, example }).filter(
    ([, wording]) => typeof wording !== 'string',
  );
  return {
    key,
    label: defaultFormOf(label),
    hint: defaultFormOf(hint),
    example: defaultFormOf(example),
    ...(inflected.length === 0 ? {} : { inflected: Object.fromEntries(inflected) }),
    blank: defaultBlankWidths[fullType.kind],
    ...details,
    ...fullType,
  };
}

/** @param follows keys of fields; an answer to any of them ticks the box, which the person can still untick */
export function checkField<const Key extends string>(
  key: Key,
  label: string,
  {
    follows,
    ...details
  }: Pick<OptionalProperties, 'statements'> & { readonly follows?: readonly string[] } = {},
): Field<Key> {
  const propose: Proposal['propose'] = (answers) => (answers.some((answer) => answer !== '') ? yes : '');
  return field(key, 'check', {
    label,
    hint: 'Marque si corresponde',
    ...(follows && { proposal: { dependsOn: follows, propose } }),
    ...details,
  });
}

type Answers = Parameters<typeof resolveWording>[1];

export function inflectField(field: Field, answers: Answers): Field {
  if (!field.inflected) return field;
  const texts = Object.entries(field.inflected).map(([name, words]) => [
    name,
    resolveWording(words, answers),
  ]);
  return { ...field, ...Object.fromEntries(texts) };
}

export function labelWording({ label, inflected }: Field): Wording {
  return inflected?.label ?? label;
}

export function possibleLabels(field: Field): readonly string[] {
  return [...formsOf(labelWording(field)), ...(field.formerLabels ?? [])];
}

export function labelOf(field: Field, answers: Answers): string {
  return resolveWording(labelWording(field), answers);
}
