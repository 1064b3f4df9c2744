import { expect, test } from 'vitest';
import {
  boldText,
  heading,
  textLine,
  wrapInflected,
} from '../../../../src/features/documents/model/builders.ts';
import type { Line } from '../../../../src/features/documents/model/document.ts';
import {
  feminine,
  inflectByGender,
  masculine,
} from '../../../../src/features/documents/model/grammatical-gender.ts';
import { type Inflected, resolveWording } from '../../../../src/features/documents/model/inflection.ts';
import { templates } from '../all-templates.ts';
import {
  box,
  customFieldTable,
  fieldTable,
  line,
  type SampleKey,
  sampleGroup,
  sum,
} from '../sample-template.ts';
import { textsOf } from '../templates/integrity.ts';

test('asterisks make text and fields bold or italic', () => {
  expect(line`**Señor ${'nombre'}** de *${'lugar'}*.`).toEqual([
    { kind: 'text', text: 'Señor ', bold: true },
    { kind: 'field', key: 'nombre', bold: true },
    { kind: 'text', text: ' de ' },
    { kind: 'field', key: 'lugar', italic: true },
    { kind: 'text', text: '.' },
  ]);
});

test('a line may have boxes and sums', () => {
  expect(line`${box('acepta')} Acepta ${sum('total_haberes', 'Total haberes', ['monto', 'extra'])}`).toEqual([
    { kind: 'box', key: 'acepta' },
    { kind: 'text', text: ' Acepta ' },
    {
      kind: 'computed',
      key: 'total_haberes',
      label: 'Total haberes',
      amount: { unit: 'pesos', keys: ['monto', 'extra'] },
      bold: true,
    },
  ]);
});

test('a field table keeps the order of its group’s fields', () => {
  const { name, rows } = fieldTable(sampleGroup);
  expect(name).toBe('Datos de prueba');
  expect(rows.slice(0, 3).map(({ key }) => key)).toEqual(['nombre', 'lugar', 'fecha']);
});

test('a titled table uses its own labels instead of the labels of the fields', () => {
  expect(customFieldTable('EL EMPLEADOR', [['Razón social', 'nombre']])).toEqual({
    kind: 'fields',
    name: 'EL EMPLEADOR',
    header: ['EL EMPLEADOR'],
    rows: [{ key: 'nombre', label: 'Razón social' }],
  });
});

test('a row of a titled table keeps the words before its field', () => {
  const prefix = { fieldKey: 'plan', defaultForm: 'Don', forms: {} } as const;
  const { rows } = customFieldTable('EL EMPLEADOR', [['Razón social', 'nombre', prefix]]);
  expect(rows).toEqual([{ key: 'nombre', label: 'Razón social', prefix }]);
});

test('an empty string becomes a line without text', () => {
  expect(textLine('')).toEqual([]);
  expect(boldText('')).toEqual([]);
});

test('boldText makes its text bold', () => {
  expect(boldText('Total')).toEqual([{ kind: 'text', text: 'Total', bold: true }]);
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
])('joins a number to its noun with a non-breaking space: %s', (text, expected) => {
  expect(textLine(text)).toEqual([{ kind: 'text', text: expected.replaceAll('~', '\u00A0') }]);
});

test('joins a field to the word before it, such as «RBD», with a non-breaking space', () => {
  const texts = line`cédula N.º ${'nombre'}, RBD ${'total'}, en ${'lugar'}`;
  expect(texts.flatMap((part) => (part.kind === 'text' ? [part.text] : []))).toEqual([
    'cédula N.º\u00A0',
    ', RBD\u00A0',
    ', en ',
  ]);
});

test.each(templates)('$productId: no line can break between a noun and its number', (template) => {
  for (const text of textsOf(template)) {
    expect(text).not.toMatch(/(?:artículos?|N\.º|Ley|D\.S\.|D\.F\.L\.|Decreto) (?=N\.º|\d)/);
  }
});

const inflect = inflectByGender<SampleKey>('plan');
const theDirector = inflect('la directora', 'el director');

/** Returns the line's text in the feminine and in the masculine. A field becomes «[field]». */
function bothGenders(line: Line): readonly string[] {
  return [feminine, masculine].map((gender) =>
    line
      .map((inline) => {
        if (inline.kind === 'inflected') return resolveWording(inline, { [inline.fieldKey]: gender });
        return inline.kind === 'text' ? inline.text : `[${inline.kind}]`;
      })
      .join(''),
  );
}

test.each([
  [line`La firma de ${theDirector}.`, 'La firma de la directora.', 'La firma del director.'],
  [line`Se entrega a ${theDirector}.`, 'Se entrega a la directora.', 'Se entrega al director.'],
  [line`A ${theDirector} se entrega.`, 'A la directora se entrega.', 'Al director se entrega.'],
  [line`a **${theDirector}**`, 'a la directora', 'al director'],
  [line`DE ${inflect('LA DIRECTORA', 'EL DIRECTOR')}`, 'DE LA DIRECTORA', 'DEL DIRECTOR'],
  [
    line`ante ${theDirector} y de ${theDirector}`,
    'ante la directora y de la directora',
    'ante el director y del director',
  ],
  [line`firma ${inflect('cerca de', 'junto a')} el patio`, 'firma cerca del patio', 'firma junto al patio'],
  [line`de ${inflect('toda ', '')}el agua`, 'de toda el agua', 'del agua'],
  [
    line`desde ${theDirector} hasta ${theDirector}`,
    'desde la directora hasta la directora',
    'desde el director hasta el director',
  ],
  [line`de ${inflect('ella', 'él')}`, 'de ella', 'de él'],
  [line`de ${inflect('La Serena', 'El Bosque')}`, 'de La Serena', 'de El Bosque'],
])('contracts «de el» and «a el» across inflected words: %#', (text, feminineText, masculineText) => {
  expect(bothGenders(text)).toEqual([feminineText, masculineText]);
});

test('a phrase contracts with the text before it', () => {
  const placePhrase = {
    dependsOn: ['plan'],
    render: ([plan]: readonly string[]) => (plan ? 'el gimnasio' : 'la sala'),
  } as const;
  const [textBefore, phrase] = line`cerca de ${placePhrase}`;
  expect(textBefore).toMatchObject({ text: 'cerca ' });
  if (phrase?.kind !== 'phrase') throw new Error('The line has no phrase');
  expect([phrase.render(['']), phrase.render(['si'])]).toEqual(['de la sala', 'del gimnasio']);
});

test('a phrase without adjacent text stays unchanged', () => {
  const placePhrase = { dependsOn: ['plan'], render: () => 'a el lado' } as const;
  const [phrase] = line`${placePhrase}`;
  expect(phrase).toMatchObject({ render: placePhrase.render });
});

test('values never contract with the text before them', () => {
  expect(line`de ${'nombre'}, a ${'lugar'}`).toEqual([
    { kind: 'text', text: 'de ' },
    { kind: 'field', key: 'nombre' },
    { kind: 'text', text: ', a ' },
    { kind: 'field', key: 'lugar' },
  ]);
});

test('inflected words that don’t contract stay separate from the text before them', () => {
  const verb: Inflected<SampleKey> = inflect('afecta', 'afecto');
  expect(line`a **${verb}**`).toEqual([
    { kind: 'text', text: 'a ' },
    { kind: 'inflected', ...verb, bold: true },
  ]);
  expect(line`a **${theDirector}**`.map((inline) => 'bold' in inline && inline.bold)).toEqual([true]);
});

test('a heading may contain inflected words', () => {
  expect(heading(wrapInflected('Obligaciones de ', theDirector, '.')).text).toEqual({
    fieldKey: 'plan',
    defaultForm: 'Obligaciones de la directora.',
    forms: {
      [feminine]: 'Obligaciones de la directora.',
      [masculine]: 'Obligaciones del director.',
    },
  });
});
