import { letterheadCopy } from '../../../content/documents/letterhead-copy.ts';
import { type Letterhead, letterheadBytes, printedSize } from '../../school/letterhead.ts';
import type { Values } from '../model/document.ts';
import { isBlank } from '../model/values.ts';
import type { SchoolLetterhead } from '../word/header-footer.ts';

/**
 * Returns null if the document gets the firm's letterhead, because no field is answered or because the school's image
 * is missing or unreadable.
 */
export function toSchoolLetterhead(values: Values, image: Letterhead | undefined): SchoolLetterhead | null {
  const data = image && !isBlank(values) && letterheadBytes(image);
  if (!data) return null;
  const type = image.type === 'image/png' ? 'png' : 'jpg';
  return { type, data, alt: letterheadCopy.alt, ...printedSize(image) };
}
