import { expect, test } from 'vitest';
import { detailsOf } from '../../../src/features/catalogue/product-details.ts';
import { productById, productBySlug, products } from '../../../src/features/catalogue/products.ts';

test('the form costs $2.000 and the contract $8.000, each in its category', () => {
  expect(products.map(({ id, price, category }) => [id, price, category])).toEqual(
    expect.arrayContaining([
      ['prod_dea_01', 2000, 'Formularios'],
      ['prod_contrato_pf_ed_01', 8000, 'Contratos'],
    ]),
  );
});

test('product pages keep their published addresses', () => {
  expect(productById('prod_dea_01')?.link).toBe('/tienda/formulario-registro-dea');
  expect(productById('prod_contrato_pf_ed_01')?.link).toBe('/tienda/contrato-plazo-fijo-educadora');
});

test('every product is complete, with a unique id, slug and name', () => {
  for (const key of ['id', 'slug', 'name', 'shortName'] as const) {
    expect(new Set(products.map((product) => product[key])).size).toBe(products.length);
  }
  for (const product of products) {
    const { description, laws, contents } = detailsOf(product);
    expect(product.id).toMatch(/^[a-z0-9_]+$/);
    expect(product.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(Number.isSafeInteger(product.price) && product.price > 0, product.id).toBe(true);
    for (const text of [product.name, description, product.category, product.icon, laws]) {
      expect(text.trim(), product.id).not.toBe('');
    }
    const numbers = contents.map(([number]) => number);
    expect(new Set(numbers).size, product.id).toBe(numbers.length);
  }
});

test('short names fit into the bar of a phone', () => {
  for (const { shortName } of products) {
    expect(shortName.trim()).not.toBe('');
    expect(shortName.length).toBeLessThanOrEqual(24);
  }
});

test('an unknown id or slug finds nothing', () => {
  expect(productById('prod_otro')).toBeNull();
  expect(productById('__proto__')).toBeNull();
  expect(productBySlug('')).toBeNull();
  expect(productBySlug('formulario-registro-dea')?.id).toBe('prod_dea_01');
});
