/** Characters of the part that is added: paths of 260 are the most that some systems take. */
const longestPart = 60;

/** Letters that no decomposition leads to a–z. */
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

/** The text in a–z, 0–9 and hyphens, which every system takes in a file's name; '' where nothing of it can be written so. */
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
 * A file's name with what the file is about before its extension, in letters that every system takes.
 * @param base such as 'formulario-registro-dea.docx'
 */
export function fileNameAbout(base: string, about: string): string {
  const part = asciiPart(about);
  const dot = base.lastIndexOf('.');
  return part === '' ? base : `${base.slice(0, dot)}-${part}${base.slice(dot)}`;
}
