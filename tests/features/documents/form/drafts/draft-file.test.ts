import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import type { Draft } from '../../../../../src/features/documents/form/drafts/draft.ts';
import {
  arrivalOf,
  type DraftFile,
  largestFile,
  parseDraftFile,
  readDraftFile,
  saveDraftFile,
} from '../../../../../src/features/documents/form/drafts/draft-file.ts';
import { protect, unprotect } from '../../../../../src/features/documents/form/drafts/protected-file.ts';
import { crest } from '../../../school/crest.ts';
import { templates } from '../../all-templates.ts';
import { completed } from '../../completed.ts';

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

const saved = (content: DraftFile) => saveDraftFile(content, 'borradores.json');

const text = await saved(file).text();
/** The file's text with something else in it. */
const changed = (change: object) => JSON.stringify({ ...JSON.parse(text), ...change });

test('what was saved is read as it was', async () => {
  expect(parseDraftFile(text)).toEqual(file);
  expect(await readDraftFile(saved(file))).toEqual(file);
});

test('the school’s letterhead goes with the drafts, and what is no image costs no draft', async () => {
  vi.stubGlobal('createImageBitmap', async () => ({ close: () => {} }));
  const whole = { ...file, letterhead: crest };
  const savedText = await saved(whole).text();
  expect(parseDraftFile(savedText)).toEqual(whole);
  expect(await readDraftFile(saved(whole))).toEqual(whole);
  for (const letterhead of [7, null, { ...crest, type: 'image/jpeg' }, { ...crest, data: 'PHN2Zz4=' }])
    expect(parseDraftFile(changed({ letterhead }))).toEqual(file);
  expect(parseDraftFile(changed({ drafts: [], school: {}, letterhead: crest }))).toMatchObject({
    letterhead: crest,
  });
});

test('an image that the browser cannot draw is left out', async () => {
  vi.stubGlobal('createImageBitmap', async () => Promise.reject(new DOMException('', 'InvalidStateError')));
  expect(await readDraftFile(saved({ ...file, letterhead: crest }))).toEqual(file);
});

test('what is left to confirm in a copy goes with it', async () => {
  const drafts = [draft, { ...draft, id: 'e'.repeat(32), origin: draft.id, unconfirmed: ['dea_serie'] }];
  expect(await readDraftFile(saved({ ...file, drafts }))).toEqual({ ...file, drafts });
});

test.each(['', 'PK\u0003\u0004', '{', 'null', '[]', '"x"', '{"format":"otro","version":1}', '{"list":[]}'])(
  '%j is no file of drafts',
  (text) => expect(parseDraftFile(text)).toBe('format'),
);

test('a file of a newer version, an empty and a huge one say so', async () => {
  expect(parseDraftFile(changed({ version: 2, drafts: 'otra cosa' }))).toBe('version');
  expect(parseDraftFile(changed({ version: 0 }))).toBe('format');
  expect(parseDraftFile(changed({ drafts: [], school: {} }))).toBe('empty');
  expect(parseDraftFile(changed({ drafts: [null, { id: 'x' }], school: 7 }))).toBe('empty');
  expect(await readDraftFile(new File([' '.repeat(largestFile + 1)], 'grande.json'))).toBe('size');
});

test('all that a browser can store for the site is saved as a file that can be read again', async () => {
  // 5 MiB of two bytes each in localStorage; three bytes in the file at the most.
  const stored = 5 * 1024 * 1024;
  const values = Object.fromEntries(
    templates.flatMap((template) => Object.keys(completed(template))).map((key) => [key, '漢'.repeat(1000)]),
  );
  const each = JSON.stringify({ ...draft, values }).length;
  const drafts = Array.from({ length: Math.floor(stored / each) }, (_, number) => ({
    ...draft,
    id: String(number).padStart(32, '0'),
    values,
  }));
  expect(await readDraftFile(saved({ ...file, drafts }))).toEqual({ ...file, drafts });
});

test('a file with a password says so, and is none of drafts when it is read as text', async () => {
  const locked = await protect(saved(file), 'clave', 'borradores-protegidos.mle');
  expect(await readDraftFile(locked)).toBe('protected');
  expect(parseDraftFile(await locked.text())).toBe('format');
  expect(await readDraftFile((await unprotect(locked, 'clave')) ?? new Blob())).toEqual(file);
  const newer = new Uint8Array(await locked.arrayBuffer());
  newer[12] = 2;
  expect(await readDraftFile(new Blob([newer]))).toBe('version');
  // As in a page that came over plain http.
  vi.stubGlobal('crypto', { getRandomValues: () => {} });
  expect(await readDraftFile(locked)).toBe('insecure');
  expect(await readDraftFile(saved(file))).toEqual(file);
});

test('a draft that cannot be read costs no other, and one that comes twice counts once', () => {
  expect(
    parseDraftFile(changed({ drafts: [{ ...draft, id: '../x' }, draft, 7, draft], school: null })),
  ).toEqual({
    ...file,
    drafts: [draft],
    school: {},
  });
});

test('keys of the prototype change nothing', () => {
  const strange = text.replaceAll('"dea_serie"', '"__proto__": {"x": "y"}, "constructor": "z", "dea_serie"');
  const read = parseDraftFile(strange.replace('"school": {', '"school": {"__proto__": "x", '));
  expect(read).toEqual(file);
  expect(Object.getPrototypeOf(typeof read === 'string' ? null : read.drafts[0]?.values)).toBe(
    Object.prototype,
  );
  expect(({} as Record<string, unknown>).x).toBeUndefined();
});

test('no text makes reading fail', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.string(),
        fc.json(),
        fc.json().map((json) => changed({ drafts: [JSON.parse(json)] })),
      ),
      async (any) => {
        const read = parseDraftFile(any);
        if (typeof read !== 'string') expect(await readDraftFile(saved(read))).toEqual(read);
      },
    ),
  );
});

test('what reading would do to this device is told draft by draft', () => {
  expect(arrivalOf(draft, null)).toBe('fresh');
  expect(arrivalOf(draft, { ...draft, editedAt: '2027-01-01T00:00:00Z' })).toBe('same');
  const other = { ...draft, values: { dea_serie: 'SN-2' } };
  expect(arrivalOf(draft, { ...other, editedAt: '2027-01-01T00:00:00Z' })).toBe('older');
  expect(arrivalOf(draft, { ...other, editedAt: '2026-01-01T00:00:00-03:00' })).toBe('newer');
});
