import { formatRut, isRut } from '../../../platform/chile/rut.ts';

/** Returns the text without case, accents, spaces and punctuation, for comparison. */
export function normalizeForComparison(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}@]+/gu, ' ')
    .trim();
}

/** True if one name contains all words of the other, so both may be the same person's. Blank names never match. */
export function mayBeSamePerson(first: string, second: string): boolean {
  const [shorter = [], longer = []] = [first, second]
    .map((name) => normalizeForComparison(name).split(' '))
    .toSorted((a, b) => a.length - b.length);
  return shorter.every((word) => longer.includes(word));
}

/** Returns a valid RUT in its normal form; '' for an invalid one, which the field itself reports. */
export function normalizeRut(text: string): string {
  return isRut(text) ? formatRut(text) : '';
}
