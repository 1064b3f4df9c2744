import { type Env, resolvePaths } from './env.ts';

// Prerendering has no page. Paths still need an origin to be resolved against; it must not reach the HTML.
const nowhere = 'http://prerender.invalid';

// `__ENV__` is put in as text, wherever it stands.
const values = __ENV__;

/** The configuration of this build. While prerendering, an unknown site address is ''. */
export const env: Env =
  typeof location === 'undefined'
    ? { ...resolvePaths(values, nowhere), siteUrl: values.siteUrl }
    : resolvePaths(values, location.origin);
