// How long a key takes from the form to the document beside it, on a slow telephone's processor.
import { median } from '../scripts/lib/weight.js';

/**
 * @typedef {import('playwright').Page} Page
 * @typedef {{ readonly name: string, readonly median: number, readonly worst: number, readonly keys: number }} Latency milliseconds
 */

/** One of the fields that changes many places, one in a table of totals, one in the week. */
const fields = [
  { label: 'Nombre del establecimiento', keys: 'Colegio Los Aromos de Prueba' },
  { label: 'Sueldo base', keys: '1250000' },
  { label: 'Lunes: Salida', keys: '1830' },
];

/** Runs in the page: from the key to the document rendered and laid out, which leaves only painting to do. */
function watch() {
  /** @type {number[]} */
  const taken = [];
  Object.assign(window, { taken });
  let begun = 0;
  addEventListener('beforeinput', () => {
    begun = performance.now();
  });
  // React renders in a task of its own right after its listeners; this one is queued behind it.
  addEventListener('input', () => {
    queueMicrotask(() =>
      queueMicrotask(() => {
        document.querySelector('.doc')?.getBoundingClientRect();
        taken.push(performance.now() - begun);
      }),
    );
  });
}

/** @param {Page} page @param {string} label @param {string} keys @returns {Promise<number[]>} milliseconds, one per key */
async function type(page, label, keys) {
  const control = page.getByLabel(label, { exact: true });
  await control.fill('');
  await page.evaluate(() => Reflect.get(window, 'taken').splice(0));
  await control.pressSequentially(keys);
  return page.evaluate(() => Reflect.get(window, 'taken'));
}

/**
 * @param {Page} page whose device has bought the contract
 * @param {string} site without final slash
 * @param {number} slowdown times slower than this machine
 * @returns {Promise<Latency[]>}
 * @throws {Error} when the document does not show what was typed
 */
export async function timeTyping(page, site, slowdown) {
  await page.goto(`${site}/completar/contrato-plazo-fijo-educadora`);
  await page.getByRole('article').waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(watch);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  /** @type {Latency[]} */
  const latencies = [];
  for (const { label, keys } of fields) {
    await type(page, label, keys);
    const taken = await type(page, label, keys);
    latencies.push({ name: label, median: median(taken), worst: Math.max(...taken), keys: taken.length });
  }
  await session.detach();
  const shown = await page.getByRole('article').textContent();
  if (!shown?.includes('Colegio Los Aromos de Prueba')) throw new Error('The document does not follow');
  return latencies;
}
