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

const counter = () =>
  createPersistedStore({ key: 'cuenta', parse: parserOf(v.object({ n: v.number() })), empty: { n: 0 } });
const more = ({ n }: { n: number }) => ({ n: n + 1 });

test('a value outlives its store', () => {
  counter().update(more);
  expect(counter().get()).toEqual({ n: 1 });
});

test.each(['', 'null', '{', '[]', '{"n":"1"}', '"1"'])('stored %j counts as empty', (stored) => {
  localStorage.setItem('cuenta', stored);
  expect(counter().get()).toEqual({ n: 0 });
});

test('only wiped values are stored again on demand', () => {
  const mine = counter();
  mine.keep();
  expect(localStorage.getItem('cuenta')).toBeNull();
  mine.update(more);
  localStorage.clear();
  mine.keep();
  expect(counter().get()).toEqual({ n: 1 });
  localStorage.setItem('cuenta', '{"n":41}');
  mine.keep();
  expect(counter().get()).toEqual({ n: 41 });
});

test('a change starts from the value that another tab has written', () => {
  const mine = counter();
  localStorage.setItem('cuenta', '{"n":41}');
  mine.update(more);
  expect(mine.get()).toEqual({ n: 42 });
});

test('another tab’s change reaches the listeners', () => {
  const mine = counter();
  const listener = vi.fn();
  mine.subscribe(listener);
  localStorage.setItem('cuenta', '{"n":7}');
  window.dispatchEvent(new StorageEvent('storage', { key: 'cuenta' }));
  expect(listener).toHaveBeenCalledOnce();
  expect(mine.get()).toEqual({ n: 7 });
});

test('a change without effect is neither stored nor notified', () => {
  const mine = counter();
  const listener = vi.fn();
  mine.subscribe(listener);
  mine.update((same) => same);
  expect(listener).not.toHaveBeenCalled();
  expect(localStorage.getItem('cuenta')).toBeNull();
});

test.each([null, '{', '{"n":"uno"}'])('%j in storage during a visit does not replace the value', (found) => {
  const mine = counter();
  mine.update(more);
  if (found === null) localStorage.removeItem('cuenta');
  else localStorage.setItem('cuenta', found);
  window.dispatchEvent(new StorageEvent('storage', { key: found && 'cuenta' }));
  expect(mine.get()).toEqual({ n: 1 });
  mine.update(more);
  expect(counter().get()).toEqual({ n: 2 });
});

test('an unreadable value stays in the storage until the next change', () => {
  localStorage.setItem('cuenta', '{"futuro":true}');
  const mine = counter();
  expect(localStorage.getItem('cuenta')).toBe('{"futuro":true}');
  mine.update(more);
  expect(counter().get()).toEqual({ n: 1 });
});

test('a store may define how it merges another tab’s value', () => {
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

const list = () =>
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

test('a value from another tab survives a period without room in the storage', () => {
  const makeRoom = fillStorage();
  list().update(add('mine'));
  makeRoom();
  // Another tab doesn't see this tab's fallback.
  localStorage.setItem('lista', '{"all":["theirs"]}');
  const back = list();
  expect(back.get().all).toEqual(['theirs', 'mine']);
  back.update(add('later'));
  expect(JSON.parse(localStorage.getItem('lista') ?? '')).toEqual({ all: ['theirs', 'mine', 'later'] });
  expect(sessionStorage.getItem('lista')).toBeNull();
});

test('an open page merges another tab’s value once after a period without room', () => {
  const makeRoom = fillStorage();
  const mine = list();
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

test('a merged value survives another tab’s overwrite', () => {
  const mine = list();
  mine.update(add('mine'));
  localStorage.setItem('lista', '{"all":["theirs"]}');
  mine.update(add('later'));
  expect(list().get().all).toEqual(['theirs', 'mine', 'later']);
});

const typed = () =>
  createPersistedStore({
    key: 'cuenta',
    parse: parserOf(v.object({ n: v.number() })),
    empty: zero,
    storage: typedStorage,
    removesEmpty: true,
  });
const zero = { n: 0 };

test('an empty value of typed data removes the key and empties the other tabs', () => {
  const [mine, other] = [typed(), typed()];
  mine.update(more);
  other.update(more);
  mine.update(() => zero);
  expect(localStorage.getItem('cuenta')).toBeNull();
  window.dispatchEvent(new StorageEvent('storage', { key: 'cuenta' }));
  expect(other.get()).toEqual(zero);
});

test('cleared typed data change only in memory', () => {
  const mine = typed();
  mine.update(more);
  localStorage.clear();
  mine.update(more);
  expect([mine.get(), localStorage.getItem('cuenta')]).toEqual([{ n: 2 }, null]);
});

test('cleared typed data are stored again on request', () => {
  const mine = typed();
  mine.update(more);
  localStorage.clear();
  mine.update(more);
  typedStorage.storeAgain();
  expect(localStorage.getItem('cuenta')).toBe('{"n":2}');
  mine.update(more);
  expect(typed().get()).toEqual({ n: 3 });
});

test('typed data that the person discards leave the memory too', () => {
  const mine = typed();
  mine.update(more);
  localStorage.clear();
  mine.update(more);
  typedStorage.discardTyped();
  expect(mine.get()).toEqual(zero);
  mine.update(more);
  expect(localStorage.getItem('cuenta')).toBe('{"n":1}');
});
