// Draws pictures that show how somebody completes a template: the site's form with a few fictional answers, and the
// document beside it. In the document only the answers are legible. The rest is made illegible as in documents.ts.
import { chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { build } from 'vite';
import { previewCopy } from '../../src/content/documents/complete-copy.ts';
import { paths } from '../../src/content/paths.ts';
import { productById } from '../../src/features/catalogue/products.ts';
import type { Template, Values } from '../../src/features/documents/model/document.ts';
import { documents } from '../../src/features/documents/templates/documents.ts';
import { findWholeChromium, launchOptions } from '../lib/browser.ts';
import { root } from '../lib/run.ts';
import { serve } from '../lib/serve.ts';
import type { Load } from '../lib/sources.ts';
import { type IsWanted, writeBoth } from './files.ts';

/** Narrowest viewport, in CSS pixels, that shows form and document side by side. */
const viewport = { width: 1024, height: 980 };

/** Device pixels per CSS pixel. */
const scale = 2;

/** CSS pixels around the form and the document. */
const margin = 16;

/** Width in pixels to which the script reduces the document, and the blur for sharp. Only grey lines remain. */
const documentBlur = { width: 54, blur: 0.8 };

type Box = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

const toDevicePixels = ({ left, top, width, height }: Box): Box => ({
  left: Math.floor(left * scale),
  top: Math.floor(top * scale),
  width: Math.ceil(width * scale),
  height: Math.ceil(height * scale),
});

/** Section that the picture shows, with its answers. */
type ShownSection = { readonly section: number; readonly values: Values };

/** Minimum number of answers in the section that the picture shows. */
const minAnswers = 4;

function chooseSection({ groups, productId }: Template): ShownSection {
  const answersBySection = groups.map(({ fields }) =>
    fields.flatMap(({ key, sample, example }) => {
      const answer = sample ?? example;
      return answer ? [[key, answer] as const] : [];
    }),
  );
  // Skip the first section, because the page can't scroll it level with the document.
  const section = answersBySection.findIndex((answers, index) => index > 0 && answers.length >= minAnswers);
  if (section < 0) throw new Error(`${productId} has no section after its first with ${minAnswers} examples`);
  return { section, values: Object.fromEntries(answersBySection[section] ?? []) };
}

/** Returns the browser storage of somebody who bought the template and began to complete it. */
function browserStorage(productId: string, values: Values): Readonly<Record<string, string>> {
  const date = '2026-03-02T12:00:00.000Z';
  const order = {
    reference: 'imagen',
    preparedId: null,
    lines: [{ id: productId, quantity: 1 }],
    total: 0,
    startedAt: date,
  };
  const draft = { id: 'a'.repeat(32), productId, name: '', values, createdAt: date, editedAt: date };
  return {
    'mle.purchases': JSON.stringify({
      attempts: [],
      receipts: [{ ...order, paymentId: null, paidAt: date }],
    }),
    [`mle.draft.${draft.id}`]: JSON.stringify(draft),
  };
}

type Boxes = {
  /** The form and the document together. */
  readonly panes: Box;
  readonly document: Box;
  /** Legible parts of the document. */
  readonly legible: readonly Box[];
};

type MeasureOptions = {
  /** CSS pixels around form and document. */
  readonly margin: number;
  /** Keys of the legible answers. */
  readonly keys: readonly string[];
};

function measure({ margin, keys }: MeasureOptions): Boxes {
  const pane = document.querySelector('[data-pane]');
  const form = document.querySelector('[data-panel=form]');
  if (!pane || !form) throw new Error('The page has no form beside its document');
  const { left } = form.getBoundingClientRect();
  const { top, right, height } = pane.getBoundingClientRect();
  const { clientLeft: border, clientWidth, clientHeight } = pane;
  const elements = keys.flatMap((key) => [
    ...pane.querySelectorAll(`.doc [data-field="${key}"]:not([data-blank])`),
  ]);
  return {
    panes: {
      left: left - margin,
      top: top - margin,
      width: right - left + 2 * margin,
      height: height + 2 * margin,
    },
    document: {
      left: right - border - clientWidth,
      top: top + border,
      width: clientWidth,
      height: clientHeight,
    },
    legible: elements.flatMap((element) => [...element.getClientRects()]),
  };
}

/** Makes the document in the picture illegible, except for its legible parts. */
async function blurDocument(png: Buffer, { panes, document, legible }: Boxes): Promise<Buffer> {
  const relativeBox = ({ left, top, ...size }: Box): Box =>
    toDevicePixels({ left: left - panes.left, top: top - panes.top, ...size });
  const picture = await sharp(png).extract(toDevicePixels(panes)).png().toBuffer();
  const pane = relativeBox(document);
  const reduced = await sharp(picture)
    .extract(pane)
    .resize({ width: documentBlur.width })
    .blur(documentBlur.blur)
    .png()
    .toBuffer();
  const blurred = await sharp(reduced).resize(pane.width, pane.height, { fit: 'fill' }).png().toBuffer();
  const isInside = ({ left, top, width, height }: Box) =>
    left >= pane.left &&
    top >= pane.top &&
    left + width <= pane.left + pane.width &&
    top + height <= pane.top + pane.height;
  const clear = await Promise.all(
    legible
      .map(relativeBox)
      .filter((box) => box.width > 0 && isInside(box))
      .map(async (box) => ({ ...box, input: await sharp(picture).extract(box).png().toBuffer() })),
  );
  return sharp(picture)
    .composite([{ ...pane, input: blurred }, ...clear].map(({ input, left, top }) => ({ input, left, top })))
    .png()
    .toBuffer();
}

async function draw(page: Page, address: string, productId: string, shown: ShownSection): Promise<Buffer> {
  await page.goto(new URL('/robots.txt', address).href);
  await page.evaluate(
    (entries) => {
      localStorage.clear();
      for (const [key, text] of Object.entries(entries)) localStorage.setItem(key, text);
    },
    browserStorage(productId, shown.values),
  );
  await page.goto(address, { waitUntil: 'networkidle' });
  const zoomIn = page.getByRole('button', { name: previewCopy.zoom.in });
  await zoomIn.click();
  await zoomIn.locator('..').evaluate((buttons) => buttons.remove());
  // Add space below the form. Without it the document would stop sticking to the window below a short form.
  const spaceBelow = '[data-panel=form] { padding-bottom: 100vh }';
  await page.addStyleTag({ content: `[data-pane] { scrollbar-width: none } ${spaceBelow}` });
  const section = page.locator('fieldset:has(h2)').nth(shown.section);
  // Focus the second field, so that the document scrolls to an answer that is not at its edge.
  await section.getByRole('textbox').nth(1).focus();
  await section.evaluate((element) => {
    const selector = 'fieldset:has(h2), :has(> [data-panel=document]) > :not([data-panel])';
    for (const sibling of document.querySelectorAll<HTMLElement>(selector)) {
      if (sibling !== element) sibling.style.visibility = 'hidden';
    }
    // Scroll the section level with the document, which sticks to the viewport.
    const heading = element.querySelector('h2')?.getBoundingClientRect();
    const pane = document.querySelector('[data-pane]')?.getBoundingClientRect();
    scrollBy({ top: (heading?.top ?? 0) - (pane?.top ?? 0), behavior: 'instant' });
  });
  await page.evaluate(() => document.fonts.ready);
  const options = { margin, keys: Object.keys(shown.values) };
  return blurDocument(await page.screenshot(), await page.evaluate(measure, options));
}

export async function makeForms(load: Load, isWanted: IsWanted): Promise<void> {
  const { formImages, formSize } = await load('src/features/catalogue/page-image.tsx');
  // Hide the build's warnings about missing pictures, because this script is going to draw them.
  await build({ root, mode: 'sandbox', logLevel: 'error', configLoader: 'native' });
  const { url, close } = await serve({ mode: 'sandbox' });
  const browser = await chromium.launch(launchOptions(findWholeChromium()));
  try {
    const page = await browser.newPage({ viewport, deviceScaleFactor: scale, reducedMotion: 'reduce' });
    for (const { productId, load: loadTemplate } of documents) {
      const product = productById(productId);
      if (!product || !isWanted(product.slug)) continue;
      const shown = chooseSection(await loadTemplate());
      const png = await draw(page, url + paths.complete(product.slug), productId, shown);
      const { name, widths } = formImages(product);
      for (const width of widths) {
        const height = Math.round((width * formSize.height) / formSize.width);
        await writeBoth(sharp(png).resize({ width, height, fit: 'cover', position: 'top' }), name, width);
      }
    }
  } finally {
    await browser.close();
    await close();
  }
}
