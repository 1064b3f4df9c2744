// Crops the blog's photographs to the size to which social networks crop images. The originals are in photos/. Search
// engines and feeds use the .jpg, and pages use AVIF and WebP.
import { existsSync, readdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { LoadModule } from '../lib/sources.ts';
import { pictureSize } from './canvas.ts';
import { writeFormats, writeImage } from './files.ts';

const folder = join(import.meta.dirname, 'photos');

function crop(file: string, width: number): Sharp {
  const height = Math.round((width * pictureSize.height) / pictureSize.width);
  return sharp(file).autoOrient().resize({ width, height, fit: 'cover', position: 'attention' });
}

export async function makePhotos(load: LoadModule): Promise<void> {
  const { photoWidths } = await load('src/pages/post/picture.tsx');
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const file = join(folder, name);
    const target = `/img/blog/${parse(name).name}`;
    await writeImage(crop(file, pictureSize.width).jpeg({ quality: 78, mozjpeg: true }), `${target}.jpg`);
    for (const width of photoWidths) await writeFormats(crop(file, width), target, width);
  }
}
