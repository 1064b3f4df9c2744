import { paths } from '../content/paths.ts';
import { posts } from '../content/posts.ts';
import { products } from '../features/catalogue/products.ts';
import { documentFor } from '../features/documents/templates/documents.ts';
import { blogList, pagePathsOf, shopList } from '../pages/lists/lists.ts';
import { type Route, routes } from './routes.ts';

const completableProducts = products.filter(({ id }) => documentFor(id));

const pathsByRoute: Readonly<Record<string, readonly string[]>> = {
  // Leave out the first page of each list, which has a route of its own.
  [paths.morePosts(':slug')]: pagePathsOf(blogList, posts).slice(1),
  [paths.moreProducts(':slug')]: pagePathsOf(shopList, products).slice(1),
  [paths.post(':slug')]: posts.map(({ slug }) => paths.post(slug)),
  [paths.product(':slug')]: products.map(({ link }) => link),
  [paths.complete(':slug')]: completableProducts.map(({ slug }) => paths.complete(slug)),
  [paths.batch(':slug')]: completableProducts.map(({ slug }) => paths.batch(slug)),
  [paths.nextYear(':slug')]: completableProducts
    .filter(({ id }) => documentFor(id)?.nextYearNoun)
    .map(({ slug }) => paths.nextYear(slug)),
};

function pathsOfKind(...kinds: readonly Route['kind'][]): readonly string[] {
  return routes
    .filter(({ kind }) => kinds.includes(kind))
    .flatMap(({ path }) => pathsByRoute[path] ?? [path]);
}

export const publicPaths = pathsOfKind('public');

export const visitorPaths = pathsOfKind('visitor', 'personal');
