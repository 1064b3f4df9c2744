/**
 * The icons of the web manifest, drawn from public/img/favicon.svg. Run by hand (`npm run icons`) when that
 * changes; its output is committed.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { root } from './lib/run.js';

const folder = join(root, 'public', 'img');
const svg = readFileSync(join(folder, 'favicon.svg'), 'utf8');

/** A home screen may cut a circle of four fifths of the width out of it: the ground goes to the edges. */
const cut = svg.replace('rx="9" ', '').replace('scale(.94)', 'scale(.74)');
if (cut.length !== svg.length - 'rx="9" '.length) throw new Error('favicon.svg is drawn otherwise by now');

/** @type {[name: string, source: string, size: number][]} */
const icons = [
  ['icono-192', svg, 192],
  ['icono-512', svg, 512],
  ['icono-recortable-512', cut, 512],
];

for (const [name, source, size] of icons) {
  const file = join(folder, `${name}.png`);
  const { size: bytes } = await sharp(Buffer.from(source), { density: (72 * size) / 48 })
    .resize(size, size)
    .png({ palette: true, compressionLevel: 9 })
    .toFile(file);
  console.log(`${file.slice(root.length + 1)}  ${bytes} bytes`);
}
