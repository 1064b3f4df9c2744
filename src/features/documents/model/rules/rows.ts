import { listInWords, longDate } from '../../../../platform/format.ts';
import { isOverYearApart } from '../date.ts';
import type { Rule, RuleInput, RuleLine } from '../document.ts';
import type { Rows } from '../field-group.ts';
import { answerTo, dateOf } from '../values.ts';
import {
  type DateOperand,
  dateOfOperand,
  keysOfOperand,
  labelOfOperand,
  yearBeforeRequirement,
} from './dates.ts';
import { combine, type Details, defineRule, findAll, type Rules } from './rule.ts';

type RowsGroup<Key extends string> = { readonly rows: Rows<Key> };

/** Returns the answer to the row's first field; without an answer, «Persona 3». */
export function rowName<Key extends string>(
  { rows: { keys, words } }: RowsGroup<Key>,
  row: number,
  values: RuleInput<Key>['values'],
): string {
  const name = keys[row - 1]?.[0];
  return (name !== undefined && answerTo<Key>(values, name)) || `${words.one} ${row}`;
}

/** Rows are numbered from 1. The list for lawyers (`npm run rules`) has only the rules of the first row. */
export function eachRow<Key extends string>(
  { rows: { keys } }: RowsGroup<Key>,
  rulesOf: (row: number) => Rules<Key>,
): Rule<Key> {
  const rules = keys.flatMap((_, index) => rulesOf(index + 1));
  return combine(rulesOf(1), (input) => findAll(rules, input));
}

/** Applies rules to each row and starts their warnings with the row's name: «Pedro Prueba: …». */
export function eachNamedRow<Key extends string>(
  group: RowsGroup<Key>,
  rulesOf: (row: number) => Rules<Key>,
): Rule<Key> {
  return eachRow(group, (row) => {
    const [first, ...rest] = rulesOf(row);
    const addName = ({ lines: [line, ...lines], find, ...details }: Rule<Key>): Rule<Key> => ({
      ...details,
      lines: [withName(group, row, line), ...lines.map((otherLine) => withName(group, row, otherLine))],
      find: (input) => {
        const name = rowName(group, row, input.values);
        return find(input).map((warning) => ({ ...warning, message: `${name}: ${warning.message}` }));
      },
    });
    return [addName(first), ...rest.map(addName)];
  });
}

function withName<Key extends string>(
  group: RowsGroup<Key>,
  row: number,
  line: RuleLine<Key>,
): RuleLine<Key> {
  return { ...line, sentence: (labelOf) => `${rowName(group, row, {})}: ${line.sentence(labelOf)}` };
}

const rowNumbersInWords = (rows: readonly number[]) => listInWords(rows.map(String));

/** Returns the numbers of the rows by the result of `textOf`, without the rows for which it returns ''. */
function rowNumbersBy<Key extends string>(
  { rows: { keys } }: RowsGroup<Key>,
  textOf: (row: number) => string,
): ReadonlyMap<string, readonly number[]> {
  const byText = new Map<string, readonly number[]>();
  for (const row of keys.map((_, index) => index + 1)) {
    const text = textOf(row);
    if (text !== '') byText.set(text, [...(byText.get(text) ?? []), row]);
  }
  return byText;
}

type RowsWording = Details & { readonly message: (...parts: readonly string[]) => string };

/**
 * Requires the date of each row to be at most a year before another date, and not after it. Rows with the same date
 * share one warning. Its message gets the name of a single row or the numbers of several rows, then their date, then
 * the other date.
 */
export function rowsWithinYearBefore<Key extends string>(
  group: RowsGroup<Key>,
  keyOf: (row: number) => Key,
  otherDate: DateOperand<Key>,
  { message, ...details }: RowsWording,
): Rule<Key> {
  const { many } = group.rows.words;
  const capitalized = `${many.charAt(0).toUpperCase()}${many.slice(1)}`;
  return defineRule({
    ...details,
    keys: [keyOf(1), ...keysOfOperand(otherDate)],
    requirement: (labelOf) =>
      yearBeforeRequirement(labelOfOperand(keyOf(1), labelOf), labelOfOperand(otherDate, labelOf)),
    sentence: (labelOf) =>
      message(`${capitalized} 1 y 2`, labelOfOperand(keyOf(1), labelOf), labelOfOperand(otherDate, labelOf)),
    find: (input) => {
      const limit = dateOfOperand(otherDate, input);
      const byDate = rowNumbersBy(group, (row) => dateOf<Key>(input.values, keyOf(row)) ?? '');
      return [...byDate].map(([date, rows]) => {
        const [first = 1, ...rest] = rows;
        const subject =
          rest.length === 0
            ? rowName(group, first, input.values)
            : `${capitalized} ${rowNumbersInWords(rows)}`;
        return (
          limit?.date != null &&
          (date > limit.date || isOverYearApart(date, limit.date)) && {
            keys: [...rows.map(keyOf), ...limit.keys],
            message: message(subject, longDate(date), longDate(limit.date)),
          }
        );
      });
    },
  });
}

/** Field whose answer must be different in every row. */
type Identity<Key extends string> = {
  readonly keyOf: (row: number) => Key;
  /** Returns the answer as it is compared; '' equals no other. */
  readonly read: (text: string) => string;
  readonly name: string;
};

/**
 * Requires rows to have different identities. Rows that share several identities get a single warning, which appears
 * under the first shared field of each row. Its message gets the numbers of the rows and the answers that they share.
 */
export function differentRows<Key extends string>(
  group: RowsGroup<Key>,
  identities: readonly Identity<Key>[],
  { message, ...details }: RowsWording,
): Rule<Key> {
  return defineRule({
    ...details,
    keys: identities.map(({ keyOf }) => keyOf(1)),
    sentence: message('1 y 2', listInWords(identities.map(({ name }) => name))),
    find: ({ values }) => {
      const textOf = (row: number, { keyOf }: Identity<Key>) => answerTo<Key>(values, keyOf(row));
      const groupsByRows = new Map<
        string,
        { rows: readonly number[]; identities: readonly Identity<Key>[] }
      >();
      for (const identity of identities) {
        for (const rows of rowNumbersBy(group, (row) => identity.read(textOf(row, identity))).values()) {
          const rowNumbers = rows.join(' ');
          if (rows.length > 1)
            groupsByRows.set(rowNumbers, {
              rows,
              identities: [...(groupsByRows.get(rowNumbers)?.identities ?? []), identity],
            });
        }
      }
      return [...groupsByRows.values()].map(({ rows, identities: shared }) => {
        const sharedTexts = shared.map((identity) => `${identity.name} (${textOf(rows[0] ?? 1, identity)})`);
        return {
          keys: shared.slice(0, 1).flatMap(({ keyOf }) => rows.map(keyOf)),
          message: message(rowNumbersInWords(rows), listInWords(sharedTexts)),
        };
      });
    },
  });
}
