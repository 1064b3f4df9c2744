import { assetUrl } from '../../../platform/asset-url.ts';

// The letterhead's logo, as Word takes it and as a page shows it.
export const logoUrl = assetUrl('/img/logo-word.png');
export const shownLogoUrl = assetUrl('/img/logo.svg');
