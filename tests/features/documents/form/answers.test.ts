import { expect, test } from 'vitest';
import { keepSame, problemsOf, warningsByField } from '../../../../src/features/documents/form/answers.ts';
import { template as deaForm } from '../../../../src/features/documents/templates/dea-form/text.ts';
import { templates } from '../all-templates.ts';
import { completed } from '../completed.ts';

test('a blank or valid document has no problems', () => {
  for (const template of templates) {
    expect(problemsOf(template, {})).toEqual([]);
    expect(problemsOf(template, completed(template))).toEqual([]);
  }
});

test('problems come in the order of the form, with the field’s label', () => {
  const problems = problemsOf(deaForm, { rep_rut: '12.345.678-9', est_correo: 'direccion@' });
  expect(problems.map(({ field: { key, label } }) => [key, label])).toEqual([
    ['est_correo', 'Correo electrónico'],
    ['rep_rut', 'RUT'],
  ]);
});

test('a warning is shown under each of its fields or the last one of the form', () => {
  const warning = { keys: ['dea_venc_bateria', 'dea_fecha_adquisicion'], message: 'Antes' };
  expect([...warningsByField(deaForm, [warning])]).toEqual([
    ['dea_fecha_adquisicion', [warning]],
    ['dea_venc_bateria', [warning]],
  ]);
  const sum = { ...warning, under: 'last' } as const;
  expect([...warningsByField(deaForm, [sum])]).toEqual([['dea_venc_bateria', [sum]]]);
});

test('equal warnings keep their identity', () => {
  const warned = (...keys: readonly string[]) => {
    const all = keys.map((key) => ({ keys: [key], message: 'Igual' }));
    return { all, byField: warningsByField(deaForm, all) };
  };
  const before = warned('rep_rut');
  expect(keepSame(before, warned('rep_rut'))).toBe(before);
  const moved = warned('est_rut');
  expect(keepSame(before, moved)).toBe(moved);
});
