// Two products for tests. Amounts are computed from the catalogue, so that a changed price breaks only the catalogue's
// test.
import { type Product, productById } from '../src/features/catalogue/products.ts';
import { formatClp } from '../src/platform/format.ts';

function requireProduct(id: string): Product {
  const product = productById(id);
  if (!product) throw new Error(`${id} is not sold`);
  return product;
}

export const deaForm = requireProduct('prod_dea_01');
export const contractProduct = requireProduct('prod_contrato_pf_ed_01');
export const twoProducts: readonly Product[] = [deaForm, contractProduct];

/** Returns the amount in whole CLP. */
export function amountOf(forms: number, contracts = 0): number {
  return forms * deaForm.price + contracts * contractProduct.price;
}

/** Returns the amount as the shop formats it, e.g. "$10.000". */
export function formattedTotal(forms: number, contracts = 0): string {
  return formatClp(amountOf(forms, contracts));
}
