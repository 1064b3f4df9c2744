import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { printedBlocks } from '../../../../src/features/documents/model/conditional.ts';
import type { Template, Values } from '../../../../src/features/documents/model/document.ts';
import { findRepeatedKeys } from '../../../../src/features/documents/word/data-binding.ts';
import { templates } from '../all-templates.ts';
import { bodyXmlOf, partReaderOfTemplate } from '../docx-parts.ts';
import { convertInOffice, type FilledTemplate, officeTest } from '../office.ts';
import { sampleAnswers } from '../sample-answers.ts';
import { line, list, paragraph, sampleTemplate, signatures } from '../sample-template.ts';

const dataPart = 'customXml/item1.xml';

/** Returns a string that replaces an answer in the custom XML part. */
const replacementFor = (key: string) => `NUEVO${key.replaceAll('_', '').toUpperCase()}FIN`;

function withChangedData(docx: Uint8Array): Uint8Array {
  const files = unzipSync(docx);
  const data = files[dataPart];
  // A document without repeated answers has no such part.
  if (!data) return docx;
  const changedXml = strFromU8(data).replace(
    /<(\w+)>[^<]*<\/\1>/g,
    (_, key: string) => `<${key}>${replacementFor(key)}</${key}>`,
  );
  return zipSync({ ...files, [dataPart]: strToU8(changedXml) });
}

const { pdfPages } = convertInOffice(
  Object.fromEntries(
    templates.flatMap((template) => [
      [template.productId, [template, {}, withChangedData] satisfies FilledTemplate],
      [
        `${template.productId}-completed`,
        [template, sampleAnswers(template), withChangedData] satisfies FilledTemplate,
      ],
    ]),
  ),
);

async function countControls(template: Template, key: string, values: Values): Promise<number> {
  const body = (await partReaderOfTemplate(template, values))('word/document.xml');
  return body.match(new RegExp(`<w:tag w:val="${key}"/>`, 'g'))?.length ?? 0;
}

officeTest('LibreOffice shows the custom XML part’s text in all controls of a bound field', async () => {
  expect(templates.flatMap(({ blocks }) => [...findRepeatedKeys(blocks)]).length).toBeGreaterThan(4);
  for (const template of templates) {
    for (const [name, values] of [
      [template.productId, {}],
      [`${template.productId}-completed`, sampleAnswers(template)],
    ] as const) {
      const text = (await pdfPages(name)).join('');
      for (const key of findRepeatedKeys(printedBlocks(template, values))) {
        const count = await countControls(template, key, values);
        expect(count, key).toBeGreaterThan(1);
        expect(text.split(replacementFor(key)).length - 1, `${name}: ${key}`).toBe(count);
      }
    }
  }
});

test('only controls of repeated fields are bound', async () => {
  for (const template of templates) {
    const repeatedKeys = findRepeatedKeys(printedBlocks(template, {}));
    const body = (await partReaderOfTemplate(template))('word/document.xml');
    for (const [control] of body.matchAll(/<w:sdt>.*?<\/w:sdt>/gs)) {
      const [, tag = ''] = /<w:tag w:val="([^"]+)"/.exec(control) ?? [];
      if (control.includes('<w:b/>')) continue;
      expect(control.includes('w:dataBinding'), tag).toBe(repeatedKeys.has(tag));
      if (repeatedKeys.has(tag)) expect(control).toContain(`/d:${tag}[1]"`);
    }
  }
});

test('finds repeated fields in paragraphs, lists and signatures', () => {
  const template = sampleTemplate(
    paragraph`${'nombre'} ${'lugar'}`,
    list('none', [line`${'nombre'} ${'anio'}`]),
    signatures([[line`${'anio'}`]]),
  );
  expect(findRepeatedKeys(template.blocks)).toEqual(new Set(['nombre', 'anio']));
});

test('the custom XML part has each repeated answer as it prints', async () => {
  const repeatedTemplate = sampleTemplate(paragraph`${'nombre'} ${'nombre'} ${'anio'} ${'anio'}`);
  const readPart = await partReaderOfTemplate(repeatedTemplate, { nombre: 'Ana <b> & "Prueba"' });
  expect(readPart(dataPart)).toContain(
    '<nombre>Ana &#60;b&#62; &#38; &#34;Prueba&#34;</nombre><anio></anio>',
  );
  expect(readPart('[Content_Types].xml')).toContain('/customXml/itemProps1.xml');
  expect(readPart('word/_rels/document.xml.rels')).toContain('../customXml/item1.xml');
  const [, id = '?'] = /ds:itemID="([^"]+)"/.exec(readPart('customXml/itemProps1.xml')) ?? [];
  expect(readPart('word/document.xml')).toContain(`w:storeItemID="${id}"`);
});

test('bold text is not bound', async () => {
  const body = await bodyXmlOf([paragraph`**${'nombre'}** ${'nombre'} ${'nombre'} **${'anio'}** ${'anio'}`]);
  expect(body.match(/w:dataBinding/g)).toHaveLength(2);
});

test('a document without repeated fields has no custom XML part', async () => {
  const readPart = await partReaderOfTemplate(sampleTemplate(paragraph`${'nombre'}`));
  expect(readPart(dataPart)).toBe('');
  expect(readPart('word/_rels/document.xml.rels')).not.toContain('customXml');
});
