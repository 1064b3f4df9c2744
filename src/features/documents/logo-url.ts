import { env } from '../../platform/current-env.ts';

/** The letterhead's PNG, on the static asset host. */
export const logoUrl = `${env.assetBaseUrl}/img/logo-word.png`;
