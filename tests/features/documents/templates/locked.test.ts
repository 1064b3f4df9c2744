import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = 'src/features/documents/templates';
const entries = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('entry.ts'),
);

// biome.json refuses imports of any other file of a template from outside its folder.
test.each(entries)('%s loads its template on demand: pages that show it locked load no text', (name) => {
  const source = readFileSync(`${folder}/${name}`, 'utf8');
  expect(source.match(/^import (?!type )/gm)).toBeNull();
});
