// Photographs of the blog: laid into this folder's photos/ as they came from the camera, cut as social networks
// cut an image. The .jpg is for search engines and feeds, the others for the pages.
import { existsSync, readdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import { size } from './canvas.js';
import { write, writeBoth } from './files.js';

const folder = join(import.meta.dirname, 'photos');

/**
 * @param {string} file
 * @param {number} width pixels
 */
function cut(file, width) {
  const height = Math.round((width * size.height) / size.width);
  return sharp(file).autoOrient().resize({ width, height, fit: 'cover', position: 'attention' });
}

/** @param {import('../lib/sources.ts').Load} load */
export async function makePhotos(load) {
  /** @type {typeof import('../../src/pages/post/picture.tsx')} */
  const { photoWidths } = await load('src/pages/post/picture.tsx');
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const file = join(folder, name);
    const to = `/img/blog/${parse(name).name}`;
    await write(cut(file, size.width).jpeg({ quality: 78, mozjpeg: true }), `${to}.jpg`);
    for (const width of photoWidths) await writeBoth(cut(file, width), to, width);
  }
}
