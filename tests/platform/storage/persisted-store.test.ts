// @vitest-environment dom
import * as v from 'valibot';
import { beforeEach, expect, test, vi } from 'vitest';
import { parserOf } from '../../../src/platform/schema.ts';
import { createPersistedStore } from '../../../src/platform/storage/persisted-store.ts';
import { typedStorage } from '../../../src/platform/storage/typed-storage.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const createCounter = () =>
  createPersistedStore({ key: 'cuenta', parse: parserOf(v.object({ n: v.number() })), empty: { n: 0 } });
const increment = ({ n }: { n: number }) => ({ n: n + 1 });

test('the next store has the value of the last', () => {
  createCounter().update(increment);
  expect(createCounter().get()).toEqual({ n: 1 });
});

test.each(['', 'null', '{', '[]', '{"n":"1"}', '"1"'])('stored %j counts as empty', (stored) => {
  localStorage.setItem('cuenta', stored);
  expect(createCounter().get()).toEqual({ n: 0 });
});

test('a store stores its value again only if the storage has none', () => {
  const mine = createCounter();
  mine.keep();
  expect(localStorage.getItem('cuenta')).toBeNull();
  mine.update(increment);
  localStorage.clear();
  mine.keep();
  expect(createCounter().get()).toEqual({ n: 1 });
  localStorage.setItem('cuenta', '{"n":41}');
  mine.keep();
  expect(createCounter().get()).toEqual({ n: 41 });
});

test('a change starts from the value that another tab has stored', () => {
  const mine = createCounter();
  localStorage.setItem('cuenta', '{"n":41}');
  mine.update(increment);
  expect(mine.get()).toEqual({ n: 42 });
});

test('another tab’s change reaches the listeners', () => {
  const mine = createCounter();
  const listener = vi.fn();
  mine.subscribe(listener);
  localStorage.setItem('cuenta', '{"n":7}');
  window.dispatchEvent(new StorageEvent('storage', { key: 'cuenta' }));
  expect(listener).toHaveBeenCalledOnce();
  expect(mine.get()).toEqual({ n: 7 });
});

test('an update to the same value is neither stored nor notified', () => {
  const mine = createCounter();
  const listener = vi.fn();
  mine.subscribe(listener);
  mine.update((same) => same);
  expect(listener).not.toHaveBeenCalled();
  expect(localStorage.getItem('cuenta')).toBeNull();
});

test.each([null, '{', '{"n":"uno"}'])('a change to %j in storage does not replace the value', (item) => {
  const mine = createCounter();
  mine.update(increment);
  if (item === null) localStorage.removeItem('cuenta');
  else localStorage.setItem('cuenta', item);
  window.dispatchEvent(new StorageEvent('storage', { key: item && 'cuenta' }));
  expect(mine.get()).toEqual({ n: 1 });
  mine.update(increment);
  expect(createCounter().get()).toEqual({ n: 2 });
});

test('an invalid value stays in the storage until the next change', () => {
  localStorage.setItem('cuenta', '{"futuro":true}');
  const mine = createCounter();
  expect(localStorage.getItem('cuenta')).toBe('{"futuro":true}');
  mine.update(increment);
  expect(createCounter().get()).toEqual({ n: 1 });
});

test('a store may define how it adopts another tab’s value', () => {
  localStorage.setItem('cuenta', '{"n":5}');
  const largest = createPersistedStore({
    key: 'cuenta',
    parse: parserOf(v.object({ n: v.number() })),
    empty: { n: 0 },
    adopt: (mine, stored) => (stored.n > mine.n ? stored : mine),
  });
  localStorage.setItem('cuenta', '{"n":3}');
  window.dispatchEvent(new StorageEvent('storage', { key: 'cuenta' }));
  expect(largest.get()).toEqual({ n: 5 });
});

const createList = () =>
  createPersistedStore<{ readonly all: readonly string[] }>({
    key: 'lista',
    parse: parserOf(v.object({ all: v.array(v.string()) })),
    empty: { all: [] },
    merge: (mine, stored) => ({
      all: [...stored.all, ...mine.all.filter((each) => !stored.all.includes(each))],
    }),
  });
const add =
  (item: string) =>
  ({ all }: { readonly all: readonly string[] }) => ({ all: [...all, item] });

/** Makes localStorage refuse writes until the returned function is called. */
function fillStorage(): () => void {
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: () => null, setItem, removeItem: () => {} });
  return () => vi.unstubAllGlobals();
}

test('the next page merges another tab’s value after the storage was full', () => {
  const makeRoom = fillStorage();
  createList().update(add('mine'));
  makeRoom();
  // Another tab doesn't know this tab's value, which is only in sessionStorage.
  localStorage.setItem('lista', '{"all":["theirs"]}');
  const nextStore = createList();
  expect(nextStore.get().all).toEqual(['theirs', 'mine']);
  nextStore.update(add('later'));
  expect(JSON.parse(localStorage.getItem('lista') ?? '')).toEqual({ all: ['theirs', 'mine', 'later'] });
  expect(sessionStorage.getItem('lista')).toBeNull();
});

test('an open page merges another tab’s value once after the storage was full', () => {
  const makeRoom = fillStorage();
  const mine = createList();
  mine.update(add('mine'));
  makeRoom();
  localStorage.setItem('lista', '{"all":["theirs"]}');
  const listener = vi.fn();
  mine.subscribe(listener);
  for (let n = 0; n < 2; n += 1) window.dispatchEvent(new StorageEvent('storage', { key: 'lista' }));
  expect(listener).toHaveBeenCalledOnce();
  mine.update(add('later'));
  expect(JSON.parse(localStorage.getItem('lista') ?? '')).toEqual({ all: ['theirs', 'mine', 'later'] });
});

test('a change is merged after another tab has overwritten the value', () => {
  const mine = createList();
  mine.update(add('mine'));
  localStorage.setItem('lista', '{"all":["theirs"]}');
  mine.update(add('later'));
  expect(createList().get().all).toEqual(['theirs', 'mine', 'later']);
});

const createTypedCounter = () =>
  createPersistedStore({
    key: 'cuenta',
    parse: parserOf(v.object({ n: v.number() })),
    empty: zero,
    storage: typedStorage,
    removesEmpty: true,
  });
const zero = { n: 0 };

test('emptied typed data are removed from the storage and from other tabs', () => {
  const [mine, other] = [createTypedCounter(), createTypedCounter()];
  mine.update(increment);
  other.update(increment);
  mine.update(() => zero);
  expect(localStorage.getItem('cuenta')).toBeNull();
  window.dispatchEvent(new StorageEvent('storage', { key: 'cuenta' }));
  expect(other.get()).toEqual(zero);
});

test('typed data change only in memory after the site’s data are cleared', () => {
  const mine = createTypedCounter();
  mine.update(increment);
  localStorage.clear();
  mine.update(increment);
  expect([mine.get(), localStorage.getItem('cuenta')]).toEqual([{ n: 2 }, null]);
});

test('cleared typed data are stored again on request', () => {
  const mine = createTypedCounter();
  mine.update(increment);
  localStorage.clear();
  mine.update(increment);
  typedStorage.storeAgain();
  expect(localStorage.getItem('cuenta')).toBe('{"n":2}');
  mine.update(increment);
  expect(createTypedCounter().get()).toEqual({ n: 3 });
});

test('discarded typed data are removed from memory too', () => {
  const mine = createTypedCounter();
  mine.update(increment);
  localStorage.clear();
  mine.update(increment);
  typedStorage.discardTyped();
  expect(mine.get()).toEqual(zero);
  mine.update(increment);
  expect(localStorage.getItem('cuenta')).toBe('{"n":1}');
});
