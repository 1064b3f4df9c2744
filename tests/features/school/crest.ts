import sharp from 'sharp';
import type { Letterhead } from '../../../src/features/school/letterhead.ts';

/** Makes a PNG of the given size in one colour. */
export function png(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#808080' } })
    .png()
    .toBuffer();
}

/** Crest of a fictional school. */
export const crest: Letterhead = {
  type: 'image/png',
  data: (await png(120, 90)).toString('base64'),
  width: 120,
  height: 90,
};
