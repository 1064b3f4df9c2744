import { letterheadCopy } from '../../../content/documents/letterhead-copy.ts';
import { type Letterhead, letterheadBytes, printedSize } from '../../school/letterhead.ts';
import type { Values } from '../model/document.ts';
import { isBlank } from '../model/values.ts';
import type { OwnLetterhead } from '../word/header-footer.ts';

/**
 * The school's letterhead as the generator takes it. What is sold is the firm's document, and what is filled in is the
 * school's: null for a blank one, without an image, and for one that cannot be read.
 */
export function schoolLetterhead(values: Values, image: Letterhead | undefined): OwnLetterhead | null {
  const data = image && !isBlank(values) && letterheadBytes(image);
  if (!data) return null;
  const type = image.type === 'image/png' ? 'png' : 'jpg';
  return { type, data, alt: letterheadCopy.alt, ...printedSize(image) };
}
