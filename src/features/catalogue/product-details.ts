import { details, type ProductDetails } from './details.ts';
import { type Product, productBySlug } from './products.ts';

/** @throws Error for an id that the catalogue doesn't have */
export function detailsOf({ id }: Pick<Product, 'id'>): ProductDetails {
  const found = details[id];
  if (!found) throw new Error(`${id} has no details`);
  return found;
}

/** What a card of the shop shows. */
export type ListedProduct = { readonly product: Product; readonly description: string };

/** What the page at /tienda/{slug} shows. */
export type DetailedProduct = { readonly product: Product; readonly details: ProductDetails };

/** The product at /tienda/{slug}; undefined (not null, for /404) where there is none: the page says so itself. */
export function detailedProduct(slug: string): DetailedProduct | undefined {
  const product = productBySlug(slug);
  return product ? { product, details: detailsOf(product) } : undefined;
}
