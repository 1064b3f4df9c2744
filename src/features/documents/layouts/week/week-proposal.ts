import { no, yes } from '../../model/field.ts';
import { formatDuration, formatTime } from '../../model/hours.ts';
import {
  type Activity,
  type Day,
  days,
  fullWeek,
  hoursKey,
  isLunchColumn,
  maxHoursPerDay,
  maxMinutesWithoutLunch,
  type ScheduleColumn,
  scheduleKey,
  weeklyHours,
} from './schedule.ts';

/**
 * Keys on which the proposed week depends: the agreed hours, and the box that marks each day as off. The functions here
 * expect the answers in this order. {@link dayKeys} adds the box that marks a day without lunch.
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
  /** Durations of the worked days. The map is empty if the worked days can't hold the hours. */
  readonly durationsByDay: ReadonlyMap<Day, DayDurations>;
  /** Minutes that the days leave for the activities outside class; null if the map is empty. */
  readonly remaining: number | null;
};

// A blank document proposes this week of 44:00 hours.
const longDay: DayDurations = { total: 9 * 60, beforeLunch: 315, teaching: 315, breaks: 30 };
const friday: DayDurations = { total: 8 * 60, beforeLunch: 300, teaching: 270, breaks: 30 };
const weekTeaching = 4 * longDay.teaching + friday.teaching;
const weekBreaks = 4 * longDay.breaks + friday.breaks;
export const usualStart = 8 * 60;
/** Minutes of work before lunch, if enough remain for the afternoon. */
const usualMorning = 5 * 60;
const minAfterLunch = 60;
export const usualLunch = 45;

function floorTo(step: number, minutes: number): number {
  return Math.floor(minutes / step) * step;
}

function hoursOf([answer = '']: Answers): number {
  return weeklyHours(answer) ?? fullWeek;
}

/** Returns the proposed number of workdays: enough that no day exceeds eight hours, and all five from 30 hours on. */
export function usualDays(hours: number): number {
  return hours >= 30 ? days.length : Math.ceil(hours / 8);
}

/** True if the day's box is ticked. Without an answer, true if the days before it can hold the hours. */
export function isDayOff(day: Day, answers: Answers): boolean {
  const index = days.indexOf(day);
  const answer = answers[index + 1] ?? '';
  return answer === '' ? index >= usualDays(hoursOf(answers)) : answer === yes;
}

export function workdays(answers: Answers): readonly Day[] {
  return days.filter((day) => !isDayOff(day, answers));
}

/** Returns the minimum number of days for the hours. */
export function minDays(hours: number): number {
  return Math.ceil(hours / maxHoursPerDay);
}

export function dayDurations(total: number): DayDurations {
  const part = (minutes: number) => floorTo(5, (total * minutes) / (fullWeek * 60));
  return {
    total,
    beforeLunch: Math.min(usualMorning, Math.max(total - minAfterLunch, floorTo(5, total / 2))),
    teaching: part(weekTeaching),
    breaks: part(weekBreaks),
  };
}

/** Returns equal days in multiples of five minutes. The last day takes the remainder. */
export function equalDays(minutes: number, count: number): readonly DayDurations[] {
  const dayLength = floorTo(5, minutes / count);
  const lastDay = minutes - dayLength * (count - 1);
  return Array.from({ length: count }, (_, index) => dayDurations(index < count - 1 ? dayLength : lastDay));
}

/**
 * Distributes the minutes among the activities. The first activity is rounded up, because at least 40 % must go to
 * preparing classes. The last one takes the remainder.
 */
export function proposedActivities(remaining: number, activities: readonly Activity[]): readonly number[] {
  const total = activities.reduce((sum, { minutes }) => sum + minutes, 0);
  const parts = activities.slice(0, -1).map(({ minutes }, index) => {
    const part = (remaining * minutes) / total;
    return index === 0 ? Math.ceil(part / 5) * 5 : floorTo(5, part);
  });
  return [...parts, parts.reduce((rest, minutes) => rest - minutes, remaining)];
}

export function makeWeek(hours: number, worked: readonly Day[]): Week {
  if (worked.length < minDays(hours)) return { durationsByDay: new Map(), remaining: null };
  const isFull = hours === fullWeek && worked.length === days.length;
  const durations = isFull
    ? [longDay, longDay, longDay, longDay, friday]
    : equalDays(hours * 60, worked.length);
  const remaining = durations.reduce(
    (sum, { total, teaching, breaks }) => sum + total - teaching - breaks,
    0,
  );
  return {
    durationsByDay: new Map(durations.map((day, index) => [worked[index] ?? 'lunes', day])),
    remaining,
  };
}

/** Cached by hours and days, because a total reads the whole week on every key press. */
const weeks = new Map<string, Week>();

function weekOf(answers: Answers): Week {
  const hours = hoursOf(answers);
  const worked = workdays(answers);
  const cacheKey = [hours, ...worked].join(' ');
  const week = weeks.get(cacheKey) ?? makeWeek(hours, worked);
  weeks.set(cacheKey, week);
  return week;
}

/** True if the worked days can't hold the hours, so that nothing can be proposed. */
export function isTooLong(answers: Answers): boolean {
  return workdays(answers).length < minDays(hoursOf(answers));
}

/** Returns the keys on which a day depends: those of the week, and the box that marks the day as without lunch. */
export function dayKeys(day: Day) {
  return [...weekKeys, scheduleKey(day, 'sin_colacion')] as const;
}

/** True if the box for no lunch is ticked. Without an answer, true if the proposed day is short. */
export function hasNoLunch(day: Day, answers: Answers): boolean {
  const answer = answers[weekKeys.length] ?? '';
  if (answer !== '') return answer !== no;
  const durations = weekOf(answers).durationsByDay.get(day);
  return durations !== undefined && durations.total <= maxMinutesWithoutLunch;
}

/** True if the day needs a value in that column. */
export function needsValue(day: Day, column: ScheduleColumn, answers: Answers): boolean {
  return !isDayOff(day, answers) && !(isLunchColumn(column) && hasNoLunch(day, answers));
}

/** @param defaults start of the day in minutes since midnight, and minutes of its lunch */
export function timesOf(
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

/** Returns the proposal for a cell of table 1; '' for none. */
export function proposedCell(day: Day, column: ScheduleColumn, answers: Answers): string {
  const durations = weekOf(answers).durationsByDay.get(day);
  return durations ? timesOf(durations, hasNoLunch(day, answers))[column] : '';
}

/** Returns the proposal for an activity of table 2; '' for none. */
export function proposedActivity(key: string, activities: readonly Activity[], answers: Answers): string {
  const { remaining } = weekOf(answers);
  if (remaining === null) return '';
  const minutes = proposedActivities(remaining, activities)[
    activities.findIndex((activity) => activity.key === key)
  ];
  return minutes === undefined ? '' : formatDuration(minutes);
}
