/** Matches a picture anywhere in a page's HTML: an address, a set of sizes, a sharing tag, structured data. */
const picture = /\/img\/[\w/.-]+\.(?:avif|webp|png|jpg|svg)/g;

/**
 * Returns a line for each picture that a page names and no file holds, without its sizes and formats.
 * @param pages HTML of each page by path
 * @param exists returns true if there is a file at an address such as /img/logo.svg
 */
export function missingPictures(
  pages: ReadonlyMap<string, string>,
  exists: (address: string) => boolean,
): readonly string[] {
  const missing = new Map<string, string>();
  for (const [path, html] of pages) {
    for (const [address] of html.matchAll(picture)) {
      const name = address.replace(/(?:-\d+)?\.\w+$/, '');
      if (!missing.has(name) && !exists(address)) missing.set(name, path);
    }
  }
  return [...missing].map(([name, path]) => `${name} of ${path}`);
}
