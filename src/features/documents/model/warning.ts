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

/** The warning in a list, to be spread; an empty list when it does not apply. */
export function warnIf<Key extends string>(when: boolean, warning: Warning<Key>): readonly Warning<Key>[] {
  return when ? [warning] : [];
}
