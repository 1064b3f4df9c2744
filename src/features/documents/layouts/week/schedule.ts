import {
  type Amount,
  computeAmount,
  type DurationSource,
  type Formula,
  type ReadField,
} from '../../model/amount.ts';
import { durationInWords } from '../../model/hours.ts';
import { parseInteger } from '../../model/number.ts';

export const days = ['lunes', 'martes', 'miercoles', 'jueves', 'viernes'] as const;
export const clockColumns = ['entrada', 'colacion_inicio', 'colacion_termino', 'salida'] as const;
export const durationColumns = ['aula', 'recreos'] as const;
export const scheduleColumns = [...clockColumns, ...durationColumns] as const;

/** Field with the weekly hours that the parties agree on. */
export const hoursKey = 'jor_horas';

export type Day = (typeof days)[number];
export type ScheduleColumn = (typeof scheduleColumns)[number];
/** Checkboxes of a day: it is off («libre»), or it has no lunch («sin_colacion»). */
export type DayBox = 'libre' | 'sin_colacion';
export type ScheduleKey = `jor_${Day}_${ScheduleColumn | DayBox}`;
export type WeekKey = ScheduleKey | typeof hoursKey;

export function scheduleKey<D extends Day, C extends ScheduleColumn | DayBox>(
  day: D,
  column: C,
): `jor_${D}_${C}` {
  return `jor_${day}_${column}`;
}

export function isLunchColumn(column: ScheduleColumn): boolean {
  return column === 'colacion_inicio' || column === 'colacion_termino';
}

export const dayNames: Readonly<Record<Day, string>> = {
  lunes: 'Lunes',
  martes: 'Martes',
  miercoles: 'Miércoles',
  jueves: 'Jueves',
  viernes: 'Viernes',
};

export const boxNames: Readonly<Record<DayBox, string>> = {
  libre: 'No trabaja este día',
  sin_colacion: 'Sin colación',
};

export const columnNames: Readonly<Record<ScheduleColumn, string>> = {
  entrada: 'Entrada',
  colacion_inicio: 'Inicio colación',
  colacion_termino: 'Término colación',
  salida: 'Salida',
  aula: 'Docencia de aula (lectivas)',
  recreos: 'Recreos',
};

/** Row of table 2, which distributes the hours outside class among activities. */
export type Activity<Key extends string = string> = {
  readonly key: Key;
  readonly name: string;
  /** Minutes in the proposed full week. The proposal for shorter weeks keeps the proportions between the activities. */
  readonly minutes: number;
};

/** Hours of 60 minutes in a full week (Estatuto Docente, art. 80). */
export const fullWeekHours = 44;

/** Minutes of teaching, without breaks, that a full week allows (art. 80). */
const fullWeekTeachingMinutes = 28 * 60 + 30;

export const teachingLimit = {
  unit: 'formula',
  keys: [hoursKey],
  blank: 28,
  compute: (read) => {
    const hours = weeklyHours(read(hoursKey));
    return hours === null ? null : Math.floor((hours * fullWeekTeachingMinutes) / fullWeekHours);
  },
  format: durationInWords,
} as const satisfies Formula;

/** Maximum working hours per day that the document allows. */
export const maxHoursPerDay = 10;

export const maxMinutesWithoutLunch = 5 * 60;

export function weeklyHours(answer: string): number | null {
  const hours = parseInteger(answer);
  return hours !== null && hours >= 1 && hours <= fullWeekHours ? hours : null;
}

function hoursAmount<const Key extends string>(
  plus: readonly DurationSource<Key>[],
  minus: readonly DurationSource<Key>[] = [],
): Amount<Key> {
  return { unit: 'hours', plus, minus };
}

function workSpan(day: Day) {
  return [scheduleKey(day, 'entrada'), scheduleKey(day, 'salida')] as const;
}

function lunchSpan(day: Day) {
  return [scheduleKey(day, 'colacion_inicio'), scheduleKey(day, 'colacion_termino')] as const;
}

function amountsOf(workedDays: readonly Day[]) {
  const teaching = workedDays.map((day) => scheduleKey(day, 'aula'));
  const breaks = workedDays.map((day) => scheduleKey(day, 'recreos'));
  return {
    teaching: hoursAmount(teaching),
    breaks: hoursAmount(breaks),
    /** Lunch, which doesn't count as working time. */
    lunch: hoursAmount(workedDays.map(lunchSpan)),
    /** Time outside class: the working time without teaching and breaks. */
    other: hoursAmount(workedDays.map(workSpan), [...workedDays.map(lunchSpan), ...teaching, ...breaks]),
    total: hoursAmount(workedDays.map(workSpan), workedDays.map(lunchSpan)),
  };
}

export function dayAmounts(day: Day) {
  return amountsOf([day]);
}

export const weekAmounts = amountsOf(days);

export function activitiesAmount<const Key extends string>(
  activities: readonly Activity<Key>[],
): Amount<Key> {
  return hoursAmount(activities.map(({ key }) => key));
}

/** Totals in minutes; null if times are missing or invalid. */
export type Totals = Readonly<Record<keyof ReturnType<typeof amountsOf>, number | null>>;

function computeTotals(
  { teaching, breaks, lunch, other, total }: ReturnType<typeof amountsOf>,
  read: ReadField,
): Totals {
  return {
    teaching: computeAmount(teaching, read),
    breaks: computeAmount(breaks, read),
    lunch: computeAmount(lunch, read),
    other: computeAmount(other, read),
    total: computeAmount(total, read),
  };
}

export function dayTotals(read: ReadField, day: Day): Totals {
  return computeTotals(dayAmounts(day), read);
}

export function weekTotals(read: ReadField): Totals {
  return computeTotals(weekAmounts, read);
}
