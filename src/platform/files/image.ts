const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] as const;

/** True if the bytes start with a PNG signature and are long enough to contain the size. */
export function isPng(bytes: Uint8Array): boolean {
  return bytes.length >= 24 && signature.every((byte, index) => bytes[index] === byte);
}

/**
 * Returns width and height in pixels from the header chunk.
 * @throws if the bytes aren't a PNG
 */
export function pngSize(bytes: Uint8Array): { readonly width: number; readonly height: number } {
  if (!isPng(bytes)) throw new Error('Not a PNG');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

export type ImageHeader = {
  readonly type: 'image/png' | 'image/jpeg';
  /** In pixels. */
  readonly width: number;
  readonly height: number;
};

/** Markers of a JPEG's frames; 0xC4, 0xC8 and 0xCC are tables (ITU-T T.81, table B.1). */
function startsFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

function jpegHeader(bytes: Uint8Array): ImageHeader | null {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 2;
  while (at + 9 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (startsFrame(marker)) {
      return { type: 'image/jpeg', width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    }
    // A segment starts with its length; 0xFF before a marker is padding.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return null;
}

/** Returns the type and size of a PNG or JPEG from its bytes, ignoring the file's name; null for anything else. */
export function imageHeader(bytes: Uint8Array): ImageHeader | null {
  return isPng(bytes) ? { type: 'image/png', ...pngSize(bytes) } : jpegHeader(bytes);
}
