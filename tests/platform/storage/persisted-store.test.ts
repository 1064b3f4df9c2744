// @vitest-environment dom
import * as v from 'valibot';
import { beforeEach, expect, test, vi } from 'vitest';
import { parserOf } from '../../../src/platform/schema.ts';
import { enteredStorage } from '../../../src/platform/storage/entered-storage.ts';
import { createPersistedStore } from '../../../src/platform/storage/persisted-store.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const createCounter = () =>
  createPersistedStore({ key: 'cuenta', parse: parserOf(v.object({ n: v.number() })), empty: { n: 0 } });
const increment = ({ n }: { n: number }) => ({ n: n + 1 });

test('a store starts with the value that an earlier store has written', () => {
  createCounter().update(increment);
  expect(createCounter().get()).toEqual({ n: 1 });
});

test.each(['', 'null', '{', '[]', '{"n":"1"}', '"1"'])(
  'a store is empty if the stored text is %j',
  (stored) => {
    localStorage.setItem('cuenta', stored);
    expect(createCounter().get()).toEqual({ n: 0 });
  },
);

test('restore writes the value again only if the storage has no value', () => {
  const store = createCounter();
  store.restore();
  expect(localStorage.getItem('cuenta')).toBeNull();
  store.update(increment);
  localStorage.clear();
  store.restore();
  expect(createCounter().get()).toEqual({ n: 1 });
  localStorage.setItem('cuenta', '{"n":41}');
  store.restore();
  expect(createCounter().get()).toEqual({ n: 41 });
});

test('a change starts from the value that another tab has stored', () => {
  const store = createCounter();
  localStorage.setItem('cuenta', '{"n":41}');
  store.update(increment);
  expect(store.get()).toEqual({ n: 42 });
});

test('another tab’s change reaches the listeners', () => {
  const store = createCounter();
  const listener = vi.fn();
  store.subscribe(listener);
  localStorage.setItem('cuenta', '{"n":7}');
  window.dispatchEvent(new StorageEvent('storage', { key: 'cuenta' }));
  expect(listener).toHaveBeenCalledOnce();
  expect(store.get()).toEqual({ n: 7 });
});

test('an update to the same value is neither stored nor notified', () => {
  const store = createCounter();
  const listener = vi.fn();
  store.subscribe(listener);
  store.update((value) => value);
  expect(listener).not.toHaveBeenCalled();
  expect(localStorage.getItem('cuenta')).toBeNull();
});

test.each([null, '{', '{"n":"uno"}'])('a store keeps its value if the stored text becomes %j', (item) => {
  const store = createCounter();
  store.update(increment);
  if (item === null) localStorage.removeItem('cuenta');
  else localStorage.setItem('cuenta', item);
  window.dispatchEvent(new StorageEvent('storage', { key: item && 'cuenta' }));
  expect(store.get()).toEqual({ n: 1 });
  store.update(increment);
  expect(createCounter().get()).toEqual({ n: 2 });
});

test('an invalid value stays in the storage until the next change', () => {
  localStorage.setItem('cuenta', '{"futuro":true}');
  const store = createCounter();
  expect(localStorage.getItem('cuenta')).toBe('{"futuro":true}');
  store.update(increment);
  expect(createCounter().get()).toEqual({ n: 1 });
});

test('a store may define how it adopts another tab’s value', () => {
  localStorage.setItem('cuenta', '{"n":5}');
  const largest = createPersistedStore({
    key: 'cuenta',
    parse: parserOf(v.object({ n: v.number() })),
    empty: { n: 0 },
    adopt: (current, stored) => (stored.n > current.n ? stored : current),
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
    merge: (current, stored) => ({
      all: [...stored.all, ...current.all.filter((item) => !stored.all.includes(item))],
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

test('after the storage was full, the next page merges another tab’s value with its own', () => {
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

test('after the storage was full, an open page merges another tab’s value only once', () => {
  const makeRoom = fillStorage();
  const store = createList();
  store.update(add('mine'));
  makeRoom();
  localStorage.setItem('lista', '{"all":["theirs"]}');
  const listener = vi.fn();
  store.subscribe(listener);
  for (let n = 0; n < 2; n += 1) window.dispatchEvent(new StorageEvent('storage', { key: 'lista' }));
  expect(listener).toHaveBeenCalledOnce();
  store.update(add('later'));
  expect(JSON.parse(localStorage.getItem('lista') ?? '')).toEqual({ all: ['theirs', 'mine', 'later'] });
});

test('a change merges the value with which another tab has overwritten the stored one', () => {
  const store = createList();
  store.update(add('mine'));
  localStorage.setItem('lista', '{"all":["theirs"]}');
  store.update(add('later'));
  expect(createList().get().all).toEqual(['theirs', 'mine', 'later']);
});

const createTypedCounter = () =>
  createPersistedStore({
    key: 'cuenta',
    parse: parserOf(v.object({ n: v.number() })),
    empty: zero,
    storage: enteredStorage,
    removesEmpty: true,
  });
const zero = { n: 0 };

test('emptied entered data are removed from the storage and from other tabs', () => {
  const [store, otherStore] = [createTypedCounter(), createTypedCounter()];
  store.update(increment);
  otherStore.update(increment);
  store.update(() => zero);
  expect(localStorage.getItem('cuenta')).toBeNull();
  window.dispatchEvent(new StorageEvent('storage', { key: 'cuenta' }));
  expect(otherStore.get()).toEqual(zero);
});

test('entered data change only in memory after the site’s data are cleared', () => {
  const store = createTypedCounter();
  store.update(increment);
  localStorage.clear();
  store.update(increment);
  expect([store.get(), localStorage.getItem('cuenta')]).toEqual([{ n: 2 }, null]);
});

test('cleared entered data are stored again on request', () => {
  const store = createTypedCounter();
  store.update(increment);
  localStorage.clear();
  store.update(increment);
  enteredStorage.storeAgain();
  expect(localStorage.getItem('cuenta')).toBe('{"n":2}');
  store.update(increment);
  expect(createTypedCounter().get()).toEqual({ n: 3 });
});

test('discarded entered data are removed from memory too', () => {
  const store = createTypedCounter();
  store.update(increment);
  localStorage.clear();
  store.update(increment);
  enteredStorage.discardTyped();
  expect(store.get()).toEqual(zero);
  store.update(increment);
  expect(localStorage.getItem('cuenta')).toBe('{"n":1}');
});
