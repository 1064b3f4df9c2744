// A throw-away copy of the project with more to sell and to read, as docs/add-a-template.md and docs/add-a-post.md add
// it: but for the folders of texts and the pictures, of which one is used by all.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../scripts/lib/run.ts';
import { filler } from './filler-text.ts';

const left = new Set(['node_modules', 'tests', 'e2e', 'docs', 'bench', 'test-results', 'screenshots']);

/** @throws {Error} when the file has no such place, or several */
function insert(file: string, place: string, text: string): void {
  const parts = readFileSync(file, 'utf8').split(place);
  if (parts.length !== 2) throw new Error(`${file} has ${parts.length - 1} places like ${place}`);
  writeFileSync(file, parts.join(`${text}${place}`));
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

const q = (text: string) => JSON.stringify(text);

function slugOf(text: string, number: number): string {
  const plain = text.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
  return `${plain.toLowerCase().replaceAll(' ', '-')}-${number}`;
}

function addProducts(copy: string, count: number): void {
  const made = numbers(count).map((number) => {
    const text = filler(number);
    const name = text(5);
    return { id: `prod_${slugOf(name, number)}`, name, slug: slugOf(name, number), number, text };
  });
  const catalogue = join(copy, 'src/features/catalogue');
  insert(
    join(catalogue, 'products.ts'),
    '];\n',
    made
      .map(
        ({ id, slug, name, number, text }) =>
          `{ ...product({ id: ${q(id)}, slug: ${q(slug)}, name: ${q(name)}, price: ${number * 100}, description: ${q(text(30))}, category: 'Contratos', icon: 'contract' }), image: 'formulario-registro-dea' },\n`,
      )
      .join(''),
  );
  insert(
    join(catalogue, 'product-details.ts'),
    '};\n\n/** @throws',
    made
      .map(({ id, text }) => {
        const contents = numbers(6).map((each) => `['${each}', ${q(text(4))}]`);
        return `${q(id)}: { rules: ${q(text(5))}, contents: [${contents}], scope: null },\n`;
      })
      .join(''),
  );
  insert(
    join(copy, 'src/features/documents/templates/documents.ts'),
    '];\n\n/** null',
    made
      .map(({ id, slug }) => `, { ...deaFormEntry, productId: ${q(id)}, fileName: ${q(`${slug}.docx`)} }`)
      .join(''),
  );
}

/** The photograph of every added post: as large as a document's picture. */
function addPhoto(copy: string): string {
  const images = join(copy, 'public/img');
  for (const width of [480, 960, 1600]) {
    for (const format of ['avif', 'webp']) {
      cpSync(
        join(images, `documentos/formulario-registro-dea-640.${format}`),
        join(images, `blog/aula-${width}.${format}`),
      );
    }
  }
  return '/img/blog/aula.jpg';
}

function addPosts(copy: string, count: number): void {
  const photo = addPhoto(copy);
  for (const number of numbers(count)) {
    const text = filler(-number);
    const title = text(9);
    const date = new Date(Date.UTC(2026, 2, 2) - number * 86_400_000).toISOString().slice(0, 10);
    const blocks = numbers(12).flatMap(() => [`h(${q(text(5))})`, `p(${q(text(60))})`]);
    writeFileSync(
      join(copy, 'src/content/posts', `${slugOf(title, number)}.ts`),
      `import { h, type PostBody, type PostEntry, p } from '../post.ts';
export const post: PostEntry = { title: ${q(title)}, date: '${date}', author: 'Mentoría Legal Educacional', excerpt: ${q(text(30))}, image: { src: '${photo}', alt: ${q(text(8))} }, meta: { title: ${q(text(8))}, description: ${q(text(20))} } };
export const body: PostBody = { caption: ${q(text(8))}, brief: [['500', ${q(text(4))}]], blocks: [${blocks.join()}], related: [{ to: '/tienda', text: 'Ver la tienda' }] };
`,
    );
  }
}

export type GrownCopy = { readonly folder: string; readonly remove: () => void };

/** @param count products, and as many posts, beside those that the project has */
export function growCopy(count: number): GrownCopy {
  const folder = mkdtempSync(join(tmpdir(), `mle-${count}-`));
  for (const name of readdirSync(root)) {
    if (left.has(name) || name.startsWith('dist') || name === '.git') continue;
    cpSync(join(root, name), join(folder, name), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  if (count > 0) {
    addProducts(folder, count);
    addPosts(folder, count);
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
