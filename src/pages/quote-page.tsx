import { preloadable } from '../ui/preloadable.tsx';

// Every page names the files that the others consist of. This one's are named here, so that no first load grows by them.
const content = preloadable(async () => (await import('./quote/quote-content.tsx')).QuoteContent);

/** Its code alone: the page shows nothing of a list. */
export async function load(): Promise<void> {
  await content.preload();
}

export const QuotePage = content.Component;
