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
  readonly minutesBeforeLunch: number;
  readonly teaching: number;
  readonly breaks: number;
};

type ProposedWeek = {
  /** Durations of the worked days. The map is empty if the hours don't fit into the worked days. */
  readonly durationsByDay: ReadonlyMap<Day, DayDurations>;
  /** Minutes outside class, for the activities of table 2; null if the map is empty. */
  readonly nonTeachingMinutes: number | null;
};

// Proposed days for 44 hours on five days. The blank form prints them.
const longDayDurations: DayDurations = { total: 9 * 60, minutesBeforeLunch: 315, teaching: 315, breaks: 30 };
const fridayDurations: DayDurations = { total: 8 * 60, minutesBeforeLunch: 300, teaching: 270, breaks: 30 };
const weekTeachingMinutes = 4 * longDayDurations.teaching + fridayDurations.teaching;
const weekBreakMinutes = 4 * longDayDurations.breaks + fridayDurations.breaks;
/** Start of a proposed day, in minutes since midnight. */
export const usualStart = 8 * 60;
/** Minutes of work before lunch, if at least `minMinutesAfterLunch` minutes remain for the afternoon. */
const usualMorningMinutes = 5 * 60;
const minMinutesAfterLunch = 60;
/** Minutes of lunch on a proposed day. */
export const usualLunchMinutes = 45;

function floorToMultiple(step: number, minutes: number): number {
  return Math.floor(minutes / step) * step;
}

function hoursOf([answer = '']: Answers): number {
  return weeklyHours(answer) ?? fullWeekHours;
}

/** Returns the proposed number of workdays: enough that no day exceeds eight hours, and all five from 30 hours on. */
export function usualDayCount(hours: number): number {
  return hours >= 30 ? days.length : Math.ceil(hours / 8);
}

/**
 * True if the day's box is ticked. If the box has no answer, true for all days after the first proposed workdays (see
 * {@link usualDayCount}).
 */
export function isDayOff(day: Day, answers: Answers): boolean {
  const index = days.indexOf(day);
  const answer = answers[index + 1] ?? '';
  return answer === '' ? index >= usualDayCount(hoursOf(answers)) : answer === yes;
}

export function workdays(answers: Answers): readonly Day[] {
  return days.filter((day) => !isDayOff(day, answers));
}

export function minWorkdayCount(hours: number): number {
  return Math.ceil(hours / maxHoursPerDay);
}

export function dayDurations(total: number): DayDurations {
  const proportionalMinutes = (minutes: number) =>
    floorToMultiple(5, (total * minutes) / (fullWeekHours * 60));
  return {
    total,
    minutesBeforeLunch: Math.min(
      usualMorningMinutes,
      Math.max(total - minMinutesAfterLunch, floorToMultiple(5, total / 2)),
    ),
    teaching: proportionalMinutes(weekTeachingMinutes),
    breaks: proportionalMinutes(weekBreakMinutes),
  };
}

/** Splits the minutes into days of equal length, in multiples of five minutes. The last day takes the remainder. */
export function splitIntoEqualDays(minutes: number, count: number): readonly DayDurations[] {
  const dayLength = floorToMultiple(5, minutes / count);
  const lastDayMinutes = minutes - dayLength * (count - 1);
  return Array.from({ length: count }, (_, index) =>
    dayDurations(index < count - 1 ? dayLength : lastDayMinutes),
  );
}

/**
 * Distributes the minutes in proportion to `Activity.minutes`. Rounds the first activity, which prepares classes, up,
 * because the law gives it at least 40 % of the minutes outside class (Estatuto Docente, art. 80). The last activity
 * takes the remainder, which may be negative.
 */
export function distributeByActivity(
  minutesToDistribute: number,
  activities: readonly Activity[],
): readonly number[] {
  const total = activities.reduce((sum, { minutes }) => sum + minutes, 0);
  const parts = activities.slice(0, -1).map(({ minutes }, index) => {
    const part = (minutesToDistribute * minutes) / total;
    return index === 0 ? Math.ceil(part / 5) * 5 : floorToMultiple(5, part);
  });
  return [...parts, parts.reduce((remainder, minutes) => remainder - minutes, minutesToDistribute)];
}

export function proposeWeek(hours: number, workedDays: readonly Day[]): ProposedWeek {
  if (workedDays.length < minWorkdayCount(hours))
    return { durationsByDay: new Map(), nonTeachingMinutes: null };
  const isFullWeek = hours === fullWeekHours && workedDays.length === days.length;
  const durations = isFullWeek
    ? [longDayDurations, longDayDurations, longDayDurations, longDayDurations, fridayDurations]
    : splitIntoEqualDays(hours * 60, workedDays.length);
  const nonTeachingMinutes = durations.reduce(
    (sum, { total, teaching, breaks }) => sum + total - teaching - breaks,
    0,
  );
  return {
    durationsByDay: new Map(durations.map((day, index) => [workedDays[index] ?? 'lunes', day])),
    nonTeachingMinutes,
  };
}

/**
 * Proposed weeks, cached by hours and days, because computing a total reads every field of the week on each key press.
 */
const weeks = new Map<string, ProposedWeek>();

function weekOf(answers: Answers): ProposedWeek {
  const hours = hoursOf(answers);
  const workedDays = workdays(answers);
  const cacheKey = [hours, ...workedDays].join(' ');
  const week = weeks.get(cacheKey) ?? proposeWeek(hours, workedDays);
  weeks.set(cacheKey, week);
  return week;
}

export function hoursDontFitWorkdays(answers: Answers): boolean {
  return workdays(answers).length < minWorkdayCount(hoursOf(answers));
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
  { total, minutesBeforeLunch, teaching, breaks }: DayDurations,
  skipsLunch: boolean,
  defaults = { start: usualStart, lunch: usualLunchMinutes },
) {
  const lunchStart = defaults.start + minutesBeforeLunch;
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
  const { nonTeachingMinutes } = weekOf(answers);
  if (nonTeachingMinutes === null) return '';
  const minutes = distributeByActivity(nonTeachingMinutes, activities)[
    activities.findIndex((activity) => activity.key === key)
  ];
  return minutes === undefined ? '' : formatDuration(minutes);
}
