import { type Env, resolvePaths } from './env.ts';

// Prerendering has no page. Paths still need an origin to be resolved against; it must not reach the HTML.
const nowhere = 'http://prerender.invalid';

/** The configuration of this build. While prerendering, an unknown site address is ''. */
export const env: Env =
  typeof location === 'undefined'
    ? { ...resolvePaths(__ENV__, nowhere), siteUrl: __ENV__.siteUrl }
    : resolvePaths(__ENV__, location.origin);
