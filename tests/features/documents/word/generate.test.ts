import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { unneededKeys } from '../../../../src/features/documents/model/conditional.ts';
import { fieldsOf, type Template } from '../../../../src/features/documents/model/document.ts';
import { resolveWording, type Wording } from '../../../../src/features/documents/model/inflection.ts';
import { textVersionLabel } from '../../../../src/features/documents/model/text-changes.ts';
import { docxMimeType, generateWord } from '../../../../src/features/documents/word/generate.ts';
import { accent } from '../../../../src/ui/accent.ts';
import { soldTemplates, templates } from '../all-templates.ts';
import { partReaderOfFile, partReaderOfTemplate, readLogo, wordParagraphs } from '../docx-parts.ts';
import { sampleAnswers } from '../sample-answers.ts';
import { sampleTemplate } from '../sample-template.ts';
import { newestOffice, validationErrors, writeDocument } from './valid-files.ts';

// The validator is a separate program. It takes a second or two for each file, and longer on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const partNames = ['word/document.xml', 'word/header1.xml', 'word/footer1.xml'] as const;

let dir = '';

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'word-'));
});

afterAll(() => rm(dir, { recursive: true, force: true }));

// valid-files.long.test.ts validates other answers too.
test('a completed document is valid in the newest Office', async () => {
  const results = soldTemplates.map(async (template) => {
    const file = await writeDocument(dir, template, sampleAnswers(template));
    return [template.productId, await validationErrors(file, newestOffice)];
  });
  expect(await Promise.all(results)).toEqual(soldTemplates.map(({ productId }) => [productId, []]));
});

test('no document has a placeholder left from drafting its text', async () => {
  for (const template of templates) {
    const readPart = await partReaderOfTemplate(template);
    for (const name of partNames)
      expect(readPart(name), name).not.toMatch(/\[_+:|\[(?:spec|verify|source|knowledge)/);
  }
});

test('a completed document contains every value and no line to write on', async () => {
  for (const template of templates) {
    const values = sampleAnswers(template);
    const text = (await wordParagraphs(template, values)).join('\n');
    const unneeded = unneededKeys(template, values);
    const typedFields = fieldsOf(template)
      .filter(({ key }) => !unneeded.has(key))
      .filter(({ kind }) => ['text', 'rut', 'email', 'phone', 'region', 'year'].includes(kind));
    for (const { key } of typedFields) expect(text.replaceAll('\u00A0', ' '), key).toContain(values[key]);
    // Lines to sign on have 38 underscores.
    expect(text.match(/_+/g)?.filter((line) => line.length !== 38) ?? [], template.productId).toEqual([]);
  }
});

test('every file has its type, title, author, subject, keywords and language', async () => {
  for (const template of templates) {
    const logo = template.letterhead.kind === 'logo' ? await readLogo() : null;
    const blob = await generateWord(template, {}, { logo });
    expect(blob.type).toBe(docxMimeType);
    const readPart = await partReaderOfFile(blob);
    const [{ date }] = template.changes;
    const blankText = (wording: Wording) => resolveWording(wording, {});
    for (const [element, text] of [
      ['dc:title', blankText(template.title)],
      ['dc:creator', template.author],
      ['dc:subject', blankText(template.description)],
      ['cp:keywords', template.keywords.map(blankText).join('; ')],
      ['dc:description', `${blankText(template.footer)} — ${textVersionLabel(date)}`],
      ['dc:language', template.language],
    ])
      expect(readPart('docProps/core.xml')).toContain(`<${element}>${text}</${element}>`);
    expect(readPart('docProps/core.xml')).not.toContain('Un-named');
    expect(readPart('word/styles.xml')).toContain(`<w:lang w:val="${template.language}"`);
  }
});

test('the properties of a completed file name its school and its subject', async () => {
  for (const template of templates) {
    const { sharedFields, subject } = template;
    const core = (await partReaderOfTemplate(template, sampleAnswers(template)))('docProps/core.xml');
    const school = sampleAnswers(template)[sharedFields['school.name'] ?? ''] ?? '';
    expect(school).not.toBe('');
    expect(core).toContain(`<dc:creator>${school}</dc:creator>`);
    expect(core).toContain(`<cp:lastModifiedBy>${school}</cp:lastModifiedBy>`);
    expect(core).toMatch(new RegExp(`<dc:subject>.* — ${school}</dc:subject>`));
    const subjectTitle = `${subject.prefix}${sampleAnswers(template)[subject.key]}`;
    expect(core).toMatch(new RegExp(`<dc:title>.* — ${subjectTitle}</dc:title>`));
  }
});

test('documents use US Letter paper, and Arial in every style', async () => {
  for (const template of templates) {
    const readPart = await partReaderOfTemplate(template);
    expect(readPart('word/document.xml')).toMatch(/<w:pgSz w:w="12240" w:h="15840"/);
    const fonts = [...readPart('word/styles.xml').matchAll(/<w:rFonts ([^>]*)\/>/g)].map(
      ([, attributes]) => attributes,
    );
    expect(fonts.length).toBeGreaterThan(0);
    for (const attributes of fonts)
      expect(attributes).toBe('w:ascii="Arial" w:cs="Arial" w:eastAsia="Arial" w:hAnsi="Arial"');
  }
});

function idsIn(xml: string, pattern: RegExp): ReadonlySet<string> {
  return new Set([...xml.matchAll(pattern)].map(([, id = '']) => id));
}

test('documents define every used style, and at least one document uses each defined style', async () => {
  const usedStyles = new Set(['Normal']);
  const definedStyles = new Set<string>();
  for (const template of templates) {
    const readPart = await partReaderOfTemplate(template);
    const otherPartNames = ['word/footnotes.xml', 'word/endnotes.xml', 'word/numbering.xml'];
    for (const name of [...partNames, ...otherPartNames])
      for (const id of idsIn(readPart(name), /<w:[pr]Style w:val="(\w+)"/g)) usedStyles.add(id);
    for (const id of idsIn(readPart('word/styles.xml'), /w:styleId="(\w+)"/g)) definedStyles.add(id);
  }
  expect(definedStyles).toEqual(usedStyles);
});

test('section headings have the colour of their template', async () => {
  const colourOf = async (headingColor: Template['headingColor']) => {
    const styles = (await partReaderOfTemplate({ ...sampleTemplate(), headingColor }))('word/styles.xml');
    return /w:styleId="Heading1".*?<w:color w:val="(\w+)"/s.exec(styles)?.[1];
  };
  expect(await colourOf('accent')).toBe(accent.slice(1));
  expect(await colourOf('ink')).toBe('14233B');
});
