import { productById } from '../catalogue/products.ts';

/** Ids come from storage: a product that is no longer sold keeps at least its id. */
export function productName(id: string): string {
  return productById(id)?.name ?? id;
}
