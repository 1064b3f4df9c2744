import { withTimeLimit } from '../async.ts';

/** Milliseconds to wait for a style sheet that neither loads nor fails. */
const timeoutMs = 10_000;

function load(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve(), { once: true });
    link.addEventListener(
      'error',
      () => {
        // Disable the link, so that enabling it fetches the file again.
        link.setAttribute('disabled', '');
        reject(new Error(`${link.href} did not load`));
      },
      { once: true },
    );
    link.removeAttribute('disabled');
  });
}

/**
 * Loads the site's complete style sheet, and applies it only to print. A prerendered page contains the rules for its
 * own HTML, and the complete sheet as a disabled link. After a failure, tries again when the browser is back online.
 * @throws Error if the sheet doesn't load
 */
export async function loadFullStylesheet(): Promise<void> {
  const links = document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][disabled]');
  for (const link of links) if (link.media !== 'all') link.media = 'print';
  try {
    await withTimeLimit(Promise.all([...links].map(load)), timeoutMs);
  } catch (error) {
    addEventListener('online', () => void loadFullStylesheet().catch(() => {}), { once: true });
    throw error;
  }
}

export function applyFullStylesheet(): void {
  for (const link of document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
    link.media = 'all';
}

/**
 * Applies the complete sheet late: before the browser paints the first change of the DOM, or at the first touch, mouse
 * move or key, which precedes the click. Until then the page needs only its own rules, and applying the complete sheet
 * would block a slow phone for more than 50 ms.
 */
export function deferFullStylesheet(): void {
  const events = ['pointerover', 'pointerdown', 'touchstart', 'keydown'] as const;
  const observer = new MutationObserver(apply);
  function apply(): void {
    observer.disconnect();
    for (const type of events) removeEventListener(type, apply, true);
    applyFullStylesheet();
  }
  observer.observe(document.documentElement, { attributes: true });
  observer.observe(document.body, { subtree: true, childList: true, attributes: true });
  for (const type of events) addEventListener(type, apply, { capture: true, passive: true });
}
