import type { School } from '../../../school/school.ts';
import type { Values } from '../../model/document.ts';
import { factNames, type SharedFields, type Sharing } from '../../model/shared-fields.ts';
import { type Draft, type DraftLists, type DraftRef, sortLatestFirst, valuesOf } from './draft.ts';

/** Answers that this device has and a draft lacks. */
export type AnswerOffer = {
  /** null for the school's own data. */
  readonly sourceDraft: Draft | null;
  readonly answers: Values;
};

/** Returns a draft's facts about its school, keyed by their shared names. */
export function schoolFacts(values: Values, shared: SharedFields): School {
  return Object.fromEntries(
    factNames.flatMap((name) => {
      const key = shared[name];
      const answer = key === undefined ? '' : (values[key]?.trim() ?? '');
      return answer === '' ? [] : [[name, answer]];
    }),
  );
}

/** Returns the facts that `values` lacks, keyed by field. */
export function missingAnswers(values: Values, shared: SharedFields, facts: School): Values {
  return Object.fromEntries(
    factNames.flatMap((name) => {
      const [key, fact] = [shared[name], facts[name]];
      return key === undefined || fact === undefined || (values[key] ?? '') !== '' ? [] : [[key, fact]];
    }),
  );
}

/**
 * Returns answers that the draft lacks; null if there are none. They come from the school's own data, or else from the
 * last edited draft that has some of them.
 */
export function offerFor(
  drafts: DraftLists,
  school: School,
  { id, productId }: DraftRef,
  sharing: readonly Sharing[],
): AnswerOffer | null {
  const sharedOf = (ownerProductId: string) =>
    sharing.find((entry) => entry.productId === ownerProductId)?.sharedFields ?? {};
  const values = valuesOf(drafts, id);
  const sources = [
    { sourceDraft: null, facts: school },
    ...sortLatestFirst(drafts.list)
      .filter((other) => other.id !== id)
      .map((other) => ({ sourceDraft: other, facts: schoolFacts(other.values, sharedOf(other.productId)) })),
  ];
  for (const { sourceDraft, facts } of sources) {
    const answers = missingAnswers(values, sharedOf(productId), facts);
    if (Object.keys(answers).length > 0) return { sourceDraft, answers };
  }
  return null;
}
