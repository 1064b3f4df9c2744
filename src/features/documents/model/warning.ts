/** A rule that the values break: shown beside the form, never printed; it does not hold the download back. */
export type Warning<Key extends string = string> = {
  /** The fields to look at. */
  readonly keys: readonly Key[];
  readonly message: string;
  /** The law or clause behind the rule. */
  readonly rule?: string;
};

/** The warning in a list, to be spread; an empty list when it does not apply. */
export function warnIf<Key extends string>(when: boolean, warning: Warning<Key>): readonly Warning<Key>[] {
  return when ? [warning] : [];
}
