// Begins a draft from another one: for the next subject, such as a worker or a defibrillator, or as a copy.
import { unneededKeys } from '../../model/conditional.ts';
import { fieldsOf, type Template, type Values } from '../../model/document.ts';
import type { Field } from '../../model/field.ts';
import { keysExcept } from '../../model/field-group.ts';
import type { Subject } from '../../model/shared-fields.ts';
import { answerTo } from '../../model/values.ts';
import { type Draft, type DraftLists, draftById, hasContent } from './draft.ts';
import { draftTitle } from './draft-title.ts';

export type DraftContent = Pick<
  Draft,
  'productId' | 'values' | 'origin' | 'place' | 'unconfirmed' | 'earlier'
>;

type CarryingTemplate = Pick<Template, 'groups' | 'carriedKeys'>;

function uncarriedKeys({ groups, carriedKeys }: CarryingTemplate): readonly string[] {
  return keysExcept(groups, ...carriedKeys);
}

/**
 * Returns the draft whose answers the next draft starts with. It is the open draft, or the last edited other draft if
 * the open one is empty.
 */
export function sourceOfNextDraft(latestFirst: readonly Draft[], openId: string): Draft | null {
  const draftsWithContent = latestFirst.filter(hasContent);
  return draftsWithContent.find(({ id }) => id === openId) ?? draftsWithContent[0] ?? null;
}

export function hasCarriedAnswers(
  { carriedKeys }: Pick<Template, 'carriedKeys'>,
  { values }: Draft,
): boolean {
  return carriedKeys.some((key) => answerTo(values, key) !== '');
}

/** Makes the next person's draft. The form opens at the first field whose answer isn't carried over. */
export function nextDraft(template: CarryingTemplate, { id, productId, values }: Draft): DraftContent {
  const carriedAnswers = Object.entries(values).filter(([key]) => template.carriedKeys.includes(key));
  return {
    productId,
    values: Object.fromEntries(carriedAnswers),
    origin: id,
    place: uncarriedKeys(template)[0],
  };
}

/** Begins a copy with all answers. The person has to confirm the answers that {@link nextDraft} wouldn't carry. */
export function copyDraft(template: CarryingTemplate, { id, productId, values }: Draft): DraftContent {
  const unconfirmed = uncarriedKeys(template).filter((key) => answerTo(values, key) !== '');
  return { productId, values, origin: id, place: unconfirmed[0], unconfirmed };
}

/**
 * Returns the draft from which this one was begun; null if that draft was erased, or if this one already has a subject
 * of its own, such as the next worker's name.
 */
export function findPreviousDraft(drafts: DraftLists, id: string, { key }: Subject): Draft | null {
  const draft = draftById(drafts, id);
  const hasNewSubject = draft && answerTo(draft.values, key) !== '' && !draft.unconfirmed?.includes(key);
  if (hasNewSubject) return null;
  return drafts.list.find((candidate) => candidate.id === draft?.origin) ?? null;
}

/** Returns the copied fields that nobody has changed or confirmed yet, in the order of the form. */
export function copiedFields(template: Template, draft: Draft | null): readonly Field[] {
  const { unconfirmed = [], values = {} } = draft ?? {};
  const unneeded = unneededKeys(template, values);
  const keys = unconfirmed.filter((key) => !unneeded.has(key));
  return fieldsOf(template).filter(({ key }) => keys.includes(key));
}

/** Returns the title of the draft that this one copies; null if that draft was erased. */
export function originalTitle(drafts: DraftLists, id: string, subject: Subject): string | null {
  const origin = draftById(drafts, id)?.origin;
  const original = drafts.list.find((candidate) => candidate.id === origin);
  return original ? draftTitle(original, subject) : null;
}

/**
 * Returns the other draft's answers to compare with `draft`. If `draft` is a copy of the other, leaves out the answers
 * that still need confirmation, since their fields already ask about them.
 */
export function answersToCompare(draft: Draft | null, other: Draft): Values {
  const { origin, unconfirmed = [] } = draft ?? {};
  if (other.id !== origin) return other.values;
  return Object.fromEntries(Object.entries(other.values).filter(([key]) => !unconfirmed.includes(key)));
}
