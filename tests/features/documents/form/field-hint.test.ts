import { expect, test } from 'vitest';
import { fieldsOf } from '../../../../src/features/documents/form/answers.ts';
import { hintOf } from '../../../../src/features/documents/form/field-hint.ts';
import { agreeing, field } from '../../../../src/features/documents/model/field.ts';
import { masculine } from '../../../../src/features/documents/model/treatment.ts';
import { fixedTermContract } from '../../../../src/features/documents/templates/fixed-term-contract/template.ts';

const hints = (kind: Parameters<typeof field>[1], hint: string, example: string) =>
  hintOf(field('clave', kind, { label: 'Pregunta', hint, example }));

test('a hint ends with its example', () => {
  expect(hints('text', 'Calle y número', 'Av. Ejemplo 123')).toBe('Calle y número. Ejemplo: Av. Ejemplo 123');
  expect(hints('text', 'Celular: +56 9 …', '+56 9 1234 5678')).toBe(
    'Celular: +56 9 … Ejemplo: +56 9 1234 5678',
  );
  expect(hints({ kind: 'date', print: 'short' }, 'Etiqueta', '15-01-2030')).toBe(
    'dd-mm-aaaa. Etiqueta. Ejemplo: 15-01-2030',
  );
});

test('an example that the hint itself gives is not said twice', () => {
  expect(hints('rut', 'Con puntos y guion: 12.345.678-5', '12.345.678-5')).toBe(
    'Con puntos y guion: 12.345.678-5',
  );
  expect(hints('text', 'Según el trato elegido: chilena o chileno', 'chilena')).toBe(
    'Según el trato elegido: chilena o chileno',
  );
});

test('nothing that the form says of a man is feminine', () => {
  const said = fieldsOf(fixedTermContract)
    .map((each) => agreeing(each, () => masculine))
    .map((each) => `${each.label}. ${hintOf(each)}`);
  expect(
    said.filter((text) => /\b(trabajadora|profesora|educadora|ana|maría|afiliada)\b/i.test(text)),
  ).toEqual([
    // Its words are the choice itself.
    expect.stringContaining('«la Trabajadora» o «el Trabajador»'),
  ]);
  expect(said).toContain(
    'Título profesional. Como figura en el certificado de título. Ejemplo: Profesor de Educación Diferencial',
  );
});
