/** @returns the first group of every match; `pattern` needs the flag g */
export const matchesOf = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);
