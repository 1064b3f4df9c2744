import { formatDuration, formatTime } from './hours.ts';
import {
  type ActivityKey,
  activities,
  type Day,
  days,
  fullWeek,
  type ScheduleColumn,
  scheduleColumns,
  scheduleKey,
} from './schedule.ts';

/** Minutes of a day, of which some come before lunch. */
type Shape = {
  readonly total: number;
  readonly beforeLunch: number;
  readonly teaching: number;
  readonly breaks: number;
};

// The week that the blank contract proposes: 44:00 hours.
const longDay: Shape = { total: 9 * 60, beforeLunch: 315, teaching: 315, breaks: 30 };
const friday: Shape = { total: 8 * 60, beforeLunch: 300, teaching: 270, breaks: 30 };
const activityMinutes = {
  nol_preparacion: 390,
  nol_colaborativo: 180,
  nol_evaluacion: 180,
  nol_familias: 90,
  nol_reuniones: 120,
} as const satisfies Record<ActivityKey, number>;
const activityTotal = 16 * 60;

const opening = 8 * 60;
const lunch = 45;
/** Work that remains after lunch, where the day is long enough. */
const afterLunch = 60;

function floorTo(step: number, minutes: number): number {
  return Math.floor(minutes / step) * step;
}

/** Minutes at work on that day. The five add up to the hours, in proportion to those of a full week. */
function dayLength(day: Day, hours: number): number {
  const step = hours < 5 ? 5 : 15;
  const long = Math.round((hours * longDay.total) / fullWeek / step) * step;
  return day === 'viernes' ? hours * 60 - 4 * long : long;
}

function shapeOf(day: Day, hours: number): Shape {
  const full = day === 'viernes' ? friday : longDay;
  const total = dayLength(day, hours);
  const part = (of: number) => floorTo(5, (total * of) / full.total);
  return {
    total,
    beforeLunch: Math.min(full.beforeLunch, Math.max(total - afterLunch, floorTo(5, total / 2))),
    teaching: part(full.teaching),
    breaks: part(full.breaks),
  };
}

/** The times that the contract proposes for a day. */
function proposedDay({
  total,
  beforeLunch,
  teaching,
  breaks,
}: Shape): Readonly<Record<ScheduleColumn, string>> {
  return {
    entrada: formatTime(opening),
    colacion_inicio: formatTime(opening + beforeLunch),
    colacion_termino: formatTime(opening + beforeLunch + lunch),
    salida: formatTime(opening + total + lunch),
    aula: formatDuration(teaching),
    recreos: formatDuration(breaks),
  };
}

/** @param left minutes that the proposed days leave outside class, which the activities share */
function proposedActivities(left: number): Readonly<Record<ActivityKey, number>> {
  const part = (of: ActivityKey) => (left * activityMinutes[of]) / activityTotal;
  // Rounded up: at least 40 % prepares classes.
  const nol_preparacion = Math.ceil(part('nol_preparacion') / 5) * 5;
  const nol_colaborativo = floorTo(5, part('nol_colaborativo'));
  const nol_evaluacion = floorTo(5, part('nol_evaluacion'));
  const nol_familias = floorTo(5, part('nol_familias'));
  const nol_reuniones = left - nol_preparacion - nol_colaborativo - nol_evaluacion - nol_familias;
  return { nol_preparacion, nol_colaborativo, nol_evaluacion, nol_familias, nol_reuniones };
}

function proposedWeek(hours: number): ReadonlyMap<string, string> {
  const shapes = days.map((day) => [day, shapeOf(day, hours)] as const);
  const left = shapes.reduce((sum, [, { total, teaching, breaks }]) => sum + total - teaching - breaks, 0);
  const outside = proposedActivities(left);
  return new Map([
    ...shapes.flatMap(([day, shape]) => {
      const times = proposedDay(shape);
      return scheduleColumns.map((column) => [scheduleKey(day, column), times[column]] as const);
    }),
    ...activities.map(({ key }) => [key, formatDuration(outside[key])] as const),
  ]);
}

/** By weekly hours: with every key press a total of the week reads the whole of it. */
const weeks = new Map<number, ReadonlyMap<string, string>>();

/** What the contract proposes for a field of the week, of weekly hours from 1 to 44; '' for every other key. */
export function proposedHours(key: string, hours: number): string {
  const week = weeks.get(hours) ?? proposedWeek(hours);
  weeks.set(hours, week);
  return week.get(key) ?? '';
}
