import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const tokens = [...read('src/ui/styles/theme.css').matchAll(/--color-[\w-]+: #([\da-f]{6});/g)].map(
  ([, colour]) => colour,
);

/** What no variable of the theme reaches, each with the colours that are its own. */
const places: Readonly<Record<string, readonly string[]>> = {
  'index.html': [],
  'deploy/root-files.ts': [],
  'scripts/images/drawings.ts': [],
  'scripts/images/sharing.ts': ['e4d6bd'],
  'src/features/booking/frame.ts': [],
  // On white paper.
  'src/features/documents/word/styles.ts': ['1f2a3d', '8f8677', 'cfc5b4', 'ffffff'],
  'public/img/favicon.svg': [],
  'public/img/logo.svg': [],
  'public/img/logo-claro.svg': [],
  'public/img/marca.svg': [],
  'public/img/blog/gabinete-dea.svg': ['8a7d6b'],
  'public/img/blog/un-dea-cada-150-metros.svg': ['8a7d6b'],
};

test.each(Object.entries(places))('the colours of %s are the theme’s', (file, own) => {
  const used = [...read(file).matchAll(/#([\da-f]{6})\b|'([\dA-F]{6})'/gi)].map(([, css, word]) =>
    (css ?? word ?? '').toLowerCase(),
  );
  expect(used.length).toBeGreaterThan(0);
  expect(used.filter((colour) => !tokens.includes(colour) && !own.includes(colour))).toEqual([]);
});
