/** Where the site's hosts mount the proxy. */
export const proxyPath = '/api';

/** Where it listens on Node, beside nginx. */
export const nodePort = 8787;
