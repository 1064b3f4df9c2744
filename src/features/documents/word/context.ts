import type { Filling, Kind } from '../model/document.ts';

/** Where a block stands, for what Word wants to know of its neighbours. */
export type WordContext = Filling & {
  /** Its place in the document: lists count from 1 again at each. */
  readonly index: number;
  readonly next: Kind | null;
};
