import { expect, test } from 'vitest';
import {
  answerOrProposal,
  fieldsOf,
  keepSame,
  problemsOf,
  warningsByField,
} from '../../../../src/features/documents/form/answers.ts';
import { field } from '../../../../src/features/documents/model/field.ts';
import { deaForm } from '../../../../src/features/documents/templates/dea-form/template.ts';
import { fixedTermContract } from '../../../../src/features/documents/templates/fixed-term-contract/template.ts';
import { completed } from '../completed.ts';

test('neither a blank document nor a valid one has problems', () => {
  for (const template of [deaForm, fixedTermContract]) {
    expect(problemsOf(template, {})).toEqual([]);
    const wrong = problemsOf(template, completed(template));
    expect(wrong).toEqual([]);
  }
});

test('problems come in the order of the form, with the field’s label', () => {
  const problems = problemsOf(deaForm, { rep_rut: '12.345.678-9', est_correo: 'direccion@' });
  expect(problems.map(({ field: { key, label } }) => [key, label])).toEqual([
    ['est_correo', 'Correo electrónico'],
    ['rep_rut', 'RUT'],
  ]);
});

test('the preset is shown until there is an answer', () => {
  const preset = field('entrada', 'time', { label: 'E', hint: '', example: '', preset: '08:00' });
  expect(answerOrProposal(preset, {})).toBe('08:00');
  expect(answerOrProposal(preset, { entrada: '09:00' })).toBe('09:00');
});

test('a warning stands under each of its fields, or under the last one of the form', () => {
  const warning = { keys: ['dea_venc_bateria', 'dea_fecha_adquisicion'], message: 'Antes' };
  expect([...warningsByField(deaForm, [warning])]).toEqual([
    ['dea_fecha_adquisicion', [warning]],
    ['dea_venc_bateria', [warning]],
  ]);
  const sum = { ...warning, under: 'last' } as const;
  expect([...warningsByField(deaForm, [sum])]).toEqual([['dea_venc_bateria', [sum]]]);
});

test('a warning of two fields stays the same object under both, though another comes to one of them', () => {
  const found = (...keys: readonly (readonly string[])[]) => {
    const all = keys.map((of) => ({ keys: of, message: 'Dos' }));
    return { all, byField: warningsByField(deaForm, all) };
  };
  const before = found(['rep_rut', 'est_rut']);
  const after = keepSame(before, found(['rep_rut', 'est_rut'], ['rep_rut']));
  const shown = ['rep_rut', 'est_rut'].flatMap((key) => after.byField.get(key) ?? []);
  expect(new Set(shown).size).toBe(2);
});

test('a warning that moves to another field with the same sentence is a new one, another that stays is the same', () => {
  const warned = (...keys: readonly string[]) => {
    const all = keys.map((key) => ({ keys: [key], message: 'Igual' }));
    return { all, byField: warningsByField(deaForm, all) };
  };
  const before = warned('rep_rut', 'dea_venc_bateria');
  expect(keepSame(before, warned('rep_rut', 'dea_venc_bateria'))).toBe(before);
  const after = keepSame(before, warned('rep_rut', 'dea_venc_electrodos'));
  expect(after.all.map(({ keys }) => keys)).toEqual([['rep_rut'], ['dea_venc_electrodos']]);
  expect(after.byField.get('rep_rut')).toBe(before.byField.get('rep_rut'));
});

test('no two fields of a document share a key', () => {
  for (const template of [deaForm, fixedTermContract]) {
    const keys = fieldsOf(template).map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  }
});
