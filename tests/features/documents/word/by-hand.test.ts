import { expect } from 'vitest';
import { templates } from '../all-templates.ts';
import { convertInOffice, type Filled, office } from '../office.ts';
import { handLinesOf, layoutOf, rowsOf } from '../pdf-layout.ts';

const { pagesOf, pdfFile } = convertInOffice(
  Object.fromEntries(templates.map((template) => [template.productId, [template, {}] satisfies Filled])),
);

async function layouts(name: string) {
  const pages = await pagesOf(name);
  return Promise.all(pages.map((_, index) => layoutOf(pdfFile(name), index + 1)));
}

office('every row to fill by hand is at least 8 mm high and has no underscores on its rule', async () => {
  for (const { productId } of templates) {
    const rows = (await layouts(productId)).flatMap(rowsOf);
    const toFill = rows.filter(({ cells }) => ['', '$'].includes(cells.at(-1) ?? ''));
    expect(toFill.length, productId).toBeGreaterThan(10);
    for (const { height, cells } of toFill)
      expect(height, `${productId}: ${cells.join(' | ')}`).toBeGreaterThanOrEqual(8);
    expect(rows.flatMap(({ cells }) => cells).join(''), productId).not.toContain('__');
  }
});

/** Lines of one datum, alone in their paragraph: under signatures, in lists of boxes, at the foot of the page. */
const alone =
  /^(☐|Nombre:|RUT|C\.I\.|p\.p\.|Representante legal|Lugar y fecha|Fecha de emisión|Iniciales|Contrato a plazo fijo)/;

office('lines to write on are 7 mm apart in a paragraph, and 8 mm on their own', async () => {
  for (const { productId } of templates) {
    const lines = (await layouts(productId)).flatMap(handLinesOf);
    expect(lines.length, productId).toBeGreaterThan(10);
    for (const { text, room } of lines)
      expect(room, `${productId}: ${text}`).toBeGreaterThanOrEqual(alone.test(text) ? 8 : 7);
    expect(lines.filter(({ text }) => alone.test(text)).length, productId).toBeGreaterThan(5);
  }
});
