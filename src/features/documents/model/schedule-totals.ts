import { type Amount, compute, type Read, type Span } from './amount.ts';
import type { Values } from './document.ts';
import {
  type ActivityKey,
  activities,
  type Day,
  days,
  fullWeek,
  hoursKey,
  type ScheduleKey,
  scheduleKey,
  weeklyHours,
} from './schedule.ts';
import { given } from './values.ts';
import { proposedHours } from './week-proposal.ts';

type HoursKey = ScheduleKey | ActivityKey;
type Hours = Amount<HoursKey>;

function hours(plus: readonly Span<HoursKey>[], minus: readonly Span<HoursKey>[] = []): Hours {
  return { unit: 'hours', plus, minus };
}

function atWork(day: Day) {
  return [scheduleKey(day, 'entrada'), scheduleKey(day, 'salida')] as const;
}

function atLunch(day: Day) {
  return [scheduleKey(day, 'colacion_inicio'), scheduleKey(day, 'colacion_termino')] as const;
}

function inDays(which: readonly Day[]) {
  const teaching = which.map((day) => scheduleKey(day, 'aula'));
  const breaks = which.map((day) => scheduleKey(day, 'recreos'));
  return {
    /** Docencia de aula, without breaks. */
    teaching: hours(teaching),
    breaks: hours(breaks),
    /** Colación, which does not count as working time. */
    lunch: hours(which.map(atLunch)),
    /** No lectivas: the rest of the working day. */
    other: hours(which.map(atWork), [...which.map(atLunch), ...teaching, ...breaks]),
    total: hours(which.map(atWork), which.map(atLunch)),
  };
}

export function dayAmounts(day: Day) {
  return inDays([day]);
}

export const weekAmounts = inDays(days);

/** The total of table 2. */
export const activitiesAmount = hours(activities.map((activity) => activity.key));

/** Minutes; null where times are missing or invalid. */
export type Totals = {
  readonly teaching: number | null;
  readonly breaks: number | null;
  readonly lunch: number | null;
  readonly other: number | null;
  readonly total: number | null;
};

/** Reads the answers of the week; where there is none, what is proposed for the hours agreed on. */
export function weekReader(values: Values): Read {
  const hours = weeklyHours(given(values, hoursKey)) ?? fullWeek;
  return (key) => given(values, key) || proposedHours(key, hours);
}

function totals(amounts: ReturnType<typeof inDays>, values: Values): Totals {
  const read = weekReader(values);
  return {
    teaching: compute(amounts.teaching, read),
    breaks: compute(amounts.breaks, read),
    lunch: compute(amounts.lunch, read),
    other: compute(amounts.other, read),
    total: compute(amounts.total, read),
  };
}

/** The day's totals as the document prints them, from the values or their presets. */
export function dayTotals(values: Values, day: Day): Totals {
  return totals(dayAmounts(day), values);
}

export function weekTotals(values: Values): Totals {
  return totals(weekAmounts, values);
}

/** The minutes of table 2, and those of them that prepare classes. */
export function activityTotals(values: Values): {
  readonly total: number | null;
  readonly preparation: number | null;
} {
  const read = weekReader(values);
  return {
    total: compute(activitiesAmount, read),
    preparation: compute(hours(['nol_preparacion']), read),
  };
}
