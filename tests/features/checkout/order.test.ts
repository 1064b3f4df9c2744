import { expect, test } from 'vitest';
import { orderFor, orderKey } from '../../../src/features/checkout/order.ts';
import { bothTemplates } from '../purchases/shop-world.ts';

test('an order has its items, and both return addresses', () => {
  expect(orderFor(bothTemplates.items, 'https://mentoria.example', 'ref-1')).toMatchObject({
    reference: 'ref-1',
    lines: bothTemplates.items.map(({ id, price }) => ({ id, quantity: 1, unitPrice: price })),
    returnTo: {
      paid: 'https://mentoria.example/pago-exitoso',
      notPaid: 'https://mentoria.example/pago-cancelado',
    },
  });
});

test('the same products in the same quantities are one order, in any sequence', () => {
  const a = { id: 'a', quantity: 1 };
  const b = { id: 'b', quantity: 2 };
  expect(orderKey([a, b])).toBe(orderKey([b, a]));
  expect(orderKey([a])).not.toBe(orderKey([a, b]));
  expect(orderKey([a, b])).not.toBe(orderKey([a, { ...b, quantity: 1 }]));
});
