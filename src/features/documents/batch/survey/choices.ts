// Defines the user's choices about reading a spreadsheet. Only the workbook and these choices are stored. Everything
// else is inferred from them each time.
import * as v from 'valibot';
import { type Encoding, encodings } from '../../sheet/workbook.ts';

export const dateOrders = ['day', 'month'] as const;
export type DateOrder = (typeof dateOrders)[number];

/** `turn` moves the surnames behind the given names. */
export type NameOrder = 'turn' | 'keep';

/**
 * Choices about one sheet. Columns are identified by their indexes from 0, rows by their numbers in the spreadsheet.
 */
export type SheetChoices = {
  readonly headingRow?: number | undefined;
  /** True to include the hidden rows. */
  readonly hiddenRows: boolean;
  /** True to include the hidden columns. */
  readonly hiddenColumns: boolean;
  /** Numbers of rows that become documents although they don't look like people. */
  readonly included: readonly number[];
  /** Key of the field; null for an unused column. */
  readonly columns: { readonly [column: string]: string | null };
  readonly dateOrders: { readonly [column: string]: DateOrder };
  readonly nameOrders: { readonly [column: string]: NameOrder };
  /** Value of the option that the user chose for a name that several options share, such as «M». */
  readonly options: { readonly [column: string]: string };
};

export type WorkbookChoices = {
  /** Index of the sheet; null until the user chooses one. */
  readonly sheet: number | null;
  /** Encoding in which to read the text again; null until the user chooses one. */
  readonly encoding: Encoding | null;
  readonly sheets: { readonly [sheet: string]: SheetChoices };
};

export const noSheetChoices: SheetChoices = {
  hiddenRows: false,
  hiddenColumns: false,
  included: [],
  columns: {},
  dateOrders: {},
  nameOrders: {},
  options: {},
};

export const noChoices: WorkbookChoices = { sheet: null, encoding: null, sheets: {} };

export const StoredChoices: v.GenericSchema<unknown, WorkbookChoices> = v.object({
  sheet: v.nullable(v.number()),
  encoding: v.nullable(v.picklist(encodings)),
  sheets: v.record(
    v.string(),
    v.object({
      headingRow: v.exactOptional(v.number()),
      hiddenRows: v.boolean(),
      hiddenColumns: v.boolean(),
      included: v.array(v.number()),
      columns: v.record(v.string(), v.nullable(v.string())),
      dateOrders: v.record(v.string(), v.picklist(dateOrders)),
      nameOrders: v.record(v.string(), v.picklist(['turn', 'keep'])),
      options: v.record(v.string(), v.string()),
    }),
  ),
});
