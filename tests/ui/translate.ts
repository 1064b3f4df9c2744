/** Replaces every text as a browser does that translates the page: the text's own node leaves the page. */
export function translate(within: Element): void {
  const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  for (const text of texts) {
    const shown = document.createElement('font');
    shown.append(text.data);
    text.replaceWith(shown);
  }
}
