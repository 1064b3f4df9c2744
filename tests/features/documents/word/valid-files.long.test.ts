import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Template, Values } from '../../../../src/features/documents/model/document.ts';
import { anyText } from '../../../any-text.ts';
import { templates } from '../all-templates.ts';
import { completed } from '../completed.ts';
import { complaints, fillings, mostDifferent, newestOffice, writeDocument } from './valid-files.ts';

// The validator is a separate program that takes a second or two for each file, more on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

let dir = '';

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'word-'));
});

afterAll(() => rm(dir, { recursive: true, force: true }));

/** Writes the document. @returns the file's path */
const fileOf = (template: Template, values: Values) => writeDocument(dir, template, values);

test('every document is valid in the oldest Office', async () => {
  for (const template of templates) {
    const filled = mostDifferent(fillings).map((fill) => fileOf(template, fill(template)));
    const found = await Promise.all(filled.map(async (file) => complaints(await file, 'Office2007')));
    expect(found, template.productId).toEqual([[], []]);
  }
});

test('the file stays valid, whatever a person pastes into its fields', async () => {
  const pasted = `\u0000\u000B<w:t>]]>&amp; 👩🏽‍🏫 \uD83D \u202Eזרה\u202C\u200F\u061C 'x' \uFFFF${'a'.repeat(10_000)}`;
  for (const template of templates) {
    const values = Object.fromEntries(Object.keys(completed(template)).map((key) => [key, pasted]));
    expect(await complaints(await fileOf(template, values), newestOffice), template.productId).toEqual([]);
  }
});

test('the file stays valid, whatever characters are typed into its fields', async () => {
  const seed = Date.now();
  const typed = anyText({ minLength: 1, maxLength: 60 });
  for (const template of templates) {
    const keys = Object.keys(completed(template));
    const texts = fc.sample(typed, { seed, numRuns: keys.length });
    const values = Object.fromEntries(keys.map((key, index) => [key, texts[index]]));
    const found = await complaints(await fileOf(template, values), newestOffice);
    expect(found, `${template.productId}, seed ${seed}`).toEqual([]);
  }
});

test('an invalid file is reported', async () => {
  const broken = join(dir, 'broken.docx');
  await writeFile(broken, 'no Word file');
  expect(await complaints(broken, newestOffice)).not.toEqual([]);
});
