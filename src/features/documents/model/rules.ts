// Rules of a template as data: the fields that they look at, what they say, and the law or clause behind them.
import { formatCount } from '../../../platform/format.ts';
import { comparable, validRut } from './comparing.ts';
import { addDays, addYears, isYearApart, plainDate, yearsBetween } from './date.ts';
import type { Rule, RuleInput, RuleLine, Source, Template, Warning } from './document.ts';
import { doubtfulLetter, emailProblem } from './email.ts';
import type { FieldGroup, Rows } from './field-group.ts';
import { formatDuration, parseDuration } from './hours.ts';
import { wholeNumber } from './number.ts';
import { dateOf, given } from './values.ts';

/** Source of a rule that follows from an article, a clause or a section. The form shows it below the warning. */
export function cited(text: string): Source {
  return { name: text, shown: text };
}

/** Source of a rule without a legal one. The form shows only the advice. */
export function ownCriterion(advice?: string): Source {
  return { name: 'Criterio propio', ...(advice === undefined ? {} : { shown: advice }) };
}

/** Returns a template's checks from its rules. */
export function checksOf<Key extends string>(
  rules: readonly Rule<Key>[],
): Pick<Template<Key>, 'warnings' | 'compare'> {
  const comparisons = rules.filter(({ comparesOthers }) => comparesOthers);
  const compare: Template<Key>['compare'] = (values, others) =>
    findAll(comparisons, { values, today: '', others });
  return {
    warnings: (values, today, others = []) => findAll(rules, { values, today, others }),
    ...(comparisons.length > 0 && { compare }),
  };
}

function findAll<Key extends string>(
  rules: readonly Rule<Key>[],
  input: RuleInput<Key>,
): readonly Warning<Key>[] {
  return rules.flatMap(({ find }) => find(input));
}

type Finding<Key extends string> = Pick<Warning<Key>, 'keys' | 'message'>;

/** Finding, or the falsy value of a condition that doesn't hold. */
type MaybeFinding<Key extends string> = Finding<Key> | false | null | '';

/** Where a rule comes from, and how the form shows its warnings. */
type Details = Pick<Warning, 'under' | 'onLeave'> & { readonly source: Source };

type Definition<Key extends string> = Details &
  Omit<RuleLine<Key>, 'source' | 'sentence'> & {
    readonly sentence: string | RuleLine<Key>['sentence'];
    readonly find: (input: RuleInput<Key>) => MaybeFinding<Key> | readonly MaybeFinding<Key>[];
    readonly comparesOthers?: true;
  };

/** Defines a rule of a kind of its own. Its warnings show its source. */
export function rule<Key extends string>({
  keys,
  sentence,
  source,
  find,
  comparesOthers,
  ...shown
}: Definition<Key>): Rule<Key> {
  const text = source.shown === undefined ? {} : { rule: source.shown };
  return {
    lines: [{ keys, source, sentence: typeof sentence === 'string' ? () => sentence : sentence }],
    find: (input) =>
      [find(input)]
        .flat()
        .filter((finding) => !!finding)
        .map((finding) => ({ ...finding, ...text, ...shown })),
    ...(comparesOthers && { comparesOthers }),
  };
}

/** Sentence of a warning, or a function of the answers as they stand in a sentence. */
type Message = string | ((...answers: readonly string[]) => string);

type Wording<Key extends string> = Details & {
  readonly message: Message;
  /** Fields of the warning, if they aren't those of the rule in its order. */
  readonly keys?: readonly Key[];
};

function say(message: Message, answers: readonly string[]): string {
  return typeof message === 'string' ? message : message(...answers);
}

/** Defines a rule about the answers to some fields. `read` returns them as the message shows them; null for no warning. */
function answersRule<Key extends string>(
  asked: readonly Key[],
  { message, keys = asked, ...details }: Wording<Key>,
  read: (answers: readonly string[]) => readonly string[] | false | null,
): Rule<Key> {
  return rule({
    ...details,
    keys,
    sentence: (labelOf) =>
      say(
        message,
        asked.map((key) => `[${labelOf(key)}]`),
      ),
    find: ({ values }) => {
      const answers = read(asked.map((key) => given<Key>(values, key)));
      return answers && { keys, message: say(message, answers) };
    },
  });
}

/** Stands for the current day in a rule about dates. */
export const today: unique symbol = Symbol('today');

/** A field with a date, the first of several that has one, or today. */
type DatePlace<Key extends string> = Key | readonly Key[] | typeof today;

function keysAt<Key extends string>(place: DatePlace<Key>): readonly Key[] {
  if (typeof place === 'symbol') return [];
  return typeof place === 'string' ? [place] : place;
}

function dateAt<Key extends string>(place: DatePlace<Key>, input: RuleInput<Key>) {
  if (place === today) return { keys: [], date: input.today };
  const dates = keysAt(place).map((key) => ({ keys: [key], date: dateOf<Key>(input.values, key) }));
  return dates.find(({ date }) => date !== null);
}

/**
 * Defines a rule about two dates, which says nothing while one of them is unknown. Its message shows both, and the whole
 * years from the first to the second.
 */
export function dates<const Key extends string>(
  one: DatePlace<Key>,
  other: DatePlace<Key>,
  isBroken: (one: string, other: string) => boolean,
  { message, keys, ...details }: Wording<Key>,
): Rule<Key> {
  return rule({
    ...details,
    keys: keys ?? [...keysAt(one), ...keysAt(other)],
    sentence: (labelOf) => {
      const label = (place: DatePlace<Key>) =>
        place === today
          ? '[hoy]'
          : `[${keysAt(place)
              .map((key) => labelOf(key))
              .join(' o ')}]`;
      return say(message, [label(one), label(other), '[n]']);
    },
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

export const before: DatesRule = (one, other, wording) => dates(one, other, (a, b) => a >= b, wording);

export const after: DatesRule = (one, other, wording) => dates(one, other, (a, b) => a <= b, wording);

export const notAfter: DatesRule = (one, other, wording) => dates(one, other, (a, b) => a > b, wording);

export const notBefore: DatesRule = (one, other, wording) => dates(one, other, (a, b) => a < b, wording);

export function notAfterToday<const Key extends string>(key: Key, wording: Wording<Key>): Rule<Key> {
  return notAfter(key, today, wording);
}

/** At most a year between both, whichever comes first. */
export const withinYear: DatesRule = (one, other, wording) => dates(one, other, isYearApart, wording);

/** The first is not after the second, and at most a year before it. */
export const withinYearBefore: DatesRule = (one, other, wording) =>
  dates(one, other, (a, b) => a > b || isYearApart(a, b), wording);

type Limited<Key extends string, Unit extends string> = Wording<Key> & { readonly [U in Unit]: number };

/** The second is at most that many years after the first. */
export function withinYears<const Key extends string>(
  one: DatePlace<Key>,
  other: DatePlace<Key>,
  { years, ...wording }: Limited<Key, 'years'>,
): Rule<Key> {
  return dates(one, other, (a, b) => b > addYears(a, years), wording);
}

/** The second is at most that many days after the first. */
export function withinDays<const Key extends string>(
  one: DatePlace<Key>,
  other: DatePlace<Key>,
  { days, ...wording }: Limited<Key, 'days'>,
): Rule<Key> {
  return dates(one, other, (a, b) => b > addDays(a, days), wording);
}

/** The whole years from the first to the second lie between both limits. */
export function agesBetween<const Key extends string>(
  from: DatePlace<Key>,
  to: DatePlace<Key>,
  {
    least = Number.NEGATIVE_INFINITY,
    most = Number.POSITIVE_INFINITY,
    ...wording
  }: Wording<Key> & { readonly least?: number; readonly most?: number },
): Rule<Key> {
  return dates(from, to, (a, b) => yearsBetween(a, b) < least || yearsBetween(a, b) > most, wording);
}

/** The duration is at least that many minutes. */
export function atLeast<const Key extends string>(
  key: Key,
  minutes: number,
  wording: Wording<Key>,
): Rule<Key> {
  return answersRule([key], wording, ([answer = '']) => {
    const duration = parseDuration(answer);
    return duration !== null && duration < minutes && [formatDuration(duration)];
  });
}

/** The first duration contains the second. */
export function contains<const Key extends string>(whole: Key, part: Key, wording: Wording<Key>): Rule<Key> {
  return answersRule([whole, part], wording, (answers) => {
    const [total, some] = answers.map(parseDuration);
    return (
      typeof total === 'number' &&
      typeof some === 'number' &&
      some > total &&
      [total, some].map(formatDuration)
    );
  });
}

/** «2 de 5»: the number is at most the total. */
export function numberOf<const Key extends string>(
  number: Key,
  total: Key,
  wording: Wording<Key>,
): Rule<Key> {
  return answersRule([number, total], wording, (answers) => {
    const [one, all] = answers.map(wholeNumber);
    return typeof one === 'number' && typeof all === 'number' && one > all && [one, all].map(formatCount);
  });
}

/** The answer is never that one. */
export function isNot<const Key extends string>(key: Key, answer: string, wording: Wording<Key>): Rule<Key> {
  return answersRule([key], wording, ([given]) => given === answer && []);
}

/** Once the first field is answered, the second needs that answer, or any. Looks at the second field first. */
export function requires<const Key extends string>(
  key: Key,
  required: Key,
  { answer, ...wording }: Wording<Key> & { readonly answer?: string },
): Rule<Key> {
  return answersRule([required, key], wording, ([found = '', condition]) => {
    const isMissing = answer === undefined ? found === '' : found !== answer;
    return condition !== '' && isMissing && [];
  });
}

/** Ways to compare two answers, each with how the warning shows them. Answers read as '' equal none. */
const readings = {
  rut: { read: validRut, show: validRut },
  name: { read: comparable, show: (text: string) => text },
  email: { read: readEmail, show: readEmail },
} as const;

function readEmail(text: string): string {
  return emailProblem(text) === null ? text.toLowerCase() : '';
}

/** Two fields have different answers, whatever their case, accents and points. */
export function differ<const Key extends string>(
  one: Key,
  other: Key,
  { as, ...wording }: Wording<Key> & { readonly as: keyof typeof readings },
): Rule<Key> {
  const { read, show } = readings[as];
  return answersRule([one, other], wording, ([first = '', second = '']) => {
    const isSame = read(first) !== '' && read(first) === read(second);
    return isSame && [show(first)];
  });
}

/** No other document has the same answer. The message shows the answer and where the other document is. */
export function unique<const Key extends string>(
  key: Key,
  { message, keys = [key], ...details }: Wording<Key>,
): Rule<Key> {
  return rule({
    ...details,
    keys,
    sentence: (labelOf) => say(message, [`[${labelOf(key)}]`, '[otro documento]']),
    find: ({ values, others }) => {
      const text = comparable(given<Key>(values, key));
      const twin = others.find(({ values: other }) => comparable(given<Key>(other, key)) === text);
      return (
        text !== '' &&
        twin !== undefined && { keys, message: say(message, [given<Key>(values, key), twin.where()]) }
      );
    },
    comparesOthers: true,
  });
}

/** No e-mail address of the groups has a letter that its provider doesn't allow. */
export function emails<Key extends string>(groups: readonly FieldGroup<Key>[]): Rule<Key> {
  const asked = groups.flatMap(({ fields }) => fields.filter(({ kind }) => kind === 'email'));
  const keys = asked.map(({ key }) => key);
  const message = (letter: string) => `¿Lleva ${letter} la dirección de correo?`;
  return rule({
    keys,
    sentence: message('ñ o tilde'),
    source: ownCriterion(),
    onLeave: true,
    find: ({ values }) =>
      keys.map((key) => {
        const letter = doubtfulLetter(given<Key>(values, key));
        return letter !== null && { keys: [key], message: message(letter) };
      }),
  });
}

export type Rules<Key extends string> = readonly [Rule<Key>, ...Rule<Key>[]];

function linesOf<Key extends string>([first, ...rest]: Rules<Key>): Rule<Key>['lines'] {
  return [...first.lines, ...rest.flatMap(({ lines }) => lines)];
}

/** Applies the first rule that finds something. */
export function firstOf<Key extends string>(...rules: Rules<Key>): Rule<Key> {
  return {
    lines: linesOf(rules),
    find: (input) => {
      for (const { find } of rules) {
        const found = find(input);
        if (found.length > 0) return found;
      }
      return [];
    },
  };
}

/** Applies the rules while the condition holds. */
export function when<Key extends string>(
  holds: (input: RuleInput<Key>) => boolean,
  ...rules: Rules<Key>
): Rule<Key> {
  return { lines: linesOf(rules), find: (input) => (holds(input) ? findAll(rules, input) : []) };
}

/** Condition of {@link when}: the field has no date. */
export function isUndated<const Key extends string>(key: Key) {
  return ({ values }: RuleInput<Key>): boolean => dateOf<Key>(values, key) === null;
}

/** Condition of {@link when}: the date is today or before. */
export function isPast<const Key extends string>(key: Key) {
  return ({ values, today: day }: RuleInput<Key>): boolean => {
    const date = dateOf<Key>(values, key);
    return date !== null && date <= day;
  };
}

type RowsGroup<Key extends string> = { readonly rows: Rows<Key> };

/** Returns the first answer of a row, or «Persona 3» without one. */
export function rowName<Key extends string>(
  { rows: { keys, words } }: RowsGroup<Key>,
  row: number,
  values: RuleInput<Key>['values'],
): string {
  const name = keys[row - 1]?.[0];
  return (name !== undefined && given<Key>(values, name)) || `${words.one} ${row}`;
}

/** Applies the rules to each row of a list, from 1. */
export function eachRow<Key extends string>(
  { rows: { keys } }: RowsGroup<Key>,
  rulesOf: (row: number) => Rules<Key>,
): Rule<Key> {
  const rules = keys.flatMap((_, index) => rulesOf(index + 1));
  // One row says it all in the list of rules.
  return { lines: linesOf(rulesOf(1)), find: (input) => findAll(rules, input) };
}

/** Applies the rules to each row. Their warnings start with its name: «Pedro Prueba: …». */
export function eachNamedRow<Key extends string>(
  group: RowsGroup<Key>,
  rulesOf: (row: number) => Rules<Key>,
): Rule<Key> {
  const named = (text: string, row: number, values: RuleInput<Key>['values']) =>
    `${rowName(group, row, values)}: ${text}`;
  return eachRow(group, (row) => {
    const rules = rulesOf(row);
    return [
      {
        lines: withSentences(linesOf(rules), (text) => named(text, row, {})),
        find: (input) =>
          findAll(rules, input).map((warning) => ({
            ...warning,
            message: named(warning.message, row, input.values),
          })),
      },
    ];
  });
}

function withSentences<Key extends string>(
  [first, ...rest]: Rule<Key>['lines'],
  change: (text: string) => string,
): Rule<Key>['lines'] {
  const changed = (line: RuleLine<Key>): RuleLine<Key> => ({
    ...line,
    sentence: (labelOf) => change(line.sentence(labelOf)),
  });
  return [changed(first), ...rest.map(changed)];
}
