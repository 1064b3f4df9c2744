import { beforeEach, expect, test, vi } from 'vitest';
import {
  offerUndo,
  undoLatest,
  undoMs,
  undoOffers,
} from '../../../../../../src/features/documents/form/drafts/panel/undo.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  return () => {
    vi.runAllTimers();
    vi.useRealTimers();
  };
});

const shownMessage = () => undoOffers.get().at(-1)?.message ?? null;

test('undoes the second change and then the first', () => {
  const undoneOffers: string[] = [];
  offerUndo('first', () => undoneOffers.push('first'));
  offerUndo('second', () => undoneOffers.push('second'));
  expect(shownMessage()).toBe('second');
  undoLatest();
  expect(shownMessage()).toBe('first');
  undoLatest();
  expect(undoneOffers).toEqual(['second', 'first']);
  expect(shownMessage()).toBeNull();
  undoLatest();
  expect(undoneOffers).toHaveLength(2);
});

test('the offer to undo ends ten seconds after the last change', () => {
  offerUndo('first', () => {});
  vi.advanceTimersByTime(undoMs - 1);
  offerUndo('second', () => {});
  vi.advanceTimersByTime(undoMs - 1);
  expect(shownMessage()).toBe('second');
  undoLatest();
  vi.advanceTimersByTime(undoMs - 1);
  expect(shownMessage()).toBe('first');
  vi.advanceTimersByTime(1);
  expect(shownMessage()).toBeNull();
  offerUndo('third', () => {});
  undoLatest();
  expect(shownMessage()).toBeNull();
});
