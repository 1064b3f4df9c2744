import { expect, test } from 'vitest';
import { keepTogether, keepWithNext } from '../../../../src/features/documents/model/spaces.ts';
import { templates } from '../all-templates.ts';
import { textsOf } from '../templates/integrity.ts';

const marked = (text: string) => keepTogether(text).replaceAll('\u00A0', '~');

test.each([
  [
    'conforme al artículo 159 N.º 4 del Código del Trabajo',
    'conforme al artículo~159 N.º~4 del Código del Trabajo',
  ],
  ['artículos 3 y 4, art. 5', 'artículos~3 y 4, art.~5'],
  ['la Ley N.º 21.156 y D.S. N.º 56/2020', 'la Ley~N.º~21.156 y D.S.~N.º~56/2020'],
  ['del D.F.L. N.º 1, de 1996', 'del D.F.L.~N.º~1, de 1996'],
  ['el Decreto N.º 170, de 2009', 'el Decreto~N.º~170, de 2009'],
  ['el 40 % de las horas', 'el 40~% de las horas'],
  ['La Ley no dice', 'La Ley no dice'],
  ['en el artículo siguiente', 'en el artículo siguiente'],
])('a number stays with what it is the number of: %s', (text, expected) => {
  expect(marked(text)).toBe(expected);
});

test('what comes before a value stays with it where it is its name', () => {
  for (const name of ['cédula de identidad N.º', ', RBD', 'RUT', 'el artículo']) {
    expect(keepWithNext(`${name} `)).toBe(`${name}\u00A0`);
  }
  expect(keepWithNext('domicilio en ')).toBe('domicilio en ');
});

test.each(templates)('$productId: no line of its text can end between a number and its name', (template) => {
  for (const text of textsOf(template)) {
    expect(text).not.toMatch(/(?:artículos?|N\.º|Ley|D\.S\.|D\.F\.L\.|Decreto) (?=N\.º|\d)/);
  }
});
