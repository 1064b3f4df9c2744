import { createPersistedStore, type PersistedStore } from '../../../platform/persisted-store.ts';
import type { Values } from '../document.ts';
import { type Drafts, noDrafts, StoredDrafts, setAnswer, setAnswers } from './draft.ts';

export const draftsKey = 'mle.drafts';

export type DraftStore = Pick<PersistedStore<Drafts>, 'get' | 'subscribe'> & {
  readonly answer: (productId: string, key: string, value: string) => void;
  readonly accept: (productId: string, answers: Values) => void;
  /** Forgets every answer, of every document. */
  readonly erase: () => void;
};

/**
 * What people have typed, on this device only. Written with every key: a tab that is closed loses nothing, and a
 * draft is a few kilobytes.
 */
export function createDraftStore(): DraftStore {
  const store = createPersistedStore({ key: draftsKey, schema: StoredDrafts, empty: noDrafts });
  return {
    get: store.get,
    subscribe: store.subscribe,
    answer: (productId, key, value) => store.update((drafts) => setAnswer(drafts, productId, key, value)),
    accept: (productId, answers) => store.update((drafts) => setAnswers(drafts, productId, answers)),
    erase: () => store.update(() => noDrafts),
  };
}
