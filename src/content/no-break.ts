/** Expressions that must not break: a law with its number, a number with its unit, a date, a name. */
const pattern = [
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

const unbreakable = new RegExp(pattern, 'g');

/**
 * Puts no-break spaces into expressions that must not break, such as a law with its number. Use it only for text on the
 * page, because text that is compared or leaves the page must keep ordinary spaces. Don't use it in elements that don't
 * wrap, which would move sideways when the page's font loads.
 */
export function noBreak(text: string): string {
  return text.replace(unbreakable, (words) => words.replaceAll(' ', '\u00a0'));
}
