import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { headingCharacters, quotationCharacters, textCharacters } from '../../scripts/fonts/characters.ts';
import { root } from '../../scripts/lib/run.ts';

const fonts = join(root, 'public', 'fonts');
const read = (...path: string[]) => readFileSync(join(root, ...path), 'utf8');

/** Drawn by whatever the device has, as before the typefaces were cut: arrows and boxes that no source holds. */
const inNoTypeface = '→☐☒\n';

function textsBelow(...folder: string[]): string[] {
  return readdirSync(join(root, ...folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => read(...folder, name));
}

test('every character that the site and its documents write is in the text typeface', () => {
  const written = [
    ...textsBelow('src', 'content'),
    ...textsBelow('src', 'features', 'documents', 'templates'),
  ];
  expect(written.length).toBeGreaterThan(10);
  const lacking = new Set(
    [...written.join('')].filter((each) => !(textCharacters + inNoTypeface).includes(each)),
  );
  expect([...lacking]).toEqual([]);
});

test('what headings and quotations hold, text holds too, and none of it twice', () => {
  for (const set of [headingCharacters, quotationCharacters, textCharacters]) {
    expect(new Set(set).size).toBe([...set].length);
    expect([...set].filter((each) => !textCharacters.includes(each))).toEqual([]);
  }
});

test('the pages ask for the files that are there, and a first load for at most 33 kB of them', () => {
  const files = readdirSync(fonts).filter((name) => name.endsWith('.woff2'));
  const asked = [...read('src', 'ui', 'styles', 'fonts.css').matchAll(/\/fonts\/([\w-]+\.woff2)/g)];
  expect(asked.map(([, name]) => name).toSorted()).toEqual(files.toSorted());
  const preloaded = [...read('index.html').matchAll(/href="\/fonts\/([\w-]+\.woff2)"/g)].map(
    ([, name]) => name,
  );
  expect(preloaded.toSorted()).toEqual(files.filter((name) => !name.includes('italica')).toSorted());
  const bytes = preloaded.map((name) => statSync(join(fonts, name ?? '')).size);
  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(33_000);
});

test('the licences lie beside the cut files, which do not bear the reserved name', () => {
  expect(readdirSync(fonts)).toEqual(
    expect.arrayContaining(['LICENSE-newsreader.txt', 'LICENSE-source-sans-3.txt']),
  );
  expect(read('src', 'ui', 'styles', 'fonts.css')).not.toMatch(/font-family: "(Source|Newsreader)/);
});
