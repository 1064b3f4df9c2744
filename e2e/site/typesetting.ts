import type { Page } from 'playwright/test';

/** Matches phrases that must stay on one line at any width: the name of a contract, a law with its number, a date. */
const phrasePatterns = [
  /Plazo\sFijo/,
  /Ley\sN\.º/,
  /N\.º\s\d/,
  /D\.S\.\s\d/,
  /\d{1,2}\sde\s[a-z]+\sde\s\d{4}/,
];

/**
 * Measures the typesetting of the page's text. It omits pictures, and documents, which keep the sizes of their Word
 * files.
 * @returns `sizes`: an example text for each font size in px; `undefinedSizes`: sizes that no design token defines;
 * `splitPhrases`: phrases that are split over two lines; `orphanLeads`: lead paragraphs whose last line is one word
 */
export async function measureTypesetting(page: Page) {
  // Load the full style sheet, which the app applies at the first keystroke. The page's own styles lack the tokens
  // that the page doesn't use.
  await page.keyboard.press('Shift');
  return page.evaluate(
    (patterns) => {
      const isPageText = (element: Element) =>
        element.checkVisibility() && !element.closest('svg, .doc, .printed');
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: { node: Node; text: string; element: Element }[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.textContent ?? '';
        const element = node.parentElement;
        if (text.trim() !== '' && element && isPageText(element)) texts.push({ node, text, element });
      }
      const sizes: Record<string, string> = {};
      const addSize = (px: string, text: string) => {
        sizes[px] ??= text.trim().slice(0, 40);
      };
      for (const { text, element } of texts) addSize(getComputedStyle(element).fontSize, text);
      for (const element of document.querySelectorAll('body *')) {
        if (!isPageText(element)) continue;
        for (const pseudo of ['::before', '::after']) {
          const { content, fontSize } = getComputedStyle(element, pseudo);
          if (!['none', 'normal', '""'].includes(content)) addSize(fontSize, content);
        }
      }

      const probe = document.body.appendChild(document.createElement('span'));
      const tokenSizes = [
        ...'display display-lg h1 h2 h3 price lead body small caption label'.split(' '),
      ].map((name) => {
        probe.style.fontSize = `var(--text-${name})`;
        return getComputedStyle(probe).fontSize;
      });
      probe.remove();

      const range = document.createRange();
      const countLines = (node: Node, from: number, to: number) => {
        range.setStart(node, from);
        range.setEnd(node, to);
        return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
      };
      const splitPhrases = texts.flatMap(({ node, text }) =>
        patterns
          .flatMap((pattern) => [...text.matchAll(new RegExp(pattern, 'g'))])
          .filter(({ 0: words, index }) => countLines(node, index, index + words.length) > 1)
          .map(({ 0: words }) => words),
      );
      const orphanLeads = texts
        .filter(({ element }) => element.matches('.text-lead'))
        .filter(({ node, text }) => {
          const lastSpace = text.trimEnd().lastIndexOf(' ');
          const lastTwoWordsStart = text.lastIndexOf(' ', lastSpace - 1) + 1;
          return (
            countLines(node, 0, text.length) > 1 &&
            countLines(node, lastTwoWordsStart, text.trimEnd().length) > 1
          );
        })
        .map(({ text }) => text);
      const undefinedSizes = Object.entries(sizes).filter(([px]) => !tokenSizes.includes(px));
      return { sizes, undefinedSizes, splitPhrases, orphanLeads };
    },
    phrasePatterns.map(({ source }) => source),
  );
}
