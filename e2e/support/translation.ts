// What a browser does to the text of a page that it translates.

/**
 * Put into a page before its scripts: as Chrome does, each text is taken out of the page and written again inside two
 * `<font>`, and so is every text that comes. It stays Spanish, so that a journey finds its buttons. What the page writes
 * into a text that was taken out nobody sees: the console tells.
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
  // Before that React would find other texts than it has rendered, and render the page anew: translated all the same.
  const asking = setInterval(begin, 50);
}
