import { paths } from '../../content/paths.ts';
import { type ProductFields, productList } from './product-list.ts';

export type Product = ProductFields & {
  /** Base name of the images of the document's first page, which `npm run images` makes. */
  readonly image: string;
  readonly link: string;
};

export const products: readonly Product[] = productList.map((facts) => ({
  ...facts,
  image: facts.slug,
  link: paths.product(facts.slug),
}));

/** Ids come from storage and addresses, so any text is possible. */
export function productById(id: string): Product | null {
  return products.find((product) => product.id === id) ?? null;
}

/** Returns the product of a line that was made from the catalogue. @throws Error if the catalogue doesn't have it */
export function productOf({ id }: Pick<Product, 'id'>): Product {
  const product = productById(id);
  if (!product) throw new Error(`${id} is not sold`);
  return product;
}

export function productBySlug(slug: string): Product | null {
  return products.find((product) => product.slug === slug) ?? null;
}

/** Returns the product's slug for addresses, or its id once it is no longer in the catalogue. */
export function linkName(id: string): string {
  return productById(id)?.slug ?? id;
}

/**
 * Returns the product that an address names by its slug or, as older addresses do, by its id; null if there is none.
 */
export function productByLinkName(name: string): Product | null {
  return productBySlug(name) ?? productById(name);
}
