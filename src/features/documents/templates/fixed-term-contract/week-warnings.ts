import { absent, compute, type Read } from '../../model/amount.ts';
import { formatDuration, parseDuration, parseTime } from '../../model/hours.ts';
import {
  activities,
  activitiesAmount,
  clockColumns,
  type Day,
  dayNames,
  dayTotals,
  hoursKey,
  mostOfDay,
  mostWithoutLunch,
  scheduleKey,
  teachingLimit,
  weeklyHours,
  weekTotals,
} from '../../model/schedule.ts';
import { answersTo } from '../../model/values.ts';
import { isTooLong, leastDays, weekKeys, workdays } from '../../model/week-proposal.ts';
import { type Answers, rules, type Warnings } from './rules.ts';
import { weekReader } from './week-fields.ts';

// In minutes.
const leastLunch = 30;

const leastPreparation = 0.4;

function lunchKeys(day: Day) {
  return [scheduleKey(day, 'colacion_inicio'), scheduleKey(day, 'colacion_termino')] as const;
}

function hasLunch(read: Read, day: Day): boolean {
  return lunchKeys(day).some((key) => read(key) !== absent);
}

/** Those of the day's clock times that it has. */
function clockKeys(read: Read, day: Day) {
  return clockColumns.map((column) => scheduleKey(day, column)).filter((key) => read(key) !== absent);
}

/** In, to lunch, back, out: false for times that are none, which `problemOf` says. */
function isOutOfOrder(read: Read, day: Day): boolean {
  const times = clockKeys(read, day).map((key) => parseTime(read(key)));
  return times.some((time, index) => time !== null && time < (times[index - 1] ?? 0));
}

function dayWarnings(read: Read, day: Day): Warnings {
  const { teaching, breaks, lunch, other, total } = dayTotals(read, day);
  const name = dayNames[day];
  const isWithLunch = hasLunch(read, day);
  if (isOutOfOrder(read, day)) {
    const lunchTimes = isWithLunch ? 'inicio y término de la colación, ' : '';
    return [
      {
        keys: clockKeys(read, day),
        message: `${name}: las horas no están en orden (entrada, ${lunchTimes}salida).`,
        rule: rules.table,
      },
    ];
  }
  if (total === null) return [];
  const isShortOfLunch = total > mostWithoutLunch && lunch !== null && lunch < leastLunch;
  // Where the durations of the day are read, a missing rest means that they are too much.
  const isTooMuch = other === null && teaching !== null && breaks !== null;
  return [
    isShortOfLunch && {
      keys: isWithLunch ? lunchKeys(day) : [scheduleKey(day, 'sin_colacion')],
      message: isWithLunch
        ? `${name}: la colación dura ${formatDuration(lunch)}; debe ser de al menos 0:30.`
        : `${name}: la jornada suma ${formatDuration(total)} sin colación; la colación debe ser de al menos 0:30.`,
      rule: rules.lunch,
    },
    total > mostOfDay * 60 && {
      keys: [scheduleKey(day, 'entrada'), scheduleKey(day, 'salida')],
      message: `${name}: la jornada suma ${formatDuration(total)}; no debe exceder de 10:00.`,
      rule: rules.day,
    },
    isTooMuch && {
      keys: [scheduleKey(day, 'aula'), scheduleKey(day, 'recreos')],
      message: `${name}: la docencia de aula y los recreos suman más que la jornada del día.`,
      rule: rules.table,
    },
  ];
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

function tooLong(hours: number, count: number): string {
  const least = leastDays(hours);
  return count === 0
    ? `No queda ningún día de trabajo: ${counted(hours, 'hora necesita', 'horas necesitan')} al menos ${counted(least, 'día', 'días')}.`
    : `${hours} horas no caben en ${counted(count, 'día', 'días')}, a 10:00 por día: se necesitan al menos ${least} días. Por eso no se propone horario.`;
}

function limitWarnings(read: Read, worked: readonly Day[], hours: number): Warnings {
  const { teaching, total } = weekTotals(read);
  const most = compute(teachingLimit, read);
  const isOtherTotal = worked.length > 0 && total !== null && total !== hours * 60;
  const isOverTaught = teaching !== null && most !== null && teaching > most;
  return [
    isOtherTotal && {
      keys: [hoursKey, ...worked.flatMap((day) => clockKeys(read, day))],
      under: 'last',
      message: `La semana suma ${formatDuration(total)}; el contrato pacta ${hours}:00.`,
      rule: rules.week(hours),
    },
    isOverTaught && {
      keys: worked.map((day) => scheduleKey(day, 'aula')),
      under: 'last',
      message: `La docencia de aula suma ${formatDuration(teaching)}; no debe exceder de ${formatDuration(most)}.`,
      rule: rules.teaching(hours),
    },
  ];
}

function activityWarnings(read: Read): Warnings {
  const { other } = weekTotals(read);
  const total = compute(activitiesAmount, read);
  const preparation = parseDuration(read('nol_preparacion'));
  if (total === null) return [];
  const isOtherTotal = other !== null && total !== other;
  const isUnprepared = preparation !== null && preparation < total * leastPreparation;
  return [
    isOtherTotal && {
      keys: activities.map(({ key }) => key),
      under: 'last',
      message: `Las actividades no lectivas de la tabla 2 suman ${formatDuration(total)}; la tabla 1 deja ${formatDuration(other)}.`,
      rule: rules.outside,
    },
    isUnprepared && {
      keys: ['nol_preparacion'],
      message: `La preparación y evaluación suma ${formatDuration(preparation)} de ${formatDuration(total)} no lectivas: menos del 40 %, salvo que lo completen otras actividades que la ley permite considerar.`,
      rule: rules.preparation,
    },
  ];
}

/** The week and the hours outside class, against the limits of the law and of the contract. */
export function weekWarnings(values: Answers): Warnings {
  const read = weekReader(values);
  const answers = answersTo(weekKeys, values);
  const hours = weeklyHours(read(hoursKey));
  const worked = workdays(answers);
  return [
    hours !== null &&
      isTooLong(answers) && { keys: weekKeys, message: tooLong(hours, worked.length), rule: rules.day },
    ...worked.flatMap((day) => dayWarnings(read, day)),
    ...(hours === null ? [] : limitWarnings(read, worked, hours)),
    ...activityWarnings(read),
  ];
}
