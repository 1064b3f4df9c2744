import { assetUrl } from '../../../platform/current-env.ts';

// The letterhead's logo: PNG for Word, SVG for pages.
export const logoUrl = assetUrl('/img/logo-word.png');
export const shownLogoUrl = assetUrl('/img/logo.svg');
