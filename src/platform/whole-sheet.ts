import { inTime } from './async.ts';

/** Milliseconds for a style sheet that neither comes nor fails. */
const timeoutMs = 10_000;

function apply(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve(), { once: true });
    link.addEventListener(
      'error',
      () => {
        // Browsers fetch it again when it is next enabled.
        link.setAttribute('disabled', '');
        reject(new Error(`${link.href} did not load`));
      },
      { once: true },
    );
    link.removeAttribute('disabled');
  });
}

/**
 * Applies the site's whole style sheet. A prerendered page has the rules of its own HTML, and the whole sheet as a
 * disabled link. A sheet that didn't load is tried again when the browser is back online.
 * @throws {Error} when it does not load
 */
export async function applyWholeSheet(): Promise<void> {
  const links = document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][disabled]');
  try {
    await inTime(Promise.all([...links].map(apply)), timeoutMs);
  } catch (error) {
    addEventListener('online', () => void applyWholeSheet().catch(() => {}), { once: true });
    throw error;
  }
}
