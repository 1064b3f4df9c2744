import type { Product } from '../../features/catalogue/product.ts';
import { products } from '../../features/catalogue/products.ts';
import { type ListPage, listPage, productList } from './lists.ts';

/** The products of one page of the shop. */
export function productPage(slug: string): ListPage<Product> | null {
  return listPage(productList, products, slug);
}
