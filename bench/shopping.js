// The visits that the figures are taken from, made as a person makes them: by what the page shows.
import { median } from '../scripts/lib/weight.js';

/**
 * @typedef {import('playwright').Page} Page
 * @typedef {{ readonly name: string, readonly cold: number, readonly next: number }} Timing medians, in milliseconds
 */

/** Milliseconds between presses: Chromium drops the eleventh download of a second without a word. */
const rest = 150;

/**
 * @param {Page} page with an empty cache
 * @param {string} url
 * @returns {Promise<import('../scripts/lib/weight.js').Loaded[]>} everything the page asked for until it was quiet
 * @throws {Error} when something it asked for is not there
 */
export async function firstLoad(page, url) {
  /** @type {Promise<import('../scripts/lib/weight.js').Loaded>[]} */
  const answers = [];
  /** @type {string[]} */
  const missing = [];
  page.on('response', (response) => {
    if (!response.url().startsWith('http')) return;
    const type = response.headers()['content-type'] ?? '';
    const isPage = response.request().resourceType() === 'document';
    // A server of single pages answers index.html for a file that is not there.
    if (!response.ok() || (type.startsWith('text/html') && !isPage)) missing.push(response.url());
    answers.push(response.body().then((body) => ({ type, body })));
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  if (missing.length > 0) throw new Error(`Not there, so not weighed: ${missing.join(', ')}`);
  return Promise.all(answers);
}

/**
 * Buys one of each product and stops where they are downloaded.
 * @param {Page} page
 * @param {string} site
 */
export async function buyEverything(page, site) {
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

/** How much slower a middling telephone is than this machine. */
export const slowdown = 4;

/** @param {Page} page at an address that offers what was bought */
async function offered(page) {
  const buttons = page.getByRole('button', { name: /^Descargar / });
  await buttons.first().waitFor();
  return (await buttons.allInnerTexts()).map((name) => name.trim());
}

/**
 * Presses in pages that have just been opened, each in a browser profile of its own: nothing is compiled or
 * generated yet, but the generator is there, since the button was pointed at.
 * @param {import('playwright').Browser} browser
 * @param {Page} page where things bought are downloaded
 * @param {number} times pages opened per document
 * @returns {Promise<Timing[]>} from the press to the browser's download, on a slowed-down processor
 */
export async function timeDownloads(browser, page, times) {
  const url = page.url();
  const storageState = await page.context().storageState();
  /** @type {Timing[]} */
  const timings = [];
  for (const name of await offered(page)) {
    /** @type {number[]} */
    const cold = [];
    /** @type {number[]} */
    const next = [];
    for (let time = 0; time < times; time += 1) {
      const context = await browser.newContext({ storageState, locale: 'es-CL' });
      const [first = 0, ...others] = await pressSlowly(await context.newPage(), url, name);
      cold.push(first);
      next.push(...others);
      await context.close();
    }
    timings.push({ name: name.replace('Descargar ', ''), cold: median(cold), next: median(next) });
  }
  return timings;
}

/** @param {Page} page @param {string} url @param {string} name @returns {Promise<number[]>} milliseconds */
async function pressSlowly(page, url, name) {
  await page.goto(url);
  const button = page.getByRole('button', { name });
  await button.hover();
  await page.waitForLoadState('networkidle');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return press(page, button, 4);
}

/**
 * @param {Page} page
 * @param {import('playwright').Locator} button
 * @param {number} times
 * @returns {Promise<number[]>} milliseconds
 */
async function press(page, button, times) {
  /** @type {number[]} */
  const taken = [];
  for (let time = 0; time < times; time += 1) {
    // While a document is generated the button has another name.
    await button.waitFor();
    const downloading = page.waitForEvent('download');
    const begun = performance.now();
    // The element's own click: Playwright's would add its checks to what is measured.
    await button.evaluate((/** @type {HTMLElement} */ element) => element.click());
    const download = await downloading;
    taken.push(performance.now() - begun);
    await download.delete();
    await page.waitForTimeout(rest);
  }
  return taken;
}
