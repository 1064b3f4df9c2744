import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { unneededKeys } from '../../../../src/features/documents/model/conditional.ts';
import { fieldsOf, type Template, type Values } from '../../../../src/features/documents/model/document.ts';
import { type Wording, wordingOf } from '../../../../src/features/documents/model/inflection.ts';
import { textOf } from '../../../../src/features/documents/model/text-changes.ts';
import { docxType, generateWord } from '../../../../src/features/documents/word/generate.ts';
import { accent } from '../../../../src/ui/accent.ts';
import { templates } from '../all-templates.ts';
import { completed } from '../completed.ts';
import { docxParts, partsOf, readLogo, wordParagraphs } from '../docx-parts.ts';
import { sampleTemplate } from '../sample.ts';
import { complaints, fillings, newestOffice, writeDocument } from './valid-files.ts';

// The validator is a separate program that takes a second or two for each file, more on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const parts = ['word/document.xml', 'word/header1.xml', 'word/footer1.xml'] as const;

let dir = '';
/** Files of each document, one for each set of answers. */
let files: Readonly<Record<string, readonly string[]>> = {};

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'word-'));
  const pairs = templates.map(async (template) => {
    const filled = fillings.map((fill) => fileOf(template, fill(template)));
    return [template.productId, await Promise.all(filled)] as const;
  });
  files = Object.fromEntries(await Promise.all(pairs));
});

afterAll(() => rm(dir, { recursive: true, force: true }));

/** Writes the document. @returns the file's path */
const fileOf = (template: Template, values: Values) => writeDocument(dir, template, values);

test('every document is valid in the newest Office', async () => {
  for (const { productId } of templates) {
    // Run in parallel, since a validator uses one core.
    const found = await Promise.all((files[productId] ?? []).map((file) => complaints(file, newestOffice)));
    expect(found, productId).toEqual(fillings.map(() => []));
  }
});

test('no document has a blank in the notation of the drafts', async () => {
  for (const template of templates) {
    const part = await partsOf(template);
    for (const name of parts)
      expect(part(name), name).not.toMatch(/\[_+:|\[(?:spec|verify|source|knowledge)/);
  }
});

test('a completed document contains every value and no line to write on', async () => {
  for (const template of templates) {
    const values = completed(template);
    const text = (await wordParagraphs(template, values)).join('\n');
    const unneeded = unneededKeys(template, values);
    const typed = fieldsOf(template)
      .filter(({ key }) => !unneeded.has(key))
      .filter(({ kind }) => ['text', 'rut', 'email', 'phone', 'region', 'year'].includes(kind));
    for (const { key } of typed) expect(text.replaceAll('\u00A0', ' '), key).toContain(values[key]);
    expect(text.match(/_+/g)?.filter((line) => line.length !== 38) ?? [], template.productId).toEqual([]);
  }
});

test('every file has its type, title, author, subject, keywords and language', async () => {
  for (const template of templates) {
    const logo = template.letterhead.kind === 'logo' ? await readLogo() : null;
    const blob = await generateWord(template, {}, { logo });
    expect(blob.type).toBe(docxType);
    const part = await docxParts(blob);
    const [{ date }] = template.changes;
    const said = (wording: Wording) => wordingOf(wording, {});
    for (const [element, text] of [
      ['dc:title', said(template.title)],
      ['dc:creator', template.author],
      ['dc:subject', said(template.about)],
      ['cp:keywords', template.keywords.map(said).join('; ')],
      ['dc:description', `${said(template.footer)} — ${textOf(date)}`],
      ['dc:language', template.language],
    ])
      expect(part('docProps/core.xml')).toContain(`<${element}>${text}</${element}>`);
    expect(part('docProps/core.xml')).not.toContain('Un-named');
    expect(part('word/styles.xml')).toContain(`<w:lang w:val="${template.language}"`);
  }
});

test('a completed file has the school as author and names its subject', async () => {
  for (const template of templates) {
    const { shared, subject } = template;
    const core = (await partsOf(template, completed(template)))('docProps/core.xml');
    const school = completed(template)[shared['school.name'] ?? ''] ?? '';
    expect(school).not.toBe('');
    expect(core).toContain(`<dc:creator>${school}</dc:creator>`);
    expect(core).toContain(`<cp:lastModifiedBy>${school}</cp:lastModifiedBy>`);
    expect(core).toMatch(new RegExp(`<dc:subject>.* — ${school}</dc:subject>`));
    const about = `${subject.prefix}${completed(template)[subject.key]}`;
    expect(core).toMatch(new RegExp(`<dc:title>.* — ${about}</dc:title>`));
  }
});

test('the page is Carta with every style in Arial', async () => {
  for (const template of templates) {
    const part = await partsOf(template);
    expect(part('word/document.xml')).toMatch(/<w:pgSz w:w="12240" w:h="15840"/);
    const fonts = [...part('word/styles.xml').matchAll(/<w:rFonts ([^>]*)\/>/g)].map(
      ([, attributes]) => attributes,
    );
    expect(fonts.length).toBeGreaterThan(0);
    for (const attributes of fonts)
      expect(attributes).toBe('w:ascii="Arial" w:cs="Arial" w:eastAsia="Arial" w:hAnsi="Arial"');
  }
});

/** Returns the ids in the part's attributes that match the pattern. */
function idsIn(xml: string, pattern: RegExp): ReadonlySet<string> {
  return new Set([...xml.matchAll(pattern)].map(([, id = '']) => id));
}

test('files define exactly the styles in use', async () => {
  const used = new Set(['Normal']);
  const defined = new Set<string>();
  for (const template of templates) {
    const part = await partsOf(template);
    const others = ['word/footnotes.xml', 'word/endnotes.xml', 'word/numbering.xml'];
    for (const name of [...parts, ...others])
      for (const id of idsIn(part(name), /<w:[pr]Style w:val="(\w+)"/g)) used.add(id);
    for (const id of idsIn(part('word/styles.xml'), /w:styleId="(\w+)"/g)) defined.add(id);
  }
  expect(defined).toEqual(used);
});

test('section headings take the accent of their document', async () => {
  const colourOf = async (headings: Template['headings']) => {
    const styles = (await partsOf({ ...sampleTemplate(), headings }))('word/styles.xml');
    return /w:styleId="Heading1".*?<w:color w:val="(\w+)"/s.exec(styles)?.[1];
  };
  expect(await colourOf('accent')).toBe(accent.slice(1));
  expect(await colourOf('ink')).toBe('14233B');
});
