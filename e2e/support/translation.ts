/**
 * Runs in a page before its scripts. Like Chrome, it replaces each current or later text with a copy inside two
 * `<font>` elements. The text stays Spanish, so that journeys find their buttons. If the page later writes into a
 * replaced node, the screen doesn't change. This reports such a write on the console.
 */
export function translateTexts(): void {
  const untranslatedElements = '[translate=no], script, style, noscript, title, textarea, svg';
  const staleTextObserver = new MutationObserver((records) => {
    for (const { target, oldValue } of records) {
      if (target instanceof Text && target.data !== oldValue) {
        console.error(`A translated text stays «${oldValue}» though it became «${target.data}»`);
      }
    }
  });
  const translate = (text: Text) => {
    const parent = text.parentElement;
    if (
      !parent ||
      text.data.trim() === '' ||
      parent.tagName === 'FONT' ||
      parent.closest(untranslatedElements)
    )
      return;
    const replacement = document.createElement('font');
    replacement.append(document.createElement('font'));
    replacement.firstElementChild?.append(text.data);
    text.replaceWith(replacement);
    staleTextObserver.observe(text, { characterData: true, characterDataOldValue: true });
  };
  const translateAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    for (const text of root instanceof Text ? [root, ...texts] : texts) translate(text);
  };
  const isHydrated = (element: Element | undefined) =>
    element !== undefined && Object.keys(element).some((key) => key.startsWith('__reactFiber'));
  const lastOf = (selector: string) => [...document.querySelectorAll(selector)].at(-1);
  const begin = () => {
    if (!isHydrated(lastOf('main *')) || !isHydrated(lastOf('#root *'))) return;
    clearInterval(timer);
    translateAll(document.body);
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records) {
        if (target instanceof Text) translate(target);
        for (const node of addedNodes) if (node.isConnected) translateAll(node);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  };
  // Translating before hydration would cause a mismatch, and React would render the page again.
  const timer = setInterval(begin, 50);
}
