import { expect, test } from 'vitest';
import {
  moveSurnamesBack,
  nameQuestion,
  removeCapitals,
} from '../../../../../src/features/documents/batch/survey/person-names.ts';

test.each([
  ['PÉREZ SOTO, MARÍA JOSÉ', 'María José Pérez Soto'],
  ['Pérez Soto, María', 'María Pérez Soto'],
  ['PÉREZ, ANA', 'Ana Pérez'],
  ['PÉREZ SOTO MARÍA JOSÉ', 'María José Pérez Soto'],
  ['DE LA FUENTE ROJAS ANA', 'Ana de la Fuente Rojas'],
  ['ROJAS DE LA FUENTE ANA MARÍA', 'Ana María Rojas de la Fuente'],
  ['SAN MARTÍN SOTO EVA', 'Eva San Martín Soto'],
  ["O'HIGGINS SOTO ANA-MARÍA", "Ana-María O'Higgins Soto"],
  ['Von Ejemplo Soto Ítalo', 'Ítalo Von Ejemplo Soto'],
  ['PÉREZ SOTO MARÍA DE LOS ÁNGELES', 'María de los Ángeles Pérez Soto'],
])('reorders «%s» to «%s»', (name, expected) => {
  expect(moveSurnamesBack(name)).toBe(expected);
});

test.each(['PÉREZ ANA', 'DE LA FUENTE ANA', 'ANA', ''])(
  '«%s» has too few words to find the surnames',
  (name) => {
    expect(moveSurnamesBack(name)).toBeNull();
  },
);

test.each([
  ['ANA DE LA FUENTE', 'Ana de la Fuente'],
  ['DE LA FUENTE', 'De la Fuente'],
  ['Ana DE LA FUENTE', 'Ana DE LA FUENTE'],
  ['ÁLVARO ÑANCO', 'Álvaro Ñanco'],
])('converts «%s» to «%s»', (name, expected) => {
  expect(removeCapitals(name)).toBe(expected);
});

test('names need reordering if half of them have a comma', () => {
  expect(nameQuestion(['Pérez Soto, Ana', 'Eva Soto Rojas', ''], false)).toEqual({
    reason: 'comma',
    example: 'Pérez Soto, Ana',
  });
});

test('names need no reordering if fewer than half of them have a comma', () => {
  expect(nameQuestion(['Pérez Soto, Ana', 'Eva Soto Rojas', 'Ida Soto Rojas'], false)).toBeNull();
});

test('asks about long names in capitals', () => {
  expect(nameQuestion(['ANA', 'PÉREZ SOTO MARÍA JOSÉ'], false)).toEqual({
    reason: 'capitals',
    example: 'PÉREZ SOTO MARÍA JOSÉ',
  });
});

test('does not ask about names of two words in capitals', () => {
  expect(nameQuestion(['ANA SOTO', 'EVA ROJAS'], false)).toBeNull();
});

test('asks about long names below a surnames-first heading', () => {
  expect(nameQuestion(['Soto Ana', 'Pérez Soto María'], true)).toEqual({
    reason: 'heading',
    example: 'Pérez Soto María',
  });
  expect(nameQuestion(['Pérez Soto María'], false)).toBeNull();
});

test('does not ask about a column without names', () => {
  expect(nameQuestion([], true)).toBeNull();
  expect(nameQuestion(['', '123'], true)).toBeNull();
});
