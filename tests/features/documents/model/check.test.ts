import fc from 'fast-check';
import { expect, test } from 'vitest';
import { problemOf } from '../../../../src/features/documents/model/check.ts';
import { fieldOf, type Template } from '../../../../src/features/documents/model/document.ts';
import { parseInput } from '../../../../src/features/documents/model/input.ts';
import { deaForm } from '../../../../src/features/documents/templates/dea-form/template.ts';
import { fixedTermContract } from '../../../../src/features/documents/templates/fixed-term-contract/template.ts';
import { templates } from '../all-templates.ts';
import { completed } from '../completed.ts';
import { fieldsOf } from '../templates/integrity.ts';

function problem(template: Template, key: string, value: string): string | null {
  return problemOf(fieldOf(template, key), value);
}

test('any field may stay blank', () => {
  for (const template of templates) {
    for (const field of fieldsOf(template)) {
      for (const blank of [undefined, '', '  \n ', '\u0000']) expect(problemOf(field, blank)).toBeNull();
    }
  }
});

test('the examples have no problem, both as typed and as stored', () => {
  for (const template of templates) {
    const values = completed(template);
    for (const field of fieldsOf(template)) {
      expect(problemOf(field, values[field.key]), field.key).toBeNull();
      if (field.example === '') continue;
      expect(problemOf(field, parseInput(field, field.example)), field.key).toBeNull();
    }
  }
});

test.each([
  ['est_rut', '12.345.678-9', 'El RUT no es válido. Revise los números y el dígito verificador.'],
  ['est_telefono', '12345', 'Ingrese un teléfono chileno, por ejemplo +56 9 1234 5678.'],
  ['est_correo', 'ana@colegio', 'Ingrese un correo electrónico válido.'],
  ['est_region', 'Santiago', 'Elija una opción de la lista.'],
  ['mant_plan', 'tal vez', 'Elija una opción de la lista.'],
  ['firma_fecha', '31-02-2026', 'Ingrese una fecha válida (dd-mm-aaaa).'],
  ['firma_fecha', '02-03-2026', 'Ingrese una fecha válida (dd-mm-aaaa).'],
  ['est_nombre', 'AB', 'Escriba entre 3 y 120 caracteres.'],
  ['dea_serie', 'x'.repeat(41), 'Escriba entre 3 y 40 caracteres.'],
  ['anx_capacidad', '20001', 'Ingrese un número entero entre 1 y 20.000.'],
  ['anx_pisos', '0', 'Ingrese un número entero entre 1 y 50.'],
  ['anx_superficie', '0', 'Ingrese un número entero desde 1.'],
  ['formulario_total', 'dos', 'Escriba el número con cifras.'],
])('the form’s %s cannot be «%s»', (key, value, message) => {
  expect(problem(deaForm, key, value)).toBe(message);
});

test.each([
  ['rem_sueldo_base', '12,50', 'Ingrese un monto en pesos, sin decimales.'],
  ['rem_sueldo_base', '-5', 'Ingrese un monto en pesos, sin decimales.'],
  ['plazo_anio', '26', 'Ingrese un año de cuatro cifras.'],
  ['jor_lunes_entrada', '24:00', 'Ingrese una hora válida, por ejemplo 08:00.'],
  ['jor_lunes_aula', '5,5', 'Ingrese horas y minutos, por ejemplo 5:15.'],
])('the contract’s %s cannot be «%s»', (key, value, message) => {
  expect(problem(fixedTermContract, key, value)).toBe(message);
});

test('lengths count visible characters, with inclusive limits', () => {
  expect(problem(deaForm, 'dea_modelo', 'ñ')).toBeNull();
  expect(problem(deaForm, 'est_nombre', 'é'.repeat(120))).toBeNull();
  expect(problem(deaForm, 'est_nombre', '👩'.repeat(120))).toBeNull();
  expect(problem(deaForm, 'est_nombre', 'é'.repeat(121))).not.toBeNull();
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
