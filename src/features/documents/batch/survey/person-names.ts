const particles: ReadonlySet<string> = new Set(
  'da de del di do dos la las los san santa van von y'.split(' '),
);

export const isCapitals = (text: string) => /\p{Lu}/u.test(text) && text === text.toLocaleUpperCase('es');

/** Capitalizes each part of a word: «O'HIGGINS» → «O'Higgins», «ANA-MARÍA» → «Ana-María». */
function toTitleCase(word: string): string {
  return word
    .toLocaleLowerCase('es')
    .replace(
      /(^|[-'’])(\p{L})/gu,
      (_, prefix: string, letter: string) => prefix + letter.toLocaleUpperCase('es'),
    );
}

/**
 * Converts a name in capitals to title case, «MARÍA DE LOS ÁNGELES» → «María de los Ángeles». Returns any other name
 * unchanged.
 */
export function removeCapitals(name: string): string {
  if (!isCapitals(name)) return name;
  return name
    .split(' ')
    .map((word, index) => {
      const lower = word.toLocaleLowerCase('es');
      return index > 0 && particles.has(lower) && lower !== 'san' && lower !== 'santa'
        ? lower
        : toTitleCase(word);
    })
    .join(' ');
}

/** Groups particles with the next word: «DE LA FUENTE ROJAS» → ['DE LA FUENTE', 'ROJAS']. */
function nameParts(words: readonly string[]): readonly string[] {
  const parts: string[] = [];
  let pending: string[] = [];
  for (const word of words) {
    pending.push(word);
    if (particles.has(word.toLocaleLowerCase('es'))) continue;
    parts.push(pending.join(' '));
    pending = [];
  }
  return pending.length === 0 ? parts : [...parts, pending.join(' ')];
}

/** Splits a name such as «PÉREZ SOTO, MARÍA JOSÉ» at its comma; null if the name doesn't have exactly one comma. */
function splitAtComma(name: string): readonly [surnames: string, givenNames: string] | null {
  const [surnamePart = '', givenPart = '', ...others] = name.split(',').map((part) => part.trim());
  return others.length === 0 && /\p{L}/u.test(surnamePart) && /\p{L}/u.test(givenPart)
    ? [surnamePart, givenPart]
    : null;
}

/** Number of surnames in a surnames-first name without a comma. */
const surnameCount = 2;

/**
 * Moves the surnames behind the given names: «PÉREZ SOTO, MARÍA JOSÉ» and «PÉREZ SOTO MARÍA JOSÉ» → «María José Pérez
 * Soto». Returns null if the name has too few words to find the surnames.
 */
export function moveSurnamesBack(name: string): string | null {
  const splitName = splitAtComma(name);
  if (splitName) return removeCapitals(`${splitName[1]} ${splitName[0]}`);
  const parts = nameParts(name.split(' '));
  if (parts.length <= surnameCount) return null;
  return removeCapitals([...parts.slice(surnameCount), ...parts.slice(0, surnameCount)].join(' '));
}

export function hasComma(name: string): boolean {
  return splitAtComma(name) !== null;
}

/** Minimum number of words in a name with a given name and two surnames. */
const minWords = 3;

export const isLongName = (name: string) => name.split(' ').length >= minWords;

/**
 * True if a text contains more than a name, such as a note, a title or a second person: «Ana Prueba (renuncia)», «Sra.
 * Rosa Prueba».
 */
export function hasMoreThanName(text: string): boolean {
  return (
    /[()[\]/;\d]|\s[-–—]\s/.test(text) ||
    /^(?:sr|sra|srta|dr|dra|don|doña|prof|profesora?|reemplazo|reemplaza)(?:[.\s]|$)/i.test(text)
  );
}

export type NameQuestion = {
  /**
   * Reason to reorder names. With `comma` the surnames certainly come first, with `capitals` and `heading` they may.
   */
  readonly reason: 'comma' | 'capitals' | 'heading';
  readonly example: string;
};

/**
 * Returns the reason to reorder a column's names, and an example; null if there is none.
 * @param mayStartWithSurnames true if the heading mentions the surnames first
 */
export function nameQuestion(names: readonly string[], mayStartWithSurnames: boolean): NameQuestion | null {
  const filledNames = names.filter((name) => /\p{L}/u.test(name));
  const findIfFrequent = (matches: (name: string) => boolean) => {
    const matching = filledNames.filter(matches);
    return matching.length * 2 >= filledNames.length ? matching[0] : undefined;
  };
  const commaExample = findIfFrequent(hasComma);
  if (commaExample !== undefined) return { reason: 'comma', example: commaExample };
  const capitalsExample = findIfFrequent((name) => isCapitals(name) && isLongName(name));
  if (capitalsExample !== undefined) return { reason: 'capitals', example: capitalsExample };
  const longName = filledNames.find(isLongName);
  return longName !== undefined && mayStartWithSurnames ? { reason: 'heading', example: longName } : null;
}
