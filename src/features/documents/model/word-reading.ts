import type { Values } from './document.ts';

/** What a Word file of a template comes to when it is read back. */
export type ReadAnswers = {
  readonly values: Values;
  /** Labels of the fields whose answers could not be read, in the order of the form. */
  readonly unread: readonly string[];
};

/** Why a file is not read. `format`: it is no document of ours; `unreadable`: the browser could not read it. */
export type WordRefusal = 'size' | 'format' | 'unreadable';

export type WordReading =
  | ({ readonly kind: 'answers'; readonly productId: string } & ReadAnswers)
  | { readonly kind: 'refused'; readonly reason: WordRefusal };
