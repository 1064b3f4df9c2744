import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sectionsCopy } from '../../../../../src/content/complete-copy.ts';
import { fieldsOf, noWarnings, warningsByField } from '../../../../../src/features/documents/form/answers.ts';
import {
  blanksLeft,
  isBlank,
  keepProgress,
  progressOf,
  sectionOf,
} from '../../../../../src/features/documents/form/review/progress.ts';
import type { Template, Values } from '../../../../../src/features/documents/model/document.ts';
import { field, yes } from '../../../../../src/features/documents/model/field.ts';
import { treatment } from '../../../../../src/features/documents/model/treatment.ts';
import { deaForm } from '../../../../../src/features/documents/templates/dea-form/template.ts';
import { templates } from '../../all-templates.ts';
import { completed } from '../../completed.ts';

const words = { label: 'L', hint: '', example: '' };

test('a field is blank while nothing is given and nothing proposed; an empty box is an answer', () => {
  expect(isBlank(field('a', 'text', words), {})).toBe(true);
  expect(isBlank(field('a', 'text', words), { a: ' \n ' })).toBe(true);
  expect(isBlank(field('a', 'text', words), { a: 'x' })).toBe(false);
  expect(isBlank(field('a', 'rut', words), { a: 'no es un RUT' })).toBe(false);
  expect(isBlank(field('a', 'time', { ...words, preset: '08:00' }), { a: '' })).toBe(false);
  expect(isBlank(field('a', 'check', words), {})).toBe(false);
  const choice = { kind: 'choice', options: [{ value: yes, label: 'Sí' }] } as const;
  expect(isBlank(field('a', choice, words), {})).toBe(true);
  expect(isBlank(field('a', treatment, words), {})).toBe(false);
});

test('each section lists its blanks and counts its warnings', () => {
  const warning = { keys: ['dea_venc_bateria', 'dea_fecha_adquisicion'], message: 'Antes' };
  const found = { all: [warning], byField: warningsByField(deaForm, [warning]) };
  const progress = progressOf(deaForm, { fecha_emision: '2026-03-02', formulario_numero: '1' }, found);
  expect(progress.map(({ title }) => title)).toEqual(deaForm.groups.map(({ title }) => title));
  expect(progress[0]?.blanks.map(({ key }) => key)).toEqual(['formulario_total']);
  expect(progress.map(({ warnings }) => warnings)).toEqual([0, 0, 0, 1, 0, 0, 0, 0]);
});

function inRows({ groups }: Template, key: string): boolean {
  return groups.some(({ rows = [] }) => rows.some((keys) => keys.includes(key)));
}

function decides(template: Template, key: string): boolean {
  return fieldsOf(template).some(({ proposal }) => proposal?.from.includes(key));
}

test('a list of people leaves one blank while nobody is in it, and then those of the people in it', () => {
  const blanks = (values: Values) =>
    progressOf(deaForm, values, noWarnings)
      .at(-1)
      ?.blanks.map(({ key }) => key);
  expect(blanks({})).toEqual(['per_1_nombre']);
  expect(blanks({ per_2_nombre: 'Ana', per_2_horas: '3:00', per_2_practicas: '2:00' })).toEqual([
    'per_2_rut',
    'per_2_entidad',
    'per_2_fecha',
  ]);
});

test('an answer takes its own blank away and no other, whatever the others are', () => {
  for (const template of templates) {
    // An answer about a person of a table opens that person's other blanks, and some answers fill in others.
    const alone = fieldsOf(template).filter(({ key }) => !inRows(template, key) && !decides(template, key));
    const fields = alone.filter(({ proposal }) => !proposal);
    const values = fc.dictionary(fc.constantFrom(...fields.map(({ key }) => key)), fc.string());
    fc.assert(
      fc.property(values, fc.constantFrom(...fields), (given, one) => {
        const blanksIn = (of: object) => blanksLeft(progressOf(template, { ...given, ...of }, noWarnings));
        const own = isBlank(one, {}) ? 1 : 0;
        expect(blanksIn({ [one.key]: '' }) - blanksIn({ [one.key]: 'x' })).toBe(own);
      }),
    );
  }
});

test('a completed document has no blank', () => {
  for (const template of templates) {
    const progress = progressOf(template, completed(template), noWarnings);
    expect(progress.flatMap(({ blanks }) => blanks.map(({ key }) => key))).toEqual([]);
  }
});

test('progress that says the same is the same object', () => {
  const before = progressOf(deaForm, { dea_marca: 'A' }, noWarnings);
  expect(keepProgress(before, progressOf(deaForm, { dea_marca: 'AB' }, noWarnings))).toBe(before);
  const after = progressOf(deaForm, {}, noWarnings);
  expect(keepProgress(before, after)).toBe(after);
});

test('every field is in its section', () => {
  for (const template of templates) {
    for (const [index, { fields }] of template.groups.entries()) {
      for (const { key } of fields) expect(sectionOf(template, key)).toBe(index);
    }
    expect(sectionOf(template, 'no_existe')).toBe(0);
  }
});

test('progress is said in words, in the singular too', () => {
  expect([2, 1, 0].map(sectionsCopy.left)).toEqual([
    'Quedan 2 espacios en blanco',
    'Queda 1 espacio en blanco',
    'No quedan espacios en blanco',
  ]);
});
