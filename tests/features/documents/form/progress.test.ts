import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sectionsCopy } from '../../../../src/content/complete-page.ts';
import { fieldsOf, noWarnings, warningsByField } from '../../../../src/features/documents/form/answers.ts';
import {
  blanksLeft,
  isBlank,
  keepProgress,
  progressOf,
  sectionOf,
} from '../../../../src/features/documents/form/progress.ts';
import { field, yes } from '../../../../src/features/documents/model/field.ts';
import { deaForm } from '../../../../src/features/documents/templates/dea-form/template.ts';
import { templates } from '../all-templates.ts';
import { completed } from '../completed.ts';

const words = { label: 'L', hint: '', example: '' };

test('a field is blank while nothing is given and nothing proposed; an empty box is an answer', () => {
  expect(isBlank(field('a', 'text', words), undefined)).toBe(true);
  expect(isBlank(field('a', 'text', words), ' \n ')).toBe(true);
  expect(isBlank(field('a', 'text', words), 'x')).toBe(false);
  expect(isBlank(field('a', 'rut', words), 'no es un RUT')).toBe(false);
  expect(isBlank(field('a', 'time', { ...words, preset: '08:00' }), '')).toBe(false);
  expect(isBlank(field('a', 'check', words), undefined)).toBe(false);
  const choice = { kind: 'choice', options: [{ value: yes, label: 'Sí' }] } as const;
  expect(isBlank(field('a', choice, words), undefined)).toBe(true);
});

test('each section lists its blanks and counts its warnings', () => {
  const warning = { keys: ['dea_venc_bateria', 'dea_fecha_adquisicion'], message: 'Antes' };
  const found = { all: [warning], byField: warningsByField(deaForm, [warning]) };
  const progress = progressOf(deaForm, { fecha_emision: '2026-03-02', formulario_numero: '1' }, found);
  expect(progress.map(({ title }) => title)).toEqual(deaForm.groups.map(({ title }) => title));
  expect(progress[0]?.blanks.map(({ key }) => key)).toEqual(['formulario_total']);
  expect(progress.map(({ warnings }) => warnings)).toEqual([0, 0, 0, 1, 0, 0, 0]);
});

test('an answer takes its own blank away and no other, whatever the others are', () => {
  for (const template of templates) {
    const fields = fieldsOf(template);
    const values = fc.dictionary(fc.constantFrom(...fields.map(({ key }) => key)), fc.string());
    fc.assert(
      fc.property(values, fc.constantFrom(...fields), (given, one) => {
        const blanksIn = (of: object) => blanksLeft(progressOf(template, { ...given, ...of }, noWarnings));
        const own = isBlank(one, undefined) ? 1 : 0;
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
