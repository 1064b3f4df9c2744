// Reads the week from a spreadsheet. It may have a column for each day, or the columns «Entrada» and «Salida», «Turno»,
// or «Días».
import { fieldMessages } from '../../../../content/documents/fields-copy.ts';
import { notApplicableMark, type ReadField } from '../../model/amount.ts';
import type { Values } from '../../model/document.ts';
import { formatDuration, parseTime } from '../../model/hours.ts';
import type { LayoutReading, SheetLayout } from '../../model/layout.ts';
import { answerTo } from '../../model/values.ts';
import { earliestStart, readSingleTime } from './clock-text.ts';
import {
  type ColumnKey,
  columnHeadings,
  dayColumnKey,
  headingSequences,
  startEndHeadings,
  weekSheetColumns,
} from './column-names.ts';
import { readDayCell } from './day-cell.ts';
import { readDays } from './day-words.ts';
import { isOnlyDashes } from './plain-text.ts';
import { type Activity, type Day, days, hoursKey, type ScheduleKey, scheduleKey } from './schedule.ts';
import { readShiftCell } from './shift-cell.ts';
import { agreedHours, answerWeek } from './week-answers.ts';
import { type DaysCell, planWeek, type TimeCell, type WeekCells, type WeekPlan } from './week-plan.ts';

const messages = {
  day: 'Escriba la entrada y la salida (8:00-14:00), o «libre».',
  shift: 'Escriba la entrada y la salida (8:00-14:00), o deje la celda en blanco.',
  workdays: 'Escriba los días, como «Lunes a jueves» o «Lu, Mi y Vi».',
  time: fieldMessages.time,
  timeRange: 'Escriba la hora de 24 horas (14:30), desde las 6:00; la salida, después de la entrada.',
} as const;

/** Headings for the fields of a day's start and end, such as «Lunes entrada», besides the labels of these fields. */
export const weekHeadings: Readonly<Partial<Record<ScheduleKey, readonly string[]>>> = Object.fromEntries(
  days.flatMap((day) =>
    (['entrada', 'salida'] as const).map((column) => [
      scheduleKey(day, column),
      startEndHeadings(day, column),
    ]),
  ),
);

type CellTexts = ReadonlyMap<string, string>;

function isBlankCell(text: string): boolean {
  return text.trim() === '' || isOnlyDashes(text);
}

function readTimeCell(text: string | undefined): TimeCell {
  if (text === undefined) return { kind: 'absent' };
  if (isBlankCell(text)) return { kind: 'blank' };
  const time = readSingleTime(text);
  return time === null || time < earliestStart ? { kind: 'unreadable' } : { kind: 'time', time };
}

/** Reads the week's start and end. An end that isn't after the start counts as unreadable. */
function readTimeCells(texts: CellTexts): Pick<WeekCells, 'start' | 'end'> {
  const start = readTimeCell(texts.get('semana_entrada'));
  const end = readTimeCell(texts.get('semana_salida'));
  const endsBeforeStart = start.kind === 'time' && end.kind === 'time' && end.time <= start.time;
  return { start, end: endsBeforeStart ? { kind: 'unreadable' } : end };
}

function readDaysCell(text: string): DaysCell {
  if (isBlankCell(text)) return { kind: 'blank' };
  const namedDays = readDays(text);
  return namedDays ? { kind: 'days', days: namedDays } : { kind: 'unreadable' };
}

function readCells(texts: CellTexts): WeekCells {
  const textOf = (key: ColumnKey) => texts.get(key);
  // If the cells of all five days are blank or have dashes, nobody filled in the row. It isn't a week without work.
  const isBlankWeek = days.every((day) => isBlankCell(textOf(dayColumnKey(day)) ?? ''));
  const dayCells = days.flatMap((day) => {
    const text = textOf(dayColumnKey(day));
    return text === undefined ? [] : [[day, readDayCell(isBlankWeek ? '' : text)] as const];
  });
  return {
    days: new Map(dayCells),
    shift: readShiftCell(textOf('semana_turno') ?? ''),
    workdays: readDaysCell(textOf('semana_dias') ?? ''),
    ...readTimeCells(texts),
  };
}

/**
 * True if the day's own fields have both times, or an answer to the box for days off. An unreadable cell of the day
 * then doesn't matter.
 */
function hasDayAnswer(day: Day, answers: Values): boolean {
  const times = [scheduleKey(day, 'entrada'), scheduleKey(day, 'salida')].map((key) =>
    answerTo(answers, key),
  );
  return (
    answerTo(answers, scheduleKey(day, 'libre')) !== '' || times.every((time) => parseTime(time) !== null)
  );
}

function unreadableCells(
  cells: WeekCells,
  texts: CellTexts,
  answers: Values,
): LayoutReading['unreadableCells'] {
  const isUnreadable = (day: Day) =>
    cells.days.get(day)?.kind === 'unreadable' && !hasDayAnswer(day, answers);
  const timeMessage = (key: ColumnKey) =>
    readSingleTime(texts.get(key) ?? '') === null ? messages.time : messages.timeRange;
  const unreadableEntries: readonly (readonly [key: ColumnKey, message: string])[] = [
    ...days.filter(isUnreadable).map((day) => [dayColumnKey(day), messages.day] as const),
    ...(cells.start.kind === 'unreadable'
      ? [['semana_entrada', timeMessage('semana_entrada')] as const]
      : []),
    ...(cells.end.kind === 'unreadable' ? [['semana_salida', timeMessage('semana_salida')] as const] : []),
    ...(cells.shift.kind === 'unreadable' ? [['semana_turno', messages.shift] as const] : []),
    ...(cells.workdays.kind === 'unreadable' ? [['semana_dias', messages.workdays] as const] : []),
  ];
  return unreadableEntries.map(([key, message]) => ({ key, message }));
}

/**
 * True if the row has enough data to plan a week: a cell in one of the layout's columns, or a time if the sheet has the
 * columns for the start and end of all days. If the sheet lacks such columns, times that the user corrected on some
 * days are not enough.
 */
function hasWeekData(texts: CellTexts, answers: Values): boolean {
  const timesOf = (day: Day) => [answers[scheduleKey(day, 'entrada')], answers[scheduleKey(day, 'salida')]];
  const hasTimeColumns = days.every((day) => timesOf(day).every((time) => time !== undefined));
  const hasTimes = days.some((day) => timesOf(day).some((time) => parseTime(time ?? '') !== null));
  return (
    weekSheetColumns.some(({ key }) => (texts.get(key) ?? '').trim() !== '') || (hasTimeColumns && hasTimes)
  );
}

const emptyPlan: WeekPlan = new Map();

function readWeek(texts: CellTexts, answers: Values, activities: readonly Activity[]): LayoutReading {
  const cells = readCells(texts);
  const hours = agreedHours(answers);
  const plan = hasWeekData(texts, answers)
    ? planWeek(cells, answers, typeof hours === 'number' ? hours : null)
    : emptyPlan;
  return {
    ...answerWeek(plan, answers, activities),
    unreadableCells: unreadableCells(cells, texts, answers),
  };
}

/**
 * If the sheet has a column for the agreed weekly hours, but the row's cell isn't valid, only days with times in the
 * sheet get proposals.
 */
export function weekColumns(activities: readonly Activity[]): SheetLayout {
  return {
    columns: weekSheetColumns,
    headings: columnHeadings,
    headingSequences,
    dependsOn: [hoursKey],
    read: (texts, answers) => readWeek(texts, answers, activities),
  };
}

const shortDayNames: Readonly<Record<Day, string>> = {
  lunes: 'Lu',
  martes: 'Ma',
  miercoles: 'Mi',
  jueves: 'Ju',
  viernes: 'Vi',
};

/** Returns «Lu a Vi» for three or more consecutive days, and «Lu Ma Ju» for others. */
function groupName(group: readonly Day[]): string {
  const [first, last] = [group[0], group.at(-1)];
  if (!first || !last) return '';
  const isConsecutive = group.length > 2 && days.indexOf(last) - days.indexOf(first) === group.length - 1;
  return isConsecutive
    ? `${shortDayNames[first]} a ${shortDayNames[last]}`
    : group.map((day) => shortDayNames[day]).join(' ');
}

/** Formats a week briefly: «Lu a Ju 8:00–14:00 · Vi 8:00–13:00»; '' while one of its times is unknown. */
export function formatWeek(read: ReadField): string {
  const groups = new Map<string, readonly Day[]>();
  for (const day of days) {
    const [start, end] = [read(scheduleKey(day, 'entrada')), read(scheduleKey(day, 'salida'))];
    if (start === notApplicableMark && end === notApplicableMark) continue;
    const [startTime, endTime] = [parseTime(start), parseTime(end)];
    if (startTime === null || endTime === null) return '';
    const times = `${formatDuration(startTime)}–${formatDuration(endTime)}`;
    groups.set(times, [...(groups.get(times) ?? []), day]);
  }
  return [...groups].map(([times, group]) => `${groupName(group)} ${times}`).join(' · ');
}
