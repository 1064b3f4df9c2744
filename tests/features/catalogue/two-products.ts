import type { Product } from '../../../src/features/catalogue/product.ts';
import { productById } from '../../../src/features/catalogue/products.ts';

function sold(id: string): Product {
  const product = productById(id);
  if (!product) throw new Error(`${id} is not sold`);
  return product;
}

/** The form and the contract, for tests of carts and orders: the shop may sell more. */
export const twoProducts: readonly [form: Product, contract: Product] = [
  sold('prod_dea_01'),
  sold('prod_contrato_pf_ed_01'),
];
