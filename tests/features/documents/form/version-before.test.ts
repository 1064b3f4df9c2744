// @vitest-environment dom
import { beforeEach, expect, test, vi } from 'vitest';
import { StoredDraftsOfBefore } from '../../../../src/features/documents/form/draft.ts';
import { createDraftStore } from '../../../../src/features/documents/form/draft-store.ts';
import { draftsKey, keyOfBefore, latestKey } from '../../../../src/features/documents/form/stored-keys.ts';
import { parserOf } from '../../../../src/platform/parser.ts';
import { createPersistedStore } from '../../../../src/platform/persisted-store.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** A tab that still runs the version that knew one draft per document: it asks before it stores again what is gone. */
const tabOfBefore = () =>
  createPersistedStore({
    key: keyOfBefore,
    parse: parserOf(StoredDraftsOfBefore),
    empty: {},
    isHeld: (drafts) => Object.keys(drafts).length > 0,
  });

/** Tells every tab of every key, more often than two tabs would tell each other, and counts what they write. */
function settle(): number {
  const write = vi.spyOn(Storage.prototype, 'setItem');
  const counts = Array.from({ length: 8 }, () => {
    for (const key of [keyOfBefore, draftsKey, latestKey])
      dispatchEvent(new StorageEvent('storage', { key }));
    return write.mock.calls.length;
  });
  write.mockRestore();
  // Nothing is written once both know of each other: no turn after the second writes.
  expect(new Set(counts.slice(2)).size).toBe(1);
  return counts.at(-1) ?? 0;
}

test('a tab of the version before and one of this do not write in turn; storing again makes at most one more draft', () => {
  const now = createDraftStore();
  const before = tabOfBefore();
  before.update(() => ({ prod_dea_01: { est_nombre: 'Colegio' } }));
  settle();
  expect(now.get().list).toHaveLength(1);
  expect(before.status.get()).toBe('wiped');
  // «Guardarlas de nuevo», again and again: the answers are known.
  for (let time = 0; time < 3; time += 1) {
    before.keep();
    settle();
  }
  expect(now.get().list).toHaveLength(1);
  // Held back: what is typed there is not stored, and nothing moves here.
  before.update(() => ({ prod_dea_01: { est_nombre: 'Colegio Los Aromos' } }));
  expect(settle()).toBe(0);
  expect(now.get().list).toHaveLength(1);
  before.keep();
  settle();
  expect(now.get().list.map(({ values }) => values.est_nombre)).toEqual(['Colegio', 'Colegio Los Aromos']);
  expect(settle()).toBe(0);
});
