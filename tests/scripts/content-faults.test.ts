import { expect, test } from 'vitest';
import { contentFaults } from '../../scripts/content-faults.ts';
import { publicPaths, visitorPaths } from '../../src/app/public-paths.ts';
import { posts } from '../../src/content/posts.ts';
import { products } from '../../src/features/catalogue/products.ts';
import { fieldsOf } from '../../src/features/documents/model/document.ts';
import { soldTemplates } from '../features/documents/all-templates.ts';

const content = {
  addresses: [...publicPaths, ...visitorPaths],
  posts,
  products,
  templates: soldTemplates.map((template) => ({
    productId: template.productId,
    keys: fieldsOf(template).map(({ key }) => key),
  })),
};

test('the content as it stands has no fault', () => {
  expect(contentFaults(content)).toEqual([]);
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

test('a product without a template and a template without a product are named', () => {
  const faults = contentFaults({
    ...content,
    products: [{ id: 'prod_a' }, { id: 'prod_b' }],
    templates: ['prod_b', 'prod_c'].map((productId) => ({ productId, keys: [] })),
  });
  expect(faults).toEqual([
    'src/features/documents/templates/documents.ts: no template for prod_a',
    'src/features/catalogue/products.ts: no product prod_c for its template',
  ]);
});

test('a key that two fields of a template have is named', () => {
  const templates = content.templates.map((template) => ({ ...template, keys: ['rut', 'nombre', 'rut'] }));
  expect(contentFaults({ ...content, templates })).toEqual(
    products.map(({ id }) => `${id}: two fields have the key rut`),
  );
});
