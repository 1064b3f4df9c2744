import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  draftOf,
  hasAnswers,
  longestAnswer,
  noDrafts,
  StoredDrafts,
  setAnswer,
  setAnswers,
} from '../../../../src/features/documents/form/draft.ts';

const dea = 'prod_dea_01';

test('an answer is kept under its document and its key', () => {
  const drafts = setAnswer(noDrafts, dea, 'est_nombre', 'Colegio Los Aromos de Prueba');
  expect(draftOf(drafts, dea)).toEqual({ est_nombre: 'Colegio Los Aromos de Prueba' });
  expect(draftOf(drafts, 'prod_contrato_pf_ed_01')).toEqual({});
});

test('an emptied answer removes its key', () => {
  const drafts = setAnswer(setAnswer(noDrafts, dea, 'est_nombre', 'C'), dea, 'est_nombre', '');
  expect(draftOf(drafts, dea)).toEqual({});
});

test('the same answer again changes nothing', () => {
  const drafts = setAnswer(noDrafts, dea, 'est_nombre', 'C');
  expect(setAnswer(drafts, dea, 'est_nombre', 'C')).toBe(drafts);
  expect(setAnswer(noDrafts, dea, 'est_nombre', '')).toBe(noDrafts);
});

test('several answers are added to the existing ones', () => {
  const drafts = setAnswer(noDrafts, dea, 'est_nombre', 'C');
  expect(draftOf(setAnswers(drafts, dea, { rep_nombre: 'M', rep_rut: '1-9' }), dea)).toEqual({
    est_nombre: 'C',
    rep_nombre: 'M',
    rep_rut: '1-9',
  });
});

test('an answer beyond the limit is cut', () => {
  const drafts = setAnswer(noDrafts, dea, 'est_nombre', 'x'.repeat(5000));
  expect(draftOf(drafts, dea).est_nombre).toHaveLength(longestAnswer);
});

test('blanks are no answers', () => {
  expect(hasAnswers({ est_nombre: '  ', est_rut: undefined })).toBe(false);
  expect(hasAnswers({ est_nombre: 'C' })).toBe(true);
});

test.each([null, 7, 'x'])('stored %j is no drafts', (stored) => {
  expect(v.is(StoredDrafts, stored)).toBe(false);
});

test('invalid entries of stored drafts are dropped; unknown keys of a newer version are kept', () => {
  const stored = {
    [dea]: { est_nombre: 'C', est_rut: 7, nuevo_campo: 'x', largo: 'x'.repeat(longestAnswer + 1) },
    prod_nuevo: { algo: 'y' },
    version: 2,
    raro: null,
  };
  expect(v.parse(StoredDrafts, stored)).toEqual({
    [dea]: { est_nombre: 'C', nuevo_campo: 'x' },
    prod_nuevo: { algo: 'y' },
  });
});
