import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Template, Values } from '../../../../src/features/documents/model/document.ts';
import { anyText } from '../../../any-text.ts';
import { templates } from '../all-templates.ts';
import { sampleAnswers } from '../sample-answers.ts';
import {
  answerSets,
  newestOffice,
  pickMostDifferent,
  validationErrors,
  writeDocument,
} from './valid-files.ts';

// The validator is a separate program. It takes a second or two for each file, and longer on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

let dir = '';

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'word-'));
});

afterAll(() => rm(dir, { recursive: true, force: true }));

const writeFileOf = (template: Template, values: Values) => writeDocument(dir, template, values);

test('every document is valid in the newest Office', async () => {
  for (const template of templates) {
    const files = answerSets.map((fill) => writeFileOf(template, fill(template)));
    const errors = await Promise.all(files.map(async (file) => validationErrors(await file, newestOffice)));
    expect(errors, template.productId).toEqual(answerSets.map(() => []));
  }
});

test('every document is valid in the oldest Office', async () => {
  for (const template of templates) {
    const files = pickMostDifferent(answerSets).map((fill) => writeFileOf(template, fill(template)));
    const errors = await Promise.all(files.map(async (file) => validationErrors(await file, 'Office2007')));
    expect(errors, template.productId).toEqual([[], []]);
  }
});

test('a file with hostile text in every field is valid', async () => {
  const pastedText = `\u0000\u000B<w:t>]]>&amp; 👩🏽‍🏫 \uD83D \u202Eזרה\u202C\u200F\u061C 'x' \uFFFF${'a'.repeat(10_000)}`;
  for (const template of templates) {
    const values = Object.fromEntries(Object.keys(sampleAnswers(template)).map((key) => [key, pastedText]));
    expect(
      await validationErrors(await writeFileOf(template, values), newestOffice),
      template.productId,
    ).toEqual([]);
  }
});

test('a file with random text in every field is valid', async () => {
  const seed = Date.now();
  const typedTexts = anyText({ minLength: 1, maxLength: 60 });
  for (const template of templates) {
    const keys = Object.keys(sampleAnswers(template));
    const texts = fc.sample(typedTexts, { seed, numRuns: keys.length });
    const values = Object.fromEntries(keys.map((key, index) => [key, texts[index]]));
    const errors = await validationErrors(await writeFileOf(template, values), newestOffice);
    expect(errors, `${template.productId}, seed ${seed}`).toEqual([]);
  }
});

test('the validator reports an invalid file', async () => {
  const brokenFile = join(dir, 'broken.docx');
  await writeFile(brokenFile, 'no Word file');
  expect(await validationErrors(brokenFile, newestOffice)).not.toEqual([]);
});
