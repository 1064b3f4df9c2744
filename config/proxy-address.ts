export const proxyPath = '/api';

/** Port of the proxy when it runs on Node behind nginx. */
export const nodePort = 8787;
