import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import {
  fieldsOf,
  type Template,
  type Values,
} from '../../../../../src/features/documents/model/document.ts';
import { no, yes } from '../../../../../src/features/documents/model/field.ts';
import { masculine } from '../../../../../src/features/documents/model/grammatical-gender.ts';
import { maxFileSize } from '../../../../../src/features/documents/word/read/package.ts';
import { readWord } from '../../../../../src/features/documents/word/read/read-word.ts';
import { soldTemplates } from '../../all-templates.ts';
import { withChangedPart } from '../../docx-parts.ts';
import { docxOf, readAnswers, readWordFile, shownAnswers, today } from '../../read-back.ts';
import { sampleAnswers } from '../../sample-answers.ts';
import { box, choice, line, list, paragraph, sampleTemplate } from '../../sample-template.ts';
import { smallTemplate } from '../../small-template.ts';

const bodyPart = 'word/document.xml';
const dataPart = 'customXml/item1.xml';

const controlPattern = (tag: string) =>
  new RegExp(`<w:sdt><w:sdtPr>(?:(?!</w:sdtPr>).)*<w:tag w:val="${tag}"/>.*?</w:sdt>`, 'gs');

/**
 * Returns a change that types into the controls with this tag, as Word does. `numbers` matches the numbers of the
 * controls to change, counted from 1.
 */
function typeInto(tag: string, text: string, numbers = /./) {
  let number = 0;
  return (xml: string) =>
    xml.replace(controlPattern(tag), (control) => {
      number += 1;
      if (!numbers.test(String(number))) return control;
      return control
        .replace(/<w:placeholder>.*?<w:showingPlcHdr\/>/s, '')
        .replace(
          /<w:sdtContent>.*<\/w:sdtContent>/s,
          () => `<w:sdtContent><w:r><w:t>${text}</w:t></w:r></w:sdtContent>`,
        );
    });
}

const removeControls = (tag: string) => (xml: string) => xml.replace(controlPattern(tag), '');

const typeIntoData = (key: string, text: string) => (xml: string) =>
  xml.replace(new RegExp(`<${key}>[^<]*</${key}>`), `<${key}>${text}</${key}>`);

const sample = sampleTemplate(
  paragraph`De ${'nombre'}, en ${'lugar'}, el ${'dia'}, por ${'monto'} y ${'extra'}.`,
  paragraph`Firma ${'nombre'}, en ${'region'}, a las ${'entrada'}.`,
  list('none', [line`${box('acepta')} Acepta`]),
  choice('plan', '¿Hay plan?'),
);
const fullAnswers = {
  nombre: 'Ana Prueba',
  lugar: 'Piso 1\nSala 2',
  dia: '2026-03-02',
  monto: '1250000',
  extra: 'no-aplica',
  acepta: 'si',
  plan: 'no',
  region: 'Región de Ñuble',
  entrada: '08:30',
};

type Change = (xml: string) => string;

const readSample = async (docx: Uint8Array) => readAnswers(docx, [sample]);

const readAfter = async (answers: Values, ...changes: readonly Change[]) =>
  readSample(changes.reduce((docx, change) => withChangedPart(docx, change), await docxOf(sample, answers)));

test('parses text typed in Word as the form does', async () => {
  const { values, unreadableLabels } = await readAfter(
    {},
    typeInto('monto', '$ 850.000.-'),
    typeInto('dia', '2 de marzo de 2026'),
    typeInto('region', 'región de ñuble'),
    typeInto('entrada', '8:30 a. m.'),
    typeInto('lugar', 'Piso 1</w:t><w:br/><w:t>Sala 2'),
  );
  expect(values).toEqual({
    monto: '850000',
    dia: '2026-03-02',
    region: 'Región de Ñuble',
    entrada: '08:30',
    lugar: 'Piso 1\nSala 2',
  });
  expect(unreadableLabels).toEqual([]);
});

test('keeps invalid text as typed, except in a field with a list of options', async () => {
  const { values, unreadableLabels } = await readAfter(
    fullAnswers,
    typeInto('dia', 'por definir'),
    typeInto('region', 'Patagonia'),
  );
  expect(values).toMatchObject({ dia: 'por definir' });
  expect(values).not.toHaveProperty('region');
  expect(unreadableLabels).toEqual(['Región']);
});

test('reads an answer that Word wrote into all bound controls', async () => {
  const editedBody = withChangedPart(await docxOf(sample, fullAnswers), typeInto('nombre', 'Eva Prueba'));
  const { values } = await readSample(
    withChangedPart(editedBody, typeIntoData('nombre', 'Eva Prueba'), dataPart),
  );
  expect(values).toEqual({ ...fullAnswers, nombre: 'Eva Prueba' });
});

test('takes the answer from a changed control rather than from unchanged ones', async () => {
  const { values } = await readAfter(fullAnswers, typeInto('nombre', 'Eva Prueba', /2/));
  expect(values).toEqual({ ...fullAnswers, nombre: 'Eva Prueba' });
});

test('lists an answer as unreadable if its controls contradict each other', async () => {
  const { values, unreadableLabels } = await readAfter(
    fullAnswers,
    typeInto('nombre', 'Eva Prueba', /1/),
    typeInto('nombre', 'Luz Prueba', /2/),
  );
  expect(values).not.toHaveProperty('nombre');
  expect(unreadableLabels).toEqual(['Nombre']);
});

test('reads an answer without a control from the bound data', async () => {
  const { values, unreadableLabels } = await readAfter(
    fullAnswers,
    removeControls('nombre'),
    removeControls('dia'),
  );
  expect(values).toMatchObject({ nombre: 'Ana Prueba' });
  expect(unreadableLabels).toEqual(['Día']);
});

test('reads a box by its character rather than its state', async () => {
  const readingByCharacter = await readAfter(fullAnswers, typeInto('acepta', '☐'));
  expect(readingByCharacter.values).not.toHaveProperty('acepta');
});

test('reads a box without a character by its state', async () => {
  const readingByState = await readAfter(fullAnswers, typeInto('acepta', ''));
  expect(readingByState.values).toHaveProperty('acepta', 'si');
});

test('lists a choice as unreadable if two of its boxes are ticked', async () => {
  const readingOfBoth = await readAfter(fullAnswers, typeInto('plan_si', 'X'));
  expect(readingOfBoth.values).not.toHaveProperty('plan');
  expect(readingOfBoth.unreadableLabels).toEqual(['Plan']);
});

test('reads controls nested in controls around cells, rows and paragraphs', async () => {
  const wrapInControl = (content: string) =>
    `<w:sdt><w:sdtPr><w:tag w:val="ajeno"/></w:sdtPr><w:sdtContent>${content}</w:sdtContent></w:sdt>`;
  const nestControls = (xml: string) =>
    xml
      .replace(controlPattern('nombre'), wrapInControl)
      .replace(/<w:p>(?:(?!<\/w:p>).)*acepta.*?<\/w:p>/s, (paragraphXml) =>
        wrapInControl(
          `<w:tbl><w:tr>${wrapInControl(`<w:tc>${wrapInControl(paragraphXml)}</w:tc>`)}</w:tr></w:tbl>`,
        ),
      )
      .replace(controlPattern('region'), (control) =>
        control.replace(/<w:sdtContent>(.*)<\/w:sdtContent>/s, '<w:sdtContent><w:p>$1</w:p></w:sdtContent>'),
      );
  expect((await readAfter(fullAnswers, nestControls)).values).toEqual(fullAnswers);
});

test('ignores text that tracked changes delete or move away', async () => {
  const text =
    '</w:t></w:r><w:del><w:r><w:delText>Ana</w:delText></w:r></w:del><w:moveFrom><w:r><w:t>Luz</w:t></w:r></w:moveFrom>' +
    '<w:ins><w:r><w:t>Eva Prueba';
  const { values } = await readAfter(fullAnswers, typeInto('nombre', text), (xml) =>
    xml.replaceAll('Eva Prueba</w:t></w:r>', 'Eva Prueba</w:t></w:r></w:ins>'),
  );
  expect(values).toEqual({ ...fullAnswers, nombre: 'Eva Prueba' });
});

const removeTags = (docx: Uint8Array) => withChangedPart(docx, (xml) => xml.replace(/<w:tag [^>]*>/g, ''));

test('finds untagged controls by title and order', async () => {
  for (const template of soldTemplates) {
    const { values, unreadableLabels } = await readAnswers(
      removeTags(await docxOf(template, sampleAnswers(template))),
    );
    expect(shownAnswers(template, values)).toEqual(shownAnswers(template, sampleAnswers(template)));
    expect(unreadableLabels).toEqual([]);
  }
});

test('finds untagged controls by the labels of earlier versions', async () => {
  for (const template of soldTemplates) {
    const olderDocx = fieldsOf(template).reduce(
      (docx, { label, formerLabels: [formerLabel = label] = [] }) =>
        withChangedPart(docx, (xml) =>
          xml.replaceAll(`<w:alias w:val="${label}"/>`, `<w:alias w:val="${formerLabel}"/>`),
        ),
      removeTags(await docxOf(template, sampleAnswers(template))),
    );
    const { values, unreadableLabels } = await readAnswers(olderDocx);
    expect(shownAnswers(template, values)).toEqual(shownAnswers(template, sampleAnswers(template)));
    expect(unreadableLabels).toEqual([]);
  }
});

test('untagged controls with one title are unreadable if any of them is missing', async () => {
  const template = sampleTemplate(paragraph`De ${'nombre'}: ${'fecha'} y ${'dia'}, en ${'anio'}.`);
  const groups = template.groups.map((group) => ({
    ...group,
    fields: group.fields.map((field) => (field.key === 'dia' ? { ...field, label: 'Fecha' } : field)),
  }));
  const answers = { nombre: 'Ana', fecha: '2026-03-02', dia: '2026-03-03', anio: '2026' };
  const docx = await docxOf({ ...template, groups }, answers);
  const [completeDocx, incompleteDocx] = [docx, withChangedPart(docx, removeControls('fecha'))].map(
    removeTags,
  );
  expect((await readAnswers(completeDocx ?? docx, [{ ...template, groups }])).values).toEqual(answers);
  const incompleteReading = await readAnswers(incompleteDocx ?? docx, [{ ...template, groups }]);
  expect(incompleteReading).toMatchObject({
    values: { nombre: 'Ana', anio: '2026' },
    unreadableLabels: ['Fecha', 'Fecha'],
  });
});

test('reads the gender from the majority of the inflected words', async () => {
  const [template] = soldTemplates.filter(({ groups }) =>
    groups.some(({ fields }) => fields.some(({ key }) => key === 'trab_trato')),
  );
  if (!template) throw new Error('No contract');
  const docx = await docxOf(template, { ...sampleAnswers(template), trab_trato: masculine });
  const editedDocx = withChangedPart(docx, (xml) => xml.replace('el Trabajador', 'la Trabajadora'));
  expect((await readAnswers(editedDocx)).values).toHaveProperty('trab_trato', masculine);
});

test('reads a gender from words beside repeated controls', async () => {
  const docx = await docxOf(smallTemplate, { sal_docente: 'Eva Prueba', sal_trato: masculine });
  const docxWithRepeats = withChangedPart(docx, (xml) => xml.replace(/<w:sdt>.*?<\/w:sdt>/gs, '$&$&'));
  expect((await readAnswers(docxWithRepeats, [smallTemplate])).values).toHaveProperty('sal_trato', masculine);
});

test.each([
  ['yes', (answer: string) => answer === yes],
  ['yes or nothing', (answer: string) => answer !== no],
])('infers an unprinted answer from a conditional part that prints for %s', async (_, holds) => {
  const [part] = smallTemplate.blocks.filter((block) => block.kind === 'conditional');
  if (!part) throw new Error('No conditional part');
  const when = { dependsOn: ['sal_bus'], holds: ([answer = '']: readonly string[]) => holds(answer) };
  const blocks = smallTemplate.blocks.filter((block) => block.kind !== 'conditional');
  const template: Template = { ...smallTemplate, blocks: [...blocks, { ...part, when }] };
  for (const answer of [yes, no]) {
    const values = { sal_destino: 'Museo de Prueba', sal_bus: answer };
    expect((await readAnswers(await docxOf(template, values), [template])).values).toMatchObject(values);
  }
  expect((await readAnswers(await docxOf(template, {}), [template])).values).toEqual({});
});

test('reads a document with an older text and unknown keys', async () => {
  const writeOlderText = (xml: string) =>
    xml
      .replaceAll('Firma ', 'Suscribe ')
      .replace(controlPattern('region'), (control) => control.replaceAll('region', 'comarca') + control)
      .replace(
        controlPattern('region'),
        (control) => control.replaceAll('"region"', '"__proto__"') + control,
      );
  const { values, unreadableLabels } = await readAfter(fullAnswers, writeOlderText);
  expect(values).toEqual(fullAnswers);
  expect(unreadableLabels).toEqual([]);
});

test('the file’s properties tell whether its text is older than the template’s', async () => {
  const docx = await docxOf(sample, fullAnswers);
  const withDateText = (text: string) =>
    withChangedPart(docx, (xml) => xml.replace('Texto del 02-03-2026', text), 'docProps/core.xml');
  const isOlder = async (bytes: Uint8Array) => (await readSample(bytes)).comparison?.isOlderText;
  expect(await isOlder(docx)).toBe(false);
  expect(await isOlder(withDateText('Texto del 01-03-2026'))).toBe(true);
  expect(await isOlder(withDateText('Revisado el 01-03-2026'))).toBe(false);
  expect(await isOlder(withChangedPart(docx, () => '<', 'docProps/core.xml'))).toBe(false);
});

test('lists an answer as unreadable if it is too long for the form', async () => {
  const { unreadableLabels } = await readAfter(fullAnswers, typeInto('lugar', 'a'.repeat(1_001)));
  expect(unreadableLabels).toEqual(['Lugar']);
});

const refusal = (reason: string) => ({ kind: 'refused', reason });
const [firstTemplate, secondTemplate] = soldTemplates as [Template, Template];

test('recognizes the template of a document', async () => {
  const docx = await docxOf(secondTemplate, sampleAnswers(secondTemplate));
  expect(await readWordFile(docx, [firstTemplate, secondTemplate])).toMatchObject({
    productId: secondTemplate.productId,
  });
  expect(await readWordFile(docx, [firstTemplate])).toEqual(refusal('fields'));
});

const wordNamespace = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const docxOfXml = (xml: string) => zipSync({ [bodyPart]: strToU8(xml) });
const docxOfContent = (content: string) =>
  docxOfXml(`<w:document xmlns:w="${wordNamespace}"><w:body>${content}</w:body></w:document>`);

const openDocument = {
  mimetype: strToU8('application/vnd.oasis.opendocument.text'),
  'content.xml': strToU8('<office:document-content/>'),
};

test('refuses files that are not .docx, since they have no fields', async () => {
  const docx = await docxOf(sample, fullAnswers);
  for (const bytes of [
    '',
    'Un texto',
    '%PDF-1.7',
    new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    docx.slice(0, docx.length / 2),
    docx.slice(docx.length / 2),
    zipSync({}),
    String.raw`{\rtf1 Un texto}`,
    zipSync(openDocument),
    docxOfXml(''),
    docxOfXml('<w:document'),
    docxOfXml('<w:document/>'),
    docxOfXml('<workbook/>'),
    withChangedPart(docx, (xml) => xml.replace('?>', '?><!DOCTYPE w:document [<!ENTITY a "a">]>')),
  ])
    expect(await readWordFile(bytes, [sample])).toEqual(refusal('fields'));
});

test('refuses Word documents without the template’s fields', async () => {
  const docx = await docxOf(sample, fullAnswers);
  const retaggedDocx = withChangedPart(docx, (xml) => xml.replace(/<w:tag [^>]*>/g, '<w:tag w:val="otro"/>'));
  for (const bytes of [docxOfContent('<w:p/>'), retaggedDocx])
    expect(await readWordFile(bytes, [sample])).toEqual(refusal('fields'));
});

/** Returns a compound file, Office's format until 2003, with a stream of this name in its directory. */
function compoundFile(stream: string): Uint8Array {
  const name = Buffer.from(`${stream}\0`, 'utf16le');
  return new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...new Uint8Array(504), ...name]);
}

test.each([
  ['a .docx with a password', 'EncryptedPackage', 'password'],
  ['a .doc', 'WordDocument', 'doc'],
  ['an .xls', 'Workbook', 'fields'],
  ['another compound file', 'Nada', 'fields'],
])('gives the reason for refusing %s', async (_, stream, reason) => {
  expect(await readWordFile(compoundFile(stream), [sample])).toEqual(refusal(reason));
});

test('finds parts whose paths differ in case and slashes from their relations', async () => {
  const files = unzipSync(await docxOf(sample, fullAnswers));
  const movedParts = Object.entries(files).map(([name, bytes]) => {
    if (name === bodyPart) return ['Word\\Cuerpo.XML', bytes] as const;
    const newName = name.replace('customXml/item1', './CustomXml/Item1');
    return [newName, strToU8(strFromU8(bytes).replace('word/document.xml', './WORD/cuerpo.xml'))] as const;
  });
  const { values } = await readSample(zipSync(Object.fromEntries(movedParts)));
  expect(values).toEqual(fullAnswers);
});

test('refuses a file as unreadable if a template did not load', async () => {
  const file = new File([(await docxOf(sample, fullAnswers)) as BlobPart], 'contrato.docx');
  const fail = () => Promise.reject(new Error('offline'));
  expect(await readWord(file, [fail], today)).toEqual(refusal('unreadable'));
});

test('refuses files that are too large, have too many entries, or inflate too much', async () => {
  const docx = await docxOf(sample, fullAnswers);
  const manyEntries = Object.fromEntries(
    Array.from({ length: 1_001 }, (_, index) => [`${index}`, new Uint8Array()]),
  );
  expect(await readWordFile(new Uint8Array(maxFileSize + 1), [sample])).toEqual(refusal('size'));
  for (const bytes of [zipSync(manyEntries), withChangedPart(docx, (xml) => xml + ' '.repeat(8_000_000))])
    expect(await readWordFile(bytes, [sample])).toEqual(refusal('excess'));
});

const control = (content: string) =>
  `<w:sdt><w:sdtPr><w:tag w:val="nombre"/></w:sdtPr><w:sdtContent>${content}</w:sdtContent></w:sdt>`;

const withContent = async (content: string) =>
  withChangedPart(await docxOf(sample, fullAnswers), (xml) =>
    xml.replace('<w:body>', () => `<w:body>${content}`),
  );

test('reads up to 5,000 controls, nested up to 20 deep', async () => {
  const run = '<w:p><w:r><w:t>Ana Prueba</w:t></w:r></w:p>';
  const nest = (depth: number): string => (depth === 0 ? run : control(nest(depth - 1)));
  expect(await readSample(await withContent(control(run).repeat(4_900)))).toMatchObject({
    values: fullAnswers,
  });
  expect(await readWordFile(await withContent(control(run).repeat(5_000)), [sample])).toEqual(
    refusal('excess'),
  );
  expect(await readSample(await withContent(nest(20)))).toMatchObject({ values: fullAnswers });
  expect(await readWordFile(await withContent(nest(21)), [sample])).toEqual(refusal('excess'));
});

test('refuses tags that are too many or nested too deep', async () => {
  expect(await readWordFile(await withContent('<w:r>'.repeat(300)), [sample])).toEqual(refusal('excess'));
  expect(await readWordFile(await withContent('<w:p/>'.repeat(600_000)), [sample])).toEqual(
    refusal('excess'),
  );
});
