import { expect, test } from 'vitest';
import { generateWord } from '../../../../src/features/documents/word/generate.ts';
import { paragraphsOf, partReaderOfFile, partReaderOfTemplate, readLogo } from '../docx-parts.ts';
import { sampleTemplate } from '../sample-template.ts';

const templateWithText = sampleTemplate();
const templateWithLogo = {
  ...templateWithText,
  letterhead: { kind: 'logo', alt: 'Firma de Prueba', right: 'Contrato' },
} as const;

test('a letterhead of text has both sides on one line above a double rule', async () => {
  const header = (await partReaderOfTemplate(templateWithText))('word/header1.xml');
  expect(paragraphsOf(header)).toEqual(['Firma de PruebaLey de prueba']);
  expect(header).toContain('<w:bottom w:val="thickThinSmallGap" w:color="14233B"');
  expect(header).toContain('<w:tab w:val="right" w:pos="9840"/>');
  expect(header).toContain('<w:tab/>');
});

// The file has sizes in EMUs. A millimetre has 36,000 of them, and a CSS pixel 9,525.
test('the logo is 45 mm wide and keeps its proportions', async () => {
  const readPart = await partReaderOfTemplate(templateWithLogo);
  const [, width, height] = /<wp:extent cx="(\d+)" cy="(\d+)"\/>/.exec(readPart('word/header1.xml')) ?? [];
  expect(Number(width) / 36_000).toBeCloseTo(45, 0);
  expect(Number(width) / Number(height)).toBeCloseTo(800 / 187, 1);
  expect(readPart('word/header1.xml')).toContain('descr="Firma de Prueba"');
  expect(readPart('word/_rels/header1.xml.rels')).toContain('media/');
});

test('the school’s image replaces the firm’s logo or name', async () => {
  const data = await readLogo();
  for (const type of ['png', 'jpg'] as const) {
    for (const template of [templateWithText, templateWithLogo]) {
      const schoolImage = { type, data, alt: 'Membrete de prueba', width: 180, height: 42 };
      const readPart = await partReaderOfFile(
        await generateWord(template, {}, { logo: null, schoolLetterhead: schoolImage }),
      );
      const header = readPart('word/header1.xml');
      const [, width, height] = /<wp:extent cx="(\d+)" cy="(\d+)"\/>/.exec(header) ?? [];
      expect([Number(width) / 9_525, Number(height) / 9_525]).toEqual([180, 42]);
      expect(header).toContain('descr="Membrete de prueba"');
      expect(header).not.toContain('Firma de Prueba');
      expect(readPart('word/_rels/header1.xml.rels')).toContain(`.${type}"`);
    }
  }
});

test('generateWord throws if the logo is missing or not a PNG', async () => {
  await expect(generateWord(templateWithLogo, {}, { logo: null })).rejects.toThrow(
    'The letterhead needs the logo',
  );
  await expect(generateWord(templateWithLogo, {}, { logo: new Uint8Array(50) })).rejects.toThrow('Not a PNG');
});

test('the firm’s name replaces an optional logo that did not load', async () => {
  const template = {
    ...templateWithLogo,
    letterhead: { ...templateWithLogo.letterhead, isOptional: true },
  } as const;
  const readPart = await partReaderOfFile(await generateWord(template, {}, { logo: null }));
  expect(paragraphsOf(readPart('word/header1.xml'))).toEqual(['Firma de PruebaContrato']);
  const readPartWithLogo = await partReaderOfFile(
    await generateWord(template, {}, { logo: await readLogo() }),
  );
  expect(readPartWithLogo('word/_rels/header1.xml.rels')).toContain('media/');
});

test('the footer has the document’s name and the page number', async () => {
  const footer = (await partReaderOfTemplate(templateWithText))('word/footer1.xml');
  // Programs that don't count pages show these numbers.
  expect(paragraphsOf(footer)).toEqual(['Pie de pruebaPágina 1 de 1']);
  expect(footer).toContain('> PAGE </w:instrText>');
  expect(footer).toContain('> NUMPAGES </w:instrText>');
});

test('the footer has lines for initials if the template defines them', async () => {
  const initials = 'Iniciales: ____ / ____';
  const footer = (await partReaderOfTemplate({ ...templateWithText, initials }))('word/footer1.xml');
  expect(paragraphsOf(footer)).toEqual([`Pie de prueba${initials}Página 1 de 1`]);
});
