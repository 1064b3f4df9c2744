/** The school's image for the letterhead of its documents, small enough for localStorage. */
export type Letterhead = {
  readonly type: 'image/png' | 'image/jpeg';
  /** The image's bytes in base64. */
  readonly data: string;
  /** Width in pixels. */
  readonly width: number;
  readonly height: number;
};

export type StoredLetterhead = { readonly image?: Letterhead | undefined };

export const noLetterhead: StoredLetterhead = {};

export const maxFileBytes = 1_048_576;

/** Maximum pixels of a chosen image. Every phone can decode that many. */
export const maxPixels = 40_000_000;

/** Maximum size in pixels of the stored image: 80 by 11 mm of paper at 300 dots per inch. */
export const maxStoredSize = { width: 945, height: 130 } as const;

/** Space for the image in the printed letterhead, in pixels of 1/96 inch. */
const printedBox = { width: 302, height: 42 } as const;

type Size = { readonly width: number; readonly height: number };

/** Returns the size scaled down to fit into the box, but never scaled up. Each side is at least one pixel. */
export function fitInto({ width, height }: Size, box: Size): Size {
  const scale = Math.min(1, box.width / width, box.height / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Returns the size of the printed and of the displayed image, in pixels of 1/96 inch. */
export function printedSize(letterhead: Letterhead): Size {
  return fitInto(letterhead, printedBox);
}

/** Returns the bytes of the image; null if its data aren't base64. */
export function letterheadBytes({ data }: Letterhead): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}

export function letterheadUrl({ type, data }: Letterhead): string {
  return `data:${type};base64,${data}`;
}
