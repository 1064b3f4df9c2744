/**
 * Parses an address like `URL.parse`, which Safari has only since version 18 (and `URL.canParse` since 17).
 * @returns null if the text is not an address
 */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
