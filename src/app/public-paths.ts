import { paths } from '../content/paths.ts';
import { posts } from '../content/posts.ts';
import { products } from '../features/catalogue/products.ts';
import { documentFor } from '../features/documents/templates/documents.ts';
import { pagesOf, postList, productList } from '../pages/lists.ts';
import { routes } from './routes.tsx';

type Route = (typeof routes)[number];

/** The addresses of the pages that there are several of. */
const bySlug: { readonly [Name in Route['name']]?: readonly string[] } = {
  morePosts: pagesOf(postList, posts).slice(1),
  moreProducts: pagesOf(productList, products).slice(1),
  post: posts.map(({ slug }) => paths.post(slug)),
  product: products.map(({ link }) => link),
  complete: products.filter(({ id }) => documentFor(id)).map(({ slug }) => paths.complete(slug)),
};

function addresses(...kinds: readonly Route['kind'][]): readonly string[] {
  return routes
    .filter(({ kind }) => kinds.includes(kind))
    .flatMap(({ name, path }) => bySlug[name] ?? [path]);
}

/** Every page that search engines may list: it is prerendered, in the sitemap, in the sharing images and in the tests. */
export const publicPaths = addresses('public');

/** Every page that depends on the visitor. */
export const visitorPaths = addresses('visitor', 'personal');
