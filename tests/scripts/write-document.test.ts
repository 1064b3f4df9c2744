import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { root, run } from '../../scripts/lib/run.ts';
import { writeDocument } from '../../scripts/write-document.ts';
import { products } from '../../src/features/catalogue/products.ts';
import { documents } from '../../src/features/documents/templates/documents.ts';
import { partReaderOfFile, partReaderOfTemplate } from '../features/documents/docx-parts.ts';

let dir = '';

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'document-'));
});

afterAll(() => rm(dir, { recursive: true }));

const xmlOf = async (file: string) =>
  (await partReaderOfFile(new Blob([await readFile(file)])))('word/document.xml');

const product = products[0]?.id ?? '';

test.each(documents)('$fileName is written blank without the network', async (entry) => {
  vi.stubGlobal('fetch', () => {
    throw new Error('The test sent a request');
  });
  const file = await writeDocument(['--product', entry.productId], dir);
  expect(file).toBe(join(dir, entry.fileName));
  const readExpectedPart = await partReaderOfTemplate(await entry.load());
  expect(readExpectedPart('word/document.xml').length).toBeGreaterThan(10_000);
  expect(await xmlOf(file)).toBe(readExpectedPart('word/document.xml'));
});

test('an existing file is replaced only with --force', async () => {
  await writeFile(join(dir, 'suyo.docx'), 'suyo');
  const args = ['--product', product, '--out', 'suyo.docx'];
  await expect(writeDocument(args, dir)).rejects.toThrow(
    `No se escribió ${join(dir, 'suyo.docx')}: ya existe. Elija otro nombre con --out, o agregue --force para reemplazarlo.`,
  );
  expect(await readFile(join(dir, 'suyo.docx'), 'utf8')).toBe('suyo');
  await writeDocument([...args, '--force'], dir);
  expect(await xmlOf(join(dir, 'suyo.docx'))).toContain('<w:document');
});

test('a missing folder is reported', async () => {
  const out = join(dir, 'ninguna', 'copia.docx');
  await expect(writeDocument(['--product', product, '--out', out], dir)).rejects.toThrow(
    `No se escribió ${out}: esa carpeta no existe.`,
  );
});

test.each([[['--product', 'prod_x']], [['--producto', product]], [[]]])(
  'the arguments %j print the usage and every product',
  async (args) => {
    const script = join(root, 'scripts/write-document.ts');
    const { ok, output } = await run([process.execPath, '--import', 'tsx', script, ...args]);
    expect(ok).toBe(false);
    for (const { id, name } of products) expect(output).toContain(`  ${id}  ${name}\n`);
    expect(output.includes('No hay un documento del producto «prod_x».')).toBe(args.includes('prod_x'));
    expect(output).not.toContain('Error');
  },
);
