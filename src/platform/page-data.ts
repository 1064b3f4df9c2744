// Embeds a page's data in its prerendered HTML, so that the code doesn't contain the data of all pages.
const elementId = 'datos';

/**
 * Returns a script element that contains the data. Browsers don't run it, because its type is JSON. Escapes the data,
 * so that they can't close the element.
 * @param data JSON value; undefined if there is none
 */
export function dataScript(data: unknown): string {
  if (data === undefined) return '';
  return `<script type="application/json" id="${elementId}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}

/** Returns the data in this page's HTML; undefined if there are none, or if the browser hasn't parsed them yet. */
export function readData(): unknown {
  try {
    return JSON.parse(document.getElementById(elementId)?.textContent ?? '');
  } catch {
    return undefined;
  }
}
