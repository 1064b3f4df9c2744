import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { filler } from '../../bench/filler-text.ts';
import { growCopy } from '../../bench/grown-copy.ts';
import { root as projectRoot } from '../../scripts/lib/run.ts';

const { folder, remove } = growCopy(3);
afterAll(remove);

const read = (name: string) => readFileSync(join(folder, 'src', name), 'utf8');

test('a copy has as many products more, each with its details and its document', () => {
  const ids = [...read('features/catalogue/products.ts').matchAll(/id: "(prod_[^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(3);
  for (const id of ids) {
    expect(read('features/catalogue/product-details.ts')).toContain(`"${id}": {`);
    expect(read('features/documents/templates/documents.ts')).toContain(`productId: "${id}"`);
  }
});

test('a copy has as many posts more', () => {
  const posts = (root: string) => readdirSync(join(root, 'src/content/posts'));
  expect(posts(folder).length - posts(projectRoot).length).toBe(3);
});

test('filler is the same at every run, and different for each seed', () => {
  expect(filler(7)(40)).toBe(filler(7)(40));
  expect(filler(7)(40)).not.toBe(filler(8)(40));
  expect(new Set(filler(7)(200).split(' ')).size).toBeGreaterThan(60);
});
