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
const hidden = { reducedTo: 54, blur: 0.8 };

type Box = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

const scaled = ({ left, top, width, height }: Box): Box => ({
  left: Math.floor(left * scale),
  top: Math.floor(top * scale),
  width: Math.ceil(width * scale),
  height: Math.ceil(height * scale),
});

/** Section that the picture shows, with its answers. */
type Shown = { readonly section: number; readonly values: Values };

/** Minimum number of answers in the section that the picture shows. */
const enough = 4;

function shownOf({ groups, productId }: Template): Shown {
  const answered = groups.map(({ fields }) =>
    fields.flatMap(({ key, sample, example }) => {
      const answer = sample ?? example;
      return answer ? [[key, answer] as const] : [];
    }),
  );
  // Skip the first section, because the page can't scroll it level with the document.
  const section = answered.findIndex((answers, index) => index > 0 && answers.length >= enough);
  if (section < 0) throw new Error(`${productId} has no section after its first with ${enough} examples`);
  return { section, values: Object.fromEntries(answered[section] ?? []) };
}

/** Returns the browser storage of somebody who bought the template and began to complete it. */
function stored(productId: string, values: Values): Readonly<Record<string, string>> {
  const at = '2026-03-02T12:00:00.000Z';
  const order = {
    reference: 'imagen',
    preparedId: null,
    lines: [{ id: productId, quantity: 1 }],
    total: 0,
    startedAt: at,
  };
  const draft = { id: 'a'.repeat(32), productId, name: '', values, createdAt: at, editedAt: at };
  return {
    'mle.purchases': JSON.stringify({ attempts: [], receipts: [{ ...order, paymentId: null, paidAt: at }] }),
    [`mle.draft.${draft.id}`]: JSON.stringify(draft),
  };
}

type Places = {
  /** The form and the document together. */
  readonly whole: Box;
  readonly document: Box;
  /** Legible parts of the document. */
  readonly legible: readonly Box[];
};

type Wanted = {
  /** CSS pixels around form and document. */
  readonly room: number;
  /** Keys of the legible answers. */
  readonly keys: readonly string[];
};

function measure({ room, keys }: Wanted): Places {
  const pane = document.querySelector('[data-pane]');
  const form = document.querySelector('[data-panel=form]');
  if (!pane || !form) throw new Error('The page has no form beside its document');
  const { left } = form.getBoundingClientRect();
  const { top, right, height } = pane.getBoundingClientRect();
  const { clientLeft: border, clientWidth, clientHeight } = pane;
  const places = keys.flatMap((key) => [
    ...pane.querySelectorAll(`.doc [data-field="${key}"]:not([data-blank])`),
  ]);
  return {
    whole: { left: left - room, top: top - room, width: right - left + 2 * room, height: height + 2 * room },
    document: {
      left: right - border - clientWidth,
      top: top + border,
      width: clientWidth,
      height: clientHeight,
    },
    legible: places.flatMap((place) => [...place.getClientRects()]),
  };
}

/** Makes the document in the picture illegible, except for its legible parts. */
async function hide(png: Buffer, { whole, document, legible }: Places): Promise<Buffer> {
  const within = ({ left, top, ...size }: Box): Box =>
    scaled({ left: left - whole.left, top: top - whole.top, ...size });
  const picture = await sharp(png).extract(scaled(whole)).png().toBuffer();
  const pane = within(document);
  const reduced = await sharp(picture)
    .extract(pane)
    .resize({ width: hidden.reducedTo })
    .blur(hidden.blur)
    .png()
    .toBuffer();
  const veil = await sharp(reduced).resize(pane.width, pane.height, { fit: 'fill' }).png().toBuffer();
  const isInside = ({ left, top, width, height }: Box) =>
    left >= pane.left &&
    top >= pane.top &&
    left + width <= pane.left + pane.width &&
    top + height <= pane.top + pane.height;
  const clear = await Promise.all(
    legible
      .map(within)
      .filter((box) => box.width > 0 && isInside(box))
      .map(async (box) => ({ ...box, input: await sharp(picture).extract(box).png().toBuffer() })),
  );
  return sharp(picture)
    .composite([{ ...pane, input: veil }, ...clear].map(({ input, left, top }) => ({ input, left, top })))
    .png()
    .toBuffer();
}

async function draw(page: Page, address: string, productId: string, shown: Shown): Promise<Buffer> {
  await page.goto(new URL('/robots.txt', address).href);
  await page.evaluate(
    (entries) => {
      localStorage.clear();
      for (const [key, text] of Object.entries(entries)) localStorage.setItem(key, text);
    },
    stored(productId, shown.values),
  );
  await page.goto(address, { waitUntil: 'networkidle' });
  const larger = page.getByRole('button', { name: previewCopy.zoom.in });
  await larger.click();
  await larger.locator('..').evaluate((buttons) => buttons.remove());
  // Add space below the form. Without it the document would stop sticking to the window below a short form.
  const room = '[data-panel=form] { padding-bottom: 100vh }';
  await page.addStyleTag({ content: `[data-pane] { scrollbar-width: none } ${room}` });
  const section = page.locator('fieldset:has(h2)').nth(shown.section);
  // Focus the second field, so that the document scrolls to an answer that is not at its edge.
  await section.getByRole('textbox').nth(1).focus();
  await section.evaluate((element) => {
    const around = 'fieldset:has(h2), :has(> [data-panel=document]) > :not([data-panel])';
    for (const each of document.querySelectorAll<HTMLElement>(around)) {
      if (each !== element) each.style.visibility = 'hidden';
    }
    // Scroll the section level with the document, which sticks to the viewport.
    const heading = element.querySelector('h2')?.getBoundingClientRect();
    const pane = document.querySelector('[data-pane]')?.getBoundingClientRect();
    scrollBy({ top: (heading?.top ?? 0) - (pane?.top ?? 0), behavior: 'instant' });
  });
  await page.evaluate(() => document.fonts.ready);
  const wanted = { room: margin, keys: Object.keys(shown.values) };
  return hide(await page.screenshot(), await page.evaluate(measure, wanted));
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
      const shown = shownOf(await loadTemplate());
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
