import { parserOf } from '../../../platform/parser.ts';
import { createPersistedStore, type PersistedStore } from '../../../platform/persisted-store.ts';
import type { Values } from '../model/document.ts';
import { type Drafts, hasAnswers, noDrafts, StoredDrafts, setAnswer, setAnswers } from './draft.ts';

export const draftsKey = 'mle.drafts';

export type DraftStore = Pick<PersistedStore<Drafts>, 'get' | 'subscribe' | 'keep' | 'refresh' | 'status'> & {
  readonly answer: (productId: string, key: string, value: string) => void;
  readonly accept: (productId: string, answers: Values) => void;
  /** Erases the answers of every document, here and in the other tabs. */
  readonly erase: () => void;
};

/**
 * The answers, stored on this device alone. Each key press writes them: closing the tab loses nothing, and a draft is a
 * few kilobytes. After the person wipes the site's data, nothing is stored again until they agree.
 */
export function createDraftStore(): DraftStore {
  const store = createPersistedStore({
    key: draftsKey,
    parse: parserOf(StoredDrafts),
    empty: noDrafts,
    isHeld: (drafts) => Object.values(drafts).some(hasAnswers),
  });
  return {
    get: store.get,
    subscribe: store.subscribe,
    keep: store.keep,
    refresh: store.refresh,
    status: store.status,
    answer: (productId, key, value) => store.update((drafts) => setAnswer(drafts, productId, key, value)),
    accept: (productId, answers) => store.update((drafts) => setAnswers(drafts, productId, answers)),
    erase: () => store.replace(noDrafts),
  };
}
