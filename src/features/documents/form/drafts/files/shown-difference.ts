import type { Difference, MarkedRun } from '../../../model/word-comparison.ts';

/** Number of unchanged words to show on each side of a change. */
const contextWordCount = 12;

/** Maximum number of words to show of text that was added, removed or changed. */
const maxWords = 60;

/** Shortens unchanged text to the words next to the changes before and after it, with «…» for the rest. */
function shorten(text: string, hasChangeBefore: boolean, hasChangeAfter: boolean): string {
  const words = text.match(/\s*\S+\s*/g) ?? [];
  const [headCount, tailCount] = [
    hasChangeBefore ? contextWordCount : 0,
    hasChangeAfter ? contextWordCount : 0,
  ];
  // Leaving out only a few words wouldn't save a line.
  if (words.length <= headCount + tailCount + contextWordCount) return text;
  const start = words.slice(0, headCount).join('').trimEnd();
  const end = words
    .slice(words.length - tailCount, tailCount === 0 ? 0 : undefined)
    .join('')
    .trimStart();
  return `${start}${headCount > 0 ? ' ' : ''}…${tailCount > 0 ? ' ' : ''}${end}`;
}

function truncate(text: string): string {
  const words = text.match(/\s*\S+/g) ?? [];
  return words.length > maxWords + contextWordCount ? `${words.slice(0, maxWords).join('')} …` : text;
}

export function excerptOf(runs: readonly MarkedRun[]): readonly MarkedRun[] {
  const hasChanges = runs.some((run) => run.isChanged);
  return runs.map((run, index) => {
    if (run.isChanged || !hasChanges) return { ...run, text: truncate(run.text) };
    return { ...run, text: shorten(run.text, index > 0, index < runs.length - 1) };
  });
}

/** Returns the file's text, or the template's if the file lacks it. */
export function textToCopy(difference: Difference): string {
  return difference.kind === 'changed' ? difference.file.map(({ text }) => text).join('') : difference.text;
}
