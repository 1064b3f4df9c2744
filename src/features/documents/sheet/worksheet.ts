// What is done to the XML of a workbook before the reader gets it: the reader knows no bounds, gives errors as empty
// cells, and tells neither merged cells nor formulas without a result.

type Attributes = ReadonlyMap<string, string>;

/** Rows: those that are used, and some that may stand above the headings or turn out to be blank. */
const mostRead = 250;

/** The reader fills the sheet up to the last cell, and one cell may stand a million rows below the others. */
const lastRow = 10_000;
const lastColumn = 500;

const mostMerged = 2_000;

/** @returns the attributes of each tag of that name, whatever prefix the two have */
export function tagsOf(xml: string, name: string): readonly Attributes[] {
  return [...xml.matchAll(new RegExp(`<(?:\\w+:)?${name}(\\s[^<>]*)?>`, 'g'))].map(
    ([, attributes = '']) =>
      new Map(
        [...attributes.matchAll(/(?:\w+:)?(\w+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(
          ([, key = '', one, other]) => [key, one ?? other ?? ''],
        ),
      ),
  );
}

/** Of a cell's address: 'AB12' is row 12, column 28. */
type Place = { readonly row: number; readonly column: number };

function placeOf(address: string): Place | null {
  const [, letters, digits] = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/.exec(address) ?? [];
  if (!letters || !digits) return null;
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
  return { row: Number(digits), column };
}

/** A value in each row from one to the other. */
export type Merged = { readonly column: number; readonly from: number; readonly to: number };

function mergedIn(xml: string): readonly Merged[] {
  return tagsOf(xml, 'mergeCell')
    .slice(0, mostMerged)
    .flatMap((tag) => {
      const [from, to] = (tag.get('ref') ?? '').split(':').map(placeOf);
      return from && to && to.row > from.row ? [{ column: from.column, from: from.row, to: to.row }] : [];
    });
}

export type Worksheet = {
  /** With the first rows that have values, and no others. */
  readonly xml: string;
  /** Rows with values that it has no more. */
  readonly unread: number;
  readonly merged: readonly Merged[];
  /** Formulas whose result the file does not have. */
  readonly uncomputed: number;
};

const rowStart = /(?=<(?:\w+:)?row[\s/>])/;
const rowsEnd = /<\/(?:\w+:)?sheetData>/;
const hasValue = /<(?:\w+:)?(?:v|t)(?:\s[^<>]*)?>[^<]/;
const formulaAlone =
  /<(?:\w+:)?c(?![^<>]*\bt="str")(?:\s[^<>]*)?><(?:\w+:)?f(?:\s[^<>]*)?(?:\/>|>[^<]*<\/(?:\w+:)?f>)(?:<(?:\w+:)?v\s*\/>|<(?:\w+:)?v><\/(?:\w+:)?v>)?<\/(?:\w+:)?c>/g;
/** A cell's type 'e' as 'str', so that the reader gives its text. */
const errorCell = /(<(?:\w+:)?c\s(?:[^<>]*\s)?t\s*=\s*)(?:"e"|'e')/g;

/** Whether the reader would not fill a plain of blank cells up to this one. It throws on an address that is none. */
function isNear(cell: Attributes): boolean {
  const place = placeOf(cell.get('r') ?? '');
  return place === null || (place.row <= lastRow && place.column <= lastColumn);
}

/** @returns null where a cell with a value stands too far from the others */
export function prepareWorksheet(xml: string): Worksheet | null {
  const end = Math.max(xml.search(rowsEnd), 0);
  const [start = '', ...rows] = xml.slice(0, end).split(rowStart);
  const filled = rows.filter((row) => hasValue.test(row));
  const kept = filled.slice(0, mostRead).join('');
  if (!tagsOf(kept, 'c').every(isNear)) return null;
  const rest = xml.slice(end);
  return {
    xml: [start, kept.replace(errorCell, '$1"str"'), rest].join(''),
    unread: Math.max(filled.length - mostRead, 0),
    merged: mergedIn(rest),
    uncomputed: kept.match(formulaAlone)?.length ?? 0,
  };
}
