// Selects the answers that all rows of a batch share.
import type { School } from '../../school/school.ts';
import type { Draft } from '../form/drafts/draft.ts';
import { missingAnswers } from '../form/drafts/shared-answers.ts';
import { fieldOf, type Template, type Values } from '../model/document.ts';
import type { PersonalTerms } from '../model/spreadsheet.ts';
import { given, isSameAnswer, proposalOf, readerOf } from '../model/values.ts';

/** Source of answers that the sheet lacks: none, the school's data, or another document of the kind. */
export type CommonChoice =
  | { readonly from: 'none' }
  | { readonly from: 'school' }
  | {
      readonly from: 'draft';
      readonly id: string;
      /** Names of the personal terms that a person ticked. */
      readonly also: readonly string[];
    };

export type CommonAnswers = {
  readonly source: 'school' | 'document';
  readonly values: Values;
  /** Answers that a person typed once for all rows. A row's own cells and corrections take precedence. */
  readonly typed?: Readonly<Record<string, string>>;
};

export const noCommonAnswers: CommonAnswers = { source: 'school', values: {} };

/** Returns the personal terms for which the document has answers. */
export function termsOf(template: Template, { values }: Draft): readonly PersonalTerms[] {
  return template.spreadsheet.personal.filter(({ keys }) => keys.some((key) => given(values, key) !== ''));
}

/** Returns the document's answers, or the defaults that it prints instead, such as 44 hours. */
function printedTerms(template: Template, { keys }: PersonalTerms, values: Values): Values {
  const answered = keys.map((key) => {
    const { preset } = fieldOf(template, key);
    return [key, values[key] ?? preset] as const;
  });
  return Object.fromEntries(answered.filter(([, value]) => value !== undefined));
}

/** Returns the answers that the document gives without a tick: no personal RUT, hours, week or pay. */
export function carriedAnswers(template: Template, { values }: Draft): Values {
  const personal = new Set(template.spreadsheet.personal.flatMap(({ keys }) => keys));
  const isCarried = (key: string) => template.carried.includes(key) && !personal.has(key);
  return Object.fromEntries(Object.entries(values).filter(([key]) => isCarried(key)));
}

/** @param draft chosen draft; null if none was chosen, or if it is gone */
export function commonAnswers(
  template: Template,
  choice: CommonChoice,
  school: School,
  draft: Draft | null,
): CommonAnswers {
  if (choice.from === 'school')
    return { source: 'school', values: missingAnswers({}, template.shared, school) };
  if (choice.from === 'none' || !draft) return noCommonAnswers;
  const ticked = template.spreadsheet.personal.filter(({ name }) => choice.also.includes(name));
  const terms = ticked.map((each) => printedTerms(template, each, draft.values));
  return {
    source: 'document',
    values: Object.assign({}, carriedAnswers(template, draft), ...terms),
  };
}

/**
 * Returns the keys of common answers that are dropped in favour of the row's own proposal. They are dropped if the
 * row's answers determine the proposal and lead to a different one: a week made for other hours. An answer on which its
 * own proposal depends is a choice and is kept: a day off.
 */
export function outdatedKeys(template: Template, rowAnswers: Values, common: Values): ReadonlySet<string> {
  const answers: Values = { ...common, ...rowAnswers };
  const usual = readerOf(template, common);
  const isOther = (key: string) =>
    rowAnswers[key] !== undefined && !isSameAnswer(fieldOf(template, key), rowAnswers[key], usual(key));
  function isOutdated(key: string): boolean {
    const field = fieldOf(template, key);
    const from = field.proposal?.from ?? [];
    if (rowAnswers[key] !== undefined || from.includes(key) || !from.some(isOther)) return false;
    return field.kind === 'check' || proposalOf(field, answers) !== '';
  }
  return new Set(Object.keys(common).filter(isOutdated));
}
