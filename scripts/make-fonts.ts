// Creates public/fonts. Reduces the typefaces of scripts/fonts to the characters and weights that the site uses. Needs
// Python with fonttools and brotli:
//
// python3 -m venv /tmp/fonts && /tmp/fonts/bin/pip install fonttools brotli
// PYTHON=/tmp/fonts/bin/python npm run fonts
//
// If a file changes, rename it here, in index.html and in src/ui/styles/fonts.css, because browsers cache it for a
// year.
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { headingCharacters, quotationCharacters, textCharacters } from './fonts/characters.ts';
import { root } from './lib/run.ts';

type FontSubset = {
  /** Source file below scripts/fonts, without its extension. */
  readonly source: string;
  /** Result below public/fonts, without its extension. */
  readonly target: string;
  /** Name inside the font file. It differs from the original name, which the licence reserves. */
  readonly name: string;
  readonly characters: string;
  /** Minimum and maximum weight, if the typeface has a weight axis. */
  readonly weights?: readonly [number, number];
};

const subsets: readonly FontSubset[] = [
  {
    source: 'newsreader-titulares-500',
    target: 'mentoria-titulares-500',
    name: 'Mentoria Titulares',
    characters: headingCharacters,
  },
  {
    source: 'newsreader-titulares-italica-450',
    target: 'mentoria-titulares-italica-450',
    name: 'Mentoria Titulares Italica',
    characters: quotationCharacters,
  },
  {
    source: 'source-sans-3-latin-wght-normal',
    target: 'mentoria-texto-400-600',
    name: 'Mentoria Texto',
    characters: textCharacters,
    weights: [400, 600],
  },
];

for (const { source, target: targetName, ...subset } of subsets) {
  const target = join(root, 'public', 'fonts', `${targetName}.woff2`);
  const { status, stderr, error } = spawnSync(
    process.env.PYTHON ?? 'python3',
    [join(root, 'scripts', 'fonts', 'cut.py')],
    {
      input: JSON.stringify({ ...subset, source: join(root, 'scripts', 'fonts', `${source}.woff2`), target }),
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new Error(`${targetName}: ${error?.message ?? stderr}`);
  console.log(`${targetName}.woff2 ${statSync(target).size} bytes`);
}
