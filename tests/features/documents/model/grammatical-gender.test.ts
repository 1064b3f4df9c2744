import { expect, test } from 'vitest';
import {
  disagreeingNationality,
  disagreeingTitle,
} from '../../../../src/features/documents/model/grammatical-gender.ts';

test.each([
  ['Profesora de Educación Diferencial', 'masculino', 'Profesora'],
  ['Profesor de Educación Diferencial', 'femenino', 'Profesor'],
  ['Licenciada en Educación', 'masculino', 'Licenciada'],
  ['Educadora', 'masculino', 'Educadora'],
  ['Psicopedagogo', 'femenino', 'Psicopedagogo'],
  ['«Profesora» de Educación', 'masculino', 'Profesora'],
  ['Profesora de Educación Diferencial', 'femenino', null],
  ['Profesor de Educación Diferencial', 'masculino', null],
  ['Profesora de Educación Diferencial', '', null],
  ['Pedagogía en Educación Diferencial', 'masculino', null],
  ['Licenciatura en Educación', 'masculino', null],
  ['Doctorado en Educación', 'femenino', null],
  ['Profesora de Educación Media Técnico-Profesional', 'femenino', null],
  ['Magíster y Profesora', 'masculino', null],
  ['Terapeuta ocupacional', 'masculino', null],
  ['', 'masculino', null],
])('in the title «%s», the word that disagrees with «%s» is %s', (title, chosenGender, word) => {
  expect(disagreeingTitle(title, chosenGender)).toBe(word);
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
])('in the nationality «%s», the word that disagrees with «%s» is %s', (nationality, chosenGender, word) => {
  expect(disagreeingNationality(nationality, chosenGender)).toBe(word);
});
