// A prerendered page's data come with its HTML, so that its code doesn't contain the data of all other pages.
const id = 'datos';

/**
 * @param data must survive JSON; undefined for none
 * @returns a script element that browsers don't run, with the data escaped so that they can't end it
 */
export function dataScript(data: unknown): string {
  if (data === undefined) return '';
  return `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}

/** @returns the data in this page's HTML; undefined if there are none or the HTML hasn't been parsed that far */
export function readData(): unknown {
  try {
    return JSON.parse(document.getElementById(id)?.textContent ?? '');
  } catch {
    return undefined;
  }
}
