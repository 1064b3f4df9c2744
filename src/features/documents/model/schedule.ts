import { type Amount, compute, type Read, type Span } from './amount.ts';
import { wholeNumber } from './number.ts';

/** The editable days and columns of the contract's weekly table. */
export const days = ['lunes', 'martes', 'miercoles', 'jueves', 'viernes'] as const;
export const clockColumns = ['entrada', 'colacion_inicio', 'colacion_termino', 'salida'] as const;
export const durationColumns = ['aula', 'recreos'] as const;
export const scheduleColumns = [...clockColumns, ...durationColumns] as const;

/** The field of the weekly hours that the parties agree on. */
export const hoursKey = 'jor_horas';

export type Day = (typeof days)[number];
export type ScheduleColumn = (typeof scheduleColumns)[number];
/** The boxes of a day: that it is off, and that it has no lunch. */
export type DayBox = 'libre' | 'sin_colacion';
export type ScheduleKey = `jor_${Day}_${ScheduleColumn | DayBox}`;

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

/** The non-teaching activities of table 2. */
export const activities = [
  { key: 'nol_preparacion', name: 'Preparación de la enseñanza y evaluación de aprendizajes' },
  { key: 'nol_colaborativo', name: 'Trabajo colaborativo y coordinación con docentes y equipo de aula' },
  { key: 'nol_evaluacion', name: 'Evaluación diagnóstica, registros y expedientes PIE' },
  { key: 'nol_familias', name: 'Atención y orientación a las familias' },
  { key: 'nol_reuniones', name: 'Reuniones técnicas, consejo de profesores y reflexión pedagógica' },
] as const;

export type ActivityKey = (typeof activities)[number]['key'];

/** Chronological hours of a full week (Estatuto Docente, art. 80). */
export const fullWeek = 44;

/** Teaching that the weekly hours allow, breaks aside: in proportion to 28:30 of a full week (art. 80). */
export const teachingLimit = {
  unit: 'share',
  of: hoursKey,
  minutes: 28 * 60 + 30,
  per: fullWeek,
} as const satisfies Amount;

/** Hours of a day at work that the contract allows. */
export const mostOfDay = 10;

/** Minutes at work up to which a day has no lunch. */
export const mostWithoutLunch = 5 * 60;

/** The hours agreed on; null for what is no whole number from 1 to 44. */
export function weeklyHours(answer: string): number | null {
  const hours = wholeNumber(answer);
  return hours !== null && hours >= 1 && hours <= fullWeek ? hours : null;
}

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

/** In minutes; null where times are missing or invalid. */
export type Totals = Readonly<Record<keyof ReturnType<typeof inDays>, number | null>>;

function totals({ teaching, breaks, lunch, other, total }: ReturnType<typeof inDays>, read: Read): Totals {
  return {
    teaching: compute(teaching, read),
    breaks: compute(breaks, read),
    lunch: compute(lunch, read),
    other: compute(other, read),
    total: compute(total, read),
  };
}

/** The day's totals as the document prints them. */
export function dayTotals(read: Read, day: Day): Totals {
  return totals(dayAmounts(day), read);
}

export function weekTotals(read: Read): Totals {
  return totals(weekAmounts, read);
}
