// Imitates a browser that translates the text of a page.

/**
 * Runs in a page before its scripts. Like Chrome, it replaces each current or later text with a copy inside two
 * `<font>` elements. The text stays Spanish, so that journeys find their buttons. Nobody sees text that the page
 * writes into a removed node, so this reports it on the console.
 */
export function translateTexts(): void {
  const stays = '[translate=no], script, style, noscript, title, textarea, svg';
  const written = new MutationObserver((records) => {
    for (const { target, oldValue } of records) {
      if (target instanceof Text && target.data !== oldValue) {
        console.error(`A translated text stays «${oldValue}» though it became «${target.data}»`);
      }
    }
  });
  const translate = (text: Text) => {
    const parent = text.parentElement;
    if (!parent || text.data.trim() === '' || parent.tagName === 'FONT' || parent.closest(stays)) return;
    const shown = document.createElement('font');
    shown.append(document.createElement('font'));
    shown.firstElementChild?.append(text.data);
    text.replaceWith(shown);
    written.observe(text, { characterData: true, characterDataOldValue: true });
  };
  const translateAll = (within: Node) => {
    const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    for (const text of within instanceof Text ? [within, ...texts] : texts) translate(text);
  };
  const isApps = (element: Element | undefined) =>
    element !== undefined && Object.keys(element).some((key) => key.startsWith('__reactFiber'));
  const lastOf = (selector: string) => [...document.querySelectorAll(selector)].at(-1);
  const begin = () => {
    if (!isApps(lastOf('main *')) || !isApps(lastOf('#root *'))) return;
    clearInterval(asking);
    translateAll(document.body);
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records) {
        if (target instanceof Text) translate(target);
        for (const node of addedNodes) if (node.isConnected) translateAll(node);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  };
  // Translating before hydration would cause a mismatch, and React would render the page again.
  const asking = setInterval(begin, 50);
}
