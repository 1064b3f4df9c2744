// Draws the firm's mark as raster images for home screens and Word, which can't show an SVG.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { root } from '../lib/run.ts';
import { writeImage } from './files.ts';

const readSvg = (name: string) => readFileSync(join(root, 'public', 'img', `${name}.svg`), 'utf8');
const favicon = readSvg('favicon');

/**
 * Returns the icon with its background extended to the edges.
 * @param scale scale of the mark; favicon.svg has .94
 */
function squareIcon(scale: number): string {
  const svg = favicon.replace('rx="9" ', '').replace('scale(.94)', `scale(${scale})`);
  if (svg.includes('rx="9"') || !svg.includes(`scale(${scale})`))
    throw new Error('favicon.svg lacks the parts that are replaced here');
  return svg;
}

const icons: readonly (readonly [name: string, svg: string, size: number])[] = [
  ['icono-192', favicon, 192],
  ['icono-512', favicon, 512],
  // A home screen may crop this icon to a circle of four fifths of its width.
  ['icono-recortable-512', squareIcon(0.74), 512],
  // iOS rounds the corners itself and shows transparent pixels as black.
  ['apple-touch-icon', squareIcon(0.8), 180],
];

export async function makeBrand(): Promise<void> {
  for (const [name, svg, size] of icons) {
    const icon = sharp(Buffer.from(svg), { density: (72 * size) / 48 }).resize(size, size);
    await writeImage(icon.png({ palette: true, compressionLevel: 9 }), `/img/${name}.png`);
  }
  const logo = sharp(Buffer.from(readSvg('logo')), { density: 300 }).resize({ width: 800 });
  await writeImage(
    logo.flatten({ background: '#fff' }).png({ palette: true, effort: 10 }),
    '/img/logo-word.png',
  );
}
