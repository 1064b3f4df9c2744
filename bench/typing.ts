// How long a key takes from the form to the document beside it, on a slow telephone's processor.
import type { Page } from 'playwright';
import { fieldId } from '../src/features/documents/form/field-ids.ts';
import type { Field } from '../src/features/documents/model/field.ts';
import { fixedTermContract } from '../src/features/documents/templates/fixed-term-contract/template.ts';
import { median, percentile } from './median.ts';

export type Latency = {
  readonly name: string;
  /** Milliseconds. */
  readonly median: number;
  /** Milliseconds; 95 of 100 keys take no longer. */
  readonly most: number;
  /** Milliseconds. */
  readonly longest: number;
  readonly keys: number;
};

type Typing = { readonly id: string; readonly keys: string };

/** What a secretary would type there; null for what is chosen. */
function keysFor({ kind, example }: Field): string | null {
  switch (kind) {
    case 'region':
    case 'choice':
    case 'check':
      return null;
    case 'money':
      return '1250000';
    case 'date':
      return '15122026';
    case 'integer':
      return '44';
    case 'year':
      return '2026';
    case 'rut':
      return '77.777.777-7';
    case 'phone':
      return '+56 9 1234 5678';
    case 'email':
      return 'contacto@corporacion.example';
    case 'time':
      return '08:00';
    case 'duration':
      return '5:15';
    case 'text':
      return example || 'Corporación Educacional de Prueba';
  }
}

/** Every field of the contract that is typed, from the first to the last. */
const whole: readonly Typing[] = fixedTermContract.groups
  .flatMap(({ fields }) => fields)
  .flatMap((field) => {
    const keys = keysFor(field);
    return keys === null ? [] : [{ id: fieldId(field.key), keys }];
  });

function again(times: number, typing: Typing): readonly Typing[] {
  return Array.from({ length: times }, () => typing);
}

const bareId = 'bare';

/** The row of what the browser itself takes. */
export const bareInput = 'A bare input, nothing else';

/**
 * All that is typed into a contract; those fields of it that change most (many places, a table of totals, the week); and
 * what the browser itself takes for a key, in an input that no script listens to.
 */
const runs: readonly { readonly name: string; readonly typings: readonly Typing[] }[] = [
  { name: 'Every field of the contract', typings: whole },
  {
    name: 'Nombre del establecimiento',
    typings: again(3, { id: fieldId('est_nombre'), keys: 'Colegio Los Aromos de Prueba' }),
  },
  { name: 'Sueldo base', typings: again(12, { id: fieldId('rem_sueldo_base'), keys: '1250000' }) },
  { name: 'Lunes: Salida', typings: again(20, { id: fieldId('jor_lunes_salida'), keys: '1830' }) },
  { name: bareInput, typings: again(12, { id: bareId, keys: '1250000' }) },
];

/** Typed first: its keys compile what the others run. */
const warmUp: readonly Typing[] = runs.slice(1).flatMap(({ typings }) => typings.slice(0, 1));

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

function addBareInput(id: string): void {
  const input = Object.assign(document.createElement('input'), { id, ariaLabel: 'Bare' });
  input.style.cssText = 'position: fixed; inset: auto 0 0 auto; width: 10rem; height: 2rem; contain: strict';
  document.body.append(input);
}

/** @returns milliseconds, one per key */
async function timeKeys(page: Page, { id, keys }: Typing): Promise<number[]> {
  // By its id: to look for a label among all elements leaves the page a heap that is collected while someone types.
  const control = page.locator(`[id="${id}"]`);
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
  await page.evaluate(addBareInput, bareId);
  await page.evaluate(recordKeys);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const latencies: Latency[] = [];
  for (const typing of warmUp) await timeKeys(page, typing);
  for (const { name, typings } of runs) {
    const times: number[] = [];
    for (const typing of typings) times.push(...(await timeKeys(page, typing)));
    latencies.push({
      name,
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
