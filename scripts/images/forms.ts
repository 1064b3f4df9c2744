// Draws pictures of how a template is completed: the site's form with a few fictional answers, and the document beside
// it, or below it for phones. Before the pictures are taken, a bar replaces each word of the document's text, as in
// documents.ts.
import { chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { build } from 'vite';
import { previewCopy } from '../../src/content/documents/complete-copy.ts';
import { paths } from '../../src/content/paths.ts';
import { productById } from '../../src/features/catalogue/products.ts';
import type { Template, Values } from '../../src/features/documents/model/document.ts';
import { documents } from '../../src/features/documents/templates/documents.ts';
import type { ImageCrop } from '../../src/ui/images/sized-image.tsx';
import { findFullChromium, launchOptions } from '../lib/browser.ts';
import { root } from '../lib/run.ts';
import { serve } from '../lib/serve.ts';
import type { LoadModule } from '../lib/sources.ts';
import { drawFeatures } from './figures.ts';
import { type IsWanted, writeFormats } from './files.ts';
import { hideCutElements } from './hide-cut.ts';
import { openAsBuyer } from './open-as-buyer.ts';

/** The narrowest viewport in CSS pixels that shows form and document side by side. */
const viewport = { width: 1024, height: 980 };

/** Device pixels per CSS pixel. */
const scale = 3;

/** CSS pixels around the form and the document. */
const margin = 24;

/**
 * Width of the picture for phones in CSS pixels. In the narrowest phone's column, which is 288 wide, the document's
 * text must still be 13 pixels high.
 */
const column = { width: 336, textSize: 15.2 } as const;

/** Index of the section that the picture shows, and answers to its fields. */
type ShownSection = { readonly section: number; readonly values: Values };

const minAnswers = 4;

function chooseSection({ groups, productId }: Template): ShownSection {
  const answersByGroup = groups.map(({ fields }) =>
    fields.flatMap(({ key, sample, example }) => {
      const answer = sample ?? example;
      return answer ? [[key, answer] as const] : [];
    }),
  );
  // Skip the first section, because the page can't scroll it level with the document.
  const sectionIndex = answersByGroup.findIndex(
    (answers, index) => index > 0 && answers.length >= minAnswers,
  );
  if (sectionIndex < 0)
    throw new Error(`${productId} has no section after its first with ${minAnswers} examples`);
  return { section: sectionIndex, values: Object.fromEntries(answersByGroup[sectionIndex] ?? []) };
}

/** Runs in the page and replaces each word of the document's text with a bar. Its titles and tables of fields stay. */
function hideText(): void {
  const texts = document.createTreeWalker(document.querySelector('.doc') ?? document, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (texts.nextNode()) {
    const node = texts.currentNode;
    const isPublic = node.parentElement?.closest('h2, h3, h4, table:not([data-size]), [data-part]');
    if (node instanceof Text && !isPublic) nodes.push(node);
  }
  for (const node of nodes) {
    const words = node.data.split(/(\s+)/).map((word) => {
      if (word.trim() === '') return word;
      const bar = document.createElement('span');
      bar.textContent = word;
      bar.style.color = 'transparent';
      bar.style.background = 'linear-gradient(transparent 34%, #e1e3e6 34% 78%, transparent 78%)';
      return bar;
    });
    node.replaceWith(...words);
  }
}

/** Returns the height of the picture in CSS pixels. The image files are cropped at the bottom to its shape. */
const heightOf = ({ size }: ImageCrop, width: number): number => (width * size.height) / size.width;

/** Runs in the page and returns the box around the form and the document. */
function boundingBox(margin: number) {
  const pane = document.querySelector('[data-pane]')?.getBoundingClientRect();
  const form = document.querySelector('[data-panel=form]')?.getBoundingClientRect();
  if (!pane || !form) throw new Error('The page has no form beside its document');
  const { top, right, height } = pane;
  return {
    x: form.left - margin,
    y: top - margin,
    width: right - form.left + 2 * margin,
    height: height + 2 * margin,
  };
}

/**
 * Runs in the page. Puts the focused field, the field above it and their table in the document into one column, which
 * covers the page.
 */
function stack({ width, textSize }: typeof column): void {
  const focusedElement = document.activeElement;
  const field = focusedElement?.closest('div:has(> label)');
  const placeInDocument = document.querySelector<HTMLElement>('.doc [data-current]');
  const table = placeInDocument?.closest('table');
  if (
    !(focusedElement instanceof HTMLElement) ||
    !field?.previousElementSibling ||
    !placeInDocument ||
    !table
  )
    throw new Error('The focused field has no place in a table of the document');
  const { background, boxShadow } = getComputedStyle(placeInDocument);
  Object.assign(placeInDocument.style, { background, boxShadow });
  const doc = document.createElement('div');
  doc.className = 'doc';
  Object.assign(doc.style, { width: 'auto', padding: '0', background: '#fff', position: 'relative' });
  doc.append(table);
  table.style.fontSize = `${textSize}px`;
  // Narrow columns must not break words.
  for (const cell of table.querySelectorAll('th, td'))
    if (cell instanceof HTMLElement) cell.style.padding = '2px 5px';
  for (const [index, col] of table.querySelectorAll('col').entries())
    col.style.width = index === 0 ? '42%' : '58%';
  const column = document.createElement('div');
  column.id = 'column';
  Object.assign(column.style, {
    position: 'fixed',
    inset: '0 auto 0 0',
    width: `${width}px`,
    padding: '16px',
  });
  Object.assign(column.style, { display: 'grid', alignContent: 'start', gap: '16px', zIndex: '99' });
  column.style.background = 'var(--color-paper)';
  column.append(field.previousElementSibling, field, doc);
  document.body.append(column);
  // Moving the field in the page removed the focus from it.
  focusedElement.focus();
}

type Pictures = { readonly wide: Buffer; readonly narrow: Buffer };

type Crops = Readonly<Record<'wide' | 'narrow', ImageCrop>>;

async function draw(
  page: Page,
  address: string,
  productId: string,
  shownSection: ShownSection,
  crops: Crops,
): Promise<Pictures> {
  await openAsBuyer(page, address, productId, shownSection.values);
  const zoomIn = page.getByRole('button', { name: previewCopy.zoom.in });
  await zoomIn.click();
  await zoomIn.locator('..').evaluate((buttons) => buttons.remove());
  // Add space below a short form, because the sticky document would otherwise scroll out of the window.
  const paddingRule = '[data-panel=form] { padding-bottom: 100vh }';
  await page.addStyleTag({ content: `[data-pane] { scrollbar-width: none } ${paddingRule}` });
  const section = page.locator('fieldset:has(h2)').nth(shownSection.section);
  // Focus the second field, whose place in the document is not at the edge.
  await section.getByRole('textbox').nth(1).focus();
  await section.evaluate((element) => {
    const otherParts = 'fieldset:has(h2), :has(> [data-panel=document]) > :not([data-panel])';
    for (const part of document.querySelectorAll<HTMLElement>(otherParts)) {
      if (part !== element) part.style.visibility = 'hidden';
    }
    // The document sticks to the viewport, so scroll the section level with it.
    const heading = element.querySelector('h2')?.getBoundingClientRect();
    const pane = document.querySelector('[data-pane]')?.getBoundingClientRect();
    scrollBy({ top: (heading?.top ?? 0) - (pane?.top ?? 0), behavior: 'instant' });
  });
  // Scroll sideways until the document's labels are fully visible. The answers need no scrolling, because they are
  // short.
  await page.locator('[data-pane]').evaluate((pane) => {
    const [table, { left }] = [pane.querySelector('table'), pane.getBoundingClientRect()];
    pane.scrollBy({ left: (table?.getBoundingClientRect().left ?? left) - left - 12, behavior: 'instant' });
  });
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(hideText);
  const clip = await page.evaluate(boundingBox, margin);
  const edge = clip.y + heightOf(crops.wide, clip.width);
  await page.evaluate(hideCutElements, { selector: '[data-panel=form]', edge: edge - margin });
  await page.evaluate(hideCutElements, { selector: '.doc', edge });
  const wide = await page.screenshot({ clip });
  await page.evaluate(stack, column);
  await page.evaluate(hideCutElements, { selector: '#column', edge: heightOf(crops.narrow, column.width) });
  return { wide, narrow: await page.locator('#column').screenshot() };
}

export async function makeForms(load: LoadModule, isWanted: IsWanted): Promise<void> {
  const { featureImage, formImages } = await load('src/features/catalogue/page-image.tsx');
  // Log only errors, because the build would warn about the missing pictures that this function draws.
  await build({ root, mode: 'sandbox', logLevel: 'error', configLoader: 'native' });
  const { url, close } = await serve({ mode: 'sandbox' });
  const browser = await chromium.launch(launchOptions(findFullChromium()));
  try {
    const page = await browser.newPage({ viewport, deviceScaleFactor: scale, reducedMotion: 'reduce' });
    for (const { productId, load: loadTemplate } of documents) {
      const product = productById(productId);
      if (!product || !isWanted(product.slug)) continue;
      const template = await loadTemplate();
      const chosenSection = chooseSection(template);
      const crops = formImages(product);
      const pictures = await draw(page, url + paths.complete(product.slug), productId, chosenSection, crops);
      for (const shape of ['wide', 'narrow'] as const) {
        const { files, size } = crops[shape];
        for (const width of files.widths) {
          const height = Math.round((width * size.height) / size.width);
          const image = sharp(pictures[shape]).resize({ width, height, fit: 'cover', position: 'top' });
          await writeFormats(image, files.basePath, width);
        }
      }
      for (const [feature, png] of await drawFeatures(page, url, product.slug, template)) {
        const { files, size } = featureImage(product, feature);
        for (const width of files.widths) {
          const height = Math.round((width * size.height) / size.width);
          await writeFormats(
            sharp(png).resize({ width, height, fit: 'cover', position: 'top' }),
            files.basePath,
            width,
          );
        }
      }
      await page.setViewportSize(viewport);
    }
  } finally {
    await browser.close();
    await close();
  }
}
