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

type Quantities = { readonly forms?: number; readonly contracts?: number };

/** Returns the total of an order of the two products, in whole CLP. */
export function orderAmount({ forms = 0, contracts = 0 }: Quantities): number {
  return forms * deaForm.price + contracts * contractProduct.price;
}

/** Returns the total of an order as the shop formats it, e.g. "$10.000". */
export function formattedTotal(quantities: Quantities): string {
  return formatClp(orderAmount(quantities));
}
