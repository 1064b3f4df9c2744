// How long a key takes from the form to the document beside it, on a slow telephone's processor.
import type { Locator, Page } from 'playwright';
import { median, percentile } from './median.ts';

export type Latency = {
  readonly name: string;
  /** Of a field of the form, not of the browser alone. */
  readonly isOurs: boolean;
  /** Milliseconds. */
  readonly median: number;
  /** Milliseconds; 95 of 100 keys take no longer. */
  readonly most: number;
  /** Milliseconds. */
  readonly longest: number;
  readonly keys: number;
};

/** What the browser itself takes for a key: an input that no script listens to, over the same page. */
const bare = 'A bare input, nothing else';

/** One of the fields that changes many places, one in a table of totals, one in the week. */
const fields = [
  { label: 'Nombre del establecimiento', keys: 'Colegio Los Aromos de Prueba', rounds: 3 },
  { label: 'Sueldo base', keys: '1250000', rounds: 12 },
  { label: 'Lunes: Salida', keys: '1830', rounds: 20 },
  { label: bare, keys: '1250000', rounds: 12 },
];

/** Times each key until the document is rendered and laid out, before it is painted; runs in the page. */
function recordKeys(): void {
  const times: number[] = [];
  Object.assign(window, { keyTimes: times });
  let begun = 0;
  addEventListener('beforeinput', () => {
    begun = performance.now();
  });
  // React renders in a microtask queued by its listeners; this one is queued behind it.
  addEventListener('input', () => {
    queueMicrotask(() =>
      queueMicrotask(() => {
        document.querySelector('.doc')?.getBoundingClientRect();
        times.push(performance.now() - begun);
      }),
    );
  });
}

function addBareInput(label: string): void {
  const input = Object.assign(document.createElement('input'), { id: 'bare', ariaLabel: label });
  input.style.cssText = 'position: fixed; inset: auto 0 0 auto; width: 10rem; height: 2rem; contain: strict';
  document.body.append(input);
}

/** Found once: to look for a label among all elements leaves the page a heap that is collected while someone types. */
async function fieldOf(page: Page, label: string): Promise<Locator> {
  const id = await page.getByLabel(label, { exact: true }).getAttribute('id');
  return page.locator(`[id="${id}"]`);
}

/** @returns milliseconds, one per key */
async function timeKeys(page: Page, control: Locator, keys: string): Promise<number[]> {
  await control.fill('');
  await page.evaluate(() => Reflect.get(window, 'keyTimes').splice(0));
  await control.pressSequentially(keys);
  return page.evaluate(() => Reflect.get(window, 'keyTimes'));
}

/**
 * @param page whose device has bought the contract
 * @param site without final slash
 * @param slowdown times slower than this machine
 * @throws {Error} when the document does not show what was typed
 */
export async function timeTyping(page: Page, site: string, slowdown: number): Promise<Latency[]> {
  await page.goto(`${site}/completar/contrato-plazo-fijo-educadora`);
  await page.getByRole('article').waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(addBareInput, bare);
  await page.evaluate(recordKeys);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const latencies: Latency[] = [];
  for (const { label, keys, rounds } of fields) {
    const control = await fieldOf(page, label);
    // The first round compiles.
    await timeKeys(page, control, keys);
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) times.push(...(await timeKeys(page, control, keys)));
    latencies.push({
      name: label,
      isOurs: label !== bare,
      median: median(times),
      most: percentile(times, 0.95),
      longest: Math.max(...times),
      keys: times.length,
    });
  }
  await session.detach();
  const shown = await page.getByRole('article').textContent();
  if (!shown?.includes('Colegio Los Aromos de Prueba')) throw new Error('The document does not follow');
  return latencies;
}
