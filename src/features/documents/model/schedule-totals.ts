import { type Amount, compute, type Read, type Span } from './amount.ts';
import { type ActivityKey, activities, type Day, days, type ScheduleKey, scheduleKey } from './schedule.ts';

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

function totals(amounts: ReturnType<typeof inDays>, read: Read): Totals {
  return {
    teaching: compute(amounts.teaching, read),
    breaks: compute(amounts.breaks, read),
    lunch: compute(amounts.lunch, read),
    other: compute(amounts.other, read),
    total: compute(amounts.total, read),
  };
}

/** The day's totals as the document prints them. */
export function dayTotals(read: Read, day: Day): Totals {
  return totals(dayAmounts(day), read);
}

export function weekTotals(read: Read): Totals {
  return totals(weekAmounts, read);
}

/** The minutes of table 2, and those of them that prepare classes. */
export function activityTotals(read: Read): {
  readonly total: number | null;
  readonly preparation: number | null;
} {
  return {
    total: compute(activitiesAmount, read),
    preparation: compute(hours(['nol_preparacion']), read),
  };
}
