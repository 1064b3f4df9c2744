import { details, type ProductDetails } from './details.ts';
import { type Product, productBySlug } from './products.ts';

/** @throws Error for an id that the catalogue doesn't have */
export function detailsOf({ id }: Pick<Product, 'id'>): ProductDetails {
  const productDetails = details[id];
  if (!productDetails) throw new Error(`${id} has no details`);
  return productDetails;
}

export type ListedProduct = { readonly product: Product } & Pick<ProductDetails, 'purpose' | 'description'>;

export type DetailedProduct = { readonly product: Product; readonly details: ProductDetails };

/**
 * Returns undefined for an unknown product, because the product's page has its own message about it. null would show
 * the not-found page instead.
 */
export function detailedProduct(slug: string): DetailedProduct | undefined {
  const product = productBySlug(slug);
  return product ? { product, details: detailsOf(product) } : undefined;
}
