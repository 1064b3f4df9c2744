import fc from 'fast-check';
import { expect, test } from 'vitest';
import { purchaseLink, readPurchaseLink } from '../../../src/features/purchases/purchase-link.ts';
import { anyText } from '../../any-text.ts';

const hashOf = (link: string) => new URL(link, 'https://sitio.example').hash;

test('the payment number is in the fragment, which browsers send to no server', () => {
  expect(purchaseLink('5550001')).toBe('/mis-compras#compra=5550001');
});

test('every payment number can be read back from its link', () => {
  const digit = fc.constantFrom(...'0123456789');
  fc.assert(
    fc.property(fc.string({ unit: digit, minLength: 1, maxLength: 20 }), (number) => {
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
])('a link with an invalid number is ignored: %.40s', (hash) => {
  expect(readPurchaseLink(hash)).toBeNull();
});

test('any fragment yields a valid number or none', () => {
  fc.assert(
    fc.property(anyText(), (text) => {
      expect(readPurchaseLink(`#compra=${text}`) ?? '0').toMatch(/^\d{1,20}$/);
      expect(readPurchaseLink(hashOf(purchaseLink(encodeURIComponent(text)))) ?? '0').toMatch(/^\d{1,20}$/);
    }),
  );
});
