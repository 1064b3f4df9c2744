import { expect, test } from 'vitest';
import {
  nameQuestion,
  removeCapitals,
  turnedName,
} from '../../../../../src/features/documents/batch/survey/names.ts';

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
])('«%s» is reordered to «%s»', (name, turned) => {
  expect(turnedName(name)).toBe(turned);
});

test.each(['PÉREZ ANA', 'DE LA FUENTE ANA', 'ANA', ''])(
  '«%s» has too few words to tell the surnames',
  (name) => {
    expect(turnedName(name)).toBeNull();
  },
);

test.each([
  ['ANA DE LA FUENTE', 'Ana de la Fuente'],
  ['DE LA FUENTE', 'De la Fuente'],
  ['Ana DE LA FUENTE', 'Ana DE LA FUENTE'],
  ['ÁLVARO ÑANCO', 'Álvaro Ñanco'],
])('«%s» without its capitals is «%s»', (name, written) => {
  expect(removeCapitals(name)).toBe(written);
});

test('commas in half of the names put surnames first', () => {
  expect(nameQuestion(['Pérez Soto, Ana', 'Eva Soto Rojas', ''], false)).toEqual({
    reason: 'comma',
    example: 'Pérez Soto, Ana',
  });
});

test('commas in few names decide nothing', () => {
  expect(nameQuestion(['Pérez Soto, Ana', 'Eva Soto Rojas', 'Ida Soto Rojas'], false)).toBeNull();
});

test('long names in capitals are asked about', () => {
  expect(nameQuestion(['ANA', 'PÉREZ SOTO MARÍA JOSÉ'], false)).toEqual({
    reason: 'capitals',
    example: 'PÉREZ SOTO MARÍA JOSÉ',
  });
});

test('two-word names in capitals are not asked about', () => {
  expect(nameQuestion(['ANA SOTO', 'EVA ROJAS'], false)).toBeNull();
});

test('long names below a surnames-first heading are asked about', () => {
  expect(nameQuestion(['Soto Ana', 'Pérez Soto María'], true)).toEqual({
    reason: 'heading',
    example: 'Pérez Soto María',
  });
  expect(nameQuestion(['Pérez Soto María'], false)).toBeNull();
});

test('a column without names is not asked about', () => {
  expect(nameQuestion([], true)).toBeNull();
  expect(nameQuestion(['', '123'], true)).toBeNull();
});
