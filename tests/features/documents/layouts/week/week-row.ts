import { type Day, days, scheduleKey } from '../../../../../src/features/documents/layouts/week/schedule.ts';
import { notApplicableMark, type ReadField } from '../../../../../src/features/documents/model/amount.ts';
import type { Values } from '../../../../../src/features/documents/model/document.ts';
import { week } from '../../../../../src/features/documents/templates/fixed-term-contract/fields.ts';
import { weekSources } from '../../../../../src/features/documents/templates/fixed-term-contract/rules.ts';

/** Cells by the last part of their column's key: `lunes`, `entrada`, `turno`. */
export type Cells = { readonly [column: string]: string | undefined };

export function readRow(cells: Cells, answers: Values = {}) {
  const texts = new Map(Object.entries(cells).map(([column, text = '']) => [`semana_${column}`, text]));
  return week.sheet.read(texts, answers);
}

/** Returns the cells of five days in the order of the week. */
export function dayCells(...texts: readonly string[]): Cells {
  return Object.fromEntries(days.map((day, index) => [day, texts[index] ?? '']));
}

export function hours(count: number): Values {
  return { jor_horas: String(count) };
}

/** Returns the answers of the row's document: the row's own, and those that the layout reads or proposes. */
export function documentOf(cells: Cells, answers: Values = {}): Values {
  const reading = readRow(cells, answers);
  return { ...answers, ...reading.proposed, ...reading.answers };
}

/** Returns the printed start and end of each day: «08:00-14:00», '—' for a day off, '' for lines to fill in. */
export function printedDays(read: ReadField): readonly string[] {
  return days.map((day) => {
    const [start, end] = [read(scheduleKey(day, 'entrada')), read(scheduleKey(day, 'salida'))];
    if (start === notApplicableMark) return '—';
    return start === '' && end === '' ? '' : `${start}-${end}`;
  });
}

export function printedWeek(cells: Cells, answers: Values = {}): readonly string[] {
  return printedDays(week.reader(documentOf(cells, answers)));
}

export function printedLunch(day: Day, cells: Cells, answers: Values = {}): string {
  const read = week.reader(documentOf(cells, answers));
  const [start, end] = [
    read(scheduleKey(day, 'colacion_inicio')),
    read(scheduleKey(day, 'colacion_termino')),
  ];
  return start === notApplicableMark ? '—' : `${start}-${end}`;
}

/** Returns the contract's warnings about the row's week. */
export function warningsOf(cells: Cells, answers: Values = {}): readonly string[] {
  const input = { values: documentOf(cells, answers), today: '2026-03-02', otherDocuments: [] };
  return week
    .rules(weekSources)
    .find(input)
    .map(({ message }) => message);
}
