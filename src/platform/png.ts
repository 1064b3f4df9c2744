const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] as const;

/** Whether the bytes start with a PNG signature and are long enough to hold its size. */
export function isPng(bytes: Uint8Array): boolean {
  return bytes.length >= 24 && signature.every((byte, index) => bytes[index] === byte);
}

/**
 * Width and height in pixels, from the header chunk.
 * @throws when the bytes are no PNG
 */
export function pngSize(bytes: Uint8Array): { readonly width: number; readonly height: number } {
  if (!isPng(bytes)) throw new Error('Not a PNG');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return { width: view.getUint32(16), height: view.getUint32(20) };
}
