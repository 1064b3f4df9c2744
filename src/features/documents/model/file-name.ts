/** Maximum characters of a file's name with its extension. Lists of downloads cut off longer ones. */
const maxNameLength = 60;

/**
 * Maximum characters of the document's name before a suffix. It is short, so that lists of files show the suffix, too.
 */
const maxStemLength = 24;

/** Letters that Unicode does not decompose into a–z. */
const transliterations: Readonly<Record<string, string>> = {
  æ: 'ae',
  ø: 'o',
  œ: 'oe',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
};

/**
 * Returns the text in a–z, 0–9 and hyphens, which every system accepts in a file's name; '' if the text has no such
 * character.
 */
export function slugify(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[æøœßłđðþ]/g, (letter) => transliterations[letter] ?? '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** Returns the first words that fit, or the beginning of the first word if the whole word doesn't fit. */
function keepFirstWords(name: string, maxLength: number): string {
  if (name.length <= maxLength) return name;
  const endIndex = name.lastIndexOf('-', maxLength);
  return name.slice(0, endIndex > 0 ? endIndex : maxLength);
}

/**
 * Removes the third word from the end until the text fits, so that the first name stays longest. The last two words,
 * such as the surnames, always stay if they fit.
 */
function removeMiddleWords(slug: string, maxLength: number): string {
  const words = slug.split('-');
  while (words.length > 1 && words.join('-').length > maxLength)
    words.splice(Math.max(words.length - 3, 0), 1);
  return words.join('-').slice(-maxLength);
}

/**
 * Returns the file's name with the suffix before the extension, in at most 60 characters that every system accepts. It
 * always contains the end of the suffix.
 * @param base such as 'formulario-registro-dea.docx'
 * @param suffix subject of the document, such as a person's name
 */
export function fileNameWithSuffix(base: string, suffix: string): string {
  const dotIndex = base.lastIndexOf('.');
  const extension = base.slice(dotIndex);
  const maxLength = maxNameLength - extension.length;
  const suffixSlug = slugify(suffix);
  if (suffixSlug === '') return keepFirstWords(base.slice(0, dotIndex), maxLength) + extension;
  const stem = keepFirstWords(base.slice(0, dotIndex), maxStemLength);
  return `${stem}-${removeMiddleWords(suffixSlug, maxLength - stem.length - 1)}${extension}`;
}
