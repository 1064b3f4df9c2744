import { type PageEnv, resolvePaths } from './env.ts';
import { resolveImageAddress } from './lazy-code/sealed.ts';

// Origin for paths during prerendering, which has no page. It must not appear in the HTML.
const prerenderOrigin = 'http://prerender.invalid';

// The build for browsers replaces this with false and drops the code that depends on it.
const isPrerendering = import.meta.env.SSR && typeof location === 'undefined';

export const pageOrigin = isPrerendering ? prerenderOrigin : location.origin;

const values = __ENV__.page;

const resolvedEnv = resolvePaths(values, pageOrigin);

/**
 * Configuration of this build. If no site address is configured, `siteUrl` is the page's origin, or '' during
 * prerendering, which doesn't know that origin.
 */
export const env: PageEnv = isPrerendering ? { ...resolvedEnv, siteUrl: values.siteUrl } : resolvedEnv;

/**
 * Returns the address of an image: on the asset host if VITE_ASSET_BASE_URL names one, otherwise on the site itself. On
 * a sealed page it is the `data:` URL of the copy that the page has made.
 * @param path path below public/
 */
export function assetUrl(path: `/img/${string}`): string {
  return resolveImageAddress(env.assetBaseUrl + path);
}
