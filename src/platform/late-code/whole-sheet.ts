import { inTime } from '../async.ts';

/** Milliseconds to wait for a style sheet that neither loads nor fails. */
const timeoutMs = 10_000;

function load(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve(), { once: true });
    link.addEventListener(
      'error',
      () => {
        // Browsers fetch it again the next time it is enabled.
        link.setAttribute('disabled', '');
        reject(new Error(`${link.href} did not load`));
      },
      { once: true },
    );
    link.removeAttribute('disabled');
  });
}

/**
 * Loads the site's whole style sheet and applies it to print only. A prerendered page has the rules for its own HTML, and
 * the whole sheet as a disabled link. If it doesn't load, it is tried again when the browser is back online.
 * @throws {Error} if it does not load
 */
export async function loadWholeSheet(): Promise<void> {
  const links = document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][disabled]');
  for (const link of links) if (link.media !== 'all') link.media = 'print';
  try {
    await inTime(Promise.all([...links].map(load)), timeoutMs);
  } catch (error) {
    addEventListener('online', () => void loadWholeSheet().catch(() => {}), { once: true });
    throw error;
  }
}

export function applyWholeSheet(): void {
  for (const link of document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
    link.media = 'all';
}

/**
 * Applies the whole sheet before the first change of the page is painted, or at the first touch, mouse move or key, so
 * that a press doesn't wait for it. Until then the page needs only its own rules, and applying the others would take a
 * slow phone as long as a long task.
 */
export function applyWholeSheetOnChange(): void {
  const events = ['pointerover', 'pointerdown', 'touchstart', 'keydown'] as const;
  const observer = new MutationObserver(apply);
  function apply(): void {
    observer.disconnect();
    for (const type of events) removeEventListener(type, apply, true);
    applyWholeSheet();
  }
  observer.observe(document.documentElement, { attributes: true });
  observer.observe(document.body, { subtree: true, childList: true, attributes: true });
  for (const type of events) addEventListener(type, apply, { capture: true, passive: true });
}
