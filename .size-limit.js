// Limits what visitors load, compressed with brotli: the files that each route needs at once, and the files that an
// idle page prefetches. Both come from the manifest of the sandbox build, in which every service is on.
import { readFileSync } from 'node:fs';

const folder = 'dist-sandbox';
const manifest = JSON.parse(readFileSync(`${folder}/modules.json`, 'utf8'));

/**
 * @param {readonly string[]} keys keys of modules in the manifest
 * @param {Set<string>} found files found so far
 * @param {Set<string>} seen keys visited so far
 * @returns {Set<string>} their files, and the files of everything that they import statically
 */
function filesOf(keys, found = new Set(), seen = new Set()) {
  for (const key of keys.filter((key) => !seen.has(key))) {
    if (!manifest[key]) throw new Error(`${key} is no file of its own in ${folder}: see .size-limit.js`);
    seen.add(key);
    found.add(`${folder}/${manifest[key].file}`);
    filesOf(manifest[key].imports, found, seen);
  }
  return found;
}

const entry = 'index.html';
const page = (name) => `src/pages/${name}-page.tsx`;
const routes = Object.keys(manifest).flatMap(
  (key) => /^src\/pages\/([\w-]+)-page\.tsx$/.exec(key)?.[1] ?? [],
);

/** Modules that every idle page prefetches: the menu, the cart, the notices and the animation of page changes. */
const prefetched = [
  'src/app/mobile-menu.tsx',
  'src/app/site-cart-drawer.tsx',
  'src/ui/notices/toaster.tsx',
  'src/app/cleared-notice.tsx',
  'node_modules/framer-motion/dist/es/dom-mini.mjs',
];
const baseFiles = filesOf([entry, page('not-found')]);

export default [
  ...routes.map((name) => ({ name, path: [...filesOf([entry, page(name)])], limit: '120 kB' })),
  {
    name: 'prefetched by an idle page',
    path: [`${folder}/modules.json`, ...filesOf(prefetched)].filter((file) => !baseFiles.has(file)),
    limit: '45 kB',
  },
  // This is measured without a limit, because the form loads after its page already shows a title and a lead.
  {
    name: 'complete, with its form',
    path: [...filesOf([entry, 'src/pages/complete/document-completion.tsx'])],
  },
];
