import { readOutput } from '../../../scripts/lib/run.ts';

/** Points (1/72 inch) in a millimetre. Positions in this file are points from the top left of the page. */
const pointsPerMm = 72 / 25.4;

type Word = {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
};

/** Straight line. `position` is its distance from the top or, if vertical, from the left. */
type Segment = { readonly start: number; readonly end: number; readonly position: number };

type PageLayout = {
  readonly words: readonly Word[];
  /** Horizontal lines of tables and the footer. */
  readonly horizontals: readonly Segment[];
  readonly verticals: readonly Segment[];
};

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

async function wordsOf(pdf: string, page: number): Promise<readonly Word[]> {
  const pageArgs = ['-f', String(page), '-l', String(page)];
  const stdout = await readOutput(['pdftotext', '-bbox', ...pageArgs, pdf, '-']);
  return [
    ...stdout.matchAll(/<word xMin="([\d.]+)" yMin="[\d.]+" xMax="([\d.]+)" yMax="([\d.]+)">(.*?)<\/word>/g),
  ].map(([, left, right, bottom, text = '']) => ({
    text: text.replace(/&(\w+);/g, (_, name: string) => entities[name] ?? ''),
    left: Number(left),
    right: Number(right),
    bottom: Number(bottom),
  }));
}

/** Returns the ends of each line on the page, as [x1, y1, x2, y2]. */
async function lineEndsOf(pdf: string, page: number): Promise<readonly (readonly number[])[]> {
  const pageArgs = ['-f', String(page), '-l', String(page)];
  const stdout = await readOutput(['pdftocairo', '-svg', ...pageArgs, pdf, '-']);
  const strokes = stdout.matchAll(
    /d="M ([\d.]+) ([\d.]+) L ([\d.]+) ([\d.]+) " transform="matrix\(1,0,0,-1,0,([\d.]+)\)"/g,
  );
  return [...strokes].map(([, x1, y1, x2, y2, height]) => [
    Number(x1),
    Number(height) - Number(y1),
    Number(x2),
    Number(height) - Number(y2),
  ]);
}

export async function layoutOf(pdf: string, page: number): Promise<PageLayout> {
  const [words, lineEnds] = await Promise.all([wordsOf(pdf, page), lineEndsOf(pdf, page)]);
  const horizontals: Segment[] = [];
  const verticals: Segment[] = [];
  for (const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] of lineEnds) {
    if (y1 === y2) horizontals.push({ start: Math.min(x1, x2), end: Math.max(x1, x2), position: y1 });
    else if (x1 === x2) verticals.push({ start: Math.min(y1, y2), end: Math.max(y1, y2), position: x1 });
  }
  return { words, horizontals, verticals };
}

/**
 * Top and bottom of the text on a page, derived from the margins in
 * src/features/documents/word/measures.ts.
 */
const textArea = { top: 75, bottom: 742 } as const;

/** Returns the share of the text area's height that is blank below the last text or line. */
export function blankShareAtBottom({ words, horizontals }: PageLayout): number {
  const marks = [...words.map(({ bottom }) => bottom), ...horizontals.map(({ position }) => position)];
  const lastMark = Math.max(textArea.top, ...marks.filter((position) => position <= textArea.bottom));
  return (textArea.bottom - lastMark) / (textArea.bottom - textArea.top);
}

export type TableRow = {
  readonly heightMm: number;
  /** Text of each cell, or '' for an empty one. */
  readonly cells: readonly string[];
};

/** Returns the rows of the page's tables, from top to bottom. */
export function rowsOf({ words, horizontals, verticals }: PageLayout): readonly TableRow[] {
  const levels = [...new Set(horizontals.map(({ position }) => position))].sort((a, b) => a - b);
  return levels.slice(1).flatMap((bottom, index) => {
    const top = levels[index] ?? 0;
    const middle = (top + bottom) / 2;
    const edges = [
      ...new Set(
        verticals.filter(({ start, end }) => start < middle && middle < end).map(({ position }) => position),
      ),
    ];
    edges.sort((a, b) => a - b);
    // The space between two tables has no vertical lines.
    if (edges.length < 2) return [];
    const cells = edges.slice(1).map((right, column) =>
      words
        .filter((word) => word.bottom > top && word.bottom < bottom + 1)
        .filter((word) => word.left >= (edges[column] ?? 0) && word.left < right)
        .map(({ text }) => text)
        .join(' ')
        .replaceAll('\u00A0', ' ')
        .trim(),
    );
    return [{ heightMm: (bottom - top) / pointsPerMm, cells }];
  });
}

export type WritingLine = {
  /** Text of the whole line, from the left. */
  readonly text: string;
  /** Millimetres between the underscores and the text or table line above. */
  readonly roomMm: number;
};

/** Returns the page's lines to write on by hand, which are underscores, from top to bottom. */
export function writingLinesOf({ words, horizontals }: PageLayout): readonly WritingLine[] {
  return words
    .filter(({ text }) => text.includes('____'))
    .map((line) => {
      const edgesAbove = [
        ...words
          .filter(({ left, right }) => left < line.right && right > line.left)
          .map(({ bottom }) => bottom),
        ...horizontals
          .filter(({ start, end }) => start < line.right && end > line.left)
          .map(({ position }) => position),
      ].filter((bottom) => bottom < line.bottom - 2);
      const wordsOnLine = words.filter(({ bottom }) => Math.abs(bottom - line.bottom) < 2);
      wordsOnLine.sort((a, b) => a.left - b.left);
      return {
        text: wordsOnLine.map(({ text }) => text).join(' '),
        roomMm: (line.bottom - Math.max(0, ...edgesAbove)) / pointsPerMm,
      };
    });
}
