/** A part of the document that no page break may cut, at its place in one long flow. */
export type Piece = {
  readonly top: number;
  readonly bottom: number;
  /** Stays on one page with the next piece, as a heading does. */
  readonly keepsNext: boolean;
  readonly newPage: boolean;
};

/** The first of the pieces that must stay with this one, not before `from`. */
function startOfChain(pieces: readonly Piece[], at: number, from: number): number {
  let start = at;
  while (start > from && pieces[start - 1]?.keepsNext) start -= 1;
  return start;
}

/**
 * The indexes of the pieces that begin a page, other than the first.
 * @param room height of a page's text, in the unit of `top` and `bottom`
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
    // Pieces that must stay together but exceed a page are broken at its end.
    if (at > first && overflows()) begin(at);
  });
  return starts;
}
