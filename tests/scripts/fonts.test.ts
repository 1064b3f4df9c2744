import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { headingCharacters, quotationCharacters, textCharacters } from '../../scripts/fonts/characters.ts';
import { root } from '../../scripts/lib/run.ts';

const fontFolder = join(root, 'public', 'fonts');
const read = (...path: string[]) => readFileSync(join(root, ...path), 'utf8');

/** Arrows, boxes and line breaks. The typefaces lack arrows and boxes, so a device draws them in one of its own. */
const systemCharacters = '→☐☒\n';

function textsBelow(...folder: string[]): string[] {
  return readdirSync(join(root, ...folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => read(...folder, name));
}

test('the text typeface has every character of the site and its documents', () => {
  const texts = [...textsBelow('src', 'content'), ...textsBelow('src', 'features', 'documents', 'templates')];
  expect(texts.length).toBeGreaterThan(10);
  const missing = new Set(
    [...texts.join('')].filter((character) => !(textCharacters + systemCharacters).includes(character)),
  );
  expect([...missing]).toEqual([]);
});

test('the text typeface has all characters of headings and quotations', () => {
  for (const characters of [headingCharacters, quotationCharacters, textCharacters]) {
    expect(new Set(characters).size).toBe([...characters].length);
    expect([...characters].filter((character) => !textCharacters.includes(character))).toEqual([]);
  }
});

test('the pages use all fonts and preload the upright ones, which have at most 28 kB', () => {
  const files = readdirSync(fontFolder).filter((name) => name.endsWith('.woff2'));
  const usedFonts = [...read('src', 'ui', 'styles', 'fonts.css').matchAll(/\/fonts\/([\w-]+\.woff2)/g)];
  expect(usedFonts.map(([, name]) => name).toSorted()).toEqual(files.toSorted());
  const preloaded = [...read('index.html').matchAll(/href="\/fonts\/([\w-]+\.woff2)"/g)].map(
    ([, name]) => name,
  );
  expect(preloaded.toSorted()).toEqual(files.filter((name) => !name.includes('italica')).toSorted());
  const byteCounts = preloaded.map((name) => statSync(join(fontFolder, name ?? '')).size);
  expect(byteCounts.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(28_000);
});

test('the folder has the licences, and no font has a name that they reserve', () => {
  expect(readdirSync(fontFolder)).toEqual(
    expect.arrayContaining(['LICENSE-newsreader.txt', 'LICENSE-source-sans-3.txt']),
  );
  expect(read('src', 'ui', 'styles', 'fonts.css')).not.toMatch(/font-family: "(Source|Newsreader)/);
});

/** Index of the table `prep` in WOFF2's list of known tables. */
const prepTableNumber = 12;

/** Returns the indexes of a WOFF2 file's tables: https://www.w3.org/TR/WOFF2/#table_dir_format */
function tablesOf(file: Buffer): readonly number[] {
  let offset = 48;
  const skipNumber = () => {
    while (((file[offset++] ?? 0) & 0x80) !== 0);
  };
  return Array.from({ length: file.readUInt16BE(12) }, () => {
    const flags = file[offset++] ?? 0;
    const table = flags & 0x3f;
    if (table === 0x3f) offset += 4;
    skipNumber();
    // The two highest bits are the version of a transform. Version 3 means none for `glyf` (10) and `loca` (11), and
    // version 0 means none for other tables.
    const isOutline = table === 10 || table === 11;
    const isTransformed = isOutline ? flags >> 6 !== 3 : flags >> 6 !== 0;
    if (isTransformed) skipNumber();
    return table;
  });
}

test('every font keeps the table `prep`, which determines its rendering without hints', () => {
  const files = readdirSync(fontFolder).filter((name) => name.endsWith('.woff2'));
  for (const name of files)
    expect(tablesOf(readFileSync(join(fontFolder, name))), name).toContain(prepTableNumber);
});
