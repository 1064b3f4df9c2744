const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] as const;

/** True if the bytes start with a PNG signature and are long enough to contain the size. */
export function isPng(bytes: Uint8Array): boolean {
  return bytes.length >= 24 && signature.every((byte, index) => bytes[index] === byte);
}

/**
 * Returns width and height in pixels from the header chunk.
 * @throws Error if the bytes aren't a PNG
 */
export function pngSize(bytes: Uint8Array): { readonly width: number; readonly height: number } {
  if (!isPng(bytes)) throw new Error('Not a PNG');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

export type ImageHeader = {
  readonly type: 'image/png' | 'image/jpeg';
  readonly width: number;
  readonly height: number;
};

/** True if the marker starts a JPEG frame. 0xC4 and 0xCC start tables, and 0xC8 is reserved (ITU-T T.81, table B.1). */
function isFrameMarker(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

function jpegHeader(bytes: Uint8Array): ImageHeader | null {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let offset = 2;
  while (offset + 9 <= bytes.length && bytes[offset] === 0xff) {
    const marker = bytes[offset + 1] ?? 0;
    if (isFrameMarker(marker)) {
      return { type: 'image/jpeg', width: view.getUint16(offset + 7), height: view.getUint16(offset + 5) };
    }
    // Skip padding, which is 0xFF before a marker, or a segment, which starts with its length.
    offset += marker === 0xff ? 1 : 2 + view.getUint16(offset + 2);
  }
  return null;
}

/** Returns null if the bytes are neither a PNG nor a JPEG. */
export function readImageHeader(bytes: Uint8Array): ImageHeader | null {
  return isPng(bytes) ? { type: 'image/png', ...pngSize(bytes) } : jpegHeader(bytes);
}
