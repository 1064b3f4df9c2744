// @vitest-environment dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { translateTexts } from '../../../e2e/support/translation.ts';

/** Shows a page as if React had hydrated it. */
function show(html: string): Element {
  document.body.innerHTML = `<div id="root"><main>${html}</main></div>`;
  const main = document.querySelector('main');
  if (!main) throw new Error('no main');
  for (const element of document.querySelectorAll('#root *')) Object.assign(element, { __reactFiber$1: {} });
  return main;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Waits for the translation and its checks. */
const pass = () => vi.advanceTimersByTimeAsync(100);

test('translates all text, including later text, unless marked translate="no"', async () => {
  const main = show('<p>Hola</p><p translate="no">$2.000</p>');
  translateTexts();
  await pass();
  main.append(Object.assign(document.createElement('b'), { textContent: 'Chao' }));
  await pass();
  const shown = (text: string) => `<font><font>${text}</font></font>`;
  expect(main.innerHTML).toBe(`<p>${shown('Hola')}</p><p translate="no">$2.000</p><b>${shown('Chao')}</b>`);
});

test('reports text that changes after its translation', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  const main = show('<p>uno</p>');
  const text = main.querySelector('p')?.firstChild;
  translateTexts();
  await pass();
  expect(told).not.toHaveBeenCalled();
  if (text) text.nodeValue = 'dos';
  await pass();
  expect(told).toHaveBeenCalledExactlyOnceWith('A translated text stays «uno» though it became «dos»');
});
