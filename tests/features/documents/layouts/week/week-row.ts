import { type Day, days, scheduleKey } from '../../../../../src/features/documents/layouts/week/schedule.ts';
import { notApplicableMark, type ReadField } from '../../../../../src/features/documents/model/amount.ts';
import type { Values } from '../../../../../src/features/documents/model/document.ts';
import { week } from '../../../../../src/features/documents/templates/fixed-term-contract/fields.ts';
import { weekSources } from '../../../../../src/features/documents/templates/fixed-term-contract/rules.ts';

/** Text of a row's cells about the week, by column: `lunes` for the column with the key `semana_lunes`. */
export type WeekCells = { readonly [column: string]: string | undefined };

/** @param answers answers that the row has already, from the columns of the contract's own fields */
export function readRow(cells: WeekCells, answers: Values = {}) {
  const texts = new Map(Object.entries(cells).map(([column, text = '']) => [`semana_${column}`, text]));
  return week.sheet.read(texts, answers);
}

/** Returns the cells of the five days. The texts begin with Monday's; absent ones are blank. */
export function dayCells(...texts: readonly string[]): WeekCells {
  return Object.fromEntries(days.map((day, index) => [day, texts[index] ?? '']));
}

export function hoursAnswer(count: number): Values {
  return { jor_horas: String(count) };
}

/** Returns the answers of the row's document: those of the row, and those that the layout reads or proposes. */
export function documentAnswers(cells: WeekCells, answers: Values = {}): Values {
  const reading = readRow(cells, answers);
  return { ...answers, ...reading.proposed, ...reading.answers };
}

/**
 * Returns the start and end that the document prints for each day: «08:00-14:00», or '—' for a day off. '' means that
 * the document has blanks to fill in.
 */
export function printedDays(read: ReadField): readonly string[] {
  return days.map((day) => {
    const [start, end] = [read(scheduleKey(day, 'entrada')), read(scheduleKey(day, 'salida'))];
    if (start === notApplicableMark) return '—';
    return start === '' && end === '' ? '' : `${start}-${end}`;
  });
}

export function printedWeek(cells: WeekCells, answers: Values = {}): readonly string[] {
  return printedDays(week.reader(documentAnswers(cells, answers)));
}

/** Returns the printed start and end of the day's lunch, or '—' if there is none. */
export function printedLunch(day: Day, cells: WeekCells, answers: Values = {}): string {
  const read = week.reader(documentAnswers(cells, answers));
  const [start, end] = [
    read(scheduleKey(day, 'colacion_inicio')),
    read(scheduleKey(day, 'colacion_termino')),
  ];
  return start === notApplicableMark ? '—' : `${start}-${end}`;
}

export function warningsOf(cells: WeekCells, answers: Values = {}): readonly string[] {
  const input = { values: documentAnswers(cells, answers), today: '2026-03-02', otherDocuments: [] };
  return week
    .rules(weekSources)
    .find(input)
    .map(({ message }) => message);
}
