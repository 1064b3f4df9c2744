/**
 * `URL.parse`, which Safari has since 18 (`URL.canParse` since 17).
 * @returns null when the text is no address
 */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
