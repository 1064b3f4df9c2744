import { createStore } from '../../../../platform/store.ts';
import { isBlank } from '../../model/values.ts';
import type { WordReading, WordRefusal } from '../../model/word-reading.ts';
import type { DraftRef } from './draft.ts';
import type { DraftStore } from './draft-store.ts';

/** Reads a Word file; never rejects. */
export type ReadWord = (file: File) => Promise<WordReading>;

/** What became of a Word file that a person opened. */
export type OpenedWord = { readonly file: string } & (
  | {
      readonly kind: 'read';
      /** null where nothing was answered. */
      readonly draft: DraftRef | null;
      readonly answers: number;
      readonly unread: readonly string[];
    }
  | { readonly kind: 'refused'; readonly reason: WordRefusal }
  /** Of another document than the one that is completed. */
  | { readonly kind: 'other'; readonly productId: string }
);

/** The files opened last in this page, as long as it says so. */
export const createOpenedWords = () => createStore<readonly OpenedWord[]>([]);

export const noWords: readonly OpenedWord[] = [];

/** The drafts that came of them, in the order of the files. */
export function draftsOfWords(opened: readonly OpenedWord[]): readonly DraftRef[] {
  return opened.flatMap((one) => (one.kind === 'read' ? (one.draft ?? []) : []));
}

function openedOf(
  file: string,
  reading: WordReading,
  productId: string | null,
  drafts: DraftStore,
): OpenedWord {
  if (reading.kind === 'refused') return { file, ...reading };
  const { productId: of, values, unread } = reading;
  if (productId !== null && of !== productId) return { file, kind: 'other', productId: of };
  const answers = Object.values(values).filter((value = '') => value !== '').length;
  const draft = isBlank(values) ? null : { id: drafts.begin({ productId: of, values }), productId: of };
  return { file, kind: 'read', draft, answers, unread };
}

/**
 * Makes a draft of each file that can be read.
 * @param productId of the only document that is wanted; null for any
 */
export async function openWords(
  files: readonly File[],
  read: ReadWord,
  productId: string | null,
  drafts: DraftStore,
): Promise<readonly OpenedWord[]> {
  const opened: OpenedWord[] = [];
  // One after the other: each is parsed as a whole.
  for (const file of files) opened.push(openedOf(file.name, await read(file), productId, drafts));
  return opened;
}
