import { no, yes } from '../../model/field.ts';
import { formatDuration, formatTime } from '../../model/hours.ts';
import {
  type Activity,
  type Day,
  days,
  fullWeekHours,
  hoursKey,
  isLunchColumn,
  maxHoursPerDay,
  maxMinutesWithoutLunch,
  type ScheduleColumn,
  scheduleKey,
  weeklyHours,
} from './schedule.ts';

/**
 * Keys of the fields that the proposal reads: the agreed hours, then the box «No trabaja este día» of each day. The
 * functions below take the answers to them, in this order, as `answers`. For one day, {@link proposalKeysOf} appends
 * the key of the box «Sin colación».
 */
export const weekKeys = [hoursKey, ...days.map((day) => scheduleKey(day, 'libre'))] as const;

type Answers = readonly string[];

/** Durations of a day, in minutes. */
export type DayDurations = {
  readonly total: number;
  readonly beforeLunch: number;
  readonly teaching: number;
  readonly breaks: number;
};

type Week = {
  /** Durations of the worked days. The map is empty if the hours don't fit into the worked days. */
  readonly durationsByDay: ReadonlyMap<Day, DayDurations>;
  /** Minutes outside class, for the activities of table 2; null if the map is empty. */
  readonly remaining: number | null;
};

// Proposed days for 44 hours on five days. The blank form prints them.
const longDayDurations: DayDurations = { total: 9 * 60, beforeLunch: 315, teaching: 315, breaks: 30 };
const fridayDurations: DayDurations = { total: 8 * 60, beforeLunch: 300, teaching: 270, breaks: 30 };
const weekTeaching = 4 * longDayDurations.teaching + fridayDurations.teaching;
const weekBreaks = 4 * longDayDurations.breaks + fridayDurations.breaks;
/** Start of a proposed day, in minutes since midnight. */
export const usualStart = 8 * 60;
/** Minutes of work before lunch, if at least `minAfterLunch` minutes remain for the afternoon. */
const usualMorning = 5 * 60;
const minAfterLunch = 60;
/** Minutes of lunch on a proposed day. */
export const usualLunch = 45;

function floorToMultiple(step: number, minutes: number): number {
  return Math.floor(minutes / step) * step;
}

function hoursOf([answer = '']: Answers): number {
  return weeklyHours(answer) ?? fullWeekHours;
}

/** Returns the proposed number of workdays: enough that no day exceeds eight hours, and all five from 30 hours on. */
export function usualDays(hours: number): number {
  return hours >= 30 ? days.length : Math.ceil(hours / 8);
}

/**
 * True if the day's box is ticked. A box without an answer counts as ticked on the days after the first {@link
 * usualDays}.
 */
export function isDayOff(day: Day, answers: Answers): boolean {
  const index = days.indexOf(day);
  const answer = answers[index + 1] ?? '';
  return answer === '' ? index >= usualDays(hoursOf(answers)) : answer === yes;
}

export function workdays(answers: Answers): readonly Day[] {
  return days.filter((day) => !isDayOff(day, answers));
}

export function minDays(hours: number): number {
  return Math.ceil(hours / maxHoursPerDay);
}

export function dayDurations(total: number): DayDurations {
  const proportionalMinutes = (minutes: number) =>
    floorToMultiple(5, (total * minutes) / (fullWeekHours * 60));
  return {
    total,
    beforeLunch: Math.min(usualMorning, Math.max(total - minAfterLunch, floorToMultiple(5, total / 2))),
    teaching: proportionalMinutes(weekTeaching),
    breaks: proportionalMinutes(weekBreaks),
  };
}

/** Splits the minutes into days of equal length, in multiples of five minutes. The last day takes the remainder. */
export function equalDays(minutes: number, count: number): readonly DayDurations[] {
  const dayLength = floorToMultiple(5, minutes / count);
  const lastDay = minutes - dayLength * (count - 1);
  return Array.from({ length: count }, (_, index) => dayDurations(index < count - 1 ? dayLength : lastDay));
}

/**
 * Distributes the minutes in proportion to `Activity.minutes`. Rounds the first activity, which prepares classes, up,
 * because the law gives it at least 40 % of the minutes outside class (Estatuto Docente, art. 80). The last activity
 * takes the remainder, which may be negative.
 */
export function proposedActivities(remaining: number, activities: readonly Activity[]): readonly number[] {
  const total = activities.reduce((sum, { minutes }) => sum + minutes, 0);
  const parts = activities.slice(0, -1).map(({ minutes }, index) => {
    const part = (remaining * minutes) / total;
    return index === 0 ? Math.ceil(part / 5) * 5 : floorToMultiple(5, part);
  });
  return [...parts, parts.reduce((remainder, minutes) => remainder - minutes, remaining)];
}

export function proposeWeek(hours: number, workedDays: readonly Day[]): Week {
  if (workedDays.length < minDays(hours)) return { durationsByDay: new Map(), remaining: null };
  const isFull = hours === fullWeekHours && workedDays.length === days.length;
  const durations = isFull
    ? [longDayDurations, longDayDurations, longDayDurations, longDayDurations, fridayDurations]
    : equalDays(hours * 60, workedDays.length);
  const remaining = durations.reduce(
    (sum, { total, teaching, breaks }) => sum + total - teaching - breaks,
    0,
  );
  return {
    durationsByDay: new Map(durations.map((day, index) => [workedDays[index] ?? 'lunes', day])),
    remaining,
  };
}

/**
 * Proposed weeks, cached by hours and days, because computing a total reads every field of the week on each key press.
 */
const weeks = new Map<string, Week>();

function weekOf(answers: Answers): Week {
  const hours = hoursOf(answers);
  const workedDays = workdays(answers);
  const cacheKey = [hours, ...workedDays].join(' ');
  const week = weeks.get(cacheKey) ?? proposeWeek(hours, workedDays);
  weeks.set(cacheKey, week);
  return week;
}

export function hoursExceedDays(answers: Answers): boolean {
  return workdays(answers).length < minDays(hoursOf(answers));
}

export function proposalKeysOf(day: Day) {
  return [...weekKeys, scheduleKey(day, 'sin_colacion')] as const;
}

/**
 * True if the box «Sin colación» is ticked. If the box has no answer, true if the proposed day is too short for a
 * lunch.
 */
export function hasNoLunch(day: Day, answers: Answers): boolean {
  const answer = answers[weekKeys.length] ?? '';
  if (answer !== '') return answer !== no;
  const durations = weekOf(answers).durationsByDay.get(day);
  return durations !== undefined && durations.total <= maxMinutesWithoutLunch;
}

export function columnApplies(day: Day, column: ScheduleColumn, answers: Answers): boolean {
  return !isDayOff(day, answers) && !(isLunchColumn(column) && hasNoLunch(day, answers));
}

/** @param defaults start of the day in minutes since midnight, and length of its lunch in minutes */
export function timesOfDay(
  { total, beforeLunch, teaching, breaks }: DayDurations,
  skipsLunch: boolean,
  defaults = { start: usualStart, lunch: usualLunch },
) {
  const lunchStart = defaults.start + beforeLunch;
  return {
    entrada: formatTime(defaults.start),
    colacion_inicio: formatTime(lunchStart),
    colacion_termino: formatTime(lunchStart + defaults.lunch),
    salida: formatTime(defaults.start + total + (skipsLunch ? 0 : defaults.lunch)),
    aula: formatDuration(teaching),
    recreos: formatDuration(breaks),
  } as const satisfies Record<ScheduleColumn, string>;
}

export function proposedCell(day: Day, column: ScheduleColumn, answers: Answers): string {
  const durations = weekOf(answers).durationsByDay.get(day);
  return durations ? timesOfDay(durations, hasNoLunch(day, answers))[column] : '';
}

export function proposedActivity(key: string, activities: readonly Activity[], answers: Answers): string {
  const { remaining } = weekOf(answers);
  if (remaining === null) return '';
  const minutes = proposedActivities(remaining, activities)[
    activities.findIndex((activity) => activity.key === key)
  ];
  return minutes === undefined ? '' : formatDuration(minutes);
}
