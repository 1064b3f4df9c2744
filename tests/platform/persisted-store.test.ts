// @vitest-environment dom
import * as v from 'valibot';
import { beforeEach, expect, test, vi } from 'vitest';
import { createPersistedStore } from '../../src/platform/persisted-store.ts';
import { parserOf } from '../../src/platform/schema.ts';

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

test('what was wiped is stored again on demand, and nothing else is', () => {
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

test('a change starts from what another tab has written meanwhile', () => {
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

test.each([null, '{', '{"n":"uno"}'])(
  '%j in place of what was stored in mid-visit costs nothing',
  (found) => {
    const mine = counter();
    mine.update(more);
    if (found === null) localStorage.removeItem('cuenta');
    else localStorage.setItem('cuenta', found);
    window.dispatchEvent(new StorageEvent('storage', { key: found && 'cuenta' }));
    expect(mine.get()).toEqual({ n: 1 });
    mine.update(more);
    expect(counter().get()).toEqual({ n: 2 });
  },
);

test('an unreadable value is left in the storage until something changes here', () => {
  localStorage.setItem('cuenta', '{"futuro":true}');
  const mine = counter();
  expect(localStorage.getItem('cuenta')).toBe('{"futuro":true}');
  mine.update(more);
  expect(counter().get()).toEqual({ n: 1 });
});

test('a store may define how it merges what another tab has stored', () => {
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

/** localStorage refuses whatever is stored, until the function that this returns is called. */
function fillStorage(): () => void {
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: () => null, setItem, removeItem: () => {} });
  return () => vi.unstubAllGlobals();
}

test('what another tab stored while this one had no room is not overwritten', () => {
  const makeRoom = fillStorage();
  list().update(add('mine'));
  makeRoom();
  // Another tab has no part in this tab's own fallback.
  localStorage.setItem('lista', '{"all":["theirs"]}');
  const back = list();
  expect(back.get().all).toEqual(['theirs', 'mine']);
  back.update(add('later'));
  expect(JSON.parse(localStorage.getItem('lista') ?? '')).toEqual({ all: ['theirs', 'mine', 'later'] });
  expect(sessionStorage.getItem('lista')).toBeNull();
});

test('the same holds for a page that stays open, and what it has read is not read twice', () => {
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

test('a value that is merged survives a tab that stores another one in its place', () => {
  const mine = list();
  mine.update(add('mine'));
  localStorage.setItem('lista', '{"all":["theirs"]}');
  mine.update(add('later'));
  expect(list().get().all).toEqual(['theirs', 'mine', 'later']);
});

const held = () =>
  createPersistedStore({
    key: 'cuenta',
    parse: parserOf(v.object({ n: v.number() })),
    empty: { n: 0 },
    isHeld: ({ n }) => n > 0,
  });

test('a held value that was wiped goes on in memory alone, until it is kept', () => {
  const mine = held();
  mine.update(more);
  localStorage.clear();
  mine.update(more);
  expect(mine.status.get()).toBe('wiped');
  mine.update(more);
  expect([mine.get(), localStorage.getItem('cuenta')]).toEqual([{ n: 3 }, null]);
  mine.keep();
  expect(mine.status.get()).toBe('stored');
  mine.update(more);
  expect(held().get()).toEqual({ n: 4 });
});

test('a wiped storage is noticed by looking, and what is replaced then is stored', () => {
  const mine = held();
  mine.update(more);
  localStorage.clear();
  mine.refresh();
  expect(mine.status.get()).toBe('wiped');
  mine.replace({ n: 0 });
  expect([mine.status.get(), localStorage.getItem('cuenta')]).toEqual(['stored', '{"n":0}']);
});

test('what stands beside a wiped value is held with it where nothing of it is stored, and kept with it', () => {
  const mine = held();
  mine.hold();
  mine.update(more);
  expect([mine.status.get(), mine.get(), localStorage.getItem('cuenta')]).toEqual(['wiped', { n: 1 }, null]);
  mine.keep();
  expect([mine.status.get(), localStorage.getItem('cuenta')]).toEqual(['stored', '{"n":1}']);
  mine.hold();
  expect(mine.status.get()).toBe('stored');
  localStorage.clear();
  const empty = held();
  empty.hold();
  empty.keep();
  expect([empty.status.get(), localStorage.getItem('cuenta')]).toEqual(['stored', null]);
});

test('what another tab stores after a wiping is the answer for this one too', () => {
  const mine = held();
  mine.update(more);
  localStorage.clear();
  mine.refresh();
  localStorage.setItem('cuenta', '{"n":0}');
  window.dispatchEvent(new StorageEvent('storage', { key: 'cuenta' }));
  expect([mine.status.get(), mine.get()]).toEqual(['stored', { n: 0 }]);
});

test('nothing is held that never was stored, nor where the browser keeps nothing', () => {
  const mine = held();
  mine.refresh();
  expect(mine.status.get()).toBe('stored');
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {},
    removeItem: () => {},
  });
  vi.stubGlobal('sessionStorage', undefined);
  mine.update(more);
  mine.update(more);
  mine.refresh();
  expect([mine.status.get(), mine.get()]).toEqual(['stored', { n: 2 }]);
});
