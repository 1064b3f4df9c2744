import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Template, Values } from '../../../../src/features/documents/model/document.ts';
import { writer } from '../../../../src/features/documents/model/write.ts';
import { deaForm } from '../../../../src/features/documents/templates/dea-form/template.ts';
import { fixedTermContract } from '../../../../src/features/documents/templates/fixed-term-contract/template.ts';
import { generateWord } from '../../../../src/features/documents/word/generate.ts';
import { completed } from '../completed.ts';
import { readLogo } from '../docx-parts.ts';
import { type SampleKey, sampleTemplate } from '../sample.ts';

// LibreOffice takes seconds to start, many on a busy machine; it starts twice, for all the files together.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 180_000 });

const run = promisify(execFile);

function runs(command: string, argument: string): boolean {
  return spawnSync(command, [argument]).status === 0;
}

/** Pages break where they should only in a font with Arial's measures. */
function drawsArial(): boolean {
  return /Arial|Liberation Sans|Arimo/.test(
    spawnSync('fc-match', ['Arial'], { encoding: 'utf8' }).stdout ?? '',
  );
}

// On a person's machine LibreOffice may be missing; where CI is set it may not, and these tests then fail.
const canConvert =
  Boolean(process.env.CI) || (runs('soffice', '--version') && runs('pdftotext', '-v') && drawsArial());

function filled(template: Template, value: string): Values {
  return Object.fromEntries(Object.keys(completed(template)).map((key) => [key, value]));
}

const documents: Readonly<Record<string, readonly [Template, Values]>> = {
  form: [deaForm, {}],
  contract: [fixedTermContract, {}],
  'form-completed': [deaForm, completed(deaForm)],
  'contract-completed': [fixedTermContract, completed(fixedTermContract)],
  'form-endless': [deaForm, { est_direccion: 'palabra '.repeat(1_250) }],
  'form-wordy': [deaForm, filled(deaForm, 'Colegio de nombre y domicilio bastante más largos de lo usual')],
  'contract-wordy': [
    fixedTermContract,
    filled(fixedTermContract, 'Corporación de nombre bastante más largo'),
  ],
};

const { line, paragraph, signatures } = writer<SampleKey>();

/** Documents that end in signatures at every height of a page, its foot included. */
const endings = [20, 24, 26, 28, 30, 34].map((count) => {
  const filler = Array.from({ length: count }, () => paragraph`Línea de relleno`);
  const signed = signatures([
    [line`El Empleador`, line`(firma)`],
    [line`La Trabajadora`, line`(firma)`],
  ]);
  return [
    `ending-${count}`,
    sampleTemplate(...filler, paragraph`Se firma en tres ejemplares.`, signed),
  ] as const;
});

let dir = '';

async function save(name: string, template: Template, values: Values): Promise<void> {
  const blob = await generateWord(template, values, { logo: await readLogo() });
  await writeFile(join(dir, `${name}.docx`), new Uint8Array(await blob.arrayBuffer()));
}

/** One start of LibreOffice with a profile of its own, so that one that a person has open is left alone. */
async function convert(format: 'pdf' | 'fodt', names: readonly string[]): Promise<void> {
  const profile = `-env:UserInstallation=${pathToFileURL(join(dir, 'profile')).href}`;
  const files = names.map((name) => join(dir, `${name}.docx`));
  await run('soffice', [profile, '--headless', '--convert-to', format, '--outdir', dir, ...files]);
}

/** The text of each page. */
async function pagesOf(name: string): Promise<readonly string[]> {
  const { stdout } = await run('pdftotext', ['-layout', join(dir, `${name}.pdf`), '-']);
  return stdout.split('\f').slice(0, -1);
}

beforeAll(async () => {
  if (!canConvert) return;
  dir = await mkdtemp(join(tmpdir(), 'libreoffice-'));
  for (const [name, [template, values]] of Object.entries(documents)) await save(name, template, values);
  for (const [name, template] of endings) await save(name, template, {});
  await convert('pdf', [...Object.keys(documents), ...endings.map(([name]) => name)]);
  await convert('fodt', ['form']);
});

afterAll(() => rm(dir, { recursive: true, force: true }));

const office = test.skipIf(!canConvert);

office('the form is three pages: its data, its declaration and its annex', async () => {
  for (const name of ['form', 'form-completed']) {
    const pages = await pagesOf(name);
    expect(pages, name).toHaveLength(3);
    expect(pages[0], name).toContain('Sección III — Identificación del DEA');
    expect(pages[1], name).toContain('Sección V — Declaración de personal capacitado');
    expect(pages[2], name).toContain('ANEXO — ANTECEDENTES');
  }
});

office('the contract is four pages, blank and completed', async () => {
  for (const name of ['contract', 'contract-completed']) expect(await pagesOf(name), name).toHaveLength(4);
});

office('every page has its letterhead and its number', async () => {
  for (const name of ['form', 'contract']) {
    const pages = await pagesOf(name);
    for (const [index, page] of pages.entries()) {
      expect(page).toContain(`Página ${index + 1} de ${pages.length}`);
      expect(page).toContain(name === 'form' ? 'Ley N.º 21.156 · D.S. N.º 56/2020' : 'Contrato de trabajo');
    }
  }
});

office('signatures are never alone on a page, however long the values are', async () => {
  for (const name of Object.keys(documents)) {
    const pages = await pagesOf(name);
    const [before, signed] = name.startsWith('form')
      ? ['Declaro lo anterior.', 'Firma y timbre']
      : ['se firma en tres ejemplares', 'La Trabajadora'];
    const page = pages.findLast((text) => text.includes(signed));
    expect(page?.includes(before), name).toBe(true);
  }
});

office('wherever on the page a document ends, its last paragraph goes with the signatures', async () => {
  const counts = new Set<number>();
  for (const [name] of endings) {
    const pages = await pagesOf(name);
    counts.add(pages.length);
    expect(pages.at(-1)?.includes('tres ejemplares'), name).toBe(true);
    expect(pages.at(-1)?.match(/\(firma\)/g), name).toHaveLength(2);
  }
  expect(counts).toEqual(new Set([1, 2]));
});

office('nobody signs on one page what stands on another: both signatures share theirs', async () => {
  for (const name of ['contract', 'contract-completed', 'contract-wordy']) {
    const page = (await pagesOf(name)).findLast((text) => text.includes('(firma)'));
    expect(page, name).toMatch(/El Empleador \(firma y|firma y\s+timbre\)/);
  }
});

office('LibreOffice draws the field tables 35 % and 65 % wide', async () => {
  const xml = await readFile(join(dir, 'form.fodt'), 'utf8');
  const widths = new Map(
    [
      ...xml.matchAll(
        /<style:style style:name="([^"]+)" style:family="table-column">\s*<style:table-column-properties style:column-width="([\d.]+)/g,
      ),
    ].map(([, name, width]) => [name, Number(width)]),
  );
  const tables = [...xml.matchAll(/<table:table table:name.*?<\/table:table>/gs)].map(([table]) =>
    [...table.matchAll(/<table:table-column table:style-name="([^"]+)"\/>/g)].map(
      ([, name]) => widths.get(name) ?? 0,
    ),
  );
  const pairs = tables.filter((columns) => columns.length === 2);
  expect(pairs).toHaveLength(3);
  for (const [label = 0, value = 0] of pairs) {
    expect(label / (label + value)).toBeCloseTo(0.35, 2);
    expect(label + value).toBeCloseTo(9_840 / 1_440, 1);
  }
});

office('ten thousand characters in one field still print to the end', async () => {
  const pages = await pagesOf('form-endless');
  expect(pages.length).toBeGreaterThan(3);
  expect(pages.join('').match(/palabra/g)).toHaveLength(1_250);
  expect(pages.at(-1)).toContain('Base legal: Ley N.º 21.156');
});
