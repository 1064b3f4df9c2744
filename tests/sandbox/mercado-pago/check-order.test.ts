import { expect, test } from 'vitest';
import { checkOrder } from '../../../sandbox/mercado-pago/check-order.ts';
import { item, order } from '../visitor.ts';

const allowed = { loopback: true };
const refusedReturn = 'auto_return invalid. back_url.success must be defined';

function returnTo(success: unknown): Record<string, unknown> {
  return order({ back_urls: { success, failure: '', pending: '' } });
}

test('an order as the shop sends it is accepted', () => {
  expect(checkOrder(order(), allowed)).toEqual({
    order: expect.objectContaining({
      items: [expect.objectContaining({ id: 'prod_dea_01', quantity: 1, unit_price: 2000 })],
      auto_return: 'approved',
      external_reference: 'compra-1',
    }),
  });
});

test('an order needs little: title, quantity and price', () => {
  const body = { items: [{ title: 'Contrato', quantity: 2, unit_price: 8000 }] };
  expect(checkOrder(body, allowed)).toEqual({
    order: expect.objectContaining({
      items: [expect.objectContaining({ id: '', currency_id: 'CLP' })],
      back_urls: { success: '', failure: '', pending: '' },
      external_reference: '',
    }),
  });
});

test.each([
  ['no items', order({ items: undefined }), 'items needed.'],
  ['an empty list', order({ items: [] }), 'items needed.'],
  ['items that are no list', order({ items: {} }), 'items must be a array'],
  ['no quantity', order({ items: [item({ quantity: undefined })] }), 'quantity needed.'],
  ['quantity zero', order({ items: [item({ quantity: 0 })] }), 'quantity needed.'],
  ['half a piece', order({ items: [item({ quantity: 0.5 })] }), 'items.0.quantity must be a integer.'],
  [
    'a quantity in letters',
    order({ items: [item(), item({ quantity: '1' })] }),
    'items.1.quantity must be a integer.',
  ],
  ['no price', order({ items: [item({ unit_price: undefined })] }), 'unit_price needed.'],
  ['a price in letters', order({ items: [item({ unit_price: '2000' })] }), 'unit_price must be a number.'],
  ['a price with decimals', order({ items: [item({ unit_price: 1999.5 })] }), 'unit_price invalid.'],
  ['a price of nothing', order({ items: [item({ unit_price: 0 })] }), 'unit_price invalid.'],
  ['a negative price', order({ items: [item({ unit_price: -2000 })] }), 'unit_price invalid.'],
  ['another currency', order({ items: [item({ currency_id: 'USD' })] }), 'currency_id invalid.'],
  ['no title', order({ items: [item({ title: undefined })] }), 'title needed.'],
  ['a title of 257 letters', order({ items: [item({ title: 'a'.repeat(257) })] }), 'title invalid.'],
  [
    'too large a total',
    order({ items: [item({ quantity: 5001 })] }),
    'amount cannot be paid with Mercado Pago.',
  ],
])('%s is refused as invalid_items', (_, body, message) => {
  expect(checkOrder(body, allowed)).toEqual({
    refusal: { message, error: 'invalid_items', status: 400, cause: null },
  });
});

test.each([['/pago-exitoso'], ['pago'], ['javascript:alert(1)'], [7]])(
  'back_urls must be absolute: %s',
  (url) => {
    expect(checkOrder(returnTo(url), allowed)).toEqual({
      refusal: {
        message: 'back_urls invalid. Wrong format',
        error: 'invalid_back_urls',
        status: 400,
        cause: null,
      },
    });
  },
);

test.each([
  ['without an address of success', order({ back_urls: { failure: 'https://tienda.example/' } })],
  ['of another kind', order({ auto_return: 'always' })],
  ['to a plain http address', returnTo('http://tienda.example/')],
  ['to an IP address', returnTo('https://203.0.113.7/')],
])('auto_return %s is refused', (_, body) => {
  expect(checkOrder(body, allowed)).toEqual({
    refusal: { message: refusedReturn, error: 'invalid_auto_return', status: 400, cause: null },
  });
});

test.each([
  ['http://localhost:4173/pago-exitoso'],
  ['https://localhost/pago-exitoso'],
  ['http://127.0.0.1:4173/pago-exitoso'],
  ['http://[::1]:4173/pago-exitoso'],
])('auto_return to %s depends on the fault', (success) => {
  expect(checkOrder(returnTo(success), allowed)).toHaveProperty('order');
  expect(checkOrder(returnTo(success), { loopback: false })).toEqual({
    refusal: { message: refusedReturn, error: 'invalid_auto_return', status: 400, cause: null },
  });
});

test('without auto_return any return address is accepted', () => {
  const { auto_return: _, ...body } = returnTo('http://localhost:4173/');
  expect(checkOrder(body, { loopback: false })).toHaveProperty('order');
  const https = returnTo('https://tienda.example/pago-exitoso');
  expect(checkOrder(https, { loopback: false })).toHaveProperty('order');
});

test.each([
  [{ statement_descriptor: 'a'.repeat(23) }, 'bad_request'],
  [{ external_reference: 'a'.repeat(257) }, 'bad_request'],
  [{ payment_methods: { installments: 37 } }, 'invalid_payment_methods'],
  [{ payment_methods: { installments: 0 } }, 'invalid_payment_methods'],
])('limits are kept: %o', (changes, error) => {
  expect(checkOrder(order(changes), allowed)).toEqual({
    refusal: expect.objectContaining({ error, status: 400 }),
  });
});

test.each([[undefined], [null], ['texto'], [7]])('a body that is no object is refused: %s', (body) => {
  expect(checkOrder(body, allowed)).toEqual({
    refusal: expect.objectContaining({ error: 'bad_request', message: 'The body is not a JSON object.' }),
  });
});
