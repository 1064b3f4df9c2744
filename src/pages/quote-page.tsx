import { preloadable } from '../ui/preloadable.tsx';

// Every page names the files that this one consists of: its parts are named here instead, and no first load grows.
const content = preloadable(async () => (await import('./quote/quote-content.tsx')).QuoteContent);

export const QuotePage = content.Component;
