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
import { combine, defineRule, findAll, type RuleDetails, type Rules } from './rule.ts';

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
    const addNameToRule = ({ lines: [line, ...lines], find, ...details }: Rule<Key>): Rule<Key> => ({
      ...details,
      lines: [
        addNameToLine(group, row, line),
        ...lines.map((otherLine) => addNameToLine(group, row, otherLine)),
      ],
      find: (input) => {
        const name = rowName(group, row, input.values);
        return find(input).map((warning) => ({ ...warning, message: `${name}: ${warning.message}` }));
      },
    });
    return [addNameToRule(first), ...rest.map(addNameToRule)];
  });
}

function addNameToLine<Key extends string>(
  group: RowsGroup<Key>,
  row: number,
  line: RuleLine<Key>,
): RuleLine<Key> {
  return { ...line, sentence: (labelOf) => `${rowName(group, row, {})}: ${line.sentence(labelOf)}` };
}

const rowNumbersInWords = (rows: readonly number[]) => listInWords(rows.map(String));

/** Returns the numbers of the rows by the result of `textOf`, without the rows for which it returns ''. */
function groupRowNumbers<Key extends string>(
  { rows: { keys } }: RowsGroup<Key>,
  textOf: (row: number) => string,
): ReadonlyMap<string, readonly number[]> {
  const rowNumbersByText = new Map<string, readonly number[]>();
  for (const row of keys.map((_, index) => index + 1)) {
    const text = textOf(row);
    if (text !== '') rowNumbersByText.set(text, [...(rowNumbersByText.get(text) ?? []), row]);
  }
  return rowNumbersByText;
}

type RowsWording = RuleDetails & { readonly message: (...parts: readonly string[]) => string };

/**
 * Requires the date of each row to be at most a year before another date, and not after it. Rows with the same date
 * share one warning. Its message gets the name of a single row or the numbers of several rows, then their date, then
 * the other date.
 */
export function rowsWithinYearBefore<Key extends string>(
  group: RowsGroup<Key>,
  keyOf: (row: number) => Key,
  otherOperand: DateOperand<Key>,
  { message, ...details }: RowsWording,
): Rule<Key> {
  const { many } = group.rows.words;
  const capitalizedNoun = `${many.charAt(0).toUpperCase()}${many.slice(1)}`;
  return defineRule({
    ...details,
    keys: [keyOf(1), ...keysOfOperand(otherOperand)],
    requirement: (labelOf) =>
      yearBeforeRequirement(labelOfOperand(keyOf(1), labelOf), labelOfOperand(otherOperand, labelOf)),
    sentence: (labelOf) =>
      message(
        `${capitalizedNoun} 1 y 2`,
        labelOfOperand(keyOf(1), labelOf),
        labelOfOperand(otherOperand, labelOf),
      ),
    find: (input) => {
      const datedOperand = dateOfOperand(otherOperand, input);
      const rowNumbersByDate = groupRowNumbers(group, (row) => dateOf<Key>(input.values, keyOf(row)) ?? '');
      return [...rowNumbersByDate].map(([date, rows]) => {
        const [first = 1, ...rest] = rows;
        const subject =
          rest.length === 0
            ? rowName(group, first, input.values)
            : `${capitalizedNoun} ${rowNumbersInWords(rows)}`;
        return (
          datedOperand?.date != null &&
          (date > datedOperand.date || isOverYearApart(date, datedOperand.date)) && {
            keys: [...rows.map(keyOf), ...datedOperand.keys],
            message: message(subject, longDate(date), longDate(datedOperand.date)),
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
        for (const rows of groupRowNumbers(group, (row) => identity.read(textOf(row, identity))).values()) {
          const rowNumbers = rows.join(' ');
          if (rows.length > 1)
            groupsByRows.set(rowNumbers, {
              rows,
              identities: [...(groupsByRows.get(rowNumbers)?.identities ?? []), identity],
            });
        }
      }
      return [...groupsByRows.values()].map(({ rows, identities: sharedIdentities }) => {
        const sharedTexts = sharedIdentities.map(
          (identity) => `${identity.name} (${textOf(rows[0] ?? 1, identity)})`,
        );
        return {
          keys: sharedIdentities.slice(0, 1).flatMap(({ keyOf }) => rows.map(keyOf)),
          message: message(rowNumbersInWords(rows), listInWords(sharedTexts)),
        };
      });
    },
  });
}
