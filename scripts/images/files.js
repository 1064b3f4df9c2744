// Where images go, and in which formats a page can have them.
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../lib/run.ts';

/**
 * @param {import('sharp').Sharp} image
 * @param {string} path below public/, with its ending
 */
export async function write(image, path) {
  const file = join(root, 'public', path);
  mkdirSync(dirname(file), { recursive: true });
  const { size } = await image.toFile(file);
  console.log(`public${path}  ${size} bytes`);
}

/**
 * The two that src/ui/sized-image.tsx offers a browser.
 * @param {import('sharp').Sharp} image already of its width
 * @param {string} name below public/, without width and ending
 * @param {number} width pixels
 */
export async function writeBoth(image, name, width) {
  await write(image.clone().avif({ quality: 55, effort: 7 }), `${name}-${width}.avif`);
  await write(image.clone().webp({ quality: 72, effort: 6 }), `${name}-${width}.webp`);
}
