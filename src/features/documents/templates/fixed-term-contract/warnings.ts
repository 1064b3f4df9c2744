import { addYears, isIsoDate } from '../../model/date.ts';
import type { Values } from '../../model/document.ts';
import { formatDuration, parseTime } from '../../model/hours.ts';
import {
  activities,
  clockColumns,
  type Day,
  dayNames,
  days,
  presetOf,
  scheduleKey,
} from '../../model/schedule.ts';
import { activityTotals, dayTotals, weekTotals } from '../../model/schedule-totals.ts';
import { given } from '../../model/values.ts';
import { type Warning, warnIf } from '../../model/warning.ts';
import type { ContractKey } from './fields.ts';
import { messages, rules } from './messages.ts';

type Answers = Values<ContractKey>;
type Warnings = readonly Warning<ContractKey>[];

// In minutes.
const week = 44 * 60;
const mostTeaching = 28 * 60 + 30;
const mostOfDay = 10 * 60;
const leastLunch = 30;

const leastPreparation = 0.4;

/** In years: teachers hold a professional title, others get one. */
const longestTerm = 2;

function clockKeys(day: Day) {
  return clockColumns.map((column) => scheduleKey(day, column));
}

/** In, to lunch, back, out: false for times that are none, which `problemOf` says. */
function outOfOrder(values: Answers, day: Day): boolean {
  const times = clockKeys(day).map((key) => parseTime(given(values, key) || presetOf(key)));
  return times.some((time, index) => {
    const before = times[index - 1];
    return time !== null && before !== null && before !== undefined && time < before;
  });
}

function dayWarnings(values: Answers, day: Day): Warnings {
  const { lunch, other, total } = dayTotals(values, day);
  const name = dayNames[day];
  if (outOfOrder(values, day)) return [{ keys: clockKeys(day), message: messages.order(name) }];
  return [
    ...warnIf(lunch !== null && lunch < leastLunch, {
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
    }),
  ];
}

/** Whether the durations of the day read as such, so that a missing rest means that they are too much. */
function readable(values: Answers, day: Day): boolean {
  const { teaching, breaks } = dayTotals(values, day);
  return teaching !== null && breaks !== null;
}

function weekWarnings(values: Answers): Warnings {
  const { teaching, other, total } = weekTotals(values);
  const { total: outside, preparation } = activityTotals(values);
  return [
    ...warnIf(total !== null && total !== week, {
      keys: days.flatMap(clockKeys),
      message: messages.week(formatDuration(total ?? 0)),
      rule: rules.week,
    }),
    ...warnIf(teaching !== null && teaching > mostTeaching, {
      keys: days.map((day) => scheduleKey(day, 'aula')),
      message: messages.teaching(formatDuration(teaching ?? 0)),
      rule: rules.week,
    }),
    ...warnIf(outside !== null && other !== null && outside !== other, {
      keys: activities.map(({ key }) => key),
      message: messages.outside(formatDuration(outside ?? 0), formatDuration(other ?? 0)),
    }),
    ...warnIf(outside !== null && preparation !== null && preparation < outside * leastPreparation, {
      keys: ['nol_preparacion'],
      message: messages.preparation(formatDuration(preparation ?? 0), formatDuration(outside ?? 0)),
      rule: rules.week,
    }),
  ];
}

function termWarnings(values: Answers): Warnings {
  const start = given(values, 'plazo_inicio');
  const end = given(values, 'plazo_termino');
  if (!isIsoDate(start) || !isIsoDate(end)) return [];
  const keys = ['plazo_inicio', 'plazo_termino'] as const;
  return [
    ...warnIf(end <= start, { keys, message: messages.end }),
    ...warnIf(end > addYears(start, longestTerm), { keys, message: messages.term, rule: rules.term }),
  ];
}

/** The week, the hours outside class and the term, against the limits of the law and of the contract. */
export function warnings(values: Answers): Warnings {
  return [
    ...days.flatMap((day) => dayWarnings(values, day)),
    ...weekWarnings(values),
    ...termWarnings(values),
  ];
}
