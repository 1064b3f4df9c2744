// @vitest-environment dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { translateTexts } from '../../../e2e/support/translation.ts';

/** Shows a page as if React had hydrated it. */
function show(html: string): Element {
  document.body.innerHTML = `<div id="root"><main>${html}</main></div>`;
  const main = document.querySelector('main');
  if (!main) throw new Error('The page has no <main>');
  for (const element of document.querySelectorAll('#root *')) Object.assign(element, { __reactFiber$1: {} });
  return main;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Waits for the translation and its checks. */
const waitForChecks = () => vi.advanceTimersByTimeAsync(100);

test('translates all text, including later text, unless marked translate="no"', async () => {
  const main = show('<p>Hola</p><p translate="no">$2.000</p>');
  translateTexts();
  await waitForChecks();
  main.append(Object.assign(document.createElement('b'), { textContent: 'Chao' }));
  await waitForChecks();
  const wrapTranslated = (text: string) => `<font><font>${text}</font></font>`;
  expect(main.innerHTML).toBe(
    `<p>${wrapTranslated('Hola')}</p><p translate="no">$2.000</p><b>${wrapTranslated('Chao')}</b>`,
  );
});

test('reports text that changes after its translation', async () => {
  const logError = vi.spyOn(console, 'error').mockImplementation(() => {});
  const main = show('<p>uno</p>');
  const text = main.querySelector('p')?.firstChild;
  translateTexts();
  await waitForChecks();
  expect(logError).not.toHaveBeenCalled();
  if (text) text.nodeValue = 'dos';
  await waitForChecks();
  expect(logError).toHaveBeenCalledExactlyOnceWith('A translated text stays «uno» though it became «dos»');
});
