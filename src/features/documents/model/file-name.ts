/** Maximum characters of the added part: some systems take paths of at most 260. */
const longestPart = 60;

/** Letters that Unicode does not decompose into a–z. */
const spelt: Readonly<Record<string, string>> = {
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
 * Returns the text in a–z, 0–9 and hyphens, which every system accepts in a file's name; '' if nothing of it can be
 * written so.
 */
export function asciiPart(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[æøœßłđðþ]/g, (letter) => spelt[letter] ?? '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longestPart)
    .replace(/^-+|-+$/g, '');
}

/**
 * Returns the file's name with its subject before the extension, in letters that every system accepts.
 * @param base such as 'formulario-registro-dea.docx'
 */
export function fileNameAbout(base: string, about: string): string {
  const part = asciiPart(about);
  const dot = base.lastIndexOf('.');
  return part === '' ? base : `${base.slice(0, dot)}-${part}${base.slice(dot)}`;
}
