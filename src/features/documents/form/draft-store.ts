import { createPersistedStore, type PersistedStore } from '../../../platform/persisted-store.ts';
import type { Values } from '../model/document.ts';
import { type Drafts, hasAnswers, noDrafts, StoredDrafts, setAnswer, setAnswers } from './draft.ts';

export const draftsKey = 'mle.drafts';

export type DraftStore = Pick<
  PersistedStore<Drafts>,
  'get' | 'subscribe' | 'keep' | 'refresh' | 'standing'
> & {
  readonly answer: (productId: string, key: string, value: string) => void;
  readonly accept: (productId: string, answers: Values) => void;
  /** Forgets every answer, of every document, here and in the other tabs. */
  readonly erase: () => void;
};

/**
 * What people have typed, on this device only. Written with every key: a tab that is closed loses nothing, and a
 * draft is a few kilobytes. Where a person wipes the site's data, nothing is stored again before they say so.
 */
export function createDraftStore(): DraftStore {
  const store = createPersistedStore({
    key: draftsKey,
    schema: StoredDrafts,
    empty: noDrafts,
    isHeld: (drafts) => Object.values(drafts).some(hasAnswers),
  });
  return {
    get: store.get,
    subscribe: store.subscribe,
    keep: store.keep,
    refresh: store.refresh,
    standing: store.standing,
    answer: (productId, key, value) => store.update((drafts) => setAnswer(drafts, productId, key, value)),
    accept: (productId, answers) => store.update((drafts) => setAnswers(drafts, productId, answers)),
    erase: () => store.replace(noDrafts),
  };
}
