/** Milliseconds for style sheets that neither come nor fail. */
const limitMs = 10_000;

function settled(link: HTMLLinkElement, signal: AbortSignal): Promise<void> {
  if (link.sheet) return Promise.resolve();
  return new Promise((resolve) => {
    for (const [target, type] of [
      [link, 'load'],
      [link, 'error'],
      [signal, 'abort'],
    ] as const) {
      target.addEventListener(type, () => resolve(), { once: true });
    }
  });
}

/**
 * A prerendered page has only its own part of the site's styles: what the app shows next needs the sheets that the boot
 * script has asked for. One that fails is not waited for, as the page can be read and used without it.
 */
export async function styleSheetsLoaded(): Promise<void> {
  const signal = AbortSignal.timeout(limitMs);
  const links = document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]:not([disabled])');
  await Promise.all([...links].map((link) => settled(link, signal)));
}
