import type { Store } from '../../../../platform/store.ts';
import type { AnswerSource } from '../../model/answer-source.ts';
import type { Values } from '../../model/document.ts';
import type { DraftRef, KnownDrafts } from './draft.ts';

/** Words for the other drafts, which the rows of a spreadsheet have of their own. */
export type OtherWords = {
  /** Names one within a sentence: «el borrador «Ana Prueba»», «la fila 3». */
  readonly where: (title: string) => string;
  /** @param document the name of its document; null for the same one */
  readonly offer: (title: string, document: string | null) => string;
};

/** Everything that the form needs of the drafts. The device's store implements it, and so do the rows of a batch. */
export type DraftsPort = Pick<Store<KnownDrafts>, 'get' | 'subscribe'> & {
  /** @param value undefined takes the answer back */
  readonly answer: (draft: DraftRef, key: string, value: string | undefined) => void;
  /** Remembers the field where the person is. */
  readonly visit: (draft: DraftRef, key: string) => void;
  /** Stores pending answers at once. */
  readonly flush: () => void;
  readonly accept: (draft: DraftRef, answers: Values) => void;
  /** Keeps those answers as they are: the person was asked about them. */
  readonly confirm: (draft: DraftRef, keys: readonly string[]) => void;
  /** Without it every answer counts as typed by the person. */
  readonly sourceOf?: (key: string) => AnswerSource | null;
  /** By default they are called drafts. */
  readonly words?: OtherWords;
};
