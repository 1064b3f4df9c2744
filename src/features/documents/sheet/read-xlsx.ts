// The XML of a workbook is changed before the reader gets it: the reader knows no bounds, gives errors as empty cells, and
// tells neither merged cells nor formulas without a result.
import { strFromU8, strToU8, zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';
import type { Zip } from '../../../platform/zip.ts';
import { type Cell, type SheetResult, sheetOf } from './sheet.ts';

type Attributes = ReadonlyMap<string, string>;

/** Rows: those that are used, and some that may stand above the headings or turn out to be blank. */
const mostRead = 250;

/** The reader fills the sheet up to the last cell, and one cell may stand a million rows below the others. */
const lastRow = 10_000;
const lastColumn = 500;

const mostMerged = 2_000;

/** @returns the attributes of each tag of that name, whatever prefix the two have */
function tagsOf(xml: string, name: string): readonly Attributes[] {
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
type Merged = { readonly column: number; readonly from: number; readonly to: number };

function mergedIn(xml: string): readonly Merged[] {
  return tagsOf(xml, 'mergeCell')
    .slice(0, mostMerged)
    .flatMap((tag) => {
      const [from, to] = (tag.get('ref') ?? '').split(':').map(placeOf);
      return from && to && to.row > from.row ? [{ column: from.column, from: from.row, to: to.row }] : [];
    });
}

type Worksheet = {
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
function prepareWorksheet(xml: string): Worksheet | null {
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

const workbookPath = 'xl/workbook.xml';
const relationsPath = 'xl/_rels/workbook.xml.rels';

type Paths = {
  /** From 1, as the reader counts them. */
  readonly number: number;
  readonly sheet: string;
  readonly others: readonly string[];
};

/** Of the first sheet that is shown; null where there is none. */
function pathsOf(workbook: string, relations: string): Paths | null {
  const targets = tagsOf(relations, 'Relationship').map((tag) => {
    const target = tag.get('Target') ?? '';
    const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
    return { id: tag.get('Id'), path, type: tag.get('Type')?.split('/').at(-1) ?? '' };
  });
  const sheets = tagsOf(workbook, 'sheet').map((tag, place) => ({
    number: place + 1,
    isShown: (tag.get('state') ?? 'visible') === 'visible',
    path: targets.find(({ id, type }) => id === tag.get('id') && type === 'worksheet')?.path,
  }));
  const shown = sheets.find(({ isShown, path }) => isShown && path !== undefined);
  if (!shown?.path) return null;
  const others = targets.filter(({ type }) => type === 'styles' || type === 'sharedStrings');
  return { number: shown.number, sheet: shown.path, others: others.map(({ path }) => path) };
}

/** Days from the first of the 1900 system to 1970, and to the first of the 1904 system. */
const days1970 = 25_569;
const days1904 = 1_462;
const secondsOfDay = 86_400;

/** A duration of the 1904 system is no date: no document asks for one before 1905. */
const longestDuration = 366;

/** The reader takes numbers that are shown as dates or times for dates. */
function serialOf(date: Date): number {
  return Math.round(date.getTime() / 1_000) / secondsOfDay + days1970;
}

function cellOf(value: unknown, is1904: boolean): Cell {
  if (value instanceof Date) {
    const serial = serialOf(value);
    return is1904 && serial >= longestDuration ? serial + days1904 : serial;
  }
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  return typeof value === 'string' || typeof value === 'number' ? value : '';
}

/** Each row of a merged range with its value, but where the headings are in it. */
function spread(rows: readonly (readonly Cell[])[], merged: readonly Merged[]): readonly (readonly Cell[])[] {
  const first = rows.findIndex((row) => row.some((cell) => cell !== ''));
  const all = rows.map((row) => [...row]);
  for (const { column, from, to } of merged) {
    const value = rows[from - 1]?.[column - 1];
    if (value === undefined || from - 1 <= first) continue;
    for (const row of all.slice(from, to)) {
      // A row of this range alone is none.
      if (row.some((cell) => cell !== '')) row[column - 1] = value;
    }
  }
  return all;
}

const date1904 = /\sdate1904\s*=\s*["'](?:1|true)["']/;

/** Reads the first sheet of a workbook. */
export async function readXlsx(zip: Zip): Promise<SheetResult> {
  try {
    const { [workbookPath]: workbookBytes, [relationsPath]: relationsBytes } = zip.inflate([
      workbookPath,
      relationsPath,
    ]);
    if (!workbookBytes || !relationsBytes) return { kind: 'refused', reason: 'damaged' };
    const workbook = strFromU8(workbookBytes);
    const paths = pathsOf(workbook, strFromU8(relationsBytes));
    if (!paths) return { kind: 'refused', reason: 'damaged' };
    const { [paths.sheet]: sheetBytes, ...others } = zip.inflate([paths.sheet, ...paths.others]);
    const prepared = sheetBytes && prepareWorksheet(strFromU8(sheetBytes));
    if (!prepared) return { kind: 'refused', reason: sheetBytes ? 'excess' : 'damaged' };
    const parts = {
      ...others,
      [relationsPath]: relationsBytes,
      [workbookPath]: strToU8(workbook.replace(date1904, '')),
      [paths.sheet]: strToU8(prepared.xml),
    };
    // Not compressed: the reader inflates in `blob:` workers, which the site's policy refuses.
    const { buffer } = zipSync(parts, { level: 0 });
    const is1904 = date1904.test(workbook);
    const read = await readSheet(buffer as ArrayBuffer, paths.number);
    const rows = read.map((row) => row.map((value: unknown) => cellOf(value, is1904)));
    return sheetOf(spread(rows, prepared.merged), {
      unread: prepared.unread,
      more: [
        { kind: 'merged', count: prepared.merged.length },
        { kind: 'uncomputed', count: prepared.uncomputed },
      ],
    });
  } catch {
    // fflate's and the reader's errors tell a developer more than a person.
    return { kind: 'refused', reason: 'damaged' };
  }
}
