import type { Store } from '../../../../platform/store.ts';
import type { AnswerSource } from '../../model/answer-source.ts';
import type { Values } from '../../model/document.ts';
import type { Term } from '../../model/next-year.ts';
import type { DraftLists, DraftRef } from './draft.ts';

/** Spanish texts about other drafts. A batch calls them rows. */
export type OtherDraftCopy = {
  /** Mentions a draft in a sentence: «el borrador «Ana Prueba»», «la fila 3». */
  readonly mention: (title: string) => string;
  /** @param document name of the other draft's document; null if it is the document that the form completes */
  readonly offer: (title: string, document: string | null) => string;
};

/** Operations on drafts that the form needs. The device's draft store and the rows of a batch implement it. */
export type DraftsPort = Pick<Store<DraftLists>, 'get' | 'subscribe'> & {
  /** @param value undefined clears the answer */
  readonly setAnswer: (draft: DraftRef, key: string, value: string | undefined) => void;
  readonly setFocusedField: (draft: DraftRef, key: string) => void;
  readonly flush: () => void;
  /** Stores several answers immediately. */
  readonly setAnswers: (draft: DraftRef, answers: Values) => void;
  readonly confirm: (draft: DraftRef, keys: readonly string[]) => void;
  readonly addEarlierTerms?: (draft: DraftRef, earlier: readonly Term[]) => void;
  /** Returns an answer's source. Without this function, the form treats every answer as typed by the person. */
  readonly sourceOf?: (key: string) => AnswerSource | null;
  /** Texts about the other drafts. Without these texts, the form calls them «borradores». */
  readonly copy?: OtherDraftCopy;
};
