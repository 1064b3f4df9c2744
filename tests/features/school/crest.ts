import sharp from 'sharp';
import type { Letterhead } from '../../../src/features/school/letterhead.ts';

export function makePng(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#808080' } })
    .png()
    .toBuffer();
}

export const crest: Letterhead = {
  type: 'image/png',
  data: (await makePng(120, 90)).toString('base64'),
  width: 120,
  height: 90,
};
