import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contentFaults } from '../../scripts/content-faults.ts';
import { publicPaths, visitorPaths } from '../../src/app/public-paths.ts';
import { posts } from '../../src/content/posts.ts';
import { templates } from '../../src/features/documents/templates/templates.ts';

const folder = 'src/features/documents/templates';
const content = {
  addresses: ['/mis-compras'],
  posts: [],
  folders: ['a'],
  listed: ['a'],
  templates: [{ productId: 'prod_a', keys: ['rut', 'nombre'] }],
};

test('the content as it stands has no fault', () => {
  const addresses = [...publicPaths, ...visitorPaths];
  const folders = readdirSync(folder).filter((name) => existsSync(`${folder}/${name}/text.ts`));
  const listed = Object.keys(templates);
  expect(contentFaults({ ...content, addresses, posts, folders, listed })).toEqual([]);
});

test.each(['mis-compras', '/mis-compras/', '/Mis-Compras', '/mis compras', ''])(
  'no page is at %j',
  (address) => {
    expect(contentFaults({ ...content, addresses: [address] })).toEqual([
      `src/content/paths.ts: '${address}' is not like '/mis-compras'`,
    ]);
  },
);

test.each(['2 de marzo de 2026', '2026-02-31', '2026-3-2', ''])('a post of %j has no day', (date) => {
  expect(contentFaults({ ...content, posts: [{ slug: 'nuevo', date }] })).toEqual([
    `src/content/posts/nuevo.ts: '${date}' is no day, YYYY-MM-DD`,
  ]);
});

test('a folder without a line and a line without a text are named', () => {
  expect(contentFaults({ ...content, folders: ['b', 'c'], listed: ['a', 'b'] })).toEqual([
    `${folder}/templates.ts: add a line for the folder c, or it is not sold`,
    `${folder}/templates.ts: the folder a has no text.ts`,
  ]);
});

test('a key that two fields of a template have is named', () => {
  const doubled = [{ productId: 'prod_a', keys: ['rut', 'nombre', 'rut'] }];
  expect(contentFaults({ ...content, templates: doubled })).toEqual(['prod_a: two fields have the key rut']);
});
