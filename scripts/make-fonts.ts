// Makes public/fonts. Reduces the typefaces of scripts/fonts to the characters and weights that the site uses. Needs
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

type Cut = {
  /** Source file below scripts/fonts, without its extension. */
  readonly from: string;
  /** Result below public/fonts, without its extension. */
  readonly to: string;
  /** Name inside the font file. It differs from the original name, which the licence reserves. */
  readonly name: string;
  readonly characters: string;
  /** Minimum and maximum weight, if the typeface has a weight axis. */
  readonly weights?: readonly [number, number];
};

const cuts: readonly Cut[] = [
  {
    from: 'newsreader-titulares-500',
    to: 'mentoria-titulares-500',
    name: 'Mentoria Titulares',
    characters: headingCharacters,
  },
  {
    from: 'newsreader-titulares-italica-450',
    to: 'mentoria-titulares-italica-450',
    name: 'Mentoria Titulares Italica',
    characters: quotationCharacters,
  },
  {
    from: 'source-sans-3-latin-wght-normal',
    to: 'mentoria-texto-400-600',
    name: 'Mentoria Texto',
    characters: textCharacters,
    weights: [400, 600],
  },
];

for (const { from, to, ...cut } of cuts) {
  const target = join(root, 'public', 'fonts', `${to}.woff2`);
  const { status, stderr, error } = spawnSync(
    process.env.PYTHON ?? 'python3',
    [join(root, 'scripts', 'fonts', 'cut.py')],
    {
      input: JSON.stringify({ ...cut, source: join(root, 'scripts', 'fonts', `${from}.woff2`), target }),
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new Error(`${to}: ${error?.message ?? stderr}`);
  console.log(`${to}.woff2 ${statSync(target).size} bytes`);
}
