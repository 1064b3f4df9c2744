/**
 * Words that agree with an answer: in gender with the treatment that was chosen, in number with a count. They are
 * written out in the template, so what a person typed is never touched.
 */
export type Inflected<Key extends string = string> = {
  /** The field whose answer decides. */
  readonly by: Key;
  /** While there is no answer, and for an answer that `forms` lacks. */
  readonly usual: string;
  /** By the answer's value. */
  readonly forms: Readonly<Record<string, string>>;
};

/** Text that is the same in every document, or that agrees with an answer. */
export type Wording<Key extends string = string> = string | Inflected<Key>;

/** The keys of the fields that the wording agrees with. */
export function keysOfWording(wording: Wording): readonly string[] {
  return typeof wording === 'string' ? [] : [wording.by];
}

/** Answers by field key, as {@link Values} has them. */
type Answers = Readonly<Record<string, string | undefined>>;

/** The words in agreement with the answers. */
export function wordingOf(wording: Wording, answers: Answers): string {
  if (typeof wording === 'string') return wording;
  const { by, usual, forms } = wording;
  const form = answers[by]?.trim() ?? '';
  return Object.hasOwn(forms, form) ? (forms[form] ?? usual) : usual;
}

/** All that the words may be. */
export function formsOf(wording: Wording): readonly string[] {
  return typeof wording === 'string' ? [wording] : [wording.usual, ...Object.values(wording.forms)];
}

/** Words that several answers decide together ('' for none). */
export type Phrase<Key extends string = string> = {
  readonly from: readonly Key[];
  readonly say: (answers: readonly string[]) => string;
};
