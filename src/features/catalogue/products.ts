import { paths } from '../../content/paths.ts';
import { type ListedFacts, productList } from './product-list.ts';

/** A product as carts, quotes and receipts show it. Pages without them load its price alone: see prices.ts. */
export type Product = ListedFacts & {
  /** Base name of the images of its first page, made by `npm run images`. */
  readonly image: string;
  readonly link: string;
};

export const products: readonly Product[] = productList.map((facts) => ({
  ...facts,
  image: facts.slug,
  link: paths.product(facts.slug),
}));

/** The product with this id, or null: ids come from storage and addresses. */
export function productById(id: string): Product | null {
  return products.find((product) => product.id === id) ?? null;
}

/** The product of a line that was made from the catalogue. @throws Error for any other */
export function productOf({ id }: Pick<Product, 'id'>): Product {
  const product = productById(id);
  if (!product) throw new Error(`${id} is not sold`);
  return product;
}

/** The product shown at /tienda/{slug}, or null. */
export function productBySlug(slug: string): Product | null {
  return products.find((product) => product.slug === slug) ?? null;
}

/** The slug that addresses name this product by; its id where the catalogue has it no more. */
export function nameInLinks(id: string): string {
  return productById(id)?.slug ?? id;
}

/** The product that an address names, by its slug or by its id, as addresses did before; or null. */
export function productInLink(name: string): Product | null {
  return productBySlug(name) ?? productById(name);
}
