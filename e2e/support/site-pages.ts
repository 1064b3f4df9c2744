// Lists every page of the site from the site's own lists, so that tests cover a new page, post or template without a
// change here.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../scripts/lib/run.ts';
import { paths } from '../../src/content/paths.ts';
import { type PostEntry, type PublishedPost, slugOf } from '../../src/content/post.ts';
import { products } from '../../src/features/catalogue/products.ts';
import { documentFor } from '../../src/features/documents/templates/documents.ts';

const postsFolder = join(root, 'src/content/posts');

// Import the posts one by one, because the site collects them with Vite, which doesn't run here.
const postEntries = readdirSync(postsFolder).map(async (file): Promise<PublishedPost> => {
  const { post }: { readonly post: PostEntry } = await import(pathToFileURL(join(postsFolder, file)).href);
  return { slug: slugOf(file), ...post };
});

export const posts: readonly PublishedPost[] = (await Promise.all(postEntries)).sort((a, b) =>
  b.date.localeCompare(a.date),
);

/** Pages that depend on the visitor. The dashboard, which needs a session, has its own journeys. */
export const visitorPages: readonly string[] = [
  paths.checkout,
  paths.quote,
  paths.paid,
  paths.notPaid,
  ...products.flatMap(({ slug }) => [paths.complete(slug), paths.batch(slug)]),
  ...products.flatMap(({ id, slug }) => (documentFor(id)?.nextYearNoun ? [paths.nextYear(slug)] : [])),
  paths.purchases,
  paths.login,
];

const unlistedPages: readonly string[] = [...visitorPages, paths.dashboard, paths.notFound];

/** Pages that search engines may list. */
export const publicPages: readonly string[] = [
  ...Object.values(paths).filter((path) => typeof path === 'string' && !unlistedPages.includes(path)),
  ...posts.map(({ slug }) => paths.post(slug)),
  ...products.map(({ link }) => link),
].map(String);

export const allPages: readonly string[] = [...publicPages, ...visitorPages, paths.notFound];
