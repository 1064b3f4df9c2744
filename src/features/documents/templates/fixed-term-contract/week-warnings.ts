import { absent, type Read } from '../../model/amount.ts';
import { type Values, type Warning, warnIf } from '../../model/document.ts';
import { formatDuration, parseTime } from '../../model/hours.ts';
import {
  activities,
  clockColumns,
  type Day,
  dayNames,
  hoursKey,
  mostOfDay,
  mostTeaching,
  mostWithoutLunch,
  scheduleKey,
  weeklyHours,
} from '../../model/schedule.ts';
import { activityTotals, dayTotals, weekTotals } from '../../model/schedule-totals.ts';
import { answersTo } from '../../model/values.ts';
import { isTooLong, leastDays, weekKeys, workdays } from '../../model/week-proposal.ts';
import type { ContractKey } from './fields.ts';
import { messages, rules } from './messages.ts';
import { weekReader } from './week-fields.ts';

type Answers = Values<ContractKey>;
type Warnings = readonly Warning<ContractKey>[];

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
function outOfOrder(read: Read, day: Day): boolean {
  const times = clockKeys(read, day).map((key) => parseTime(read(key)));
  return times.some((time, index) => {
    const before = times[index - 1];
    return time !== null && before !== null && before !== undefined && time < before;
  });
}

function lunchWarnings(read: Read, day: Day): Warnings {
  const { lunch, total } = dayTotals(read, day);
  const isLong = total !== null && total > mostWithoutLunch;
  if (!isLong || lunch === null || lunch >= leastLunch) return [];
  const name = dayNames[day];
  return [
    hasLunch(read, day)
      ? { keys: lunchKeys(day), message: messages.lunch(name, formatDuration(lunch)), rule: rules.lunch }
      : {
          keys: [scheduleKey(day, 'sin_colacion')],
          message: messages.noLunch(name, formatDuration(total)),
          rule: rules.lunch,
        },
  ];
}

function dayWarnings(read: Read, day: Day): Warnings {
  const { other, total } = dayTotals(read, day);
  const name = dayNames[day];
  if (outOfOrder(read, day)) {
    const message = messages.order(name, hasLunch(read, day));
    return [{ keys: clockKeys(read, day), message, rule: rules.table }];
  }
  return [
    ...lunchWarnings(read, day),
    ...warnIf(total !== null && total > mostOfDay * 60, {
      keys: [scheduleKey(day, 'entrada'), scheduleKey(day, 'salida')],
      message: messages.day(name, formatDuration(total ?? 0)),
      rule: rules.day,
    }),
    ...warnIf(total !== null && other === null && readable(read, day), {
      keys: [scheduleKey(day, 'aula'), scheduleKey(day, 'recreos')],
      message: messages.parts(name),
      rule: rules.table,
    }),
  ];
}

/** Whether the durations of the day read as such, so that a missing rest means that they are too much. */
function readable(read: Read, day: Day): boolean {
  const { teaching, breaks } = dayTotals(read, day);
  return teaching !== null && breaks !== null;
}

function limitWarnings(read: Read, worked: readonly Day[], hours: number): Warnings {
  const { teaching, total } = weekTotals(read);
  const most = mostTeaching(hours);
  return [
    ...warnIf(worked.length > 0 && total !== null && total !== hours * 60, {
      keys: [hoursKey, ...worked.flatMap((day) => clockKeys(read, day))],
      under: 'last',
      message: messages.week(formatDuration(total ?? 0), hours),
      rule: rules.week(hours),
    }),
    ...warnIf(teaching !== null && teaching > most, {
      keys: worked.map((day) => scheduleKey(day, 'aula')),
      under: 'last',
      message: messages.teaching(formatDuration(teaching ?? 0), formatDuration(most)),
      rule: rules.teaching(hours),
    }),
  ];
}

function activityWarnings(read: Read): Warnings {
  const { other } = weekTotals(read);
  const { total: outside, preparation } = activityTotals(read);
  return [
    ...warnIf(outside !== null && other !== null && outside !== other, {
      keys: activities.map(({ key }) => key),
      under: 'last',
      message: messages.outside(formatDuration(outside ?? 0), formatDuration(other ?? 0)),
      rule: rules.outside,
    }),
    ...warnIf(outside !== null && preparation !== null && preparation < outside * leastPreparation, {
      keys: ['nol_preparacion'],
      message: messages.preparation(formatDuration(preparation ?? 0), formatDuration(outside ?? 0)),
      rule: rules.preparation,
    }),
  ];
}

/** The week and the hours outside class, against the limits of the law and of the contract. */
export function weekWarnings(values: Answers): Warnings {
  const read = weekReader(values);
  const answers = answersTo(weekKeys, values);
  const hours = weeklyHours(read(hoursKey));
  const worked = workdays(answers);
  return [
    ...warnIf(hours !== null && isTooLong(answers), {
      keys: weekKeys,
      message: messages.tooLong(hours ?? 0, worked.length, leastDays(hours ?? 0)),
      rule: rules.day,
    }),
    ...worked.flatMap((day) => dayWarnings(read, day)),
    ...(hours === null ? [] : limitWarnings(read, worked, hours)),
    ...activityWarnings(read),
  ];
}
