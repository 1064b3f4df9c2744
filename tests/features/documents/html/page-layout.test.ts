import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type MeasuredPiece, pageBreaks } from '../../../../src/features/documents/html/page-layout.ts';

type PieceOptions = Partial<Pick<MeasuredPiece, 'keepsNext' | 'headerHeight'>>;

/** Makes pieces with these heights in px, each directly below the previous one. */
function stack(
  ...pieces: readonly (readonly [height: number, options?: PieceOptions])[]
): readonly MeasuredPiece[] {
  let top = 0;
  return pieces.map(([height, options]) => {
    const piece = { top, bottom: top + height, keepsNext: false, headerHeight: 0, ...options };
    top += height;
    return piece;
  });
}

test('content that fits on a page stays there', () => {
  expect(pageBreaks(stack([40], [60]), 100)).toEqual([]);
});

test('a piece that does not fit begins the next page', () => {
  expect(pageBreaks(stack([40], [40], [40], [40], [40]), 100)).toEqual([2, 4]);
});

test('moves a heading to the next page together with the piece after it', () => {
  expect(pageBreaks(stack([60], [20, { keepsNext: true }], [40]), 100)).toEqual([1]);
});

test('breaks a chain of pieces that belong together if it is taller than a page', () => {
  const chain = stack([60, { keepsNext: true }], [60, { keepsNext: true }], [60]);
  expect(pageBreaks(chain, 100)).toEqual([1, 2]);
});

test('a row that begins a page has the table’s header above it', () => {
  const rowPiece = [30, { headerHeight: 20 }] as const;
  expect(pageBreaks(stack([20], rowPiece, rowPiece, rowPiece, rowPiece, rowPiece), 100)).toEqual([3, 5]);
});

test('no page exceeds its height unless a single piece does', () => {
  const heights = fc.array(
    fc.tuple(fc.integer({ min: 1, max: 140 }), fc.record({ keepsNext: fc.boolean() })),
  );
  fc.assert(
    fc.property(heights, (sizes) => {
      const pieces = stack(...sizes);
      const starts = [0, ...pageBreaks(pieces, 100), pieces.length];
      for (let page = 1; page < starts.length; page += 1) {
        const pagePieces = pieces.slice(starts[page - 1], starts[page]);
        const height = (pagePieces.at(-1)?.bottom ?? 0) - (pagePieces[0]?.top ?? 0);
        expect(pagePieces.length <= 1 || height <= 100).toBe(true);
      }
    }),
  );
});
