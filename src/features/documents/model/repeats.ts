import { type Filling, fieldOf, type Line } from './document.ts';
import { printedText } from './field.ts';
import { printAnswer } from './values.ts';

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

/** The text without the words and the point that the values before and after it repeat; '' for no value. */
export function withoutRepeats(text: string, before: string, after: string): string {
  return withoutRepeatedWords(withoutRepeatedPoint(text, before), after);
}

/** The fields next to the text at that place of a line; null for none. */
function neighboursOf(line: Line, index: number): readonly (string | null)[] {
  return [line[index - 1], line[index + 1]].map((inline) => (inline?.kind === 'field' ? inline.key : null));
}

/** The keys of the fields next to the text at that place of a line. */
export function keysBeside(line: Line, index: number): readonly string[] {
  return neighboursOf(line, index).filter((key) => key !== null);
}

/** The text as it prints at that place of a line. */
export function textBeside(text: string, line: Line, index: number, { template, values }: Filling): string {
  const [before = '', after = ''] = neighboursOf(line, index).map((key) =>
    key === null ? '' : printedText(printAnswer(fieldOf(template, key), values)),
  );
  return withoutRepeats(text, before, after);
}
