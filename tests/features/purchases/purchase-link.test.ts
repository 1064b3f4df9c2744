import fc from 'fast-check';
import { expect, test } from 'vitest';
import { purchaseLink, readPurchaseLink } from '../../../src/features/purchases/purchase-link.ts';
import { anyText } from '../../any-text.ts';

const hashOf = (link: string) => new URL(link, 'https://sitio.example').hash;

test('the number stands in the fragment, which no server gets, and nowhere else', () => {
  expect(purchaseLink('5550001')).toBe('/mis-compras#compra=5550001');
});

test('every number comes back from its address, as a person may have written it too', () => {
  const figure = fc.constantFrom(...'0123456789');
  fc.assert(
    fc.property(fc.string({ unit: figure, minLength: 1, maxLength: 20 }), (number) => {
      const hash = hashOf(purchaseLink(number));
      expect(readPurchaseLink(hash)).toBe(number);
    }),
  );
  expect(readPurchaseLink('#compra=123%20456%20789')).toBe('123456789');
});

test.each([
  '#compra=',
  '#compra=no',
  '#compra=%',
  '#compra=1111111111+2222222222',
  `#compra=${'1 '.repeat(1e5)}x1`,
  `#compra=${'Comprobante de Mercado Pago: '.repeat(4)}1111111111`,
])('what is no number is none: %.40s', (hash) => {
  expect(readPurchaseLink(hash)).toBeNull();
});

test('whatever an address holds, it is a number or nothing', () => {
  fc.assert(
    fc.property(anyText(), (text) => {
      expect(readPurchaseLink(`#compra=${text}`) ?? '0').toMatch(/^\d{1,20}$/);
      expect(readPurchaseLink(hashOf(purchaseLink(encodeURIComponent(text)))) ?? '0').toMatch(/^\d{1,20}$/);
    }),
  );
});
