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
