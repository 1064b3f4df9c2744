import { expect, test } from 'vitest';
import { hintOf } from '../../../../../src/features/documents/form/inputs/template-field.tsx';
import { fieldsOf } from '../../../../../src/features/documents/model/document.ts';
import { field, inflectField } from '../../../../../src/features/documents/model/field.ts';
import { masculine } from '../../../../../src/features/documents/model/grammatical-gender.ts';
import { template as fixedTermContract } from '../../../../../src/features/documents/templates/fixed-term-contract/text.ts';

const hintFor = (kind: Parameters<typeof field>[1], hint: string, example: string) =>
  hintOf(field('clave', kind, { label: 'Pregunta', hint, example }));

test('a hint ends with the field’s example if it has one', () => {
  expect(hintFor('text', 'Los que atenderá', '1.º a 4.º básico')).toBe(
    'Los que atenderá. Ejemplo: 1.º a 4.º básico',
  );
  expect(hintFor('text', 'Según la placa del equipo', '')).toBe('Según la placa del equipo');
});

test('the hint of a date begins with its format', () => {
  expect(hintFor({ kind: 'date', dateStyle: 'short' }, 'Etiqueta', '')).toBe('dd-mm-aaaa. Etiqueta');
  expect(hintFor({ kind: 'date', dateStyle: 'short' }, 'dd-mm-aaaa', '')).toBe('dd-mm-aaaa');
});

test('labels and hints use no feminine words for a man', () => {
  const texts = fieldsOf(fixedTermContract)
    .map((workerField) => inflectField(workerField, { trab_trato: masculine, rep_trato: masculine }))
    .map((workerField) => `${workerField.label}. ${hintOf(workerField)}`);
  expect(
    texts.filter((text) => /\b(trabajadora|profesora|educadora|ana|maría|afiliada)\b/i.test(text)),
  ).toEqual([
    // The hint of the gender names both options.
    expect.stringContaining('«la Trabajadora» o «el Trabajador»'),
  ]);
  expect(texts).toContain(
    'Título profesional. Como figura en el certificado de título. Ejemplo: Profesor de Educación Diferencial',
  );
});
