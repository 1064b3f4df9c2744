// The lists that may go on over several pages, and what each of those pages shows.

import { listCopy } from '../../content/list-copy.ts';
import { blogMeta } from '../../content/pages/blog-copy.ts';
import { paths } from '../../content/paths.ts';
import { shopMeta } from '../../content/shop-copy.ts';
import { detailsOf, type ListedProduct } from '../../features/catalogue/product-details.ts';
import { type Product, products } from '../../features/catalogue/products.ts';
import type { ListPlace } from './list-nav.tsx';

type Meta = { readonly title: string; readonly description: string };

type List = {
  readonly meta: Meta;
  /** How many a page lists. */
  readonly size: number;
  /** The address of the first page, and those of the others by their number. */
  readonly first: string;
  readonly more: (number: string) => string;
};

export const productList: List = {
  meta: shopMeta,
  size: 24,
  first: paths.shop,
  more: paths.moreProducts,
};

/** Of posts the first is as wide as two. */
export const postList: List = {
  meta: blogMeta,
  size: 13,
  first: paths.blog,
  more: paths.morePosts,
};

export type ListPage<T> = {
  readonly items: readonly T[];
  readonly meta: Meta & { readonly path: string };
  /** null while the list has one page alone. */
  readonly place: ListPlace | null;
};

/** The addresses of all its pages, in their order. */
export function pagesOf({ size, first, more }: List, items: readonly unknown[]): readonly string[] {
  const count = Math.max(Math.ceil(items.length / size), 1);
  return Array.from({ length: count }, (_, index) => (index === 0 ? first : more(String(index + 1))));
}

/** @param slug '' for the first page, the number for the others. @returns null where there is no such page */
export function listPage<T>(list: List, items: readonly T[], slug: string): ListPage<T> | null {
  const { size, first, more, meta } = list;
  const pages = pagesOf(list, items);
  const path = slug === '' ? first : more(slug);
  const index = pages.indexOf(path);
  if (index < 0) return null;
  const position = listCopy.position(index + 1, pages.length);
  const neighbour = (to: string | undefined, text: string) => (to === undefined ? null : { to, text });
  return {
    items: items.slice(index * size, (index + 1) * size),
    meta: { ...meta, path, ...(index > 0 && { title: `${position} | ${meta.title}` }) },
    place:
      pages.length === 1
        ? null
        : {
            label: listCopy.label,
            position,
            previous: neighbour(pages[index - 1], listCopy.previous),
            next: neighbour(pages[index + 1], listCopy.next),
          },
  };
}

export type NamedProduct = Pick<Product, 'id' | 'name' | 'price'>;

/** How many products home names. The shop names the others. */
const mostNamed = 4;

/** Returns the products that home names with their prices. */
export function namedProducts(): readonly NamedProduct[] {
  return products.slice(0, mostNamed).map(({ id, name, price }) => ({ id, name, price }));
}

/** The products of one page of the shop. */
export function productPage(slug: string): ListPage<ListedProduct> | null {
  const page = listPage(productList, products, slug);
  const listed = (product: Product) => ({ product, description: detailsOf(product).description });
  return page && { ...page, items: page.items.map(listed) };
}
