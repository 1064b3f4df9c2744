import { expect, test } from 'vitest';
import { noWarnings, warningsByField } from '../../../../../src/features/documents/form/answers.ts';
import {
  leavesBlank,
  percentFilled,
  progressOf,
} from '../../../../../src/features/documents/form/review/progress.ts';
import type { Values } from '../../../../../src/features/documents/model/document.ts';
import { field, yes } from '../../../../../src/features/documents/model/field.ts';
import { grammaticalGender } from '../../../../../src/features/documents/model/grammatical-gender.ts';
import { template as deaForm } from '../../../../../src/features/documents/templates/dea-form/text.ts';
import { templates } from '../../all-templates.ts';
import { sampleAnswers } from '../../sample-answers.ts';

const fieldText = { label: 'L', hint: '', example: '' };

test('a field is blank if it has neither an answer nor a proposal', () => {
  expect(leavesBlank(field('a', 'text', fieldText), {})).toBe(true);
  expect(leavesBlank(field('a', 'text', fieldText), { a: ' \n ' })).toBe(true);
  expect(leavesBlank(field('a', 'text', fieldText), { a: 'x' })).toBe(false);
  expect(leavesBlank(field('a', 'rut', fieldText), { a: 'no es un RUT' })).toBe(false);
  expect(leavesBlank(field('a', 'time', { ...fieldText, preset: '08:00' }), {})).toBe(false);
  expect(leavesBlank(field('a', 'time', { ...fieldText, preset: '08:00' }), { a: '' })).toBe(true);
  const neverApplies = { dependsOn: ['b'], holds: () => false };
  expect(leavesBlank(field('a', 'text', { ...fieldText, appliesIf: neverApplies }), {})).toBe(false);
  expect(leavesBlank(field('a', 'check', fieldText), {})).toBe(false);
  const choice = { kind: 'choice', options: [{ value: yes, label: 'Sí' }] } as const;
  expect(leavesBlank(field('a', choice, fieldText), {})).toBe(true);
  expect(leavesBlank(field('a', grammaticalGender, fieldText), {})).toBe(false);
});

test('each section lists its blanks and counts its warnings', () => {
  const warning = { keys: ['dea_venc_bateria', 'dea_fecha_adquisicion'], message: 'Antes' };
  const foundWarnings = { all: [warning], byField: warningsByField(deaForm, [warning]) };
  const progress = progressOf(
    deaForm,
    { fecha_emision: '2026-03-02', formulario_numero: '1' },
    foundWarnings,
  );
  expect(progress.map(({ title }) => title)).toEqual(deaForm.groups.map(({ title }) => title));
  expect(progress[0]?.blanks.map(({ key }) => key)).toEqual(['formulario_total']);
  expect(progress.map(({ warningCount }) => warningCount)).toEqual([0, 0, 0, 1, 0, 0, 0, 0]);
});

test('an empty list has one blank, and a begun row has its blank fields', () => {
  const blankKeysOf = (values: Values) =>
    progressOf(deaForm, values, noWarnings)
      .at(-1)
      ?.blanks.map(({ key }) => key);
  expect(blankKeysOf({})).toEqual(['per_1_nombre']);
  expect(blankKeysOf({ per_2_nombre: 'Ana', per_2_horas: '3:00', per_2_practicas: '2:00' })).toEqual([
    'per_2_rut',
    'per_2_entidad',
    'per_2_fecha',
  ]);
});

test('a completed document has no blanks', () => {
  for (const template of templates) {
    const progress = progressOf(template, sampleAnswers(template), noWarnings);
    expect(progress.flatMap(({ blanks }) => blanks.map(({ key }) => key))).toEqual([]);
  }
});

test('an empty document is 0 % filled and a completed one 100 %', () => {
  for (const template of templates) {
    expect(percentFilled(template, {})).toBe(0);
    expect(percentFilled(template, sampleAnswers(template))).toBe(100);
  }
});

test('a document with one blank is less than 100 % filled', () => {
  const percent = percentFilled(deaForm, { ...sampleAnswers(deaForm), dea_marca: '' });
  expect(percent).toBeGreaterThan(90);
  expect(percent).toBeLessThan(100);
});
