import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { productById } from '../src/features/catalogue/products.ts';

const root = join(import.meta.dirname, '..');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

const pages = [
  'README.md',
  ...['src', 'sandbox', 'deploy', 'tests'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .filter((name) => name.endsWith('/README.md') && !name.includes('/node_modules/')),
  ),
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name.replaceAll('\\', '/')}`),
];

/** Returns the anchors that GitHub derives from a page's headings. */
function headingsOf(page: string): readonly string[] {
  const text = readFileSync(join(root, page), 'utf8');
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

test.each(pages)('every link, path and command in %s exists', (page) => {
  const text = readFileSync(join(root, page), 'utf8');
  const matches = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, match = '']) => match);
  const links = matches(/\]\(([\w./-]+)(?:#[^)]*)?\)/g).map((link) => join(root, dirname(page), link));
  const sourcePaths = matches(/`((?:src|sandbox|scripts|bench|deploy|e2e|tests|docs)\/[\w./-]+\w)\/?`/g).map(
    (path) =>
      // A page may omit `tests/` in the path of a test.
      join(root, /^(?!tests).*\.test\.tsx?$/.test(path) ? 'tests' : '', path),
  );
  const commands = matches(/npm run ([\w:]+)/g);
  const brokenAnchors = [...text.matchAll(/\]\(([\w./-]*)#([^)]+)\)/g)].filter(
    ([, link = '', anchor = '']) =>
      (link === '' || link.endsWith('.md')) &&
      !headingsOf(link === '' ? page : join(dirname(page), link)).includes(anchor),
  );
  expect(brokenAnchors.map(([link]) => link)).toEqual([]);
  expect([...links, ...sourcePaths].filter((file) => !existsSync(file))).toEqual([]);
  expect(commands.filter((command) => !Object.hasOwn(scripts, command))).toEqual([]);
});

const documentsFolder = join(root, 'src/features/documents');
const firstGroups = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, group = '']) => group);
const exportsOf = (file: string) =>
  firstGroups(readFileSync(file, 'utf8'), /^export (?:async )?(?:function|const|type|class) (\w+)/gm);

test('the table of rule kinds names exports of each file', () => {
  const folder = join(documentsFolder, 'model/rules');
  const readme = readFileSync(join(folder, 'README.md'), 'utf8');
  const tableRows = [...readme.matchAll(/^\| `([\w-]+\.ts)` +\| (.*) \|$/gm)];
  expect(tableRows.length).toBeGreaterThan(2);
  for (const [, file = '', kinds = ''] of tableRows)
    expect(exportsOf(join(folder, file)), file).toEqual(
      expect.arrayContaining(firstGroups(kinds, /`(\w+)`/g)),
    );
});

test.each(['docs/add-a-template.md', 'src/features/documents/templates/README.md'])(
  'the examples of %s use only names that exist',
  (page) => {
    const text = readFileSync(join(root, page), 'utf8');
    const stringOrComment = /'[^'\n]*'|\/\/.*|(?<=`)[^`$]*(?=`|\$)|(?<=\})[^`${]*(?=`|\$)/g;
    const code = firstGroups(text, /```ts\n(.*?)```/gs)
      .join('\n')
      .replace(stringOrComment, '');
    const builders = readFileSync(join(documentsFolder, 'model/builders.ts'), 'utf8');
    const knownNames = new Set([
      ...firstGroups(code, /\b(?:const|type) (\w+)/g),
      ...firstGroups(builders, /^ +(?:function )?(\w+)(?:[(,]|: \()/gm),
      // The prose names the product's record, which the newcomer writes.
      ...firstGroups(text, /(?<!`)`(\w+)`(?!`)/g),
      ...readdirSync(documentsFolder, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx?$/.test(name))
        .flatMap((name) => exportsOf(join(documentsFolder, name))),
    ]);
    // Check only names with a capital inside: others may be parameters or destructured.
    const usedNames = firstGroups(code, /(?<![.\w'])([a-z]+[A-Z]\w*)(?!\w*\s*:|\w)/g);
    expect(usedNames.length).toBeGreaterThan(0);
    expect([...new Set(usedNames)].filter((name) => !knownNames.has(name))).toEqual([]);
  },
);

const runbook = readFileSync(join(root, 'docs/operacion.md'), 'utf8');

/** Source code with the texts of the site and its proxy. Non-breaking spaces are replaced with normal ones. */
const siteCode = ['src/content', 'src/features/catalogue', 'deploy/proxy']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => readFileSync(join(root, folder, name), 'utf8')),
  )
  .join('\n')
  .replace(/\\u00a0|\u00a0/gi, ' ');

test('the runbook quotes only text from the site', () => {
  const quotes = [...runbook.matchAll(/«([^»]+)»/g)].map(([, text = '']) => text.replace(/…$/, ''));
  expect(quotes.length).toBeGreaterThan(40);
  expect([...new Set(quotes)].filter((text) => !siteCode.includes(text))).toEqual([]);
});

test('the runbook has at most ten steps per procedure, no prices and only known products', () => {
  const stepNumbers = [...runbook.matchAll(/^(\d+)\. /gm)].map(([, number]) => Number(number));
  expect(Math.max(...stepNumbers)).toBeLessThanOrEqual(10);
  expect(runbook).not.toMatch(/\$\s?\d/);
  const productIds = [...runbook.matchAll(/\bprod_\w+/g)].map(([id]) => id);
  expect(productIds.length).toBeGreaterThan(0);
  expect(productIds.filter((id) => productById(id) === null)).toEqual([]);
});

test.each([
  'La tienda no cobra',
  'Pagó y no ve la descarga',
  'Quiere su dinero',
  'Pide factura',
  'Se pausó Supabase',
  'Perdí el secreto',
  'Cambió el precio',
  'Cambió la ley',
])('the runbook’s procedure «%s» has numbered steps and a reply to paste', (title) => {
  const [, section = ''] = runbook.split(`\n## ${title}\n`);
  const [procedure = ''] = section.split(/\n## /);
  expect(procedure).toMatch(/^1\. /m);
  expect(procedure).toMatch(/^> /m);
});
