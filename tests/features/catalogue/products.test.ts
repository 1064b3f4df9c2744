import { expect, test } from 'vitest';
import { productById, productBySlug, products } from '../../../src/features/catalogue/products.ts';

test('the two templates have the ids, prices and categories of the specification', () => {
  expect(products.map(({ id, price, category }) => [id, price, category])).toEqual([
    ['prod_dea_01', 2000, 'Formularios'],
    ['prod_contrato_pf_ed_01', 8000, 'Contratos'],
  ]);
});

test('their pages are where the specification puts them', () => {
  expect(products.map(({ link }) => link)).toEqual([
    '/tienda/formulario-registro-dea',
    '/tienda/contrato-plazo-fijo-educadora',
  ]);
});

test('an id or a slug that nobody sells finds nothing', () => {
  expect(productById('prod_otro')).toBeNull();
  expect(productById('__proto__')).toBeNull();
  expect(productBySlug('')).toBeNull();
  expect(productBySlug('formulario-registro-dea')?.id).toBe('prod_dea_01');
});
