// Every page of the site, from the lists that the site itself is made of: a page, post or template that is added is
// covered without a change here.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../scripts/lib/run.js';
import { paths } from '../src/content/paths.ts';
import type { PublishedPost } from '../src/content/post.ts';
import { products } from '../src/features/catalogue/products.ts';

const postsFolder = join(root, 'src/content/posts');

// The site collects its posts with Vite, which is not here.
const modules: readonly { readonly post: PublishedPost }[] = await Promise.all(
  readdirSync(postsFolder).map((file) => import(pathToFileURL(join(postsFolder, file)).href)),
);

/** Newest first, as the blog shows them. */
export const posts: readonly PublishedPost[] = modules
  .map(({ post }) => post)
  .sort((one, other) => other.date.localeCompare(one.date));

/** Pages that depend on the visitor; the dashboard, which needs a session, has journeys of its own. */
export const personalPages: readonly string[] = [
  paths.checkout,
  paths.paid,
  paths.notPaid,
  ...products.map(({ slug }) => paths.complete(slug)),
  paths.purchases,
  paths.login,
];

const unlisted: readonly string[] = [...personalPages, paths.dashboard, paths.notFound];

/** Pages that search engines may list. */
export const publicPages: readonly string[] = [
  ...Object.values(paths).filter((path) => typeof path === 'string' && !unlisted.includes(path)),
  ...posts.map(({ slug }) => paths.post(slug)),
  ...products.map(({ link }) => link),
].map(String);

export const allPages: readonly string[] = [...publicPages, ...personalPages, paths.notFound];
