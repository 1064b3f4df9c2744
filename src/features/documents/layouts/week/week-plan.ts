// Combines all cells of a row into a plan: the worked days and their times.
import type { Values } from '../../model/document.ts';
import { no, yes } from '../../model/field.ts';
import { parseTime } from '../../model/hours.ts';
import { answerTo } from '../../model/values.ts';
import type { Lunch, Span } from './clock-text.ts';
import type { DayCell } from './day-cell.ts';
import { isOffWord } from './plain-text.ts';
import { type Day, days, maxMinutesWithoutLunch, scheduleKey } from './schedule.ts';
import type { ShiftCell } from './shift-cell.ts';
import { usualDayCount } from './week-proposal.ts';

export type WeekCells = {
  /** Cells of the days that have a column in the sheet. */
  readonly days: ReadonlyMap<Day, DayCell>;
  readonly shift: ShiftCell;
  readonly workdays: DaysCell;
  /** Cells of the columns «Entrada» and «Salida». */
  readonly start: TimeCell;
  readonly end: TimeCell;
};

export type DaysCell =
  | { readonly kind: 'blank' | 'unreadable' }
  | { readonly kind: 'days'; readonly days: readonly Day[] };

/** `absent` if the sheet has no such column. `time` is in minutes since midnight. */
export type TimeCell =
  | { readonly kind: 'absent' | 'blank' | 'unreadable' }
  | { readonly kind: 'time'; readonly time: number };

/** Times of a worked day, in minutes since midnight. */
export type DayTimes =
  | ({ readonly kind: 'span' } & Span)
  /**
   * The layout proposes the times, beginning at `start` unless it is null. `isStartFromSheet` is true if the sheet has
   * that start as a time, and false if the start follows from a word such as «tarde».
   */
  | { readonly kind: 'proposed'; readonly start: number | null; readonly isStartFromSheet: boolean }
  /**
   * The sheet leaves a time blank (`partial`), or its cell is unreadable. Such a time is null and stays blank in the
   * document.
   */
  | { readonly kind: 'partial' | 'unreadable'; readonly start: number | null; readonly end: number | null };

/** `sheet` if the sheet says that the day is worked or off, `proposed` if this layout proposes it. */
type Origin = 'sheet' | 'proposed';

export type DayPlan =
  /** The sheet has nothing about the day, so the document's usual proposal applies. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'off'; readonly origin: Origin }
  | { readonly kind: 'worked'; readonly origin: Origin; readonly times: DayTimes };

export type WeekPlan = ReadonlyMap<Day, DayPlan>;

const proposedTimes: DayTimes = { kind: 'proposed', start: null, isStartFromSheet: false };
const unreadableTimes: DayTimes = { kind: 'unreadable', start: null, end: null };
const unknownLunch: Lunch = { kind: 'unknown' };

/**
 * Returns the times in the cells «Entrada», «Salida» and «Turno». They apply to each day that has no times of its own.
 */
function generalTimes({ start, end, shift }: WeekCells): DayTimes {
  if (start.kind === 'time' && end.kind === 'time')
    return { kind: 'span', start: start.time, end: end.time, lunch: unknownLunch };
  const isUnreadable = start.kind === 'unreadable' || end.kind === 'unreadable';
  if (isUnreadable || end.kind === 'time')
    return {
      kind: isUnreadable ? 'unreadable' : 'partial',
      start: start.kind === 'time' ? start.time : null,
      end: end.kind === 'time' ? end.time : null,
    };
  if (start.kind === 'time')
    return end.kind === 'absent'
      ? { kind: 'proposed', start: start.time, isStartFromSheet: true }
      : { kind: 'partial', start: start.time, end: null };
  switch (shift.kind) {
    case 'spans':
      return shift.generalSpan ? { kind: 'span', ...shift.generalSpan } : proposedTimes;
    case 'start':
      return { kind: 'proposed', start: shift.start, isStartFromSheet: false };
    case 'unreadable':
      return unreadableTimes;
    default:
      return proposedTimes;
  }
}

/** Reads the answers to a day's own fields, for which some sheets have columns, such as «Lunes entrada». */
function readDayFields(day: Day, answers: Values) {
  const readField = (column: 'entrada' | 'salida' | 'colacion_inicio' | 'colacion_termino') => {
    const text = answerTo(answers, scheduleKey(day, column));
    return { text, time: parseTime(text), hasColumn: answers[scheduleKey(day, column)] !== undefined };
  };
  return {
    start: readField('entrada'),
    end: readField('salida'),
    lunchStart: readField('colacion_inicio'),
    lunchEnd: readField('colacion_termino'),
  };
}

type DayFields = ReturnType<typeof readDayFields>;

function dayFieldLunch(
  { lunchStart, lunchEnd }: DayFields,
  day: Day,
  answers: Values,
  fallback: Lunch,
): Lunch {
  if (answerTo(answers, scheduleKey(day, 'sin_colacion')) === yes) return { kind: 'none' };
  const [start, end] = [lunchStart.time, lunchEnd.time];
  return start !== null && end !== null && start < end ? { kind: 'span', start, end } : fallback;
}

/** Replaces times from the layout's columns by answers to the day's own fields, which take precedence. */
function overrideTimes(times: DayTimes, day: Day, answers: Values): DayTimes {
  const dayFields = readDayFields(day, answers);
  const fallbackLunch = times.kind === 'span' ? times.lunch : unknownLunch;
  const lunch = dayFieldLunch(dayFields, day, answers, fallbackLunch);
  if (dayFields.start.text === '' && dayFields.end.text === '')
    return times.kind === 'span' ? { ...times, lunch } : times;
  const isInvalid = [dayFields.start, dayFields.end].some(({ text, time }) => text !== '' && time === null);
  const start = dayFields.start.time ?? (times.kind === 'span' ? times.start : null);
  const end = dayFields.end.time ?? (times.kind === 'span' ? times.end : null);
  if (!isInvalid && start !== null && end !== null && start < end) return { kind: 'span', start, end, lunch };
  return start !== null && end === null && !dayFields.end.hasColumn && !isInvalid
    ? { kind: 'proposed', start, isStartFromSheet: true }
    : { kind: 'partial', start, end };
}

function hasDayFieldTime(day: Day, answers: Values): boolean {
  const { start, end } = readDayFields(day, answers);
  return [start, end].some(({ text }) => text !== '' && !isOffWord(text));
}

function isOffByAnswers(day: Day, answers: Values): boolean {
  const box = answerTo(answers, scheduleKey(day, 'libre'));
  const { start, end } = readDayFields(day, answers);
  const hasOffWord = [start, end].some(({ text }) => text !== '' && isOffWord(text));
  return box === yes || (box !== no && hasOffWord && !hasDayFieldTime(day, answers));
}

function planWorkedDay(origin: Origin, times: DayTimes): DayPlan {
  return { kind: 'worked', origin, times };
}

function listedDays({ workdays, shift }: WeekCells): readonly Day[] | null {
  if (workdays.kind === 'days') return workdays.days;
  return shift.kind === 'days' || shift.kind === 'start' ? shift.days : null;
}

/** Plans a day. The more specific cell or answer takes precedence, in the order of rule 2 in README.md. */
function planDay(day: Day, cells: WeekCells, answers: Values): DayPlan {
  const commonTimes = generalTimes(cells);
  const cell = cells.days.get(day) ?? { kind: 'blank' };
  const { shift } = cells;
  const span = shift.kind === 'spans' ? shift.spanByDay.get(day) : undefined;
  const fallbackTimes: DayTimes = span ? { kind: 'span', ...span } : commonTimes;
  const workedAt = (times: DayTimes) => planWorkedDay('sheet', overrideTimes(times, day, answers));

  if (isOffByAnswers(day, answers)) return { kind: 'off', origin: 'sheet' };
  if (cell.kind === 'span') return workedAt({ kind: 'span', ...cell.span });
  if (cell.kind === 'unreadable') return workedAt(unreadableTimes);
  const isWorked = hasDayFieldTime(day, answers) || answerTo(answers, scheduleKey(day, 'libre')) === no;
  if (cell.kind === 'worked' || isWorked) return workedAt(fallbackTimes);
  if (cell.kind === 'off') return { kind: 'off', origin: 'sheet' };
  const daysInCells = listedDays(cells);
  if (daysInCells)
    return daysInCells.includes(day) ? workedAt(fallbackTimes) : { kind: 'off', origin: 'sheet' };
  if (span) return workedAt(fallbackTimes);
  const shiftNamesOtherDays =
    shift.kind === 'spans' && shift.spanByDay.size > 0 && shift.generalSpan === null;
  return shiftNamesOtherDays ? { kind: 'off', origin: 'sheet' } : { kind: 'unknown' };
}

/** Minutes of lunch to try, in this order, if the sheet doesn't say how long lunch lasts. 0 means no lunch. */
export const lunchMinutesToTry = [0, 45, 30, 60] as const;

/**
 * @param assumedLunchMinutes minutes of lunch if the sheet doesn't say how long lunch lasts; short days have no lunch even
 * then
 */
export function workingMinutes({ start, end, lunch }: Span, assumedLunchMinutes: number): number {
  const presenceMinutes = end - start;
  switch (lunch.kind) {
    case 'none':
      return presenceMinutes;
    case 'span':
      return presenceMinutes - (lunch.end - lunch.start);
    case 'minutes':
      return presenceMinutes - lunch.minutes;
    case 'unknown':
      return presenceMinutes > maxMinutesWithoutLunch
        ? presenceMinutes - assumedLunchMinutes
        : presenceMinutes;
  }
}

/**
 * Returns the number of days with which these times add up to the agreed hours. If no number fits, returns the
 * document's usual number of days for those hours.
 */
function countDays(times: DayTimes, hours: number | null): number {
  if (hours === null) return days.length;
  if (times.kind === 'span') {
    for (const lunchMinutes of lunchMinutesToTry) {
      const count = (hours * 60) / workingMinutes(times, lunchMinutes);
      if (Number.isInteger(count) && count > 0 && count <= days.length) return count;
    }
  }
  return usualDayCount(hours);
}

/** True if the sheet has a column for any day, or for this day's start or end, even if the row's cells are blank. */
function hasColumnForDay(day: Day, cells: WeekCells, answers: Values): boolean {
  const { start, end } = readDayFields(day, answers);
  return cells.days.size > 0 || start.hasColumn || end.hasColumn;
}

export function hasKnownStart(times: DayTimes): boolean {
  return times.kind === 'span' || (times.kind === 'proposed' && times.start !== null);
}

function hasUnreadableCell({ days, shift, workdays, start, end }: WeekCells): boolean {
  return [...days.values(), shift, workdays, start, end].some(({ kind }) => kind === 'unreadable');
}

/** @param hours agreed hours; null while unknown */
export function planWeek(cells: WeekCells, answers: Values, hours: number | null): WeekPlan {
  const plans = new Map(days.map((day) => [day, planDay(day, cells, answers)]));
  const unknownDays = days.filter((day) => plans.get(day)?.kind === 'unknown');
  const planUnknownDays = (plan: DayPlan): WeekPlan =>
    new Map([...plans, ...unknownDays.map((day) => [day, plan] as const)]);
  const workedTimes = [...plans.values()].flatMap((plan) => (plan.kind === 'worked' ? [plan.times] : []));
  const workedDayCount = workedTimes.length;
  const proposedDayOff: DayPlan = { kind: 'off', origin: 'proposed' };
  const weekTimes = generalTimes(cells);
  const sheetCoversWeek =
    workedDayCount > 0 && unknownDays.every((day) => hasColumnForDay(day, cells, answers));
  const hasNoTimes = !workedTimes.some(hasKnownStart) && (sheetCoversWeek || !hasKnownStart(weekTimes));
  // The unreadable cell may be about any day, so the unknown days count as worked with blank times, not with proposed
  // ones.
  if (hasUnreadableCell(cells) && hasNoTimes)
    return planUnknownDays(
      planWorkedDay('sheet', weekTimes.kind === 'unreadable' ? weekTimes : unreadableTimes),
    );
  if (sheetCoversWeek) return planUnknownDays(proposedDayOff);
  if (weekTimes.kind === 'unreadable') return planUnknownDays(planWorkedDay('sheet', weekTimes));
  if (weekTimes.kind === 'proposed' && weekTimes.start === null) return plans;
  const missingDayCount = countDays(weekTimes, hours) - workedDayCount;
  const plannedDays = unknownDays.map(
    (day, index) =>
      [day, index < missingDayCount ? planWorkedDay('proposed', weekTimes) : proposedDayOff] as const,
  );
  return new Map([...plans, ...plannedDays]);
}
