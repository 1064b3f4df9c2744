import { strFromU8, strToU8, zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';
import type { Zip } from '../../../platform/zip.ts';
import { type Cell, type SheetResult, sheetOf } from './sheet.ts';
import { type Merged, prepareWorksheet, tagsOf } from './worksheet.ts';

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
