/**
 * Words whose form depends on an answer: their gender on the chosen form of address, their number on a count. The
 * template writes out every form, so the answers themselves are never changed.
 */
export type Inflected<Key extends string = string> = {
  /** Key of the field whose answer decides. */
  readonly by: Key;
  /** Form without an answer, and for an answer that `forms` lacks. */
  readonly usual: string;
  /** Forms by the answer's value. */
  readonly forms: Readonly<Record<string, string>>;
};

/** Text that is the same in every document, or agrees with an answer. */
export type Wording<Key extends string = string> = string | Inflected<Key>;

export function keysOfWording(wording: Wording): readonly string[] {
  return typeof wording === 'string' ? [] : [wording.by];
}

/** Answers by field key, like {@link Values}. */
type Answers = Readonly<Record<string, string | undefined>>;

export function wordingOf(wording: Wording, answers: Answers): string {
  if (typeof wording === 'string') return wording;
  const { by, usual, forms } = wording;
  const form = answers[by]?.trim() ?? '';
  return Object.hasOwn(forms, form) ? (forms[form] ?? usual) : usual;
}

export function formsOf(wording: Wording): readonly string[] {
  return typeof wording === 'string' ? [wording] : [wording.usual, ...Object.values(wording.forms)];
}

/** Words that depend on several answers ('' for none). */
export type Phrase<Key extends string = string> = {
  readonly from: readonly Key[];
  readonly say: (answers: readonly string[]) => string;
};
