import { formatRut, isRut } from '../../../platform/chile/rut.ts';

/** Returns the text in lower case without accents. Spaces and punctuation become single spaces. */
export function normalizeForComparison(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}@]+/gu, ' ')
    .trim();
}

/**
 * True if one name contains all words of the other, so both may be the same person's. Two blank names match too, so
 * callers check for them first.
 */
export function mayBeSamePerson(first: string, second: string): boolean {
  const [shorterWords = [], longerWords = []] = [first, second]
    .map((name) => normalizeForComparison(name).split(' '))
    .toSorted((a, b) => a.length - b.length);
  return shorterWords.every((word) => longerWords.includes(word));
}

/** Returns a valid RUT in its normal form; '' for an invalid one, because its field already reports the problem. */
export function normalizeRut(text: string): string {
  return isRut(text) ? formatRut(text) : '';
}
