import { addDays, addYears, isYearApart, plainDate, yearsBetween } from '../date.ts';
import type { Rule, RuleInput } from '../document.ts';
import { dateOf } from '../values.ts';
import { type Requirement, rule, say, type Wording } from './rule.ts';

/** Stands for the current day in a rule about dates. */
export const today: unique symbol = Symbol('today');

/** Source of a date in a rule: a field, the first of several fields that has a date, or today. */
export type DatePlace<Key extends string> = Key | readonly Key[] | typeof today;

export function keysAt<Key extends string>(place: DatePlace<Key>): readonly Key[] {
  if (typeof place === 'symbol') return [];
  return typeof place === 'string' ? [place] : place;
}

export function dateAt<Key extends string>(place: DatePlace<Key>, input: RuleInput<Key>) {
  if (place === today) return { keys: [], date: input.today };
  const dates = keysAt(place).map((key) => ({ keys: [key], date: dateOf<Key>(input.values, key) }));
  return dates.find(({ date }) => date !== null);
}

export function labelAt<Key extends string>(place: DatePlace<Key>, labelOf: (key: Key) => string): string {
  const labels = keysAt(place).map((key) => labelOf(key));
  return `[${labels.join(' o ') || 'hoy'}]`;
}

/**
 * Defines a rule about two dates. It finds nothing while one of them is unknown. Its message shows both dates and the
 * whole years from the first to the second.
 */
export function dates<const Key extends string>(
  one: DatePlace<Key>,
  other: DatePlace<Key>,
  isBroken: (one: string, other: string) => boolean,
  { message, keys, ...details }: Wording<Key>,
  requirement?: Requirement,
): Rule<Key> {
  return rule({
    ...details,
    keys: keys ?? [...keysAt(one), ...keysAt(other)],
    ...(requirement && {
      requirement: (labelOf) => requirement(labelAt(one, labelOf), labelAt(other, labelOf)),
    }),
    sentence: (labelOf) => say(message, [labelAt(one, labelOf), labelAt(other, labelOf), '[n]']),
    find: (input) => {
      const [first, second] = [dateAt(one, input), dateAt(other, input)];
      if (!first?.date || !second?.date || !isBroken(first.date, second.date)) return false;
      const years = String(yearsBetween(first.date, second.date));
      return {
        keys: keys ?? [...first.keys, ...second.keys],
        message: say(message, [plainDate(first.date), plainDate(second.date), years]),
      };
    },
  });
}

type DatesRule = <const Key extends string>(
  one: DatePlace<Key>,
  other: DatePlace<Key>,
  wording: Wording<Key>,
) => Rule<Key>;

/** Requires the first date to be before the second. */
export const before: DatesRule = (one, other, wording) =>
  dates(
    one,
    other,
    (a, b) => a >= b,
    wording,
    (a, b) => `${a} es anterior a ${b}.`,
  );

export const after: DatesRule = (one, other, wording) =>
  dates(
    one,
    other,
    (a, b) => a <= b,
    wording,
    (a, b) => `${a} es posterior a ${b}.`,
  );

export const notAfter: DatesRule = (one, other, wording) =>
  dates(
    one,
    other,
    (a, b) => a > b,
    wording,
    (a, b) => `${a} no es posterior a ${b}.`,
  );

export const notBefore: DatesRule = (one, other, wording) =>
  dates(
    one,
    other,
    (a, b) => a < b,
    wording,
    (a, b) => `${a} no es anterior a ${b}.`,
  );

export function notAfterToday<const Key extends string>(key: Key, wording: Wording<Key>): Rule<Key> {
  return notAfter(key, today, wording);
}

/** Requires the two dates to be at most a year apart, in either order. */
export const withinYear: DatesRule = (one, other, wording) =>
  dates(one, other, isYearApart, wording, (a, b) => `Entre ${a} y ${b} hay a lo más un año.`);

export const yearBefore: Requirement = (a, b) => `${a} no es posterior a ${b}, ni anterior en más de un año.`;

/** Requires the first to be at most a year before the second, and not after it. */
export const withinYearBefore: DatesRule = (one, other, wording) =>
  dates(one, other, (a, b) => a > b || isYearApart(a, b), wording, yearBefore);

type Limited<Key extends string, Unit extends string> = Wording<Key> & { readonly [U in Unit]: number };

/** Requires the second to be at most that many years after the first. */
export function withinYears<const Key extends string>(
  one: DatePlace<Key>,
  other: DatePlace<Key>,
  { years, ...wording }: Limited<Key, 'years'>,
): Rule<Key> {
  return dates(
    one,
    other,
    (a, b) => b > addYears(a, years),
    wording,
    (a, b) => `${b} es a lo más ${years === 1 ? 'un año' : `${years} años`} después de ${a}.`,
  );
}

/** Requires the second to be at most that many days after the first. */
export function withinDays<const Key extends string>(
  one: DatePlace<Key>,
  other: DatePlace<Key>,
  { days, ...wording }: Limited<Key, 'days'>,
): Rule<Key> {
  return dates(
    one,
    other,
    (a, b) => b > addDays(a, days),
    wording,
    (a, b) => `${b} es a lo más ${days} días después de ${a}.`,
  );
}

/** Requires the whole years from the first to the second to be within both limits. */
export function agesBetween<const Key extends string>(
  from: DatePlace<Key>,
  to: DatePlace<Key>,
  {
    least = Number.NEGATIVE_INFINITY,
    most = Number.POSITIVE_INFINITY,
    ...wording
  }: Wording<Key> & { readonly least?: number; readonly most?: number },
): Rule<Key> {
  const isBroken = (a: string, b: string) => yearsBetween(a, b) < least || yearsBetween(a, b) > most;
  const limits = [
    ...(Number.isFinite(least) ? [`al menos ${least} años`] : []),
    ...(Number.isFinite(most) ? [`a lo más ${most} años`] : []),
  ];
  return dates(from, to, isBroken, wording, (a, b) => `De ${a} a ${b} hay ${limits.join(' y ')}.`);
}

/** Condition for {@link when}: the field has no date. */
export function isUndated<const Key extends string>(key: Key) {
  return ({ values }: RuleInput<Key>): boolean => dateOf<Key>(values, key) === null;
}

/** Condition for {@link when}: the date is today or earlier. */
export function isPast<const Key extends string>(key: Key) {
  return ({ values, today: day }: RuleInput<Key>): boolean => {
    const date = dateOf<Key>(values, key);
    return date !== null && date <= day;
  };
}
