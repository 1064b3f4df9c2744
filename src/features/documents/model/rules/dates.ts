import { longDate } from '../../../../platform/format.ts';
import { addDays, addYears, isOverYearApart, yearsBetween } from '../date.ts';
import type { Rule, RuleInput } from '../document.ts';
import { dateOf } from '../values.ts';
import { defineRule, formatMessage, type Requirement, type RuleOptions } from './rule.ts';

export const todayOperand: unique symbol = Symbol('today');

/** Date in a rule: a field, the first of several fields that has a date, or today. */
export type DateOperand<Key extends string> = Key | readonly Key[] | typeof todayOperand;

export function keysOfOperand<Key extends string>(operand: DateOperand<Key>): readonly Key[] {
  if (typeof operand === 'symbol') return [];
  return typeof operand === 'string' ? [operand] : operand;
}

export function dateOfOperand<Key extends string>(operand: DateOperand<Key>, input: RuleInput<Key>) {
  if (operand === todayOperand) return { keys: [], date: input.today };
  const dates = keysOfOperand(operand).map((key) => ({ keys: [key], date: dateOf<Key>(input.values, key) }));
  return dates.find(({ date }) => date !== null);
}

export function labelOfOperand<Key extends string>(
  operand: DateOperand<Key>,
  labelOf: (key: Key) => string,
): string {
  const labels = keysOfOperand(operand).map((key) => labelOf(key));
  return `[${labels.join(' o ') || 'hoy'}]`;
}

/**
 * Defines a rule about two dates. It finds nothing while one of the dates is missing or invalid. Its message gets both
 * dates in words, and the whole years from the first to the second.
 */
export function datesRule<const Key extends string>(
  firstOperand: DateOperand<Key>,
  secondOperand: DateOperand<Key>,
  isBroken: (first: string, second: string) => boolean,
  { message, keys, ...details }: RuleOptions<Key>,
  requirement?: Requirement,
): Rule<Key> {
  return defineRule({
    ...details,
    keys: keys ?? [...keysOfOperand(firstOperand), ...keysOfOperand(secondOperand)],
    ...(requirement && {
      requirement: (labelOf) =>
        requirement(labelOfOperand(firstOperand, labelOf), labelOfOperand(secondOperand, labelOf)),
    }),
    sentence: (labelOf) =>
      formatMessage(message, [
        labelOfOperand(firstOperand, labelOf),
        labelOfOperand(secondOperand, labelOf),
        '[n]',
      ]),
    find: (input) => {
      const [first, second] = [dateOfOperand(firstOperand, input), dateOfOperand(secondOperand, input)];
      if (!first?.date || !second?.date || !isBroken(first.date, second.date)) return false;
      const years = String(yearsBetween(first.date, second.date));
      return {
        keys: keys ?? [...first.keys, ...second.keys],
        message: formatMessage(message, [longDate(first.date), longDate(second.date), years]),
      };
    },
  });
}

type DatesRuleBuilder = <const Key extends string>(
  firstOperand: DateOperand<Key>,
  secondOperand: DateOperand<Key>,
  wording: RuleOptions<Key>,
) => Rule<Key>;

export const before: DatesRuleBuilder = (firstOperand, secondOperand, wording) =>
  datesRule(
    firstOperand,
    secondOperand,
    (a, b) => a >= b,
    wording,
    (a, b) => `${a} es anterior a ${b}.`,
  );

export const after: DatesRuleBuilder = (firstOperand, secondOperand, wording) =>
  datesRule(
    firstOperand,
    secondOperand,
    (a, b) => a <= b,
    wording,
    (a, b) => `${a} es posterior a ${b}.`,
  );

export const notAfter: DatesRuleBuilder = (firstOperand, secondOperand, wording) =>
  datesRule(
    firstOperand,
    secondOperand,
    (a, b) => a > b,
    wording,
    (a, b) => `${a} no es posterior a ${b}.`,
  );

export const notBefore: DatesRuleBuilder = (firstOperand, secondOperand, wording) =>
  datesRule(
    firstOperand,
    secondOperand,
    (a, b) => a < b,
    wording,
    (a, b) => `${a} no es anterior a ${b}.`,
  );

export function notAfterToday<const Key extends string>(key: Key, wording: RuleOptions<Key>): Rule<Key> {
  return notAfter(key, todayOperand, wording);
}

/** Requires the two dates to be at most a year apart, whichever comes first. */
export const withinYear: DatesRuleBuilder = (firstOperand, secondOperand, wording) =>
  datesRule(
    firstOperand,
    secondOperand,
    isOverYearApart,
    wording,
    (a, b) => `Entre ${a} y ${b} hay a lo más un año.`,
  );

export const yearBeforeRequirement: Requirement = (a, b) =>
  `${a} no es posterior a ${b}, ni anterior en más de un año.`;

/** Requires the first date to be at most a year before the second, and not after it. */
export const withinYearBefore: DatesRuleBuilder = (firstOperand, secondOperand, wording) =>
  datesRule(
    firstOperand,
    secondOperand,
    (a, b) => a > b || isOverYearApart(a, b),
    wording,
    yearBeforeRequirement,
  );

type LimitOptions<Key extends string, Unit extends string> = RuleOptions<Key> & {
  readonly [U in Unit]: number;
};

/** Requires the second date to be at most that many years after the first. */
export function withinYears<const Key extends string>(
  firstOperand: DateOperand<Key>,
  secondOperand: DateOperand<Key>,
  { years, ...wording }: LimitOptions<Key, 'years'>,
): Rule<Key> {
  return datesRule(
    firstOperand,
    secondOperand,
    (a, b) => b > addYears(a, years),
    wording,
    (a, b) => `${b} es a lo más ${years === 1 ? 'un año' : `${years} años`} después de ${a}.`,
  );
}

/** Requires the second date to be at most that many days after the first. */
export function withinDays<const Key extends string>(
  firstOperand: DateOperand<Key>,
  secondOperand: DateOperand<Key>,
  { days, ...wording }: LimitOptions<Key, 'days'>,
): Rule<Key> {
  return datesRule(
    firstOperand,
    secondOperand,
    (a, b) => b > addDays(a, days),
    wording,
    (a, b) => `${b} es a lo más ${days} días después de ${a}.`,
  );
}

/** Requires the whole years from the first date to the second to be within the limits, of which one may be absent. */
export function agesBetween<const Key extends string>(
  firstOperand: DateOperand<Key>,
  secondOperand: DateOperand<Key>,
  {
    minYears = Number.NEGATIVE_INFINITY,
    maxYears = Number.POSITIVE_INFINITY,
    ...wording
  }: RuleOptions<Key> & { readonly minYears?: number; readonly maxYears?: number },
): Rule<Key> {
  const isBroken = (a: string, b: string) => yearsBetween(a, b) < minYears || yearsBetween(a, b) > maxYears;
  const limits = [
    ...(Number.isFinite(minYears) ? [`al menos ${minYears} años`] : []),
    ...(Number.isFinite(maxYears) ? [`a lo más ${maxYears} años`] : []),
  ];
  return datesRule(
    firstOperand,
    secondOperand,
    isBroken,
    wording,
    (a, b) => `De ${a} a ${b} hay ${limits.join(' y ')}.`,
  );
}

export function isUndated<const Key extends string>(key: Key) {
  return ({ values }: RuleInput<Key>): boolean => dateOf<Key>(values, key) === null;
}

export function isTodayOrPast<const Key extends string>(key: Key) {
  return ({ values, today }: RuleInput<Key>): boolean => {
    const date = dateOf<Key>(values, key);
    return date !== null && date <= today;
  };
}
