import { listCopy } from '../../content/list-copy.ts';
import { blogMeta } from '../../content/pages/blog-copy.ts';
import { paths } from '../../content/paths.ts';
import { shopMeta } from '../../content/shop-copy.ts';
import { detailsOf, type ListedProduct } from '../../features/catalogue/product-details.ts';
import { type Product, products } from '../../features/catalogue/products.ts';
import type { Pagination } from './list-nav.tsx';

type Meta = { readonly title: string; readonly description: string };

type PagedList = {
  readonly meta: Meta;
  readonly pageSize: number;
  /** Path of the first page. `pathOfPage` returns the path of each other page. */
  readonly firstPath: string;
  readonly pathOfPage: (number: string) => string;
};

export const shopList: PagedList = {
  meta: shopMeta,
  pageSize: 24,
  firstPath: paths.shop,
  pathOfPage: paths.moreProducts,
};

/** The first post is as wide as two, so an odd number fills the last row. */
export const blogList: PagedList = {
  meta: blogMeta,
  pageSize: 13,
  firstPath: paths.blog,
  pathOfPage: paths.morePosts,
};

export type ListPage<T> = {
  readonly items: readonly T[];
  readonly meta: Meta & { readonly path: string };
  /** null if the list has only one page. */
  readonly place: Pagination | null;
};

export function pagePathsOf(
  { pageSize, firstPath, pathOfPage }: PagedList,
  items: readonly unknown[],
): readonly string[] {
  const count = Math.max(Math.ceil(items.length / pageSize), 1);
  return Array.from({ length: count }, (_, index) =>
    index === 0 ? firstPath : pathOfPage(String(index + 1)),
  );
}

/**
 * Returns one page of a list; null if it doesn't exist.
 * @param slug '' for the first page, or the number of another page
 */
export function listPage<T>(list: PagedList, items: readonly T[], slug: string): ListPage<T> | null {
  const { pageSize, firstPath, pathOfPage, meta } = list;
  const pagePaths = pagePathsOf(list, items);
  const path = slug === '' ? firstPath : pathOfPage(slug);
  const index = pagePaths.indexOf(path);
  if (index < 0) return null;
  const position = listCopy.position(index + 1, pagePaths.length);
  const neighbour = (to: string | undefined, text: string) => (to === undefined ? null : { to, text });
  return {
    items: items.slice(index * pageSize, (index + 1) * pageSize),
    meta: { ...meta, path, ...(index > 0 && { title: `${position} | ${meta.title}` }) },
    place:
      pagePaths.length === 1
        ? null
        : {
            label: listCopy.label,
            position,
            previous: neighbour(pagePaths[index - 1], listCopy.previous),
            next: neighbour(pagePaths[index + 1], listCopy.next),
          },
  };
}

export type HomeProduct = Pick<Product, 'id' | 'name' | 'price' | 'category' | 'image' | 'link'>;

/** Maximum products that the home page names. The shop lists them all. */
const maxHomeProducts = 4;

export function homeProducts(): readonly HomeProduct[] {
  return products
    .slice(0, maxHomeProducts)
    .map(({ id, name, price, category, image, link }) => ({ id, name, price, category, image, link }));
}

export function productPage(slug: string): ListPage<ListedProduct> | null {
  const page = listPage(shopList, products, slug);
  const toListedProduct = (product: Product) => {
    const { purpose, description } = detailsOf(product);
    return { product, purpose, description };
  };
  return page && { ...page, items: page.items.map(toListedProduct) };
}
