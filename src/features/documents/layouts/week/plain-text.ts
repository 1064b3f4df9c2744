/** Converts text to lower case without accents. All dashes become hyphens, and all line breaks become semicolons. */
export function normalizeText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}|\p{Cf}/gu, '')
    .replace(/[‐-―−]/g, '-')
    .replace(/[\r\n\v\u2028\u2029]+/g, ' ; ')
    .replace(/\s+/g, ' ')
    .trim();
}

const offWords: ReadonlySet<string> = new Set([
  '✗',
  '✘',
  '0',
  '0:00',
  '00:00',
  'descanso',
  'dia libre',
  'falso',
  'false',
  'franco',
  'libre',
  'n/a',
  'n/c',
  'na',
  'ninguna',
  'ninguno',
  'no',
  'no aplica',
  'no asiste',
  'no corresponde',
  'no trabaja',
  'no trabaja este dia',
  'no viene',
  'off',
  's/h',
  's/horario',
  'sin horario',
  'sin jornada',
  'sin turno',
]);

const workedWords: ReadonlySet<string> = new Set([
  '✓',
  '✔',
  '☑',
  '☒',
  'asiste',
  'presencial',
  's',
  'si',
  'trabaja',
  'true',
  'verdadero',
  'x',
]);

function trimPunctuation(text: string): string {
  return normalizeText(text).replace(/(?<![.;\s])[.;\s]+$/, '');
}

export function isOnlyDashes(text: string): boolean {
  return /^[-_ ]+$/.test(normalizeText(text));
}

/** True for «libre», «no trabaja», «—» and the like. */
export function isOffWord(text: string): boolean {
  return isOnlyDashes(text) || offWords.has(trimPunctuation(text));
}

/** True for «x», «sí» and the like, which mark a day as worked at unknown times. */
export function isWorkedWord(text: string): boolean {
  return workedWords.has(trimPunctuation(text));
}
