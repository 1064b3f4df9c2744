import { expect, test } from 'vitest';
import {
  answeredPersonalTerms,
  commonAnswers,
  noCommonAnswers,
  outdatedKeys,
  sharedDraftAnswers,
} from '../../../../src/features/documents/batch/common.ts';
import { newDraft } from '../../../../src/features/documents/form/drafts/draft.ts';
import type { Values } from '../../../../src/features/documents/model/document.ts';
import { readerOf } from '../../../../src/features/documents/model/values.ts';
import { template as fixedTermContract } from '../../../../src/features/documents/templates/fixed-term-contract/text.ts';
import { finishedContract } from '../../../fixtures/lists/finished-contract.ts';

const { productId, carriedKeys } = fixedTermContract;
const schoolData = { 'school.name': 'Colegio de Prueba' };
const id = 'a'.repeat(32);

const draftWith = (values: Values) => ({ ...newDraft({ id, productId }, '2026-03-02T12:00:00Z'), values });
const finishedDraft = draftWith(finishedContract);

const commonAnswersFrom = (values: Values, ...termNames: readonly string[]) =>
  commonAnswers(fixedTermContract, { from: 'draft', id, also: termNames }, schoolData, draftWith(values));

const personalKeys = (name: string) =>
  fixedTermContract.spreadsheet.personalTerms.find((terms) => terms.name === name)?.keys ?? [];

test('another contract provides the template’s carried answers, except its worker’s terms', () => {
  const { source, values } = commonAnswersFrom(finishedContract);
  const personalTermKeys: readonly string[] = fixedTermContract.spreadsheet.personalTerms.flatMap(
    ({ keys }) => keys,
  );
  const sharedKeys = carriedKeys.filter(
    (key) => !personalTermKeys.includes(key) && finishedContract[key] !== undefined,
  );
  expect(personalTermKeys).toEqual(
    expect.arrayContaining(['jor_horas', 'jor_lunes_entrada', 'rem_sueldo_base']),
  );
  expect(source).toBe('document');
  expect(Object.keys(values).toSorted()).toEqual(sharedKeys.toSorted());
  expect(values).toEqual(sharedDraftAnswers(fixedTermContract, finishedDraft));
});

test('another contract never provides the worker’s data', () => {
  const { values } = commonAnswersFrom(finishedContract, 'week', 'pay');
  const workerKeys = Object.keys(values).filter((key) => key.startsWith('trab_'));
  expect(workerKeys).toEqual([]);
  expect(values).not.toHaveProperty('rem_cuenta');
});

test.each(['week', 'pay'])('copies the chosen terms «%s» completely', (name) => {
  const { values } = commonAnswersFrom(finishedContract, name);
  const copiedTerms = Object.entries(finishedContract).filter(([key]) =>
    personalKeys(name).some((termKey) => termKey === key),
  );
  expect(copiedTerms.length).toBeGreaterThan(5);
  expect(values).toMatchObject(Object.fromEntries(copiedTerms));
});

test('a chosen week includes the hours that the contract prints by default', () => {
  const { jor_horas: _, ...rest } = finishedContract;
  expect(commonAnswersFrom(rest).values).not.toHaveProperty('jor_horas');
  expect(commonAnswersFrom(rest, 'week').values).toMatchObject({ jor_horas: '44' });
});

test('the terms offered from another contract show their values', () => {
  const offeredLabels = (values: Values) =>
    answeredPersonalTerms(fixedTermContract, draftWith(values)).map(({ formatLabel }) =>
      formatLabel(readerOf(fixedTermContract, values)),
    );
  expect(offeredLabels(finishedContract)).toEqual([
    'También la jornada (44 horas)',
    'También los cursos (1.º a 4.º básico)',
    'También las remuneraciones ($850.000 de sueldo base y 3 asignaciones)',
  ]);
  expect(offeredLabels({ rem_colacion: '25000', rem_movilizacion: 'no-aplica' })).toEqual([
    'También las remuneraciones (1 asignación)',
  ]);
  expect(offeredLabels({ est_nombre: 'Colegio de Prueba' })).toEqual([]);
});

test('the school’s data fill the template’s shared fields', () => {
  expect(commonAnswers(fixedTermContract, { from: 'school' }, schoolData, finishedDraft)).toEqual({
    source: 'school',
    values: { est_nombre: 'Colegio de Prueba' },
  });
});

test('without a source there are no common answers', () => {
  expect(commonAnswers(fixedTermContract, { from: 'none' }, schoolData, finishedDraft)).toEqual(
    noCommonAnswers,
  );
  expect(commonAnswers(fixedTermContract, { from: 'draft', id, also: [] }, schoolData, null)).toEqual(
    noCommonAnswers,
  );
});

const commonWeek = {
  jor_horas: '30',
  jor_lunes_entrada: '09:15',
  nol_familias: '4:00',
  jor_martes_libre: 'si',
  jor_viernes_libre: 'no',
};

const outdatedKeysFor = (row: Values, common: Values = commonWeek) =>
  [...outdatedKeys(fixedTermContract, row, common)].toSorted();

test('a common week is outdated for a row with other hours, except for its days off', () => {
  expect(outdatedKeysFor({ jor_horas: '20' })).toEqual(['jor_lunes_entrada', 'nol_familias']);
});

test.each<[string, Values]>([
  ['no answer', {}],
  ['the same hours', { jor_horas: '30' }],
  ['a workday that is also a workday in the common week', { jor_jueves_libre: 'no' }],
])('a common week is not outdated for a row with %s', (_, row) => {
  expect(outdatedKeysFor(row)).toEqual([]);
});

test('a common week is outdated for a row with another day off', () => {
  expect(outdatedKeysFor({ jor_jueves_libre: 'si' })).toContain('jor_lunes_entrada');
});

test('an answer of the row is never outdated', () => {
  expect(outdatedKeysFor({ jor_horas: '20', jor_lunes_entrada: '10:00' })).toEqual(['nol_familias']);
});

const otherAllowance = { rem_otras_glosa: 'Bono de zona', rem_otras_imponibles: '10000' };

test('a common answer is not outdated if the row’s answers propose no other one', () => {
  expect(outdatedKeysFor({ rem_otras_imponibles: '20000' }, otherAllowance)).toEqual([]);
});

test('a common answer is outdated if the row’s answers propose another one', () => {
  expect(outdatedKeysFor({ rem_otras_imponibles: 'no-aplica' }, otherAllowance)).toEqual(['rem_otras_glosa']);
});
