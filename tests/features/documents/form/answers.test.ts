import { expect, test } from 'vitest';
import {
  problemsOf,
  reuseIfEqual,
  warningsByField,
} from '../../../../src/features/documents/form/answers.ts';
import { template as deaForm } from '../../../../src/features/documents/templates/dea-form/text.ts';
import { templates } from '../all-templates.ts';
import { sampleAnswers } from '../sample-answers.ts';

test('a blank or valid document has no problems', () => {
  for (const template of templates) {
    expect(problemsOf(template, {})).toEqual([]);
    expect(problemsOf(template, sampleAnswers(template))).toEqual([]);
  }
});

test('lists problems in the order of the form', () => {
  const problems = problemsOf(deaForm, { rep_rut: '12.345.678-9', est_correo: 'direccion@' });
  expect(problems.map(({ field: { key, label } }) => [key, label])).toEqual([
    ['est_correo', 'Correo electrónico'],
    ['rep_rut', 'RUT'],
  ]);
});

test('shows a warning under all its fields, or only under the last one in the form', () => {
  const warning = { keys: ['dea_venc_bateria', 'dea_fecha_adquisicion'], message: 'Antes' };
  expect([...warningsByField(deaForm, [warning])]).toEqual([
    ['dea_fecha_adquisicion', [warning]],
    ['dea_venc_bateria', [warning]],
  ]);
  const lastFieldWarning = { ...warning, showUnder: 'last' } as const;
  expect([...warningsByField(deaForm, [lastFieldWarning])]).toEqual([
    ['dea_venc_bateria', [lastFieldWarning]],
  ]);
});

test('reuses the earlier object if the warnings are equal', () => {
  const warningsAt = (...keys: readonly string[]) => {
    const all = keys.map((key) => ({ keys: [key], message: 'Igual' }));
    return { all, byField: warningsByField(deaForm, all) };
  };
  const earlierWarnings = warningsAt('rep_rut');
  expect(reuseIfEqual(earlierWarnings, warningsAt('rep_rut'))).toBe(earlierWarnings);
  const movedWarnings = warningsAt('est_rut');
  expect(reuseIfEqual(earlierWarnings, movedWarnings)).toBe(movedWarnings);
});
