import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import type { Draft } from '../../../../../../src/features/documents/form/drafts/draft.ts';
import {
  type DraftFile,
  importEffect,
  maxFileBytes,
  parseDraftFile,
  readDraftFile,
  saveDraftFile,
} from '../../../../../../src/features/documents/form/drafts/files/draft-file.ts';
import {
  protect,
  unprotect,
} from '../../../../../../src/features/documents/form/drafts/files/protected-file.ts';
import { crest } from '../../../../school/crest.ts';
import { templates } from '../../../all-templates.ts';
import { sampleAnswers } from '../../../sample-answers.ts';

const draft: Draft = {
  id: 'd'.repeat(32),
  productId: 'prod_dea_01',
  name: 'Gimnasio',
  values: { dea_serie: 'SN-1', dea_ubicacion: 'Piso 1\njunto a «inspectoría»' },
  createdAt: '2026-11-22T15:00:00.000Z',
  editedAt: '2026-11-22T16:00:00.000Z',
};
const file = {
  savedAt: '2026-11-22T17:00:00.000Z',
  drafts: [draft, { ...draft, id: 'e'.repeat(32), name: '' }],
  school: { 'school.name': 'Colegio Los Aromos de Prueba' },
};

const save = (content: DraftFile) => saveDraftFile(content, 'borradores.json');

const fileText = await save(file).text();
const textWith = (change: object) => JSON.stringify({ ...JSON.parse(fileText), ...change });

test('reads a saved file', async () => {
  expect(parseDraftFile(fileText)).toEqual(file);
  expect(await readDraftFile(save(file))).toEqual(file);
});

test('reads the school’s letterhead from a file unless the letterhead is damaged', async () => {
  vi.stubGlobal('createImageBitmap', async () => ({ close: () => {} }));
  const fileWithLetterhead = { ...file, letterhead: crest };
  const savedText = await save(fileWithLetterhead).text();
  expect(parseDraftFile(savedText)).toEqual(fileWithLetterhead);
  expect(await readDraftFile(save(fileWithLetterhead))).toEqual(fileWithLetterhead);
  for (const letterhead of [7, null, { ...crest, type: 'image/jpeg' }, { ...crest, data: 'PHN2Zz4=' }])
    expect(parseDraftFile(textWith({ letterhead }))).toEqual(file);
  expect(parseDraftFile(textWith({ drafts: [], school: {}, letterhead: crest }))).toMatchObject({
    letterhead: crest,
  });
});

test('leaves out an image that the browser cannot draw', async () => {
  vi.stubGlobal('createImageBitmap', async () => Promise.reject(new DOMException('', 'InvalidStateError')));
  expect(await readDraftFile(save({ ...file, letterhead: crest }))).toEqual(file);
});

test('a file records which answers of a copy are unconfirmed', async () => {
  const drafts = [draft, { ...draft, id: 'e'.repeat(32), origin: draft.id, unconfirmed: ['dea_serie'] }];
  expect(await readDraftFile(save({ ...file, drafts }))).toEqual({ ...file, drafts });
});

test.each(['', 'PK\u0003\u0004', '{', 'null', '[]', '"x"', '{"format":"otro","version":1}', '{"list":[]}'])(
  '%j is not a draft file',
  (text) => expect(parseDraftFile(text)).toBe('format'),
);

test('returns the reason why it can’t read newer, empty and huge files', async () => {
  expect(parseDraftFile(textWith({ version: 2, drafts: 'otra cosa' }))).toBe('version');
  expect(parseDraftFile(textWith({ version: 0 }))).toBe('format');
  expect(parseDraftFile(textWith({ drafts: [], school: {} }))).toBe('empty');
  expect(parseDraftFile(textWith({ drafts: [null, { id: 'x' }], school: 7 }))).toBe('empty');
  expect(await readDraftFile(new File([' '.repeat(maxFileBytes + 1)], 'grande.json'))).toBe('size');
});

test('reads a file with as much text as a browser can store for the site', async () => {
  // Browsers store up to 5 × 1,024 × 1,024 characters. In the file, each takes at most three bytes.
  const maxCharacters = 5 * 1024 * 1024;
  const values = Object.fromEntries(
    templates
      .flatMap((template) => Object.keys(sampleAnswers(template)))
      .map((key) => [key, '漢'.repeat(1000)]),
  );
  const draftLength = JSON.stringify({ ...draft, values }).length;
  const drafts = Array.from({ length: Math.floor(maxCharacters / draftLength) }, (_, number) => ({
    ...draft,
    id: String(number).padStart(32, '0'),
    values,
  }));
  expect(await readDraftFile(save({ ...file, drafts }))).toEqual({ ...file, drafts });
});

test('recognizes a protected file and whether this page can decrypt it', async () => {
  const protectedFile = await protect(save(file), 'clave', 'borradores-protegidos.mle');
  expect(await readDraftFile(protectedFile)).toBe('protected');
  expect(parseDraftFile(await protectedFile.text())).toBe('format');
  expect(await readDraftFile((await unprotect(protectedFile, 'clave')) ?? new Blob())).toEqual(file);
  const newerFile = new Uint8Array(await protectedFile.arrayBuffer());
  newerFile[12] = 2;
  expect(await readDraftFile(new Blob([newerFile]))).toBe('version');
  // Pages over plain http have no crypto.subtle.
  vi.stubGlobal('crypto', { getRandomValues: () => {} });
  expect(await readDraftFile(protectedFile)).toBe('insecure');
  expect(await readDraftFile(save(file))).toEqual(file);
});

test('skips unreadable and repeated drafts', () => {
  expect(
    parseDraftFile(textWith({ drafts: [{ ...draft, id: '../x' }, draft, 7, draft], school: null })),
  ).toEqual({
    ...file,
    drafts: [draft],
    school: {},
  });
});

test('ignores keys of Object.prototype', () => {
  const textWithPrototypeKeys = fileText.replaceAll(
    '"dea_serie"',
    '"__proto__": {"x": "y"}, "constructor": "z", "dea_serie"',
  );
  const parsedFile = parseDraftFile(
    textWithPrototypeKeys.replace('"school": {', '"school": {"__proto__": "x", '),
  );
  expect(parsedFile).toEqual(file);
  expect(Object.getPrototypeOf(typeof parsedFile === 'string' ? null : parsedFile.drafts[0]?.values)).toBe(
    Object.prototype,
  );
  expect(({} as Record<string, unknown>).x).toBeUndefined();
});

test('never throws for any text', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.string(),
        fc.json(),
        fc.json().map((json) => textWith({ drafts: [JSON.parse(json)] })),
      ),
      async (anyText) => {
        const parseResult = parseDraftFile(anyText);
        if (typeof parseResult !== 'string')
          expect(await readDraftFile(save(parseResult))).toEqual(parseResult);
      },
    ),
  );
});

test('compares a draft with this device’s draft of the same id', () => {
  expect(importEffect(draft, null)).toBe('fresh');
  expect(importEffect(draft, { ...draft, editedAt: '2027-01-01T00:00:00Z' })).toBe('same');
  const changedDraft = { ...draft, values: { dea_serie: 'SN-2' } };
  expect(importEffect(draft, { ...changedDraft, editedAt: '2027-01-01T00:00:00Z' })).toBe('older');
  expect(importEffect(draft, { ...changedDraft, editedAt: '2026-01-01T00:00:00-03:00' })).toBe('newer');
});

test('refuses files with more than 2,000 drafts', () => {
  const drafts = Array.from({ length: 2_001 }, (_, index) => ({
    ...draft,
    id: index.toString(16).padStart(32, '0'),
  }));
  expect(parseDraftFile(textWith({ drafts }))).toBe('size');
  expect(parseDraftFile(textWith({ drafts: drafts.slice(1) }))).toMatchObject({ drafts: { length: 2_000 } });
});
