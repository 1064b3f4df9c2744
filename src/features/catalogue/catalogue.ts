import type { Product } from './product.ts';

const known = new Map<string, Product>();
let isWhole = false;

/** Notes products that this page has at hand. @param whole that there are no others */
export function know(products: readonly Product[], whole = false): void {
  for (const product of products) known.set(product.id, product);
  isWhole ||= whole;
}

/** @returns the product with this id, null when none has it, and undefined while only the whole catalogue could tell */
export function knownProduct(id: string): Product | null | undefined {
  return known.get(id) ?? (isWhole ? null : undefined);
}
