import type { Block, Filling } from '../model/document.ts';

/** What the inlines of a line are rendered with. */
export type LineContext = Filling & {
  /** The keys of the fields that the document prints more than once. */
  readonly repeated: ReadonlySet<string>;
  /** What a blank of this line looks like; by default it is underscores, as many as the field says. */
  readonly blanks?:
    | { readonly kind: 'rule' }
    /** Each of this many underscores. */
    | { readonly kind: 'line'; readonly width: number };
};

export type WordContext = Omit<LineContext, 'blanks'> & {
  /** The block's index: each list starts again at 1. */
  readonly index: number;
  readonly next: Block | null;
};
