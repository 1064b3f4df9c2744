import { expect, test } from 'vitest';
import { orderFor } from '../../../src/features/checkout/order.ts';
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
