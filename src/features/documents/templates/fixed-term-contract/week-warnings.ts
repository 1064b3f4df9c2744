import { type Values, type Warning, warnIf } from '../../model/document.ts';
import { formatDuration, parseTime } from '../../model/hours.ts';
import {
  activities,
  clockColumns,
  type Day,
  dayNames,
  days,
  hoursKey,
  mostTeaching,
  scheduleKey,
  weeklyHours,
} from '../../model/schedule.ts';
import { activityTotals, dayTotals, weekReader, weekTotals } from '../../model/schedule-totals.ts';
import { given } from '../../model/values.ts';
import type { ContractKey } from './fields.ts';
import { messages, rules } from './messages.ts';

type Answers = Values<ContractKey>;
type Warnings = readonly Warning<ContractKey>[];

// In minutes.
const mostOfDay = 10 * 60;
const leastLunch = 30;

const leastPreparation = 0.4;

function clockKeys(day: Day) {
  return clockColumns.map((column) => scheduleKey(day, column));
}

/** In, to lunch, back, out: false for times that are none, which `problemOf` says. */
function outOfOrder(values: Answers, day: Day): boolean {
  const read = weekReader(values);
  const times = clockKeys(day).map((key) => parseTime(read(key)));
  return times.some((time, index) => {
    const before = times[index - 1];
    return time !== null && before !== null && before !== undefined && time < before;
  });
}

function dayWarnings(values: Answers, day: Day): Warnings {
  const { lunch, other, total } = dayTotals(values, day);
  const name = dayNames[day];
  if (outOfOrder(values, day))
    return [{ keys: clockKeys(day), message: messages.order(name), rule: rules.table }];
  return [
    // A day without work has no lunch.
    ...warnIf(lunch !== null && lunch < leastLunch && total !== 0, {
      keys: [scheduleKey(day, 'colacion_inicio'), scheduleKey(day, 'colacion_termino')],
      message: messages.lunch(name, formatDuration(lunch ?? 0)),
      rule: rules.lunch,
    }),
    ...warnIf(total !== null && total > mostOfDay, {
      keys: [scheduleKey(day, 'entrada'), scheduleKey(day, 'salida')],
      message: messages.day(name, formatDuration(total ?? 0)),
      rule: rules.day,
    }),
    ...warnIf(total !== null && other === null && readable(values, day), {
      keys: [scheduleKey(day, 'aula'), scheduleKey(day, 'recreos')],
      message: messages.parts(name),
      rule: rules.table,
    }),
  ];
}

/** Whether the durations of the day read as such, so that a missing rest means that they are too much. */
function readable(values: Answers, day: Day): boolean {
  const { teaching, breaks } = dayTotals(values, day);
  return teaching !== null && breaks !== null;
}

function limitWarnings(values: Answers, hours: number): Warnings {
  const { teaching, total } = weekTotals(values);
  const most = mostTeaching(hours);
  return [
    ...warnIf(total !== null && total !== hours * 60, {
      keys: [hoursKey, ...days.flatMap(clockKeys)],
      under: 'last',
      message: messages.week(formatDuration(total ?? 0), hours),
      rule: rules.week(hours),
    }),
    ...warnIf(teaching !== null && teaching > most, {
      keys: days.map((day) => scheduleKey(day, 'aula')),
      under: 'last',
      message: messages.teaching(formatDuration(teaching ?? 0), formatDuration(most)),
      rule: rules.teaching(hours),
    }),
  ];
}

function activityWarnings(values: Answers): Warnings {
  const { other } = weekTotals(values);
  const { total: outside, preparation } = activityTotals(values);
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
  const hours = weeklyHours(given(values, hoursKey));
  return [
    ...days.flatMap((day) => dayWarnings(values, day)),
    ...(hours === null ? [] : limitWarnings(values, hours)),
    ...activityWarnings(values),
  ];
}
