import { computeAmount, notApplicableMark, type ReadField } from '../../model/amount.ts';
import type { MaybeWarning, Rule } from '../../model/document.ts';
import { formatDuration, parseDuration, parseTime } from '../../model/hours.ts';
import { citedSource } from '../../model/rules/rule.ts';
import {
  type Activity,
  activitiesAmount,
  clockColumns,
  type Day,
  dayNames,
  dayTotals,
  fullWeekHours,
  hoursKey,
  maxHoursPerDay,
  maxMinutesWithoutLunch,
  scheduleKey,
  teachingLimit,
  type WeekKey,
  weeklyHours,
  weekTotals,
} from './schedule.ts';
import { hoursDontFitWorkdays, minWorkdayCount, weekKeys, workdays } from './week-proposal.ts';

type Warnings<Key extends string = string> = readonly MaybeWarning<Key>[];

/** Law or clause behind each limit of the week, as the template cites it. */
export type WeekSources = {
  readonly lunch: string;
  readonly day: string;
  readonly week: (hours: number) => string;
  readonly teaching: (hours: number) => string;
  readonly table: string;
  readonly nonTeaching: string;
  readonly preparation: string;
};

/** Minimum minutes of a lunch (Código del Trabajo, art. 34). */
const minLunchMinutes = 30;

/** Minimum share of the hours outside class that must go to preparing classes (Estatuto Docente, art. 80). */
const minPreparationShare = 0.4;

function lunchKeys(day: Day) {
  return [scheduleKey(day, 'colacion_inicio'), scheduleKey(day, 'colacion_termino')] as const;
}

function hasLunch(read: ReadField, day: Day): boolean {
  return lunchKeys(day).some((key) => read(key) !== notApplicableMark);
}

function clockKeys(read: ReadField, day: Day) {
  return clockColumns
    .map((column) => scheduleKey(day, column))
    .filter((key) => read(key) !== notApplicableMark);
}

/**
 * True if the start of the day, the start and end of lunch and the end of the day are not in this order. Ignores
 * invalid times, whose fields already report a problem.
 */
function isOutOfOrder(read: ReadField, day: Day): boolean {
  const times = clockKeys(read, day).map((key) => parseTime(read(key)));
  return times.some((time, index) => time !== null && time < (times[index - 1] ?? 0));
}

function dayWarnings(read: ReadField, day: Day, sources: WeekSources): Warnings<WeekKey> {
  const { teaching, breaks, lunch, other: nonTeachingMinutes, total } = dayTotals(read, day);
  const name = dayNames[day];
  const dayHasLunch = hasLunch(read, day);
  if (isOutOfOrder(read, day)) {
    const lunchTimes = dayHasLunch ? 'inicio y término de la colación, ' : '';
    return [
      {
        keys: clockKeys(read, day),
        message: `${name}: las horas no están en orden (entrada, ${lunchTimes}salida).`,
        sourceText: sources.table,
      },
    ];
  }
  if (total === null) return [];
  const isLunchTooShort = total > maxMinutesWithoutLunch && lunch !== null && lunch < minLunchMinutes;
  // `other` is the day's total minus teaching and breaks. If both are known, `other` is null only if they exceed the
  // total.
  const partsExceedTotal = nonTeachingMinutes === null && teaching !== null && breaks !== null;
  return [
    isLunchTooShort && {
      keys: dayHasLunch ? lunchKeys(day) : [scheduleKey(day, 'sin_colacion')],
      message: dayHasLunch
        ? `${name}: la colación dura ${formatDuration(lunch)}; debe ser de al menos 0:30.`
        : `${name}: la jornada suma ${formatDuration(total)} sin colación; la colación debe ser de al menos 0:30.`,
      sourceText: sources.lunch,
    },
    total > maxHoursPerDay * 60 && {
      keys: [scheduleKey(day, 'entrada'), scheduleKey(day, 'salida')],
      message: `${name}: la jornada suma ${formatDuration(total)}; no debe exceder de 10:00.`,
      sourceText: sources.day,
    },
    partsExceedTotal && {
      keys: [scheduleKey(day, 'aula'), scheduleKey(day, 'recreos')],
      message: `${name}: la docencia de aula y los recreos suman más que la jornada del día.`,
      sourceText: sources.table,
    },
  ];
}

const countWithNoun = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

function tooLongMessage(hours: number, workedCount: number): string {
  const minDayCount = minWorkdayCount(hours);
  return workedCount === 0
    ? `No queda ningún día de trabajo: ${countWithNoun(hours, 'hora necesita', 'horas necesitan')} al menos ${countWithNoun(minDayCount, 'día', 'días')}.`
    : `${hours} horas no caben en ${countWithNoun(workedCount, 'día', 'días')}, a 10:00 por día: se necesitan al menos ${minDayCount} días. Por eso no se propone horario.`;
}

function limitWarnings(
  read: ReadField,
  workedDays: readonly Day[],
  hours: number,
  sources: WeekSources,
): Warnings<WeekKey> {
  const { teaching, total } = weekTotals(read);
  const maxTeachingMinutes = computeAmount(teachingLimit, read);
  const isTotalDifferent = workedDays.length > 0 && total !== null && total !== hours * 60;
  const isTeachingOverLimit =
    teaching !== null && maxTeachingMinutes !== null && teaching > maxTeachingMinutes;
  return [
    isTotalDifferent && {
      keys: [hoursKey, ...workedDays.flatMap((day) => clockKeys(read, day))],
      showUnder: 'last',
      message: `La semana suma ${formatDuration(total)}; el contrato pacta ${hours}:00.`,
      sourceText: sources.week(hours),
    },
    isTeachingOverLimit && {
      keys: workedDays.map((day) => scheduleKey(day, 'aula')),
      showUnder: 'last',
      message: `La docencia de aula suma ${formatDuration(teaching)}; no debe exceder de ${formatDuration(maxTeachingMinutes)}.`,
      sourceText: sources.teaching(hours),
    },
  ];
}

function activityWarnings<Key extends string>(
  read: ReadField,
  activities: readonly Activity<Key>[],
  sources: WeekSources,
): Warnings<Key> {
  const { other: weekNonTeachingMinutes } = weekTotals(read);
  const total = computeAmount(activitiesAmount(activities), read);
  const [firstActivity] = activities;
  if (total === null || !firstActivity) return [];
  const preparation = parseDuration(read(firstActivity.key));
  const isTotalDifferent = weekNonTeachingMinutes !== null && total !== weekNonTeachingMinutes;
  const isPreparationShort = preparation !== null && preparation < total * minPreparationShare;
  return [
    isTotalDifferent && {
      keys: activities.map(({ key }) => key),
      showUnder: 'last',
      message: `Las actividades no lectivas de la tabla 2 suman ${formatDuration(total)}; la tabla 1 deja ${formatDuration(weekNonTeachingMinutes)}.`,
      sourceText: sources.nonTeaching,
    },
    isPreparationShort && {
      keys: [firstActivity.key],
      message: `La preparación y evaluación suma ${formatDuration(preparation)} de ${formatDuration(total)} no lectivas: menos del 40 %, salvo que lo completen otras actividades que la ley permite considerar.`,
      sourceText: sources.preparation,
    },
  ];
}

/**
 * Returns warnings about a week that breaks the limits of the law or of the document.
 * @param read returns the answer to a field of the week, or its proposal
 * @param answers answers to {@link weekKeys}
 */
export function warningsOfWeek<Key extends string>(
  read: ReadField,
  answers: readonly string[],
  activities: readonly Activity<Key>[],
  sources: WeekSources,
): Warnings<WeekKey | Key> {
  const hours = weeklyHours(read(hoursKey));
  const workedDays = workdays(answers);
  return [
    hours !== null &&
      hoursDontFitWorkdays(answers) && {
        keys: weekKeys,
        message: tooLongMessage(hours, workedDays.length),
        sourceText: sources.day,
      },
    ...workedDays.flatMap((day) => dayWarnings(read, day, sources)),
    ...(hours === null ? [] : limitWarnings(read, workedDays, hours, sources)),
    ...activityWarnings(read, activities, sources),
  ];
}

/**
 * Returns the week's entries in the list of rules for lawyers. They name only Monday, since all days have the same
 * rules.
 */
export function linesOfWeek<Key extends string>(
  activities: readonly Activity<Key>[],
  sources: WeekSources,
): Rule<WeekKey | Key>['lines'] {
  const ruleLine = (keys: readonly (WeekKey | Key)[], sentence: string, source: string) => ({
    keys,
    sentence: () => sentence,
    source: citedSource(source),
  });
  const mondayKeys = (...columns: readonly Parameters<typeof scheduleKey>[1][]) =>
    columns.map((column) => scheduleKey('lunes', column));
  const activityKeys = activities.map(({ key }) => key);
  return [
    ruleLine(weekKeys, 'Las horas no caben en los días de trabajo, a 10:00 por día.', sources.day),
    ruleLine(
      mondayKeys(...clockColumns),
      'Lunes: las horas no están en orden (entrada, inicio y término de la colación, salida).',
      sources.table,
    ),
    ruleLine(
      mondayKeys('colacion_inicio', 'colacion_termino', 'sin_colacion'),
      'Lunes: la colación de un día de más de 5:00 debe ser de al menos 0:30.',
      sources.lunch,
    ),
    ruleLine(mondayKeys('entrada', 'salida'), 'Lunes: la jornada no debe exceder de 10:00.', sources.day),
    ruleLine(
      mondayKeys('aula', 'recreos'),
      'Lunes: la docencia de aula y los recreos suman más que la jornada del día.',
      sources.table,
    ),
    ...[fullWeekHours, 30].flatMap((hours) => [
      ruleLine(
        [hoursKey],
        `La semana no suma las ${hours} horas que el contrato pacta.`,
        sources.week(hours),
      ),
      ruleLine(
        mondayKeys('aula'),
        `Con ${hours} horas, la docencia de aula excede de su tope.`,
        sources.teaching(hours),
      ),
    ]),
    ruleLine(
      activityKeys,
      'Las actividades no lectivas de la tabla 2 no suman lo que deja la tabla 1.',
      sources.nonTeaching,
    ),
    ruleLine(
      activityKeys.slice(0, 1),
      'La preparación y evaluación suma menos del 40 % de las horas no lectivas.',
      sources.preparation,
    ),
  ];
}
