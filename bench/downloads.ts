import type { Browser, Locator, Page } from 'playwright';
import { median } from './median.ts';

export type Timing = {
  readonly name: string;
  /** Median of the first presses, in milliseconds. */
  readonly first: number;
  /** Median of the later presses, in milliseconds. */
  readonly next: number;
};

/** Milliseconds between presses: Chromium drops the eleventh download of a second without a word. */
const pauseMs = 150;

/** Buys one of each product and stops where they are downloaded. */
export async function buyEverything(page: Page, site: string): Promise<void> {
  await page.goto(`${site}/tienda`);
  const add = page.getByRole('button', { name: 'Añadir al Carrito' });
  await add.first().waitFor();
  for (const button of await add.all()) await button.click();
  await page.goto(`${site}/checkout`);
  await page.getByRole('button', { name: 'Pagar con Mercado Pago' }).click();
  await page.getByRole('link', { name: 'Ir al sitio de Mercado Pago' }).click();
  await page.getByRole('button', { name: 'Aprobar pago' }).click();
  await page
    .getByRole('button', { name: /^Descargar / })
    .first()
    .waitFor();
}

/** @returns the names of the download buttons */
async function downloadNames(page: Page): Promise<string[]> {
  const buttons = page.getByRole('button', { name: /^Descargar / });
  await buttons.first().waitFor();
  return (await buttons.allInnerTexts()).map((name) => name.trim().replace(/\s+/g, ' '));
}

/**
 * Times from the press to the browser's download. Each page is opened in a browser profile of its own: nothing is
 * compiled or generated yet, but the generator is loaded, since the button was pointed at.
 * @param page where things bought are downloaded
 * @param times pages opened per document
 * @param slowdown of the processor, times slower than this machine
 */
export async function timeDownloads(
  browser: Browser,
  page: Page,
  times: number,
  slowdown: number,
): Promise<Timing[]> {
  const url = page.url();
  const storageState = await page.context().storageState();
  const timings: Timing[] = [];
  for (const name of await downloadNames(page)) {
    const firsts: number[] = [];
    const nexts: number[] = [];
    for (let time = 0; time < times; time += 1) {
      const context = await browser.newContext({ storageState, locale: 'es-CL' });
      const [first = 0, ...others] = await pressSlowly(await context.newPage(), url, name, slowdown);
      firsts.push(first);
      nexts.push(...others);
      await context.close();
    }
    timings.push({ name: name.replace('Descargar ', ''), first: median(firsts), next: median(nexts) });
  }
  return timings;
}

async function pressSlowly(page: Page, url: string, name: string, slowdown: number): Promise<number[]> {
  await page.goto(url);
  const button = page.getByRole('button', { name });
  await button.hover();
  await page.waitForLoadState('networkidle');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return press(page, button, 4);
}

/** @returns milliseconds, one per press */
async function press(page: Page, button: Locator, times: number): Promise<number[]> {
  const taken: number[] = [];
  for (let time = 0; time < times; time += 1) {
    // While a document is generated the button has another name.
    await button.waitFor();
    const downloading = page.waitForEvent('download');
    const begun = performance.now();
    // The element's own click: Playwright's would add its checks to what is measured.
    await button.evaluate((element) => element instanceof HTMLElement && element.click());
    const download = await downloading;
    taken.push(performance.now() - begun);
    await download.delete();
    await page.waitForTimeout(pauseMs);
  }
  return taken;
}
