import type { Values } from '../model/document.ts';
import { type SharedFields, type Sharing, sharedNames } from '../model/shared-fields.ts';
import { type Drafts, draftOf } from './draft.ts';

/** Answers of another document that this one still lacks. */
export type Offer = {
  /** Product id of the other document. */
  readonly from: string;
  readonly answers: Values;
};

/** The answers that `own` lacks and `theirs` has, by the keys of `to`. */
function missingAnswers(own: Values, to: SharedFields, theirs: Values, from: SharedFields): Values {
  return Object.fromEntries(
    sharedNames.flatMap((name) => {
      const [key, other] = [to[name], from[name]];
      if (key === undefined || other === undefined || (own[key] ?? '') !== '') return [];
      const answer = theirs[other]?.trim() ?? '';
      return answer === '' ? [] : [[key, answer]];
    }),
  );
}

/** What the first other document of the list knows and this one lacks; null when there is nothing to offer. */
export function offerFor(
  drafts: Drafts,
  { productId, shared }: Sharing,
  all: readonly Sharing[],
): Offer | null {
  const own = draftOf(drafts, productId);
  for (const other of all) {
    if (other.productId === productId) continue;
    const answers = missingAnswers(own, shared, draftOf(drafts, other.productId), other.shared);
    if (Object.keys(answers).length > 0) return { from: other.productId, answers };
  }
  return null;
}
