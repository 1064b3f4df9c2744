import type { Line } from './document.ts';

/** Words compared whatever their case and spaces. */
function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().split(/\s+/).filter(Boolean);
}

/**
 * The text before a value, without its last words where the value begins with them: before «Cuenta corriente», «a la
 * cuenta » is «a la ». Three words are the most of a label that a person is likely to repeat.
 */
function withoutRepeatedWords(text: string, value: string): string {
  const [, head = '', last = ''] = /^(.*?)((?:[^\s«»(),;:]+\s+){1,3})$/su.exec(text) ?? [];
  const typed = wordsOf(value);
  const before = wordsOf(last);
  // A value that is nothing but the words leaves nothing to say them.
  for (let count = Math.min(before.length, typed.length - 1); count > 0; count -= 1) {
    const repeated = before.slice(-count).every((word, place) => word === typed[place]);
    if (repeated) return head + (last.match(/\S+\s+/g) ?? []).slice(0, -count).join('');
  }
  return text;
}

/** The text after a value, without its point where the value ends with one: «S.A.» and «. » end in one point. */
function withoutRepeatedPoint(text: string, value: string): string {
  return value.endsWith('.') && /^\.(?!\.)/.test(text) ? text.slice(1) : text;
}

/** The fields next to the text at that place of a line; null for none. */
export function neighboursOf(
  line: Line,
  index: number,
): { readonly before: string | null; readonly after: string | null } {
  const keyAt = (place: number) => {
    const inline = line[place];
    return inline?.kind === 'field' ? inline.key : null;
  };
  return { before: keyAt(index - 1), after: keyAt(index + 1) };
}

/**
 * The text between two values, without the words and the point that the values repeat.
 * @param before the value before it as it prints, '' for none
 * @param after the value behind it
 */
export function withoutRepeats(text: string, before: string, after: string): string {
  return withoutRepeatedWords(withoutRepeatedPoint(text, before), after);
}
