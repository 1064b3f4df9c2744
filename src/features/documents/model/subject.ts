/** What each draft of a document is about, in the words of its template: a device, a worker. */
export type Subject<Key extends string = string> = {
  /** The field whose answer names a draft. */
  readonly key: Key;
  /** Before that answer, as in «DEA SN-000123»; '' where it is a name by itself. */
  readonly prefix: string;
  /** Names a draft that lacks the answer, together with its date: «DEA del 22-11-2026, 15:04». */
  readonly unnamed: string;
  /** Starts the next draft: «Otro DEA». */
  readonly another: string;
};
