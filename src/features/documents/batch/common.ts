// What all rows of a batch have in common.
import type { School } from '../../school/school.ts';
import type { Draft } from '../form/drafts/draft.ts';
import { nextDraft } from '../form/drafts/next-draft.ts';
import { missingAnswers } from '../form/drafts/shared-answers.ts';
import { fieldOf, type Template, type Values } from '../model/document.ts';
import { isSameAnswer, proposalOf, readerOf } from '../model/values.ts';

/** Where the answers come from that the sheet does not give: nowhere, the school's data, or another document of the kind. */
export type CommonChoice =
  | { readonly from: 'none' }
  | { readonly from: 'school' }
  | { readonly from: 'draft'; readonly id: string };

/**
 * Of a draft what the next one would start with: nobody's own RUT or account.
 * @param draft the one that was chosen; null where none was, or where it is gone
 */
export function commonAnswers(
  template: Template,
  { from }: CommonChoice,
  school: School,
  draft: Draft | null,
): Values {
  if (from === 'school') return missingAnswers({}, template.shared, school);
  return from === 'draft' && draft ? nextDraft(template, draft).values : {};
}

/**
 * A row's answers: its own before the common ones. Where its own answers decide on a proposal and are others, as the
 * hours that a week was made for, the common answer gives way to what is proposed for them. One that its own proposal
 * depends on is a choice and stays: a day off.
 */
export function withCommon(template: Template, own: Values, common: Values): Values {
  const answers: Values = { ...common, ...own };
  const usual = readerOf(template, common);
  const isOther = (key: string) =>
    own[key] !== undefined && !isSameAnswer(fieldOf(template, key), own[key], usual(key));
  function isOutdated(key: string): boolean {
    const field = fieldOf(template, key);
    const from = field.proposal?.from ?? [];
    if (own[key] !== undefined || from.includes(key) || !from.some(isOther)) return false;
    return field.kind === 'check' || proposalOf(field, answers) !== '';
  }
  const outdated = new Set(Object.keys(common).filter(isOutdated));
  return Object.fromEntries(Object.entries(answers).filter(([key]) => !outdated.has(key)));
}
