/** A piece of the document that no page end may cut, where it would stand if there were no pages. */
export type Piece = {
  readonly top: number;
  readonly bottom: number;
  /** Stays on one page with the piece after it, as a heading does. */
  readonly keepsNext: boolean;
  readonly newPage: boolean;
};

/** The first piece of those that must stay together with this one, but none before `from`. */
function startOfChain(pieces: readonly Piece[], at: number, from: number): number {
  let start = at;
  while (start > from && pieces[start - 1]?.keepsNext) start -= 1;
  return start;
}

/**
 * Which pieces begin a page, the first one aside.
 * @param room what a page has for text, in the unit of the pieces' places
 */
export function pageBreaks(pieces: readonly Piece[], room: number): readonly number[] {
  const starts: number[] = [];
  let first = 0;
  const begin = (at: number) => {
    first = at;
    starts.push(at);
  };
  pieces.forEach(({ bottom, newPage }, at) => {
    const overflows = () => bottom - (pieces[first]?.top ?? 0) > room;
    if (at === first || !(newPage || overflows())) return;
    const chain = newPage ? at : startOfChain(pieces, at, first);
    if (chain > first) begin(chain);
    // What must stay together and fills more than a page is parted where the page ends.
    if (at > first && overflows()) begin(at);
  });
  return starts;
}
