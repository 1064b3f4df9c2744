/** What is read as one: a law with its number, a number with what it counts, a date, a name. */
const kept = [
  'Ley (?:N\\.º )?\\d',
  'Ley (?:DEA|Karin)\\b',
  'N\\.º \\d',
  'D\\.S\\. (?:N\\.º )?\\d',
  '\\d{1,2} de [a-z]+ de \\d{4}',
  '\\$ \\d',
  '\\d (?:años|minutos|horas?|metros|pisos|cláusulas|estudiantes|UTM)\\b',
  'No encontramos',
  'Plazo Fijo(?: –)?',
  'Código del Trabajo',
].join('|');

const readAsOne = new RegExp(kept, 'g');

/**
 * A text with spaces that do not break inside what is read as one. For what is shown: what leaves the page or is compared
 * keeps its ordinary spaces. Elements would do too, but they move sideways when the page's font comes.
 */
export function noBreak(text: string): string {
  return text.replace(readAsOne, (words) => words.replaceAll(' ', '\u00a0'));
}
