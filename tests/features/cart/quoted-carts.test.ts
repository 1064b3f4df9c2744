import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { createQuotedCartStore, quotedCartsKey } from '../../../src/features/cart/quoted-cart-store.ts';
import { noQuotedCarts, numberFor, remember } from '../../../src/features/cart/quoted-carts.ts';
import { hostileText, manyRuns } from '../../random-json.ts';
import { newBrowser } from '../purchases/shop-world.ts';

beforeEach(newBrowser);

const [dea, contract] = ['prod_dea_01', 'prod_contrato_pf_ed_01'].map((id) => ({ id, quantity: 1 }));
if (!dea || !contract) throw new Error('Two lines are needed');
const number = 'C-261122-7KQP';
const later = 'C-261123-2345';

test('exactly the quoted lines, in whatever order, have the quote’s number', () => {
  const carts = remember(noQuotedCarts, { number, lines: [dea, contract] });
  expect(numberFor(carts, [contract, dea], [])).toBe(number);
  for (const lines of [[], [dea], [{ ...dea, quantity: 2 }, contract], [dea, { ...contract, id: 'otro' }]]) {
    expect(numberFor(carts, lines, [])).toBeNull();
  }
});

test('of two quotes of the same lines the later counts, and none that was bought', () => {
  const carts = [number, later].reduce(
    (all, each) => remember(all, { number: each, lines: [dea] }),
    noQuotedCarts,
  );
  expect(numberFor(carts, [dea], [])).toBe(later);
  expect(numberFor(carts, [dea], [undefined, later])).toBe(number);
  expect(numberFor(carts, [dea], [number, later])).toBeNull();
});

test('the same number again takes the place of the first, and no more than twenty are kept', () => {
  const twice = [dea, contract].reduce(
    (all, line) => remember(all, { number, lines: [line] }),
    noQuotedCarts,
  );
  expect(twice.list).toEqual([{ number, lines: [contract] }]);
  const numbers = Array.from(
    { length: 30 },
    (_, index) => `C-261122-AAA${'23456789ABCDEFGHJKLMNPQRSTUVWXYZ'[index]}`,
  );
  const many = numbers.reduce((all, each) => remember(all, { number: each, lines: [dea] }), noQuotedCarts);
  expect(many.list.map((each) => each.number)).toEqual(numbers.slice(-20));
});

test('only number, ids and quantities are stored', () => {
  const line = { ...dea, name: 'Formulario', price: 2000 };
  createQuotedCartStore().remember({ number, lines: [line] });
  expect(JSON.parse(localStorage.getItem(quotedCartsKey) ?? '')).toEqual({
    list: [{ number, lines: [dea] }],
  });
  expect(numberFor(createQuotedCartStore().get(), [dea], [])).toBe(number);
});

test('from any stored value, a quote can be remembered and is found on the next visit', () => {
  const stored = hostileText({
    list: [
      { number, lines: [dea, contract] },
      { number: later, lines: [dea] },
    ],
  });
  fc.assert(
    fc.property(stored, (text) => {
      localStorage.setItem(quotedCartsKey, text);
      const store = createQuotedCartStore();
      expect(store.get().list.length).toBeLessThanOrEqual(20);
      for (const each of store.get().list) {
        expect(each.number).toMatch(/^C-\d{6}-[2-9A-HJ-NP-Z]{4}$/);
        expect(each.lines.every(({ quantity }) => Number.isInteger(quantity) && quantity > 0)).toBe(true);
      }
      const lines = [{ ...dea, quantity: 7 }];
      store.remember({ number: 'C-261122-ZZZZ', lines });
      expect(numberFor(createQuotedCartStore().get(), lines, [])).toBe('C-261122-ZZZZ');
    }),
    manyRuns,
  );
});
