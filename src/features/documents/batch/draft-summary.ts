// Writes drafts as a spreadsheet with one row each. If a batch reads it, each row has the same answers as its draft.
import { clearedCell } from '../../../content/documents/summary-copy.ts';
import { fieldsOf, type Template, type Values } from '../model/document.ts';
import type { Field } from '../model/field.ts';
import { answerTo, doesApply, proposalOf } from '../model/values.ts';
import { sheetColumns, toSheetCell } from '../sheet/example-row.ts';
import { type SheetCell, writeTable } from '../sheet/write-sheet.ts';

type SummaryColumn = ReturnType<typeof sheetColumns>[number];

/** Returns the usual columns, and a column for each other field that a draft answers, such as the fields of a list. */
function summaryColumns(template: Template, drafts: readonly Values[]): readonly SummaryColumn[] {
  const columns = sheetColumns(template);
  const keys = new Set(columns.map(({ field }) => field.key));
  const otherColumns = fieldsOf(template)
    .filter(({ key }) => !keys.has(key) && drafts.some((values) => answerTo(values, key) !== ''))
    .map((field) => ({ heading: field.label, field }));
  return [...columns, ...otherColumns];
}

/** Includes proposed answers, because a batch would leave them out of the document if their cells were blank. */
function answerCell(field: Field, values: Values): SheetCell {
  if (!doesApply(field, values)) return { value: '' };
  const proposal = proposalOf(field, values);
  const value = values[field.key] ?? proposal;
  if (field.kind === 'check')
    return value === '' && !field.proposal ? { value: '' } : toSheetCell(field, value);
  if (value.trim() === '') return { value: proposal === '' ? '' : clearedCell };
  return toSheetCell(field, value);
}

/** Returns an .xlsx with one row per draft and the headings that a batch recognises. */
export function writeDraftSummary(template: Template, drafts: readonly Values[]): Blob {
  const columns = summaryColumns(template, drafts);
  return writeTable(
    columns.map(({ heading }) => heading),
    drafts.map((values) => columns.map(({ field }) => answerCell(field, values))),
  );
}
