import { type GetLogo, keptLogo } from './kept-logo.ts';
import { logoUrl } from './logo-url.ts';

/** The firm's logo, for every document of this page. */
export const ownLogo: GetLogo = keptLogo(logoUrl);
