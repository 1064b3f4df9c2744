import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { check, type Table } from './architecture.ts';

/** Who may import whom inside src. A part may always import itself; what is not written here is refused. */
const sees: Table = {
  platform: [],
  content: [],
  ui: ['platform'],
  'features/catalogue': ['platform', 'ui', 'content'],
  'features/cart': ['platform', 'ui', 'content', 'features/catalogue', 'features/firm'],
  'features/payments': ['platform', 'ui', 'content'],
  'features/purchases': [
    'platform',
    'ui',
    'content',
    'features/catalogue',
    'features/cart',
    'features/payments',
    'features/school',
    'features/documents/model',
  ],
  'features/firm': ['features/documents/model'],
  'features/quote': ['platform', 'ui', 'content', 'features/catalogue', 'features/cart', 'features/firm'],
  'features/school': ['platform', 'ui', 'content'],
  'features/tax-request': [
    'platform',
    'ui',
    'content',
    'features/purchases',
    'features/school',
    'features/documents/model',
  ],
  'features/documents/model': ['platform', 'content'],
  'features/documents/templates': ['platform', 'content', 'features/documents/model'],
  'features/documents/word': ['platform', 'features/documents/model'],
  'features/documents/html': ['platform', 'content', 'features/documents/model'],
  'features/documents/download': [
    'platform',
    'ui',
    'content',
    'features/school',
    'features/documents/model',
    'features/documents/word',
  ],
  'features/documents/form': [
    'platform',
    'ui',
    'content',
    'features/catalogue',
    'features/school',
    'features/tax-request',
    'features/documents/model',
    'features/documents/html',
  ],
  'features/auth': ['platform', 'ui', 'content'],
  'features/booking': ['platform', 'ui', 'content'],
  pages: ['platform', 'ui', 'content', 'features/*'],
  app: ['platform', 'ui', 'content', 'features/*', 'pages'],
};

const root = join(import.meta.dirname, '..');

function sources(folder: string) {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.[jt]sx?$/.test(path))
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .map((path) => ({ path, source: readFileSync(join(root, path), 'utf8') }));
}

test('the imports of src follow the table', () => {
  expect(check(sources('src'), sees)).toEqual([]);
});

/** The folders of src that need a row: of a feature that is split into parts, its parts. */
function partsOfSource(): string[] {
  const foldersIn = (path: string) =>
    readdirSync(join(root, 'src', path), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => (path === '' ? name : `${path}/${name}`));
  const isSplit = (path: string) => Object.keys(sees).some((row) => row.startsWith(`${path}/`));
  return foldersIn('').flatMap((folder) =>
    folder === 'features'
      ? foldersIn(folder).flatMap((feature) => (isSplit(feature) ? foldersIn(feature) : [feature]))
      : [folder],
  );
}

test('every folder of features has a row, and every row a folder', () => {
  expect(partsOfSource().sort()).toEqual(Object.keys(sees).sort());
});

/** A made-up source tree: path inside src, and source. */
function wrong(files: Readonly<Record<string, string>>) {
  return check(
    Object.entries(files).map(([path, source]) => ({ path: `src/${path}`, source })),
    sees,
  );
}

test('an import that the table allows is no fault', () => {
  expect(wrong({ 'features/cart/cart.ts': "import { products } from '../catalogue/products.ts';" })).toEqual(
    [],
  );
});

test('an import that is not in the table is a fault', () => {
  expect(wrong({ 'ui/button.tsx': "import { cart } from '../features/cart/cart.ts';" })).toEqual([
    'src/ui/button.tsx: ui may not import src/features/cart/cart.ts',
  ]);
});

test('a part of a feature has a row of its own, which holds for the folders in it', () => {
  const source = "import { word } from '../../word/generate.ts';";
  expect(wrong({ 'features/documents/templates/dea-form/template.ts': source })).toEqual([
    'src/features/documents/templates/dea-form/template.ts: features/documents/templates may not import src/features/documents/word/generate.ts',
  ]);
});

test('a file beside the parts of a feature has no row', () => {
  expect(wrong({ 'features/documents/all.ts': '' })).toEqual([
    'src/features/documents/all.ts: no row for features/documents in the table',
  ]);
});

test.each([
  ['type-only', "import type { Cart } from '../cart/cart.ts';"],
  ['type in braces', "import { type Cart } from '../cart/cart.ts';"],
  ['in a type', "export type Cart = import('../cart/cart.ts').Cart;"],
  ['dynamic', "export const load = () => import('../cart/cart.ts');"],
  ['of many files', "export const all = import.meta.glob('../cart/cart.ts');"],
  ['re-exported', "export { cart } from '../cart/cart.ts';"],
  ['starred', "export * from '../cart/cart.ts';"],
  ['for its effects', "import '../cart/cart.ts';"],
  ['after JSX', "export const A = () => <p title='x'>don't</p>;\nimport { cart } from '../cart/cart.ts';"],
])('an import counts however it is written: %s', (_, source) => {
  expect(wrong({ 'features/catalogue/card.tsx': source })).toEqual([
    'src/features/catalogue/card.tsx: features/catalogue may not import src/features/cart/cart.ts',
  ]);
});

test('a folder without a row is a fault', () => {
  expect(wrong({ 'lib/money.ts': '' })).toEqual(['src/lib/money.ts: no row for lib in the table']);
});

test('src imports neither the sandbox nor the tests', () => {
  const source = "import '../sandbox/app.ts'; import '../tests/setup.ts'; import '/e2e/fixtures.ts';";
  expect(wrong({ 'main.tsx': source })).toEqual([
    'src/main.tsx: imports sandbox/app.ts, outside src',
    'src/main.tsx: imports tests/setup.ts, outside src',
    'src/main.tsx: imports /e2e/fixtures.ts',
  ]);
});

test('an import whose path is computed is a fault', () => {
  expect(wrong({ 'pages/home.tsx': 'export const load = (name: string) => import(name);' })).toHaveLength(1);
});

test('a cycle between files is a fault, reported once with its whole path', () => {
  const files = {
    'platform/a.ts': "import './b.ts';",
    'platform/b.ts': "import './c.ts';",
    'platform/c.ts': "import type { A } from './a.ts';",
  };
  expect(wrong(files)).toEqual([
    'cycle: src/platform/a.ts -> src/platform/b.ts -> src/platform/c.ts -> src/platform/a.ts',
  ]);
});

test('two ways to the same file are no cycle', () => {
  const files = {
    'platform/a.ts': "import './b.ts'; import './c.ts';",
    'platform/b.ts': "import './c.ts';",
    'platform/c.ts': '',
  };
  expect(wrong(files)).toEqual([]);
});

test.each([
  ['an attribute', 'export const A = () => <p dangerouslySetInnerHTML={{ __html: "" }} />;'],
  ['a property', 'export const A = () => <p {...{ dangerouslySetInnerHTML: { __html: "" } }} />;'],
  ['a member of an element', 'export const set = (a: Element) => { a.innerHTML = ""; };'],
  ['a method of an element', 'export const set = (a: Element) => a.insertAdjacentHTML("beforeend", "");'],
  ['a quoted property', 'export const props = { "dangerouslySetInnerHTML": { __html: "" } };'],
])('raw HTML is a fault, as %s', (_, source) => {
  expect(wrong({ 'ui/prose.tsx': source })).toEqual(['src/ui/prose.tsx: sets raw HTML']);
});

test.each(['index.ts', 'utils.ts', 'helpers.tsx', 'common.ts'])('no file is called %s', (name) => {
  expect(wrong({ [`ui/${name}`]: '' })).toEqual([`src/ui/${name}: the name does not say what it holds`]);
});

test('a source that does not parse is reported with its path', () => {
  expect(() => wrong({ 'ui/broken.ts': 'const =' })).toThrow('src/ui/broken.ts');
});
