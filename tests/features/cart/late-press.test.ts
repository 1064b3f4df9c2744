import { describe, expect, it } from 'vitest';
import { isLate } from '../../../src/features/cart/late-press.ts';

const press = { clientX: 300, clientY: 200, timeStamp: 1000 };
const soon = { clientX: 304, clientY: 197, timeStamp: 1250 };

describe('isLate', () => {
  it('is said of the second click of a double click whose first removed a line', () => {
    expect(isLate(soon, 1, { press, count: 2 })).toBe(true);
  });

  it('is not said of the first press, nor where nothing left', () => {
    expect(isLate(soon, 2, null)).toBe(false);
    expect(isLate(soon, 2, { press, count: 2 })).toBe(false);
  });

  it('is not said of a press elsewhere or later', () => {
    expect(isLate({ ...soon, clientY: 120 }, 1, { press, count: 2 })).toBe(false);
    expect(isLate({ ...soon, timeStamp: 1600 }, 1, { press, count: 2 })).toBe(false);
  });
});
