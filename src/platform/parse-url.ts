/**
 * Does what `URL.parse` does, which Safari only has since 18 (`URL.canParse` since 17).
 * @returns null if the text is not an address
 */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
