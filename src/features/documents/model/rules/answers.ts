import { invalidLetterKind, isEmail } from '../../../../platform/chile/email.ts';
import { formatCount } from '../../../../platform/format.ts';
import { mayBeSamePerson, normalizeForComparison, normalizeRut } from '../comparing.ts';
import type { Rule, RuleInput } from '../document.ts';
import type { FieldGroup } from '../field-group.ts';
import { formatDuration, parseDuration } from '../hours.ts';
import { parseInteger } from '../number.ts';
import { answerTo } from '../values.ts';
import {
  defineRule,
  formatMessage,
  noLegalSource,
  type Requirement,
  type RuleOptions,
  typingErrorSource,
} from './rule.ts';

/**
 * Defines a rule about the answers to `fieldKeys`.
 * @param findTexts gets the answers, and returns the texts for the message; false or null for no warning
 */
export function answersRule<
  const Key extends string,
  const FieldKeys extends readonly Key[] = readonly Key[],
>(
  fieldKeys: FieldKeys,
  findTexts: (answers: { readonly [Index in keyof FieldKeys]: string }) => readonly string[] | false | null,
  { message, keys = fieldKeys, extraKeys = [], ...details }: RuleOptions<Key>,
  requirement?: Requirement,
): Rule<Key> {
  return defineRule({
    ...details,
    keys,
    ...(requirement && {
      requirement: (labelOf) => {
        const [firstLabel = '', secondLabel = ''] = fieldKeys.map((key) => `[${labelOf(key)}]`);
        return requirement(firstLabel, secondLabel);
      },
    }),
    sentence: (labelOf) =>
      formatMessage(
        message,
        [...fieldKeys, ...extraKeys].map((key) => `[${labelOf(key)}]`),
      ),
    find: ({ values }) => {
      const textOf = (key: Key) => answerTo<Key>(values, key);
      const texts = findTexts(fieldKeys.map(textOf) as { [Index in keyof FieldKeys]: string });
      return texts && { keys, message: formatMessage(message, [...texts, ...extraKeys.map(textOf)]) };
    },
  });
}

/** Requires a duration of at least that many minutes. */
export function atLeast<const Key extends string>(
  key: Key,
  minutes: number,
  wording: RuleOptions<Key>,
): Rule<Key> {
  const read = ([answer]: readonly [string]) => {
    const duration = parseDuration(answer);
    return duration !== null && duration < minutes && [formatDuration(duration)];
  };
  return answersRule([key], read, wording, (label) => `${label} es de al menos ${formatDuration(minutes)}.`);
}

type Pair = readonly [string, string];

/** Requires the duration of the whole to be at least as long as that of its part. */
export function durationContains<const Key extends string>(
  wholeKey: Key,
  partKey: Key,
  wording: RuleOptions<Key>,
): Rule<Key> {
  const read = ([first, second]: Pair) => {
    const [total, partial] = [parseDuration(first), parseDuration(second)];
    return total !== null && partial !== null && partial > total && [total, partial].map(formatDuration);
  };
  return answersRule([wholeKey, partKey], read, wording, (a, b) => `${b} no supera ${a}.`);
}

/** Requires a number of at most the total, as in «2 de 5». */
export function numberUpTo<const Key extends string>(
  numberKey: Key,
  totalKey: Key,
  wording: RuleOptions<Key>,
): Rule<Key> {
  const read = ([first, second]: Pair) => {
    const [count, max] = [parseInteger(first), parseInteger(second)];
    return count !== null && max !== null && count > max && [count, max].map(formatCount);
  };
  return answersRule([numberKey, totalKey], read, wording, (a, b) => `${a} no supera ${b}.`);
}

export function forbidAnswer<const Key extends string>(
  key: Key,
  answer: string,
  wording: RuleOptions<Key>,
): Rule<Key> {
  return answersRule([key], ([text]) => text === answer && [text], wording);
}

/**
 * Requires an answer to the field `requiredKey` once the field `key` is answered. If `answer` is set, the answer to
 * `requiredKey` must equal it. The message gets the answer to `requiredKey` first.
 */
export function requires<const Key extends string>(
  key: Key,
  requiredKey: Key,
  { answer, ...wording }: RuleOptions<Key> & { readonly answer?: string },
): Rule<Key> {
  const read = ([requiredAnswer, triggeringAnswer]: Pair) => {
    const isMissing = answer === undefined ? requiredAnswer === '' : requiredAnswer !== answer;
    return triggeringAnswer !== '' && isMissing && [requiredAnswer, triggeringAnswer];
  };
  return answersRule([requiredKey, key], read, wording);
}

/**
 * Ways to compare two answers (`read`) and to show them in the warning (`show`). An answer that `read` turns into ''
 * equals no other.
 */
const comparisons = {
  rut: { read: normalizeRut, show: normalizeRut },
  name: { read: normalizeForComparison, show: (text: string) => text },
  email: { read: readEmail, show: readEmail },
} as const;

function readEmail(text: string): string {
  return isEmail(text) ? text.toLowerCase() : '';
}

/**
 * Requires two different answers. `comparison` decides which differences count: names that differ only in case, accents
 * or punctuation are equal.
 */
export function differ<const Key extends string>(
  firstKey: Key,
  secondKey: Key,
  { comparison, ...wording }: RuleOptions<Key> & { readonly comparison: keyof typeof comparisons },
): Rule<Key> {
  const { read, show } = comparisons[comparison];
  const readBoth = ([first, second]: Pair) => {
    const areEqual = read(first) !== '' && read(first) === read(second);
    return areEqual && [show(first), show(second)];
  };
  return answersRule([firstKey, secondKey], readBoth, wording, (a, b) => `${a} y ${b} son distintos.`);
}

type RutWording<Key extends string> = Pick<RuleOptions<Key>, 'extraKeys' | 'showAfterBlur'> & {
  /** Names the two parties: «El sostenedor y quien trabaja». */
  readonly parties: string | ((...names: readonly string[]) => string);
};

/**
 * Requires two parties to have different RUTs. If `parties` is a function, it gets the answers to the fields in
 * `extraKeys`.
 */
export function differentRuts<const Key extends string>(
  firstKey: Key,
  secondKey: Key,
  { parties, ...details }: RutWording<Key>,
): Rule<Key> {
  const message = (rut = '', _other = '', ...names: readonly string[]) =>
    `${formatMessage(parties, names)} tienen el mismo RUT: ${rut}.`;
  return differ(firstKey, secondKey, { comparison: 'rut', message, source: typingErrorSource, ...details });
}

/** Requires an answer that no other document has. The message shows the answer and the other document's name. */
export function unique<const Key extends string>(
  key: Key,
  { message, keys = [key], ...details }: RuleOptions<Key>,
): Rule<Key> {
  return defineRule({
    ...details,
    keys,
    sentence: (labelOf) => formatMessage(message, [`[${labelOf(key)}]`, '[otro documento]']),
    find: ({ values, otherDocuments }) => {
      const text = normalizeForComparison(answerTo<Key>(values, key));
      const duplicate = otherDocuments.find(
        ({ values: otherValues }) => normalizeForComparison(answerTo<Key>(otherValues, key)) === text,
      );
      return (
        text !== '' &&
        duplicate !== undefined && {
          keys,
          message: formatMessage(message, [answerTo<Key>(values, key), duplicate.mention()]),
        }
      );
    },
    comparesOthers: true,
  });
}

/** Warns about e-mail addresses with a letter that their provider doesn't allow. The warning is a question. */
export function plausibleEmails<Key extends string>(groups: readonly FieldGroup<Key>[]): Rule<Key> {
  const emailFields = groups.flatMap(({ fields }) => fields.filter(({ kind }) => kind === 'email'));
  const keys = emailFields.map(({ key }) => key);
  const message = (letter: string) => `¿Lleva ${letter} la dirección de correo?`;
  return defineRule({
    keys,
    sentence: message('ñ o tilde'),
    source: noLegalSource(),
    showAfterBlur: true,
    find: ({ values }) =>
      keys.map((key) => {
        const letter = invalidLetterKind(answerTo<Key>(values, key));
        return letter !== null && { keys: [key], message: message(letter) };
      }),
  });
}

/** Returns a condition for `when` that holds if both fields have a name and the names can't be the same person's. */
export function areDifferentPeople<const Key extends string>(firstKey: Key, secondKey: Key) {
  return ({ values }: RuleInput<Key>): boolean => {
    const [first, second] = [answerTo<Key>(values, firstKey), answerTo<Key>(values, secondKey)];
    return first !== '' && second !== '' && !mayBeSamePerson(first, second);
  };
}
