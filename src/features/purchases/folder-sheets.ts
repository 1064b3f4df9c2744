import { productName } from './product-name.ts';
import type { PurchasedLine } from './purchases.ts';

/** One Carta page of the folder for the accounts. */
export type FolderSheet =
  /** `place`: whether it has the facts above its lines, the total below them, or both. */
  | {
      readonly kind: 'receipt';
      readonly lines: readonly PurchasedLine[];
      readonly place: 'only' | 'first' | 'middle' | 'last';
    }
  /** `lines` of the request's text; null where none was written. */
  | { readonly kind: 'request'; readonly lines: readonly string[] | null; readonly isFirst: boolean }
  | { readonly kind: 'own' };

/** Printed lines that fit on a sheet: of a receipt, on its first, below the facts, and on the others; of a request. */
const room = { first: 10, other: 28, request: 25 } as const;

/** Characters of one printed line: of a product's name in its column, and of the request's text. */
const width = { product: 45, request: 84 } as const;

/** The rows in order, on as few sheets as hold them; there is always a first one. */
function onSheets<T>(
  rows: readonly T[],
  height: (row: T) => number,
  roomOf: (sheet: number) => number,
): readonly (readonly T[])[] {
  const sheets: T[][] = [[]];
  let taken = 0;
  for (const row of rows) {
    const needed = height(row);
    if (taken > 0 && taken + needed > roomOf(sheets.length - 1)) {
      sheets.push([]);
      taken = 0;
    }
    sheets.at(-1)?.push(row);
    taken += needed;
  }
  return sheets;
}

function receiptSheets(lines: readonly PurchasedLine[]): readonly FolderSheet[] {
  const height = ({ id }: PurchasedLine) => 1 + Math.ceil(productName(id).length / width.product);
  const sheets = onSheets(lines, height, (sheet) => (sheet === 0 ? room.first : room.other));
  const last = sheets.length - 1;
  return sheets.map((each, index) => ({
    kind: 'receipt',
    lines: each,
    place: last === 0 ? 'only' : index === 0 ? 'first' : index === last ? 'last' : 'middle',
  }));
}

function requestSheets(text: string | null): readonly FolderSheet[] {
  if (text === null) return [{ kind: 'request', lines: null, isFirst: true }];
  const height = (line: string) => Math.max(1, Math.ceil(line.length / width.request));
  return onSheets(text.split('\n'), height, () => room.request).map((lines, index) => ({
    kind: 'request',
    lines,
    isFirst: index === 0,
  }));
}

/**
 * The sheets of a purchase's folder, in order. They are counted here and not by the printer, so that each can say how
 * many there are in every browser.
 * @param request the request's text, null where none was written, and 'notTaken' where the firm takes none
 */
export function folderSheets(
  lines: readonly PurchasedLine[],
  request: string | null | 'notTaken',
): readonly FolderSheet[] {
  return [
    ...receiptSheets(lines),
    ...(request === 'notTaken' ? [] : requestSheets(request)),
    { kind: 'own' },
  ];
}
