/** A guard rail that the values touch: said beside the form, never printed, and nobody is stopped by it. */
export type Warning = {
  /** The fields to look at. */
  readonly keys: readonly string[];
  readonly message: string;
  /** The outside rule, for who wants to read it. */
  readonly rule?: string;
};

/** Nothing, or one warning: to be joined in a list. */
export function warnIf(when: boolean, warning: Warning): readonly Warning[] {
  return when ? [warning] : [];
}
