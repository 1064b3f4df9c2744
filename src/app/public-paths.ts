import { paths } from '../content/paths.ts';
import { posts } from '../content/posts.ts';
import { products } from '../features/catalogue/products.ts';

/** Every page that search engines may list: a new one appears here, in its share image and in the tests. */
export const publicPaths: readonly string[] = [
  paths.home,
  paths.about,
  paths.services,
  paths.resources,
  paths.checklist,
  paths.blog,
  ...posts.map(({ slug }) => paths.post(slug)),
  paths.contact,
  paths.booking,
  paths.shop,
  ...products.map(({ link }) => link),
];
