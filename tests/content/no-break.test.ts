import { expect, test } from 'vitest';
import { noBreak } from '../../src/content/no-break.ts';

const showSpaces = (text: string) => noBreak(text).replaceAll('\u00a0', '~');

test.each([
  ['Qué exige la Ley N.º 21.156 y la Ley 20.370', 'Qué exige la Ley~N.º~21.156 y la Ley~20.370'],
  ['Ley DEA en colegios: N.º 21.156 (DEA)', 'Ley~DEA en colegios: N.º~21.156 (DEA)'],
  ['según el D.S. 56/2020.', 'según el D.S.~56/2020.'],
  ['rige desde el 2 de mayo de 2019', 'rige desde el 2~de~mayo~de~2019'],
  ['una sesión de 30 minutos, (44 horas), 150 metros', 'una sesión de 30~minutos, (44~horas), 150~metros'],
  ['hasta 1.000 UTM', 'hasta 1.000~UTM'],
  ['Contrato a Plazo Fijo – Educadora', 'Contrato a Plazo~Fijo~– Educadora'],
  ['en «Plazo Fijo».', 'en «Plazo~Fijo».'],
  ['desde $ 8.000', 'desde $~8.000'],
  ['Estatuto Docente y Código del Trabajo', 'Estatuto Docente y Código~del~Trabajo'],
  ['Normativa educacional en lenguaje claro.', 'Normativa educacional en lenguaje claro.'],
])('joins phrases that belong together with no-break spaces: %s', (text, expected) => {
  expect(showSpaces(text)).toBe(expected);
});
