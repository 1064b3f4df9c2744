import { inTime } from './async.ts';

/** Milliseconds for a style sheet that neither comes nor fails. */
const timeoutMs = 10_000;

function apply(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new Error(`${link.href} did not load`)));
    link.removeAttribute('disabled');
  });
}

/**
 * Has the site's whole style sheet apply: a prerendered page brings the rules of its own HTML, and has the whole as a
 * disabled link.
 * @throws {Error} when it does not load
 */
export async function applyWholeSheet(): Promise<void> {
  const links = document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][disabled]');
  await inTime(Promise.all([...links].map(apply)), timeoutMs);
}
