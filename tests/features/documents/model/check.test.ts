import fc from 'fast-check';
import { expect, test } from 'vitest';
import { problemOf } from '../../../../src/features/documents/model/check.ts';
import { fieldOf } from '../../../../src/features/documents/model/document.ts';
import { deaForm } from '../../../../src/features/documents/templates/dea-form/template.ts';
import { templates } from '../all-templates.ts';
import { fieldsOf } from '../templates/integrity.ts';

function problem(key: string, value: string): string | null {
  return problemOf(fieldOf(deaForm, key), value);
}

test('any field may stay blank', () => {
  for (const template of templates) {
    for (const field of fieldsOf(template)) {
      for (const blank of [undefined, '', '  \n ', '\u0000']) expect(problemOf(field, blank)).toBeNull();
    }
  }
});

test.each([
  ['est_region', 'Santiago', 'Elija una opción de la lista.'],
  ['mant_plan', 'tal vez', 'Elija una opción de la lista.'],
  ['firma_fecha', '02-03-2026', 'Ingrese una fecha válida (dd-mm-aaaa).'],
  ['est_nombre', 'AB', 'Escriba entre 3 y 120 caracteres.'],
  ['dea_serie', 'x'.repeat(41), 'Escriba entre 3 y 40 caracteres.'],
])('the form’s %s cannot be stored as «%s»', (key, value, message) => {
  expect(problem(key, value)).toBe(message);
});

test('lengths count visible characters, with inclusive limits', () => {
  expect(problem('dea_modelo', 'ñ')).toBeNull();
  expect(problem('est_nombre', 'é'.repeat(120))).toBeNull();
  expect(problem('est_nombre', '👩'.repeat(120))).toBeNull();
  expect(problem('est_nombre', 'é'.repeat(121))).not.toBeNull();
});

test('any input gives either no problem or a sentence', () => {
  const fields = templates.flatMap(fieldsOf);
  fc.assert(
    fc.property(fc.constantFrom(...fields), fc.string({ unit: 'binary' }), (field, value) => {
      expect(problemOf(field, value) ?? 'Nada.').toMatch(/^\p{Lu}.*\.$/u);
    }),
    { numRuns: 1_000 },
  );
});
