import fc from 'fast-check';
import { expect, test } from 'vitest';
import { heading } from '../../../../../src/features/documents/model/builders.ts';
import {
  fieldOf,
  fieldsOf,
  type Template,
  type Values,
} from '../../../../../src/features/documents/model/document.ts';
import { no, yes } from '../../../../../src/features/documents/model/field.ts';
import { masculine } from '../../../../../src/features/documents/model/grammatical-gender.ts';
import {
  isTicked,
  printAnswer,
  valueOrProposal,
} from '../../../../../src/features/documents/model/values.ts';
import type { Difference, MarkedRun } from '../../../../../src/features/documents/model/word-comparison.ts';
import { changedWords } from '../../../../../src/features/documents/word/read/differences.ts';
import { soldTemplates, templates } from '../../all-templates.ts';
import { withChangedPart } from '../../docx-parts.ts';
import { randomAnswers } from '../../random-answers.ts';
import { docxOf, readAnswers } from '../../read-back.ts';
import { halfOfSampleAnswers, sampleAnswers } from '../../sample-answers.ts';
import {
  blankOnly,
  box,
  customFieldTable,
  dataTable,
  fineprint,
  line,
  list,
  paragraph,
  sampleTemplate,
  when,
} from '../../sample-template.ts';
import { smallTemplate } from '../../small-template.ts';

async function differencesIn(docx: Uint8Array, possibleTemplates?: readonly Template[]) {
  return (await readAnswers(docx, possibleTemplates)).comparison?.differences;
}

function asMasculine(template: Template, values: Values): Values {
  const genderFields = fieldsOf(template).filter(
    (field) => field.kind === 'choice' && field.options.some(({ value }) => value === masculine),
  );
  return { ...values, ...Object.fromEntries(genderFields.map(({ key }) => [key, masculine])) };
}

test('finds no difference in a downloaded file, whatever the gender', async () => {
  for (const template of templates) {
    for (const values of [{}, halfOfSampleAnswers(template), sampleAnswers(template)])
      for (const answers of [values, asMasculine(template, values)])
        expect(await differencesIn(await docxOf(template, answers)), template.productId).toEqual([]);
  }
});

for (const template of templates) {
  test(`finds no difference for random answers: ${template.productId}`, async () => {
    await fc.assert(
      fc.asyncProperty(randomAnswers(template), async (values) => {
        expect(await differencesIn(await docxOf(template, values))).toEqual([]);
      }),
      { numRuns: 8 },
    );
  });
}

/** Types answers into the controls of a file, as a person does in Word. */
function fillInWord(docx: Uint8Array, template: Template, values: Values): Uint8Array {
  const fields = fieldsOf(template);
  function textAt(tag: string): string | null {
    const boxField = fields.find(
      ({ key, ...field }) =>
        (field.kind === 'check' && key === tag) ||
        (field.kind === 'choice' && field.options.some(({ value }) => `${key}_${value}` === tag)),
    );
    if (boxField) {
      const option = boxField.kind === 'choice' ? tag.slice(boxField.key.length + 1) : yes;
      return isTicked(valueOrProposal(boxField, values), option) ? '☒' : '☐';
    }
    if (!fields.some(({ key }) => key === tag)) return null;
    const printedAnswer = printAnswer(fieldOf(template, tag), values);
    return printedAnswer.blank ? null : printedAnswer.lines.join(' ');
  }
  return withChangedPart(docx, (xml) =>
    xml.replace(/<w:sdt>.*?<\/w:sdt>/gs, (control) => {
      const text = textAt(/<w:tag w:val="([^"]*)"/.exec(control)?.[1] ?? '');
      if (text === null) return control;
      return control
        .replace(/<w:placeholder>.*?<w:showingPlcHdr\/>/s, '')
        .replace(
          /<w:sdtContent>.*<\/w:sdtContent>/s,
          () => `<w:sdtContent><w:r><w:t>${text}</w:t></w:r></w:sdtContent>`,
        );
    }),
  );
}

test('finds no difference in a file filled in with Word', async () => {
  for (const template of templates)
    for (const answersBefore of [{}, halfOfSampleAnswers(template)]) {
      const docx = fillInWord(await docxOf(template, answersBefore), template, sampleAnswers(template));
      expect(await differencesIn(docx), template.productId).toEqual([]);
    }
});

const sample = sampleTemplate(
  heading('PRIMERO: Pago.'),
  paragraph`De ${'nombre'}, en ${'lugar'}, a la cuenta ${'region'}. Por ${'monto'} y ${'extra'}.`,
  blankOnly(fineprint`Complete con letra imprenta.`),
  list('letter', [line`Firma tres ejemplares.`, line`${box('acepta')} Acepta las reglas del colegio.`]),
  customFieldTable('EL EMPLEADOR', [
    ['Razón social', 'nombre'],
    ['Inicio', 'dia'],
  ]),
  dataTable({ rows: [{ cells: [line`${'total'} horas`], keys: ['total'], optional: true }] }),
);
const fullAnswers = {
  nombre: 'Ana Prueba',
  lugar: 'Piso 1',
  dia: '2026-03-02',
  monto: '1250000',
  region: '',
};

type Change = (xml: string) => string;

const differencesAfter = async (change: Change, answers: Values = fullAnswers) =>
  differencesIn(withChangedPart(await docxOf(sample, answers), change), [sample]);

/** Types a text into a control, as Word does: the text is then no placeholder. */
const typeInto =
  (tag: string, text: string): Change =>
  (xml) =>
    xml.replace(
      new RegExp(`(<w:tag w:val="${tag}"/>(?:(?!<w:sdtContent>).)*<w:sdtContent>).*?(</w:sdtContent>)`, 's'),
      (_, start: string, end: string) =>
        `${start.replace('<w:showingPlcHdr/>', '')}<w:r><w:t>${text}</w:t></w:r>${end}`,
    );

test.each<readonly [string, Change]>([
  ['other spaces and lines to write on', (xml) => xml.replace('PRIMERO: Pago.', ' PRIMERO:\u00A0 Pago. ___')],
  ['empty paragraphs', (xml) => xml.replaceAll('<w:p>', '<w:p/><w:p>')],
  ['an answer in another notation', typeInto('monto', '1.250.000.-')],
  ['a filled-in blank', typeInto('extra', '$ 5.000')],
  ['a text split into runs', (xml) => xml.replace('Firma tres', 'Firma t</w:t></w:r><w:r><w:t>res')],
  [
    'a paragraph split in two',
    (xml) => xml.replace('Acepta las ', 'Acepta las</w:t></w:r></w:p><w:p><w:r><w:t>'),
  ],
  [
    'controls without tag and title',
    (xml) =>
      xml.replace(/<w:tag w:val="(?:nombre|monto|extra)"\/>|<w:alias w:val="(?:Nombre|Monto|Extra)"\/>/g, ''),
  ],
  [
    'controls that LibreOffice repeats',
    (xml) => xml.replace(/<w:sdt>.*?<\/w:sdt>/gs, (control) => control.repeat(3)),
  ],
  [
    'an empty control of another program',
    (xml) => xml.replace('<w:body>', '$&<w:sdt><w:sdtContent><w:p/></w:sdtContent></w:sdt>'),
  ],
  [
    'a control replaced by its text',
    (xml) => xml.replace(/<w:sdt>.*?<w:sdtContent>(.*?)<\/w:sdtContent><\/w:sdt>/s, '$1'),
  ],
])('ignores %s', async (_, change) => {
  expect(await differencesAfter(change)).toEqual([]);
});

test('ignores words that an answer typed in Word repeats', async () => {
  expect(await differencesAfter(typeInto('region', 'Región de Ñuble'), {})).toEqual([]);
  const typeRepeatedWords = typeInto('lugar', 'cuenta corriente 12.');
  const template = sampleTemplate(paragraph`De ${'nombre'} a la cuenta ${'lugar'}. Firma ${'dia'}.`);
  const docx = withChangedPart(await docxOf(template, { nombre: 'Ana' }), typeRepeatedWords);
  expect(await differencesIn(docx, [template])).toEqual([]);
});

const insertion = (text: string) =>
  `<w:ins w:id="1" w:author="Ana"><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:ins>`;
const deletion = (text: string) =>
  `<w:del w:id="2" w:author="Ana"><w:r><w:delText xml:space="preserve">${text}</w:delText></w:r></w:del>`;

const replaceTracked =
  (oldText: string, text: string): Change =>
  (xml) =>
    xml.replace(
      new RegExp(`<w:r>((?:(?!</w:r>).)*<w:t[^>]*>)([^<]*)${oldText}([^<]*)</w:t></w:r>`),
      (_, opening, textBefore, textAfter) =>
        `<w:r>${opening}${textBefore}</w:t></w:r>${deletion(oldText)}${insertion(text)}<w:r>${opening}${textAfter}</w:t></w:r>`,
    );

const formatRuns = (runs: readonly MarkedRun[]) =>
  runs.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join('');

/** Formats each difference: «+ added text», «- removed text», or «template → file», with changed words in brackets. */
function formatDifferences(differences: readonly Difference[] | null | undefined) {
  return differences?.map((difference) => {
    if (difference.kind !== 'changed') return `${difference.kind === 'added' ? '+' : '-'} ${difference.text}`;
    return `${formatRuns(difference.template)} → ${formatRuns(difference.file)}`;
  });
}

const paragraphPattern = (text: string) => new RegExp(`<w:p>(?:(?!</w:p>).)*${text}.*?</w:p>`, 's');
const rowPattern = (text: string) => new RegExp(`<w:tr>(?:(?!</w:tr>).)*${text}.*?</w:tr>`, 's');
const extraParagraph = '<w:p><w:r><w:t>El colegio paga la locomoción.</w:t></w:r></w:p>';
const extraRow =
  '<w:tr><w:tc><w:p><w:r><w:t>Giro</w:t></w:r></w:p></w:tc><w:tc><w:p><w:r><w:t>Liceo</w:t></w:r></w:p></w:tc></w:tr>';

test.each<readonly [string, Change, readonly string[]]>([
  [
    'a changed word',
    (xml) => xml.replace('tres', 'cuatro'),
    ['Firma [tres ]ejemplares. → Firma [cuatro ]ejemplares.'],
  ],
  [
    'a word changed with tracked changes',
    replaceTracked('tres', 'cuatro'),
    ['Firma [tres ]ejemplares. → Firma [cuatro ]ejemplares.'],
  ],
  [
    'an added sentence',
    (xml) => xml.replace('del colegio.', 'del colegio. Las cumple.'),
    ['☐ Acepta las reglas del colegio. → ☐ Acepta las reglas del colegio. [Las cumple.]'],
  ],
  [
    'an added paragraph',
    (xml) => xml.replace(paragraphPattern('PRIMERO'), `$&${extraParagraph}`),
    ['+ El colegio paga la locomoción.'],
  ],
  [
    'a paragraph added with tracked changes',
    (xml) => xml.replace(paragraphPattern('PRIMERO'), `$&<w:p>${insertion('Anexo')}</w:p>`),
    ['+ Anexo'],
  ],
  [
    'adjacent added paragraphs as one',
    (xml) => xml.replace(paragraphPattern('PRIMERO'), `$&${extraParagraph}${extraParagraph}`),
    ['+ El colegio paga la locomoción.\nEl colegio paga la locomoción.'],
  ],
  [
    'a removed paragraph',
    (xml) => xml.replace(paragraphPattern('Firma tres'), ''),
    ['- Firma tres ejemplares.'],
  ],
  [
    'a paragraph removed with tracked changes',
    replaceTracked('Firma tres ejemplares.', ''),
    ['- Firma tres ejemplares.'],
  ],
  ['an added row', (xml) => xml.replace(rowPattern('Inicio'), `$&${extraRow}`), ['+ Giro | Liceo']],
  ['a removed row', (xml) => xml.replace(rowPattern('Inicio'), ''), ['- Inicio | ____']],
  [
    'a row removed with tracked changes',
    (xml) =>
      xml.replace(rowPattern('Inicio'), (row) =>
        row.replace(/<w:trPr>|<w:tr>/, (tag) =>
          tag === '<w:tr>' ? '<w:tr><w:trPr><w:del w:id="3" w:author="Ana"/></w:trPr>' : tag,
        ),
      ),
    ['- Inicio | 2 de marzo de 2026'],
  ],
  [
    'a text box',
    (xml) =>
      xml.replace(
        paragraphPattern('PRIMERO'),
        '$&<w:p><w:r><w:pict><v:shape xmlns:v="urn:schemas-microsoft-com:vml"><v:textbox><w:txbxContent><w:p><w:r><w:t>Copia legal</w:t></w:r></w:p></w:txbxContent></v:textbox></v:shape></w:pict></w:r></w:p>',
      ),
    ['+ Copia legal'],
  ],
  [
    'text typed beside a field',
    (xml) =>
      xml.replace(paragraphPattern('PRIMERO'), (found) => found.replace('Pago.', 'Pago, en efectivo.')),
    ['PRIMERO: Pago. → PRIMERO: Pago[, en efectivo].'],
  ],
])('lists %s', async (_, change, expected) => {
  expect(formatDifferences(await differencesAfter(change))).toEqual(expected);
});

test('shows the same answers on both sides of a change', async () => {
  const change: Change = (xml) =>
    typeInto('monto', '1.250.000.-')(xml.replace('a la cuenta', 'a la nueva cuenta'));
  const [line] = formatDifferences(await differencesAfter(change)) ?? [];
  expect(line).toMatch(
    /^De Ana Prueba, .*\$1\.250\.000 .*→ De Ana Prueba, .* a la \[nueva \]cuenta .*\$1\.250\.000 /,
  );
});

test('lists a word in the other gender', async () => {
  for (const template of soldTemplates) {
    const docx = await docxOf(template, asMasculine(template, sampleAnswers(template)));
    const editedDocx = withChangedPart(docx, (xml) =>
      xml.replace('Corresponde', 'Toca').replace('el Trabajador ', 'la Trabajadora '),
    );
    const isEdited = editedDocx.length !== docx.length;
    expect((await differencesIn(editedDocx))?.length).toBe(isEdited ? 1 : 0);
  }
});

test('compares a conditional part whose deciding answer the file does not print', async () => {
  for (const bus of [yes, no]) {
    const docx = await docxOf(smallTemplate, { ...sampleAnswers(smallTemplate), sal_bus: bus });
    const editedDocx = withChangedPart(docx, (xml) => xml.replace('El curso', 'Todo el curso'));
    expect(await differencesIn(editedDocx, [smallTemplate])).toMatchObject([{ kind: 'changed' }]);
  }
});

test('accepts that a part is missing if its deciding answer was typed in Word', async () => {
  const holds = ([answer = '']: readonly string[]) => answer !== '';
  const template = sampleTemplate(
    paragraph`De ${'nombre'}, por ${'monto'}, el ${'dia'}.`,
    when({ dependsOn: ['monto'], holds }, [
      heading('Del pago'),
      paragraph`El pago de ${'monto'} es mensual.`,
    ]),
  );
  const editedDocx = withChangedPart(await docxOf(template, { nombre: 'Ana' }), typeInto('monto', '5.000'));
  const { values, comparison } = await readAnswers(editedDocx, [template]);
  expect(values.monto).toBe('5000');
  expect(comparison?.differences).toEqual([]);
});

test('lists a missing heading of a conditional part', async () => {
  const holds = ([answer = '']: readonly string[]) => answer !== '';
  const template = sampleTemplate(
    paragraph`De ${'nombre'}, por ${'monto'}, el ${'dia'}.`,
    when({ dependsOn: ['monto'], holds }, [
      heading('Del pago'),
      paragraph`El pago de ${'monto'} es mensual.`,
    ]),
  );
  const docxWithPart = await docxOf(template, { nombre: 'Ana', monto: '5000' });
  const editedDocx = withChangedPart(docxWithPart, (xml) => xml.replace(paragraphPattern('Del pago'), ''));
  expect(formatDifferences(await differencesIn(editedDocx, [template]))).toEqual(['- Del pago']);
});

test('returns null if there are too many rows or more than 200 differences', async () => {
  const insertParagraphs =
    (count: number): Change =>
    (xml) =>
      xml.replace('<w:body>', `<w:body>${extraParagraph.repeat(count)}`);
  expect(await differencesAfter(insertParagraphs(1_000))).toHaveLength(1);
  expect(await differencesAfter(insertParagraphs(5_000))).toBeNull();
  const rows = Array.from(
    { length: 300 },
    (_, index) => line`Regla número ${index % 2 ? 'nombre' : 'lugar'} ${'dia'}`,
  );
  const template = sampleTemplate(
    list(
      'letter',
      rows.map((row, index) => [{ kind: 'text', text: `${index}: ` }, ...row]),
    ),
  );
  const docx = withChangedPart(await docxOf(template, fullAnswers), (xml) =>
    xml.replaceAll('número', 'nueva'),
  );
  expect(await differencesIn(docx, [template])).toBeNull();
});

test('marks the whole text as changed if too many words differ', () => {
  const repeatWord = (word: string, count: number) => `${word} `.repeat(count).trim();
  const change = changedWords(repeatWord('uno', 900), repeatWord('dos', 900));
  expect(change).toMatchObject({ file: [{ text: repeatWord('dos', 900), isChanged: true }] });
});

test('cuts off a long difference', () => {
  const repeatWord = (word: string, count: number) => `${word} `.repeat(count).trim();
  const change = changedWords('uno', repeatWord('dos', 9_000));
  // The text ends with an ellipsis after 20,000 letters.
  expect(change.kind === 'changed' && change.file.map(({ text }) => text).join('')).toHaveLength(20_001);
});
