import * as v from 'valibot';
import { randomId } from '../../../platform/random-id.ts';
import { Instant } from '../../../platform/schema.ts';
import { DraftId } from '../form/drafts/draft.ts';
import { longestAnswer } from '../model/values.ts';
import { mostRows, noticeKinds, type Sheet, type SheetNotice } from '../sheet/sheet.ts';
import type { Column } from './columns.ts';
import type { ChangesByRow, RowChanges } from './rows.ts';

/** Where the answers come from that a row does not give. */
export type CommonChoice =
  | { readonly from: 'none' }
  | { readonly from: 'school' }
  | { readonly from: 'draft'; readonly id: string };

/** A spreadsheet of which each row becomes a document, and what was done with it since it was read. */
export type Table = {
  /** 32 hex digits; see {@link rowId}. */
  readonly id: string;
  readonly productId: string;
  /** ISO instant. */
  readonly readAt: string;
  /** The file's name; '' for rows that were pasted. */
  readonly file: string;
  /** Rows that the spreadsheet has, of which `sheet` has the first ones. */
  readonly total: number;
  readonly sheet: Sheet;
  readonly notices: readonly SheetNotice[];
  readonly columns: readonly Column[];
  readonly common: CommonChoice;
  /** By the index of the row, from 0. */
  readonly changes: { readonly [row: string]: RowChanges };
};

type Reading = Pick<Table, 'productId' | 'file' | 'total' | 'sheet' | 'notices' | 'columns'>;

/** A table of what was just read. */
export function newTable(reading: Reading, now: Date): Table {
  return { ...reading, id: randomId(), readAt: now.toISOString(), common: { from: 'none' }, changes: {} };
}

const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const Cell = v.union([v.string(), v.number(), v.object({ error: v.string() })]);
const Answers = v.record(v.string(), v.nullable(v.pipe(v.string(), v.maxLength(longestAnswer))));

export const StoredTable: v.GenericSchema<unknown, Table> = v.object({
  id: DraftId,
  productId: v.string(),
  readAt: Instant,
  file: v.string(),
  total: Count,
  sheet: v.object({ rows: v.pipe(v.array(v.array(Cell)), v.minLength(2), v.maxLength(mostRows + 1)) }),
  notices: v.array(v.object({ kind: v.picklist(noticeKinds), count: Count })),
  columns: v.array(v.object({ heading: v.string(), key: v.nullable(v.string()) })),
  common: v.variant('from', [
    v.object({ from: v.picklist(['none', 'school']) }),
    v.object({ from: v.literal('draft'), id: DraftId }),
  ]),
  changes: v.record(v.string(), Answers),
});

/** The id of a row as a draft: always the same for the row, and another one for that of any other table. */
export function rowId({ id }: Pick<Table, 'id'>, row: number): string {
  return id.slice(0, -4) + row.toString(16).padStart(4, '0');
}

/** @param key null: the column is not used */
export function withColumn(table: Table, column: number, key: string | null): Table {
  const columns = table.columns.map((before, index) => (index === column ? { ...before, key } : before));
  return { ...table, columns };
}

/** The row with these changes and no others. */
export function withRowChanges(table: Table, row: number, changes: RowChanges): Table {
  return { ...table, changes: { ...table.changes, [row]: changes } };
}

export function changesByRow({ changes }: Pick<Table, 'changes'>): ChangesByRow {
  return new Map(Object.entries(changes).map(([row, answers]) => [Number(row), answers]));
}
