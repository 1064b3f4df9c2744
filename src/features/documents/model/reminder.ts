/** A date of the document that the person may take into a calendar. */
export type Reminder<Key extends string = string> = {
  /** The field of the date. */
  readonly key: Key;
  readonly title: string;
  /** Fields whose answers tell in the calendar which document, device or person it is about. */
  readonly about: readonly Key[];
};
