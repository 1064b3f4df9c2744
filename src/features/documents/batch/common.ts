import type { School } from '../../school/school.ts';
import type { Draft } from '../form/drafts/draft.ts';
import { missingAnswers } from '../form/drafts/shared-answers.ts';
import { fieldOf, type Template, type Values } from '../model/document.ts';
import type { PersonalTerms } from '../model/spreadsheet.ts';
import { answerTo, isSameAnswer, proposalOf, readerOf } from '../model/values.ts';

/**
 * Source of the answers for which the sheet has no column: none, the school's data, or another document of the same
 * template.
 */
export type CommonChoice =
  | { readonly from: 'none' }
  | { readonly from: 'school' }
  | {
      readonly from: 'draft';
      readonly id: string;
      /** Names of the personal terms to include. */
      readonly also: readonly string[];
    };

export type CommonAnswers = {
  readonly source: 'school' | 'document';
  readonly values: Values;
  /** Answers that the user typed once for all rows. Cells and corrections of a row take precedence. */
  readonly typed?: Readonly<Record<string, string>>;
};

export const noCommonAnswers: CommonAnswers = { source: 'school', values: {} };

export function answeredPersonalTerms(template: Template, { values }: Draft): readonly PersonalTerms[] {
  return template.spreadsheet.personalTerms.filter(({ keys }) =>
    keys.some((key) => answerTo(values, key) !== ''),
  );
}

/** Includes presets, such as 44 hours, because the document prints them if there is no answer. */
function printedTerms(template: Template, { keys }: PersonalTerms, values: Values): Values {
  const entries = keys.map((key) => {
    const { preset } = fieldOf(template, key);
    return [key, values[key] ?? preset] as const;
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/**
 * Returns the draft's answers that all rows share even if the user chooses no personal terms. They exclude RUT, hours,
 * week and pay.
 */
export function sharedDraftAnswers(template: Template, { values }: Draft): Values {
  const personalKeys = new Set(template.spreadsheet.personalTerms.flatMap(({ keys }) => keys));
  const isShared = (key: string) => template.carriedKeys.includes(key) && !personalKeys.has(key);
  return Object.fromEntries(Object.entries(values).filter(([key]) => isShared(key)));
}

/** @param draft chosen draft; null if none is chosen or if it no longer exists */
export function commonAnswers(
  template: Template,
  choice: CommonChoice,
  school: School,
  draft: Draft | null,
): CommonAnswers {
  if (choice.from === 'school')
    return { source: 'school', values: missingAnswers({}, template.sharedFields, school) };
  if (choice.from === 'none' || !draft) return noCommonAnswers;
  const chosenTerms = template.spreadsheet.personalTerms.filter(({ name }) => choice.also.includes(name));
  const terms = chosenTerms.map((personalTerms) => printedTerms(template, personalTerms, draft.values));
  return {
    source: 'document',
    values: Object.assign({}, sharedDraftAnswers(template, draft), ...terms),
  };
}

/**
 * Returns the keys of common answers that don't fit the row, so that the row's proposals replace these answers. A
 * common answer doesn't fit if its field's proposal depends on another field that the row answers differently. For
 * example, the week depends on the hours. If a field's proposal depends on the field itself, such as a day off, its
 * answer is a choice and stays.
 */
export function outdatedKeys(
  template: Template,
  rowAnswers: Values,
  commonValues: Values,
): ReadonlySet<string> {
  const answers: Values = { ...commonValues, ...rowAnswers };
  const readCommon = readerOf(template, commonValues);
  const differsInRow = (key: string) =>
    rowAnswers[key] !== undefined && !isSameAnswer(fieldOf(template, key), rowAnswers[key], readCommon(key));
  function isOutdated(key: string): boolean {
    const field = fieldOf(template, key);
    const dependencies = field.proposal?.dependsOn ?? [];
    if (rowAnswers[key] !== undefined || dependencies.includes(key) || !dependencies.some(differsInRow))
      return false;
    return field.kind === 'check' || proposalOf(field, answers) !== '';
  }
  return new Set(Object.keys(commonValues).filter(isOutdated));
}
