// Every page of the site, for the journeys that hold for all of them. Posts are found by their files: Playwright runs
// without Vite, which lists them for the site.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '../src/content/paths.ts';
import { products } from '../src/features/catalogue/products.ts';

const posts = readdirSync(join(import.meta.dirname, '../src/content/posts')).map((file) =>
  paths.post(file.replace('.ts', '')),
);

const single = Object.values(paths).filter((address) => typeof address === 'string');

/** As a visitor who has bought nothing sees them; the dashboard leads that visitor to the login. */
export const everyPage: readonly string[] = [
  ...single.filter((path) => path !== paths.dashboard),
  ...posts,
  ...products.flatMap(({ slug }) => [paths.product(slug), paths.complete(slug)]),
];
