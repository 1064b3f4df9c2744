import type { Filling, Kind } from '../model/document.ts';

export type WordContext = Filling & {
  /** The block's index: each list starts again at 1. */
  readonly index: number;
  readonly next: Kind | null;
};
