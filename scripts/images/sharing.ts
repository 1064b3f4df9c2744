// Draws the images that shared links show (og:image), one for each public page. An image contains the page's h1 and the
// documents of two products.
import { products } from '../../src/features/catalogue/products.ts';
import type { LoadModule } from '../lib/sources.ts';
import { dataUrl, fontUrl, screenshot, withCanvas } from './canvas.ts';
import { type IsWanted, writeImage } from './files.ts';

const svgUrl = (file: string) => dataUrl(`img/${file}.svg`, 'image/svg+xml');
const sheetUrl = (image: string) => dataUrl(`img/documentos/${image}-640.webp`, 'image/webp');

const style = () => `
@font-face { font-family: Titulares; src: url(${fontUrl('mentoria-titulares-500')}); }
@font-face { font-family: Texto; src: url(${fontUrl('mentoria-texto-400-600')}); font-weight: 400 600; }
* { box-sizing: border-box; margin: 0; }
body { position: relative; width: 1200px; height: 630px; overflow: hidden; background: #FAF7F2; color: #14233B; }
.tint { position: absolute; inset: 0 0 0 828px; background: #F4ECDF; border-left: 1px solid #DACDB6; }
.words { position: absolute; inset: 66px auto 66px 72px; width: 545px; display: flex; flex-direction: column; }
.words img { height: 72px; align-self: start; }
h1 { margin-block: auto; font: 500 67px/1.06 Titulares; letter-spacing: -.016em; text-wrap: balance; }
.double { width: 520px; height: 7px; border: solid #14233B; border-width: 4px 0 1px; margin-bottom: 28px; }
p { font: 400 25px/1.3 Texto; color: #36435A; }
.folder { position: absolute; left: 674px; top: 82px; width: 468px; height: 512px; border-radius: 0 10px 10px; background: linear-gradient(#E9DDC7, #E4D6BD); box-shadow: 0 18px 30px -22px rgb(58 40 20 / .5); }
.folder::before { content: "Expediente"; position: absolute; left: 0; bottom: 99.8%; height: 36px; padding: 0 36px 0 18px; border-radius: 10px 0 0; background: #E9DDC7; font: 600 18px/38px Texto; letter-spacing: .04em; clip-path: polygon(0 0, calc(100% - 20px) 0, 100% 100%, 0 100%); }
.sheet { position: absolute; width: 350px; height: 453px; background: #FFFDFA; box-shadow: 0 2px 3px rgb(58 40 20 / .08), 0 24px 44px -18px rgb(58 40 20 / .34); }
.sheet img { width: 100%; height: 100%; display: block; }
.third { left: 774px; top: 102px; rotate: 4.2deg; } .second { left: 740px; top: 94px; rotate: 1deg; } .first { left: 696px; top: 98px; rotate: -2.2deg; }`;

const renderHtml = ([
  frontImage,
  backImage,
]: readonly string[]) => `<!doctype html><meta charset="utf-8"><style>${style()}</style>
<div class="tint"></div>
<div class="words"><img src="${svgUrl('logo')}"><h1></h1><div class="double"></div><p>Derecho educacional para colegios de Chile</p></div>
<div class="folder"></div><div class="sheet third"></div>
<div class="sheet second"><img src="${sheetUrl(backImage ?? '')}"></div>
<div class="sheet first"><img src="${sheetUrl(frontImage ?? '')}"></div>`;

/** Runs in the page. The title may take three lines. */
async function setTitle(title: string): Promise<void> {
  await document.fonts.load('500 67px Titulares', title);
  const heading = document.querySelector('h1');
  if (!heading) return;
  heading.textContent = title.replaceAll('N.º ', 'N.º\u00a0');
  for (let size = 67; heading.offsetHeight > size * 1.06 * 3.2 && size > 40; size -= 3) {
    heading.style.fontSize = `${size - 3}px`;
  }
}

export async function makeSharing(load: LoadModule, isWanted: IsWanted): Promise<void> {
  const { pages, prerender } = await load('src/prerender.tsx');
  const { shareImagePath } = await load('src/ui/page-meta.tsx');
  await withCanvas(async (page) => {
    for (const path of pages.filter((path) => isWanted(path.slice(path.lastIndexOf('/') + 1)))) {
      await page.setContent((await prerender(path)).body);
      const title = (await page.locator('h1').textContent()) ?? '';
      // On a product's page, show its document in front.
      const sortedProducts = products.toSorted((a, b) => Number(b.link === path) - Number(a.link === path));
      await page.setContent(renderHtml(sortedProducts.map(({ image }) => image)));
      await page.evaluate(setTitle, title);
      await writeImage(await screenshot(page, 128), shareImagePath(path));
    }
  });
}
