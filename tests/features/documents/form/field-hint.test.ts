import { expect, test } from 'vitest';
import { hintOf } from '../../../../src/features/documents/form/field-hint.ts';
import { field } from '../../../../src/features/documents/model/field.ts';

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
