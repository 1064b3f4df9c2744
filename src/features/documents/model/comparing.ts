import { formatRut, isRut } from '../../../platform/chile/rut.ts';

/** The text as it is compared with others: whatever its case, accents, spaces and punctuation. */
export function comparable(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}@]+/gu, ' ')
    .trim();
}

/** Whether two names may be those of one person: the words of one are all in the other. Not for blank names. */
export function mayBeSamePerson(one: string, other: string): boolean {
  const [few = [], many = []] = [one, other]
    .map((name) => comparable(name).split(' '))
    .toSorted((a, b) => a.length - b.length);
  return few.every((word) => many.includes(word));
}

/** The RUT in one form; '' for none and for an invalid one, whose field says so. */
export function validRut(text: string): string {
  return isRut(text) ? formatRut(text) : '';
}
