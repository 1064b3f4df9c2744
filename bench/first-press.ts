// What a press costs that comes as soon as a page is painted, before any of its code is there: it is kept and answered.
import type { Browser } from 'playwright';
import { frame } from '../src/content/navigation.ts';
import { onSlowTelephone } from './telephone.ts';

/** Runs in the page, before anything of it. */
function pressOncePainted(name: string): void {
  new PerformanceObserver((list) => {
    if (!list.getEntriesByName('first-contentful-paint')[0]) return;
    const button = document.querySelector(`header button[aria-label="${name}"]`);
    if (!(button instanceof HTMLElement)) throw new Error(`There is no button ${name}`);
    // The boot script keeps presses. It may come a moment after the paint, sooner than anyone can press.
    const timer = setInterval(() => {
      if (!('earlyPresses' in window)) return;
      clearInterval(timer);
      performance.mark('press');
      button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      button.click();
    }, 4);
  }).observe({ type: 'paint', buffered: true });
  new MutationObserver(() => {
    if (document.querySelector('[role=dialog]')) performance.mark('answer');
  }).observe(document, { childList: true, subtree: true });
}

/**
 * Opens a page with an empty cache and presses the cart's button with its first paint.
 * @param site without a final slash
 * @param slowdown of the processor
 * @returns milliseconds from the press to the open cart
 */
export function timeFirstPress(
  browser: Browser,
  site: string,
  path: string,
  slowdown: number,
): Promise<number> {
  return onSlowTelephone(browser, slowdown, async (page) => {
    await page.addInitScript(pressOncePainted, frame.openCart(0, '0'));
    await page.goto(site + path, { waitUntil: 'load' });
    await page.getByRole('dialog').waitFor();
    return page.evaluate(() => {
      const [press] = performance.getEntriesByName('press');
      const [answer] = performance.getEntriesByName('answer');
      if (!press || !answer) throw new Error('The press had no answer');
      return answer.startTime - press.startTime;
    });
  });
}
