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

const shownOffer = () => undoOffers.get().at(-1)?.message ?? null;

test('undoes the second change and then the first', () => {
  const undone: string[] = [];
  offerUndo('first', () => undone.push('first'));
  offerUndo('second', () => undone.push('second'));
  expect(shownOffer()).toBe('second');
  undoLatest();
  expect(shownOffer()).toBe('first');
  undoLatest();
  expect(undone).toEqual(['second', 'first']);
  expect(shownOffer()).toBeNull();
  undoLatest();
  expect(undone).toHaveLength(2);
});

test('the offer to undo ends ten seconds after the last change', () => {
  offerUndo('first', () => {});
  vi.advanceTimersByTime(undoMs - 1);
  offerUndo('second', () => {});
  vi.advanceTimersByTime(undoMs - 1);
  expect(shownOffer()).toBe('second');
  undoLatest();
  vi.advanceTimersByTime(undoMs - 1);
  expect(shownOffer()).toBe('first');
  vi.advanceTimersByTime(1);
  expect(shownOffer()).toBeNull();
  offerUndo('third', () => {});
  undoLatest();
  expect(shownOffer()).toBeNull();
});
