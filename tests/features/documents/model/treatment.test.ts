import { expect, test } from 'vitest';
import { nationalityAgainst, titleAgainst } from '../../../../src/features/documents/model/treatment.ts';

test.each([
  ['Profesora de Educación Diferencial', 'masculino', 'Profesora'],
  ['Profesor de Educación Diferencial', 'femenino', 'Profesor'],
  ['Licenciada en Educación', 'masculino', 'Licenciada'],
  ['Educadora', 'masculino', 'Educadora'],
  ['Psicopedagogo', 'femenino', 'Psicopedagogo'],
  ['«Profesora» de Educación', 'masculino', 'Profesora'],
])('%s does not agree with %s', (title, chosen, word) => {
  expect(titleAgainst(title, chosen)).toBe(word);
});

test.each([
  ['Profesora de Educación Diferencial', 'femenino'],
  ['Profesor de Educación Diferencial', 'masculino'],
  ['Profesora de Educación Diferencial', ''],
  ['Pedagogía en Educación Diferencial', 'masculino'],
  ['Licenciatura en Educación', 'masculino'],
  ['Doctorado en Educación', 'femenino'],
  ['Profesora de Educación Media Técnico-Profesional', 'femenino'],
  ['Magíster y Profesora', 'masculino'],
  ['Terapeuta ocupacional', 'masculino'],
  ['', 'masculino'],
])('«%s» has nothing against «%s»', (title, chosen) => {
  expect(titleAgainst(title, chosen)).toBeNull();
});

test.each([
  ['chilena', 'masculino', 'chilena'],
  ['chileno', 'femenino', 'chileno'],
  ['Alemana', 'masculino', 'Alemana'],
  ['francés', 'femenino', 'francés'],
  ['chilena', 'femenino', null],
  ['canadiense', 'masculino', null],
  ['belga', 'masculino', null],
  ['israelí', 'femenino', null],
  ['chilena', '', null],
  ['chileno, residencia definitiva', 'masculino', null],
  ['chilena, residencia definitiva', 'masculino', 'chilena'],
])('the nationality %s beside %s', (nationality, chosen, word) => {
  expect(nationalityAgainst(nationality, chosen)).toBe(word);
});
