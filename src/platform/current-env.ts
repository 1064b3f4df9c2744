import { type Env, parseEnv } from './env.ts';

// Prerendering has no page. Paths still need an origin to be resolved against; it must not reach the HTML.
const nowhere = 'http://prerender.invalid';

function readEnv(): Env {
  if (typeof location !== 'undefined') return parseEnv(import.meta.env, location.origin);
  const env = parseEnv(import.meta.env, nowhere);
  return env.siteUrl === nowhere ? { ...env, siteUrl: '' } : env;
}

/** The configuration of this build, read once. While prerendering, an unknown site address is ''. */
export const env: Env = readEnv();
