import { expect, test } from 'vitest';
import { isDoubleClick } from '../../../src/features/cart/double-click.ts';

const press = { clientX: 300, clientY: 200, timeStamp: 1000 };
const soon = { clientX: 304, clientY: 197, timeStamp: 1250 };

test.each([
  ['the second click of a double click whose first removed a line', true, soon, 1, { press, count: 2 }],
  ['the first press', false, soon, 2, null],
  ['a press after which nothing left', false, soon, 2, { press, count: 2 }],
  ['a press elsewhere', false, { ...soon, clientY: 120 }, 1, { press, count: 2 }],
  ['a press that comes later', false, { ...soon, timeStamp: 1600 }, 1, { press, count: 2 }],
])('of %s it is said: %s', (_, said, second, count, before) => {
  expect(isDoubleClick(second, count, before)).toBe(said);
});
