// What a prerendered page shows comes with its HTML: its code need not carry what every other page of its kind shows.
const id = 'datos';

/**
 * @param data what JSON can say; undefined for none
 * @returns a script that is not run, whose end no HTML parser finds in the data
 */
export function dataScript(data: unknown): string {
  if (data === undefined) return '';
  return `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}

/** @returns what this page came with; undefined for nothing, or where it is not read to its end yet */
export function readData(): unknown {
  try {
    return JSON.parse(document.getElementById(id)?.textContent ?? '');
  } catch {
    return undefined;
  }
}
