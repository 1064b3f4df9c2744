import { expect, test } from 'vitest';
import { boldText, textRow, writer } from '../../../../src/features/documents/model/write.ts';
import { type SampleKey, sampleGroup } from '../sample.ts';

const { box, choice, fieldTable, fineprint, line, note, paragraph, sum, titledTable } = writer<SampleKey>();

test('a line holds text and fields in order', () => {
  expect(line`Yo, ${'nombre'}, declaro:`).toEqual([
    { kind: 'text', text: 'Yo, ' },
    { kind: 'field', key: 'nombre' },
    { kind: 'text', text: ', declaro:' },
  ]);
});

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

test('a paragraph knows its variant', () => {
  expect([paragraph`a`.variant, note`b`.variant, fineprint`c`.variant]).toEqual([
    'body',
    'note',
    'fineprint',
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

test('a choice is a question and the field that answers it', () => {
  expect(choice('plan', '¿Hay plan?')).toEqual({ kind: 'choice', key: 'plan', question: '¿Hay plan?' });
});

test('text leaves empty cells empty', () => {
  expect(textRow('Lunes', '')).toEqual({ cells: [[{ kind: 'text', text: 'Lunes' }], []] });
  expect(boldText('Total')).toEqual([{ kind: 'text', text: 'Total', bold: true }]);
  expect(boldText('')).toEqual([]);
});
