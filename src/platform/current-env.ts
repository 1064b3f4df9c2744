import { type PageEnv, resolvePaths } from './env.ts';

// Prerendering has no page. Paths still need an origin to be resolved against; it must not reach the HTML.
const nowhere = 'http://prerender.invalid';

// Built code for browsers has false in its place, and loses what depends on it.
const hasNoPage = import.meta.env.SSR && typeof location === 'undefined';

/** What paths of this page are resolved against. */
export const ownOrigin = hasNoPage ? nowhere : location.origin;

const values = __ENV__.page;

const resolved = resolvePaths(values, ownOrigin);

/** The configuration of this build. While prerendering, an unknown site address is ''. */
export const env: PageEnv = hasNoPage ? { ...resolved, siteUrl: values.siteUrl } : resolved;

/**
 * The address of an image that a page shows: on the static asset host where VITE_ASSET_BASE_URL names one.
 * @param path below public/
 */
export function assetUrl(path: `/img/${string}`): string {
  return env.assetBaseUrl + path;
}
