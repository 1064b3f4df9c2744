import { type PageEnv, resolvePaths } from './env.ts';
import { shownAddress } from './late-code/sealed.ts';

// Prerendering has no page, but paths need an origin to resolve against. It must not reach the HTML.
const nowhere = 'http://prerender.invalid';

// The build for browsers replaces this by false and drops the code that depends on it.
const hasNoPage = import.meta.env.SSR && typeof location === 'undefined';

/** Origin that this page's paths are resolved against. */
export const ownOrigin = hasNoPage ? nowhere : location.origin;

const values = __ENV__.page;

const resolved = resolvePaths(values, ownOrigin);

/** Returns this build's configuration. While prerendering, an unknown site address is ''. */
export const env: PageEnv = hasNoPage ? { ...resolved, siteUrl: values.siteUrl } : resolved;

/**
 * Returns the address of an image, on the static asset host if VITE_ASSET_BASE_URL names one.
 * @param path below public/
 */
export function assetUrl(path: `/img/${string}`): string {
  return shownAddress(env.assetBaseUrl + path);
}
