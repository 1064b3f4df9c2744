import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Sharp } from 'sharp';
import { root } from '../lib/run.ts';

/**
 * True if the script should make the picture.
 * @param name name of the product, or the last part of the page's address
 */
export type IsWanted = (name: string) => boolean;

/** @param path below public/, with its extension */
export async function writeImage(image: Sharp, path: string): Promise<void> {
  const file = join(root, 'public', path);
  mkdirSync(dirname(file), { recursive: true });
  const { size } = await image.toFile(file);
  console.log(`public${path}  ${size} bytes`);
}

/**
 * Writes the two formats of src/ui/images/sized-image.tsx.
 * @param image image that already has this width
 * @param name path below public/, without width and extension
 */
export async function writeFormats(image: Sharp, name: string, width: number): Promise<void> {
  await writeImage(image.clone().avif({ quality: 55, effort: 7 }), `${name}-${width}.avif`);
  // Only browsers older than the supported ones load WebP, because all supported ones read AVIF.
  await writeImage(image.clone().webp({ quality: 58, effort: 6 }), `${name}-${width}.webp`);
}
