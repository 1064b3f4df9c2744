import { expect, test, vi } from 'vitest';

vi.mock('../../../src/features/documents/templates/templates.ts', () => ({
  recordsOnSale: [{ id: 'prod_a', price: 2.5 }],
}));

test('refuses a price with a thousands separator', async () => {
  await expect(import('../../../src/features/catalogue/product-list.ts')).rejects.toThrow(
    'prod_a: the price 2.5 is not in whole pesos. Write 2500, not 2.500',
  );
});
