import { expect, test } from 'vitest';
import { around } from '../../../../src/features/documents/model/contraction.ts';
import type { Line } from '../../../../src/features/documents/model/document.ts';
import { type Inflected, inflect } from '../../../../src/features/documents/model/inflection.ts';
import { feminine, inGender, masculine } from '../../../../src/features/documents/model/treatment.ts';
import { heading } from '../../../../src/features/documents/model/write.ts';
import { line, type SampleKey } from '../sample.ts';

const inSample = inGender<SampleKey>('plan');
const the = inSample('la directora', 'el director');

/** The line in the feminine and in the masculine, fields as their keys. */
function said(of: Line): readonly string[] {
  return [feminine, masculine].map((gender) =>
    of
      .map((inline) => {
        if (inline.kind === 'inflected') return inflect(inline, gender);
        return inline.kind === 'text' ? inline.text : `[${inline.kind}]`;
      })
      .join(''),
  );
}

test.each([
  [line`La firma de ${the}.`, 'La firma de la directora.', 'La firma del director.'],
  [line`Se entrega a ${the}.`, 'Se entrega a la directora.', 'Se entrega al director.'],
  [line`A ${the} se entrega.`, 'A la directora se entrega.', 'Al director se entrega.'],
  [line`a **${the}**`, 'a la directora', 'al director'],
  [line`DE ${inSample('LA DIRECTORA', 'EL DIRECTOR')}`, 'DE LA DIRECTORA', 'DEL DIRECTOR'],
  [line`ante ${the} y de ${the}`, 'ante la directora y de la directora', 'ante el director y del director'],
  [line`firma ${inSample('cerca de', 'junto a')} el patio`, 'firma cerca del patio', 'firma junto al patio'],
  [line`de ${inSample('toda ', '')}el agua`, 'de toda el agua', 'del agua'],
  [
    line`desde ${the} hasta ${the}`,
    'desde la directora hasta la directora',
    'desde el director hasta el director',
  ],
  [line`de ${inSample('ella', 'él')}`, 'de ella', 'de él'],
  [line`de ${inSample('La Serena', 'El Bosque')}`, 'de La Serena', 'de El Bosque'],
])('an article contracts with the preposition before it: %#', (of, female, male) => {
  expect(said(of)).toEqual([female, male]);
});

test('words that several answers decide contract too', () => {
  const place = {
    from: ['plan'],
    say: ([plan]: readonly string[]) => (plan ? 'el gimnasio' : 'la sala'),
  } as const;
  const [before, words] = line`cerca de ${place}`;
  expect(before).toMatchObject({ text: 'cerca ' });
  if (words?.kind !== 'phrase') throw new Error('No words');
  expect([words.say(['']), words.say(['si'])]).toEqual(['de la sala', 'del gimnasio']);
});

test('a value keeps its article, whatever stands before it', () => {
  expect(line`de ${'nombre'}, a ${'lugar'}`).toEqual([
    { kind: 'text', text: 'de ' },
    { kind: 'field', key: 'nombre' },
    { kind: 'text', text: ', a ' },
    { kind: 'field', key: 'lugar' },
  ]);
});

test('words that contract with nothing stay pieces of their own, and keep their marks', () => {
  const verb: Inflected<SampleKey> = inSample('afecta', 'afecto');
  expect(line`a **${verb}**`).toEqual([
    { kind: 'text', text: 'a ' },
    { kind: 'inflected', ...verb, bold: true },
  ]);
  expect(line`a **${the}**`.map((inline) => 'bold' in inline && inline.bold)).toEqual([true]);
});

test('a heading has text around words that agree', () => {
  expect(heading(around('Obligaciones de ', the, '.')).text).toEqual({
    by: 'plan',
    usual: 'Obligaciones de la directora.',
    forms: {
      [feminine]: 'Obligaciones de la directora.',
      [masculine]: 'Obligaciones del director.',
    },
  });
});
