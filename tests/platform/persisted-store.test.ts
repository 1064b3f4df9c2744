// @vitest-environment happy-dom
import * as v from 'valibot';
import { beforeEach, expect, test, vi } from 'vitest';
import { createPersistedStore } from '../../src/platform/persisted-store.ts';

beforeEach(() => localStorage.clear());

const counter = () =>
  createPersistedStore({ key: 'cuenta', schema: v.object({ n: v.number() }), empty: { n: 0 } });
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
  const told = vi.fn();
  mine.subscribe(told);
  localStorage.setItem('cuenta', '{"n":7}');
  window.dispatchEvent(new StorageEvent('storage', { key: 'cuenta' }));
  expect(told).toHaveBeenCalledOnce();
  expect(mine.get()).toEqual({ n: 7 });
});

test('a change that changes nothing is neither stored nor told', () => {
  const mine = counter();
  const told = vi.fn();
  mine.subscribe(told);
  mine.update((same) => same);
  expect(told).not.toHaveBeenCalled();
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

test('what cannot be read is left alone until something changes here', () => {
  localStorage.setItem('cuenta', '{"futuro":true}');
  const mine = counter();
  expect(localStorage.getItem('cuenta')).toBe('{"futuro":true}');
  mine.update(more);
  expect(counter().get()).toEqual({ n: 1 });
});

test('a store may say how it goes on with what another tab has stored', () => {
  localStorage.setItem('cuenta', '{"n":5}');
  const largest = createPersistedStore({
    key: 'cuenta',
    schema: v.object({ n: v.number() }),
    empty: { n: 0 },
    adopt: (mine, stored) => (stored.n > mine.n ? stored : mine),
  });
  localStorage.setItem('cuenta', '{"n":3}');
  window.dispatchEvent(new StorageEvent('storage', { key: 'cuenta' }));
  expect(largest.get()).toEqual({ n: 5 });
});
