import { letterheadCopy } from '../../content/documents/letterhead-copy.ts';
import { type ImageHeader, readImageHeader } from '../../platform/files/image.ts';
import {
  fitInto,
  type Letterhead,
  letterheadBytes,
  maxFileBytes,
  maxPixels,
  maxStoredSize,
} from './letterhead.ts';

/** Thrown if a file can't be used as letterhead. The message, in Spanish, says why and what to do. */
export class LetterheadError extends Error {
  override readonly name = 'LetterheadError';

  constructor(refusal: keyof typeof letterheadCopy.refused) {
    super(letterheadCopy.refused[refusal]);
  }
}

/**
 * Returns type and size according to the file's first bytes. The file's name doesn't matter.
 * @throws LetterheadError
 */
export async function readFileHeader(file: Blob): Promise<ImageHeader> {
  if (file.size > maxFileBytes) throw new LetterheadError('heavy');
  const header = readImageHeader(new Uint8Array(await file.arrayBuffer()));
  if (!header) throw new LetterheadError('otherType');
  if (header.width === 0 || header.height === 0) throw new LetterheadError('broken');
  if (header.width * header.height > maxPixels) throw new LetterheadError('vast');
  return header;
}

/** True if this browser can decode the image, which its first bytes alone don't guarantee. */
export async function isDrawable(letterhead: Letterhead): Promise<boolean> {
  const bytes = letterheadBytes(letterhead);
  const image = bytes && (await createImageBitmap(new Blob([bytes])).catch(() => null));
  image?.close();
  return Boolean(image);
}

const jpegQuality = 0.92;

function draw(image: ImageBitmap, { type }: ImageHeader): Letterhead | null {
  // Take the size from the bitmap, because a phone's JPEG may be rotated.
  const { width, height } = fitInto(image, maxStoredSize);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, width, height);
  const [prefix, data] = canvas.toDataURL(type, jpegQuality).split(';base64,');
  return prefix === `data:${type}` && data ? { type, data, width, height } : null;
}

/**
 * Returns the image of a file, scaled down for the letterhead. The image is drawn anew, which drops other data of the
 * file, such as where a photograph was taken.
 * @throws LetterheadError if the file is too large, isn't a PNG or JPEG by its bytes, or can't be decoded
 */
export async function readLetterhead(file: Blob): Promise<Letterhead> {
  const header = await readFileHeader(file);
  const image = await createImageBitmap(file).catch(() => null);
  const letterhead = image && draw(image, header);
  image?.close();
  if (!letterhead) throw new LetterheadError('broken');
  return letterhead;
}
