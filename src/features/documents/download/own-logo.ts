import { type GetLogo, keptLogo } from './kept-logo.ts';
import { logoUrl } from './logo-url.ts';

/** The firm's logo; one instance, so that it is fetched once for all documents of a page. */
export const ownLogo: GetLogo = keptLogo(logoUrl);
