import { env } from './current-env.ts';

/**
 * The address of an image that a page shows: on the static asset host where VITE_ASSET_BASE_URL names one.
 * @param path below public/
 */
export function assetUrl(path: `/img/${string}`): string {
  return env.assetBaseUrl + path;
}
