/**
 * Matches a picture's address anywhere in a page's HTML, such as in attributes, Open Graph tags and structured data.
 */
const pictureAddress = /\/img\/[\w/.-]+\.(?:avif|webp|png|jpg|svg)/g;

/**
 * Returns a line for each picture that a page mentions but that has no file. Sizes and formats of a picture share a
 * line.
 * @param pages HTML of each page by path
 * @param exists returns true if an address, such as /img/logo.svg, has a file
 */
export function missingPictures(
  pages: ReadonlyMap<string, string>,
  exists: (address: string) => boolean,
): readonly string[] {
  const pagesByPicture = new Map<string, string>();
  for (const [path, html] of pages) {
    for (const [address] of html.matchAll(pictureAddress)) {
      const name = address.replace(/(?:-\d+)?\.\w+$/, '');
      if (!pagesByPicture.has(name) && !exists(address)) pagesByPicture.set(name, path);
    }
  }
  return [...pagesByPicture].map(([name, path]) => `${name} of ${path}`);
}
