import { expect, test } from 'vitest';
import { boldText, plain, writer } from '../../../../src/features/documents/model/write.ts';
import { templates } from '../all-templates.ts';
import { type SampleKey, sampleGroup } from '../sample.ts';
import { textsOf } from '../templates/integrity.ts';

const { box, fieldTable, line, sum, titledTable } = writer<SampleKey>();

test('two asterisks make bold and one makes italic, fields inside too', () => {
  expect(line`**Señor ${'nombre'}** de *${'lugar'}*.`).toEqual([
    { kind: 'text', text: 'Señor ', bold: true },
    { kind: 'field', key: 'nombre', bold: true },
    { kind: 'text', text: ' de ' },
    { kind: 'field', key: 'lugar', italic: true },
    { kind: 'text', text: '.' },
  ]);
});

test('boxes and sums stand in a line like fields', () => {
  expect(line`${box('acepta')} Acepta ${sum('total_haberes', 'Total haberes', ['monto', 'extra'])}`).toEqual([
    { kind: 'box', key: 'acepta' },
    { kind: 'text', text: ' Acepta ' },
    {
      kind: 'computed',
      key: 'total_haberes',
      label: 'Total haberes',
      amount: { unit: 'pesos', of: ['monto', 'extra'] },
      bold: true,
    },
  ]);
});

test('a field table has the fields of its group in their order', () => {
  const { name, rows } = fieldTable(sampleGroup);
  expect(name).toBe('Datos de prueba');
  expect(rows.slice(0, 3).map(({ key }) => key)).toEqual(['nombre', 'lugar', 'fecha']);
});

test('a table under a title has the labels that the document gives its fields', () => {
  expect(titledTable('EL EMPLEADOR', [['Razón social', 'nombre']])).toEqual({
    kind: 'fields',
    name: 'EL EMPLEADOR',
    header: ['EL EMPLEADOR'],
    rows: [{ key: 'nombre', label: 'Razón social' }],
  });
});

test('text leaves empty cells empty', () => {
  expect(plain('')).toEqual([]);
  expect(boldText('Total')).toEqual([{ kind: 'text', text: 'Total', bold: true }]);
  expect(boldText('')).toEqual([]);
});

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
  expect(plain(text)).toEqual([{ kind: 'text', text: expected.replaceAll('~', '\u00A0') }]);
});

test('what comes before a value stays with it where it is its name', () => {
  const texts = line`cédula N.º ${'nombre'}, RBD ${'total'}, en ${'lugar'}`;
  expect(texts.flatMap((part) => (part.kind === 'text' ? [part.text] : []))).toEqual([
    'cédula N.º\u00A0',
    ', RBD\u00A0',
    ', en ',
  ]);
});

test.each(templates)('$productId: no line of its text can end between a number and its name', (template) => {
  for (const text of textsOf(template)) {
    expect(text).not.toMatch(/(?:artículos?|N\.º|Ley|D\.S\.|D\.F\.L\.|Decreto) (?=N\.º|\d)/);
  }
});
