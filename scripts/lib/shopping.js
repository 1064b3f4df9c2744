// The visits that the figures are taken from, made as a person makes them: by what the page shows.
import { median } from './weight.js';

/**
 * @typedef {import('playwright').Page} Page
 * @typedef {{ readonly name: string, readonly first: number, readonly median: number }} Timing milliseconds
 */

/** Milliseconds between presses: Chromium drops the eleventh download of a second without a word. */
const rest = 150;

/**
 * @param {Page} page with an empty cache
 * @param {string} url
 * @returns {Promise<import('./weight.js').Loaded[]>} everything the page asked for until it was quiet
 * @throws {Error} when something it asked for is not there
 */
export async function firstLoad(page, url) {
  /** @type {Promise<import('./weight.js').Loaded>[]} */
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

/**
 * @param {Page} page where things bought are downloaded
 * @param {number} times presses that count, after a first that may still load what it needs
 * @returns {Promise<Timing[]>} from the press to the browser's download, one per document
 */
export async function timeDownloads(page, times) {
  /** @type {Timing[]} */
  const timings = [];
  for (const name of await page.getByRole('button', { name: /^Descargar / }).allInnerTexts()) {
    const button = page.getByRole('button', { name: name.trim() });
    const [first = 0, ...others] = await press(page, button, times + 1);
    timings.push({ name: name.trim().replace('Descargar ', ''), first, median: median(others) });
  }
  return timings;
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
