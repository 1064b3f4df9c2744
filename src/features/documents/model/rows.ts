import type { Column, Row, Values } from './document.ts';
import { given } from './values.ts';

/** Whether one of the row's fields is answered. */
export function isAnswered({ keys = [] }: Pick<Row, 'keys'>, values: Values): boolean {
  return keys.some((key) => given(values, key) !== '');
}

/** The rows that the document shows: an optional one only once it is answered. */
export function printedRows<R extends Row>(rows: readonly R[], values: Values): readonly R[] {
  return rows.filter((row) => !row.optional || isAnswered(row, values));
}

/** The heading of a column, above rows that may have been answered. */
export function headingOf({ label, answeredLabel }: Column, rows: readonly Row[], values: Values): string {
  return answeredLabel !== undefined && rows.some((row) => isAnswered(row, values)) ? answeredLabel : label;
}
