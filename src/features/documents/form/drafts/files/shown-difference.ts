import type { Difference, MarkedRun } from '../../../model/word-comparison.ts';

/** Number of unchanged words to show on each side of a change. */
const contextWords = 12;

/** Maximum words to show of a text that was added, removed or changed as a whole. */
const maxWords = 60;

/** Returns the beginning, the end or both of an unchanged text, with «…» for what is left out. */
function shortened(text: string, hasBefore: boolean, hasAfter: boolean): string {
  const words = text.match(/\s*\S+\s*/g) ?? [];
  const [head, tail] = [hasBefore ? contextWords : 0, hasAfter ? contextWords : 0];
  // Leaving out a few words would save no line.
  if (words.length <= head + tail + contextWords) return text;
  const start = words.slice(0, head).join('').trimEnd();
  const end = words
    .slice(words.length - tail, tail === 0 ? 0 : undefined)
    .join('')
    .trimStart();
  return `${start}${head > 0 ? ' ' : ''}…${tail > 0 ? ' ' : ''}${end}`;
}

/** Returns the beginning of a text that is too long to read here. */
function beginning(text: string): string {
  const words = text.match(/\s*\S+/g) ?? [];
  return words.length > maxWords + contextWords ? `${words.slice(0, maxWords).join('')} …` : text;
}

/** Returns the runs with long texts shortened: unchanged ones to the words around the changes. */
export function excerptOf(runs: readonly MarkedRun[]): readonly MarkedRun[] {
  const isChanged = runs.some((run) => run.isChanged);
  return runs.map((run, at) => {
    if (run.isChanged || !isChanged) return { ...run, text: beginning(run.text) };
    return { ...run, text: shortened(run.text, at > 0, at < runs.length - 1) };
  });
}

/** Returns the whole text to copy: the file's, or the template's if the file lacks it. */
export function copiedText(difference: Difference): string {
  return difference.kind === 'changed' ? difference.file.map(({ text }) => text).join('') : difference.text;
}
