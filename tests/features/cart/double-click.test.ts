import { describe, expect, it } from 'vitest';
import { isDoubleClick } from '../../../src/features/cart/double-click.ts';

const press = { clientX: 300, clientY: 200, timeStamp: 1000 };
const soon = { clientX: 304, clientY: 197, timeStamp: 1250 };

describe('isDoubleClick', () => {
  it('is said of the second click of a double click whose first removed a line', () => {
    expect(isDoubleClick(soon, 1, { press, count: 2 })).toBe(true);
  });

  it('is not said of the first press, nor where nothing left', () => {
    expect(isDoubleClick(soon, 2, null)).toBe(false);
    expect(isDoubleClick(soon, 2, { press, count: 2 })).toBe(false);
  });

  it('is not said of a press elsewhere or later', () => {
    expect(isDoubleClick({ ...soon, clientY: 120 }, 1, { press, count: 2 })).toBe(false);
    expect(isDoubleClick({ ...soon, timeStamp: 1600 }, 1, { press, count: 2 })).toBe(false);
  });
});
