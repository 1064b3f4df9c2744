import { doubtfulLetter, isEmail } from '../../../../platform/chile/email.ts';
import { formatCount } from '../../../../platform/format.ts';
import { comparable, mayBeSamePerson, validRut } from '../comparing.ts';
import type { Rule, RuleInput } from '../document.ts';
import type { FieldGroup } from '../field-group.ts';
import { formatDuration, parseDuration } from '../hours.ts';
import { wholeNumber } from '../number.ts';
import { given } from '../values.ts';
import { bothTyped, ownCriterion, type Requirement, rule, say, type Wording } from './rule.ts';

/**
 * Defines a rule about the answers to some fields.
 * @param read returns each answer in the form that the message shows; false or null for no warning
 */
export function answers<const Key extends string, const Asked extends readonly Key[] = readonly Key[]>(
  asked: Asked,
  read: (answers: { readonly [Index in keyof Asked]: string }) => readonly string[] | false | null,
  { message, keys = asked, also = [], ...details }: Wording<Key>,
  requirement?: Requirement,
): Rule<Key> {
  return rule({
    ...details,
    keys,
    ...(requirement && {
      requirement: (labelOf) => {
        const [one = '', other = ''] = asked.map((key) => `[${labelOf(key)}]`);
        return requirement(one, other);
      },
    }),
    sentence: (labelOf) =>
      say(
        message,
        [...asked, ...also].map((key) => `[${labelOf(key)}]`),
      ),
    find: ({ values }) => {
      const textOf = (key: Key) => given<Key>(values, key);
      const texts = read(asked.map(textOf) as { [Index in keyof Asked]: string });
      return texts && { keys, message: say(message, [...texts, ...also.map(textOf)]) };
    },
  });
}

/** Requires a duration of at least that many minutes. */
export function atLeast<const Key extends string>(
  key: Key,
  minutes: number,
  wording: Wording<Key>,
): Rule<Key> {
  const read = ([answer]: readonly [string]) => {
    const duration = parseDuration(answer);
    return duration !== null && duration < minutes && [formatDuration(duration)];
  };
  return answers([key], read, wording, (label) => `${label} es de al menos ${formatDuration(minutes)}.`);
}

type Pair = readonly [string, string];

/** Requires the first duration to be at least as long as the second, which is part of it. */
export function contains<const Key extends string>(whole: Key, part: Key, wording: Wording<Key>): Rule<Key> {
  const read = ([first, second]: Pair) => {
    const [total, some] = [parseDuration(first), parseDuration(second)];
    return total !== null && some !== null && some > total && [total, some].map(formatDuration);
  };
  return answers([whole, part], read, wording, (one, other) => `${other} no supera ${one}.`);
}

/** Requires a number up to the total: «2 de 5». */
export function numberOf<const Key extends string>(
  number: Key,
  total: Key,
  wording: Wording<Key>,
): Rule<Key> {
  const read = ([first, second]: Pair) => {
    const [one, all] = [wholeNumber(first), wholeNumber(second)];
    return one !== null && all !== null && one > all && [one, all].map(formatCount);
  };
  return answers([number, total], read, wording, (one, other) => `${one} no supera ${other}.`);
}

/** Forbids one answer. */
export function isNot<const Key extends string>(key: Key, answer: string, wording: Wording<Key>): Rule<Key> {
  return answers([key], ([given]) => given === answer && [given], wording);
}

/**
 * Requires an answer to the second field once the first one is answered; with `answer`, only that answer. The warning
 * shows the second field's answer first.
 */
export function requires<const Key extends string>(
  key: Key,
  required: Key,
  { answer, ...wording }: Wording<Key> & { readonly answer?: string },
): Rule<Key> {
  const read = ([found, condition]: Pair) => {
    const isMissing = answer === undefined ? found === '' : found !== answer;
    return condition !== '' && isMissing && [found, condition];
  };
  return answers([required, key], read, wording);
}

/** Ways to compare two answers, and to show them in the warning. An answer read as '' equals no other. */
const readings = {
  rut: { read: validRut, show: validRut },
  name: { read: comparable, show: (text: string) => text },
  email: { read: readEmail, show: readEmail },
} as const;

function readEmail(text: string): string {
  return isEmail(text) ? text.toLowerCase() : '';
}

/** Requires two different answers. Differences of case, accents or points alone don't count. */
export function differ<const Key extends string>(
  one: Key,
  other: Key,
  { as, ...wording }: Wording<Key> & { readonly as: keyof typeof readings },
): Rule<Key> {
  const { read, show } = readings[as];
  const readBoth = ([first, second]: Pair) => {
    const isSame = read(first) !== '' && read(first) === read(second);
    return isSame && [show(first), show(second)];
  };
  return answers([one, other], readBoth, wording, (a, b) => `${a} y ${b} son distintos.`);
}

type RutWording<Key extends string> = Pick<Wording<Key>, 'also' | 'onLeave'> & {
  /** Names the two parties: «El sostenedor y quien trabaja». */
  readonly both: string | ((...names: readonly string[]) => string);
};

/** Requires two parties to have different RUTs. A function `both` takes the answers to the fields in `also`. */
export function differentRuts<const Key extends string>(
  one: Key,
  other: Key,
  { both, ...details }: RutWording<Key>,
): Rule<Key> {
  const message = (rut = '', _other = '', ...names: readonly string[]) =>
    `${say(both, names)} tienen el mismo RUT: ${rut}.`;
  return differ(one, other, { as: 'rut', message, source: bothTyped, ...details });
}

/** Requires an answer that no other document has. The message shows the answer and the other document's name. */
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

/** Asks about e-mail addresses with a letter that their provider doesn't allow. */
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

/** Condition for `when`: both fields have a name, and the names can't be the same person's. */
export function nameDifferentPeople<const Key extends string>(one: Key, other: Key) {
  return ({ values }: RuleInput<Key>): boolean => {
    const [first, second] = [given<Key>(values, one), given<Key>(values, other)];
    return first !== '' && second !== '' && !mayBeSamePerson(first, second);
  };
}
