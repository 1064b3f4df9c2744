import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contentFaults } from '../../scripts/content-faults.ts';
import { mentionedKeys } from '../../scripts/mentioned-keys.ts';
import { publicPaths, visitorPaths } from '../../src/app/public-paths.ts';
import { posts } from '../../src/content/posts.ts';
import { fieldsOf } from '../../src/features/documents/model/document.ts';
import { loadTemplate } from '../../src/features/documents/templates/loaders.ts';
import { recordsByFolder } from '../../src/features/documents/templates/templates.ts';

const folder = 'src/features/documents/templates';
const makeProduct = (name: string) => ({ id: `prod_${name}`, slug: name, name, fileName: `${name}.docx` });
const keysByFile = { 'text.ts': ['nombre'], 'rules.ts': [] };
const content = {
  addresses: ['/mis-compras'],
  posts: [],
  folders: ['a'],
  templateIndex: { a: makeProduct('a') },
  templates: [{ folder: 'a', keys: ['rut', 'nombre'], mentionedKeys: keysByFile }],
};

test('the site’s content has no faults', async () => {
  const addresses = [...publicPaths, ...visitorPaths];
  const folders = readdirSync(folder).filter((name) => existsSync(`${folder}/${name}/text.ts`));
  const templatesWithKeys = await Promise.all(
    folders.map(async (name) => {
      const template = await loadTemplate(name);
      return {
        folder: name,
        keys: fieldsOf(template).map(({ key }) => key),
        mentionedKeys: mentionedKeys(template),
      };
    }),
  );
  expect(
    contentFaults({
      addresses,
      posts,
      folders,
      templateIndex: recordsByFolder,
      templates: templatesWithKeys,
    }),
  ).toEqual([]);
});

test.each(['mis-compras', '/mis-compras/', '/Mis-Compras', '/mis compras', ''])(
  'reports the malformed address %j',
  (address) => {
    expect(contentFaults({ ...content, addresses: [address] })).toEqual([
      `src/content/paths.ts: '${address}' is not like '/mis-compras'`,
    ]);
  },
);

test.each(['2 de marzo de 2026', '2026-02-31', '2026-3-2', ''])(
  'reports the invalid day %j of a post',
  (date) => {
    expect(contentFaults({ ...content, posts: [{ slug: 'nuevo', date }] })).toEqual([
      `src/content/posts/nuevo.ts: '${date}' is no day, YYYY-MM-DD`,
    ]);
  },
);

test('reports folders without an index entry and entries without a folder', () => {
  expect(
    contentFaults({
      ...content,
      folders: ['b', 'c'],
      templateIndex: { a: makeProduct('a'), b: makeProduct('b') },
    }),
  ).toEqual([
    `${folder}/templates.ts: add a line for the folder c, or it is not sold`,
    `${folder}/templates.ts: the folder a has no text.ts`,
  ]);
});

test('reports a key that two fields of a template share', () => {
  const duplicated = [{ folder: 'a', keys: ['rut', 'nombre', 'rut'], mentionedKeys: keysByFile }];
  expect(contentFaults({ ...content, templates: duplicated })).toEqual([
    `${folder}/a/fields.ts: two fields have the key 'rut'`,
  ]);
});

test('reports each key without a field once, with its file', () => {
  const misspeltKeys = { 'text.ts': ['nombr', 'rut', 'nombr'], 'rules.ts': ['run'] };
  expect(
    contentFaults({ ...content, templates: [{ folder: 'a', keys: ['rut'], mentionedKeys: misspeltKeys }] }),
  ).toEqual([
    `${folder}/a/text.ts: no field in fields.ts has the key 'nombr'`,
    `${folder}/a/rules.ts: no field in fields.ts has the key 'run'`,
  ]);
});

test.each(['id', 'slug', 'name', 'fileName'] as const)(
  'reports two products with the same %s',
  (property) => {
    const a = makeProduct('a');
    const b = { ...makeProduct('b'), [property]: a[property] };
    expect(contentFaults({ ...content, folders: ['a', 'b'], templateIndex: { a, b } })).toEqual([
      `${folder}/b/product.ts: a already has the ${property} '${a[property]}'`,
    ]);
  },
);

test.each(['Acta Llaves', 'acta_llaves', '-acta', ''])('reports the malformed slug %j', (slug) => {
  const templateIndex = { a: { ...makeProduct('a'), slug } };
  expect(contentFaults({ ...content, addresses: [`/tienda/${slug} `], templateIndex })).toEqual([
    `${folder}/a/product.ts: the slug '${slug}' is not like 'formulario-registro-dea'`,
    `src/content/paths.ts: '/tienda/${slug} ' is not like '/mis-compras'`,
  ]);
});
