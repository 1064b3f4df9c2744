import { fieldOf, type Line, type RenderInput } from './document.ts';
import { printedText } from './field.ts';
import { printAnswer } from './values.ts';

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().split(/\s+/).filter(Boolean);
}

/**
 * Removes the last words of the text if the value after it begins with them: before «Cuenta corriente», «a la cuenta »
 * becomes «a la ». People rarely repeat more than three words of a label.
 */
function removeRepeatedWords(text: string, value: string): string {
  const [, beginning = '', ending = ''] = /^(.*?)((?:[^\s«»(),;:]+\s+){1,3})$/su.exec(text) ?? [];
  const valueWords = wordsOf(value);
  const endingWords = wordsOf(ending);
  // Remove fewer words than the value has. If the value has only these words, it isn't a repeated label.
  for (let count = Math.min(endingWords.length, valueWords.length - 1); count > 0; count -= 1) {
    const isRepeated = endingWords.slice(-count).every((word, index) => word === valueWords[index]);
    if (isRepeated) return beginning + (ending.match(/\S+\s+/g) ?? []).slice(0, -count).join('');
  }
  return text;
}

/**
 * Removes the full stop at the start of the text if the value before it ends with a full stop: «S.A.» and «. » print a
 * single full stop.
 */
function removeRepeatedFullStop(text: string, value: string): string {
  return value.endsWith('.') && /^\.(?!\.)/.test(text) ? text.slice(1) : text;
}

/**
 * Removes words of the text that the value after it repeats, and a full stop that the value before it already has. ''
 * stands for no value.
 */
export function removeRepeats(text: string, valueBefore: string, valueAfter: string): string {
  return removeRepeatedWords(removeRepeatedFullStop(text, valueBefore), valueAfter);
}

/**
 * Returns the keys of the fields before and after the text at that index of a line; null for a neighbour that isn't a
 * field.
 */
function adjacentFieldKeys(line: Line, index: number): readonly (string | null)[] {
  return [line[index - 1], line[index + 1]].map((inline) => (inline?.kind === 'field' ? inline.key : null));
}

export function neighbourKeys(line: Line, index: number): readonly string[] {
  return adjacentFieldKeys(line, index).filter((key) => key !== null);
}

export function textWithoutRepeats(
  text: string,
  line: Line,
  index: number,
  { template, values }: RenderInput,
): string {
  const [valueBefore = '', valueAfter = ''] = adjacentFieldKeys(line, index).map((key) =>
    key === null ? '' : printedText(printAnswer(fieldOf(template, key), values)),
  );
  return removeRepeats(text, valueBefore, valueAfter);
}
