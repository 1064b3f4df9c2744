import { brotliCompressSync, constants } from 'node:zlib';

/** An answer's body, and its Content-Type. */
export type Loaded = { readonly type: string; readonly body: Buffer };

/**
 * @returns bytes over the wire: text as brotli at its best level, as a static host keeps it; images and fonts, which
 * are compressed already, as they are
 */
export function brotliSize({ type, body }: Loaded): number {
  if (!/^text\/|javascript|json|xml/.test(type)) return body.length;
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}
