/** Path at which the site's hosts mount the proxy. */
export const proxyPath = '/api';

/** Port of the proxy on Node, beside nginx. */
export const nodePort = 8787;
