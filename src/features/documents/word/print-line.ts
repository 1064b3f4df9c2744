import { printAmount } from '../model/amount.ts';
import { fieldOf, type Inline, type Line, type RenderInput } from '../model/document.ts';
import { type PrintedValue, printedText } from '../model/field.ts';
import { resolveWording } from '../model/inflection.ts';
import { phraseText, printAnswer, readerOf } from '../model/values.ts';

function printInline(inline: Inline, { template, values }: RenderInput): PrintedValue | null {
  if (inline.kind === 'field') return printAnswer(fieldOf(template, inline.key), values);
  if (inline.kind === 'computed') return printAmount(inline.amount, readerOf(template, values));
  return null;
}

export function hasBlank(line: Line, input: RenderInput): boolean {
  return line.some((inline) => printInline(inline, input)?.blank);
}

/** Returns the line as plain text, with a dash for each blank. */
export function lineText(line: Line, input: RenderInput): string {
  return line
    .map((inline) => {
      if (inline.kind === 'text') return inline.text;
      if (inline.kind === 'inflected') return resolveWording(inline, input.values);
      if (inline.kind === 'phrase') return phraseText(inline, input.values);
      const printedValue = printInline(inline, input);
      return (printedValue && printedText(printedValue)) || '–';
    })
    .join('');
}

/** Width of a letter of Arial, in underscores. The estimate is high, so that lines don't wrap. */
const letterWidth = 0.86;

/**
 * The widths of blanks beside text are multiples of this width, in underscores. Word needs a placeholder for each
 * width, so there must be few widths.
 */
export const blankStep = 3;

/**
 * Returns the number of underscores for each blank of a line, so that the line with its text isn't wider than
 * `maxWidth`.
 * @param maxWidth maximum width of the line, in underscores
 */
export function blankWidth(line: Line, input: RenderInput, maxWidth: number): number {
  const printedParts = line.map((inline) => printInline(inline, input));
  const blankCount = printedParts.filter((part) => part?.blank).length;
  const letterCount = line.reduce((sum, inline, index) => {
    const part = printedParts[index];
    if (part) return sum + printedText(part).length;
    return sum + (inline.kind === 'text' ? inline.text.length : 2);
  }, 0);
  return Math.max(
    blankStep,
    blankStep * Math.floor((maxWidth - letterCount * letterWidth) / Math.max(1, blankCount) / blankStep),
  );
}
