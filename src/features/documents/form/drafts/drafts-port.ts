import type { Store } from '../../../../platform/store.ts';
import type { AnswerSource } from '../../model/answer-source.ts';
import type { Values } from '../../model/document.ts';
import type { Term } from '../../model/next-year.ts';
import type { DraftRef, KnownDrafts } from './draft.ts';

/** Words for the other drafts. The rows of a spreadsheet have their own. */
export type OtherWords = {
  /** Names a draft within a sentence: «el borrador «Ana Prueba»», «la fila 3». */
  readonly mention: (title: string) => string;
  /** @param document name of the draft's document; null for the same document */
  readonly offer: (title: string, document: string | null) => string;
};

/** Operations on drafts that the form needs. The device's store and the rows of a batch implement it. */
export type DraftsPort = Pick<Store<KnownDrafts>, 'get' | 'subscribe'> & {
  /** @param value undefined takes the answer back */
  readonly answer: (draft: DraftRef, key: string, value: string | undefined) => void;
  /** Remembers the focused field. */
  readonly visit: (draft: DraftRef, key: string) => void;
  /** Stores pending answers immediately. */
  readonly flush: () => void;
  readonly accept: (draft: DraftRef, answers: Values) => void;
  /** Marks those answers as confirmed by the person. */
  readonly confirm: (draft: DraftRef, keys: readonly string[]) => void;
  /** Adds terms that the person had before. */
  readonly remember?: (draft: DraftRef, earlier: readonly Term[]) => void;
  /** By default every answer counts as typed by the person. */
  readonly sourceOf?: (key: string) => AnswerSource | null;
  /** By default the sentences call them drafts. */
  readonly words?: OtherWords;
};
