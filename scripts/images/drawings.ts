// Draws the blog's drawings as raster images, which search engines and feeds need. The lines come from lines/, where
// `currentColor` stands for the accent colour. The labels come from the page's component.
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { accent, accent700 } from '../../src/ui/accent.ts';
import { root } from '../lib/run.ts';
import type { LoadModule } from '../lib/sources.ts';
import { dataUrl, fontUrl, pictureSize, screenshot, withCanvas } from './canvas.ts';
import { writeImage } from './files.ts';

const style = () => `
  @font-face { font-family: "Mentoria Texto"; src: url(${fontUrl('mentoria-texto-400-600')}); font-weight: 400 600; }
  body { margin: 0; background: #f4ecdf; font-family: "Mentoria Texto"; }
  .dimension { font-size: 30px; font-weight: 600; text-anchor: middle; fill: ${accent700}; paint-order: stroke; stroke: #f4ecdf; stroke-width: 22px; }
`;

/** @param file name of an SVG in lines/ */
function drawLines(file: string): string {
  const lines = readFileSync(join(import.meta.dirname, 'lines', file), 'utf8');
  return lines.replaceAll('currentColor', accent);
}

export async function makeDrawings(load: LoadModule): Promise<void> {
  const { postDrawings: drawings } = await load('src/pages/post/picture.tsx');
  await withCanvas(async (page) => {
    for (const [src, { viewBox, words }] of Object.entries(drawings)) {
      const [x, y, width = 1, height = 1] = viewBox.split(' ').map(Number);
      // Fit a wide drawing into the picture, so that its sides aren't cropped. A tall one fills the picture.
      const preserveAspectRatio = `xMidYMid ${width / height > 2.4 ? 'meet' : 'slice'}`;
      const file = src.replace(/png$/, 'svg');
      writeFileSync(join(root, 'public', file), drawLines(basename(file)));
      const href = dataUrl(file, 'image/svg+xml');
      const lines = createElement('image', { href, x, y, width, height });
      const svg = renderToStaticMarkup(
        createElement('svg', { viewBox, preserveAspectRatio, ...pictureSize }, lines, words),
      );
      await page.setContent(`<style>${style()}</style>${svg}`);
      await writeImage(await screenshot(page, 256), src);
    }
  });
}
