/**
 * Words whose form depends on an answer: feminine or masculine words on a chosen gender, singular or plural words on a
 * count. The template writes out every form, so the answers themselves are never changed.
 */
export type Inflected<Key extends string = string> = {
  readonly fieldKey: Key;
  /** Form without an answer, and for an answer that `forms` lacks. */
  readonly defaultForm: string;
  /** Forms by the answer's value. */
  readonly forms: Readonly<Record<string, string>>;
};

/** Text that is the same in every document, or agrees with an answer. */
export type Wording<Key extends string = string> = string | Inflected<Key>;

export function keysOfWording(wording: Wording): readonly string[] {
  return typeof wording === 'string' ? [] : [wording.fieldKey];
}

type Answers = Readonly<Record<string, string | undefined>>;

export function resolveWording(wording: Wording, answers: Answers): string {
  if (typeof wording === 'string') return wording;
  const { fieldKey, defaultForm, forms } = wording;
  const form = answers[fieldKey]?.trim() ?? '';
  return Object.hasOwn(forms, form) ? (forms[form] ?? defaultForm) : defaultForm;
}

export function formsOf(wording: Wording): readonly string[] {
  return typeof wording === 'string' ? [wording] : [wording.defaultForm, ...Object.values(wording.forms)];
}

/** Words that depend on several answers. '' stands for no answer. */
export type Phrase<Key extends string = string> = {
  readonly dependsOn: readonly Key[];
  readonly render: (answers: readonly string[]) => string;
};
