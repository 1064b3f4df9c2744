import { expect } from 'vitest';
import { printedBlocks } from '../../../../src/features/documents/model/conditional.ts';
import type { Template } from '../../../../src/features/documents/model/document.ts';
import { resolveWording } from '../../../../src/features/documents/model/inflection.ts';
import { templates } from '../all-templates.ts';
import { convertInOffice, type FilledTemplate, officeTest } from '../office.ts';
import { layoutOf, rowsOf, writingLinesOf } from '../pdf-layout.ts';

const { pdfPages, pdfPath } = convertInOffice(
  Object.fromEntries(
    templates.map((template) => [template.productId, [template, {}] satisfies FilledTemplate]),
  ),
);

async function readLayouts(name: string) {
  const pages = await pdfPages(name);
  return Promise.all(pages.map((_, index) => layoutOf(pdfPath(name), index + 1)));
}

officeTest('rows for handwriting are at least 8 mm high and have no underscores', async () => {
  let count = 0;
  for (const { productId } of templates) {
    const rows = (await readLayouts(productId)).flatMap(rowsOf);
    const rowsToFill = rows.filter(({ cells }) => ['', '$'].includes(cells.at(-1) ?? ''));
    count += rowsToFill.length;
    for (const { heightMm, cells } of rowsToFill)
      expect(heightMm, `${productId}: ${cells.join(' | ')}`).toBeGreaterThanOrEqual(8);
    expect(rows.flatMap(({ cells }) => cells).join(''), productId).not.toContain('__');
  }
  expect(count).toBeGreaterThan(20);
});

const removeSpaces = (text: string) => text.replace(/\s/g, '');

/** Returns the beginnings of the one-line paragraphs: in signatures, in lists of boxes, and the footer's initials. */
function beginningsOf(template: Template): readonly string[] {
  const { footer, initials } = template;
  const lines = printedBlocks(template, {}).flatMap((block) => {
    if (block.kind === 'signatures') return block.people.flat();
    return block.kind === 'list' && block.marker === 'none' ? block.items : [];
  });
  const texts = lines.map(([firstInline]) =>
    firstInline?.kind === 'box' ? '☐' : firstInline?.kind === 'text' ? firstInline.text : '',
  );
  const footers = initials ? [resolveWording(footer, {})] : [];
  return [...texts, ...footers].map(removeSpaces).filter((text) => text !== '');
}

officeTest('lines to write on are 7 mm high in a paragraph, and 8 mm as a single line', async () => {
  const counts = { inText: 0, oneLine: 0 };
  for (const template of templates) {
    const beginnings = beginningsOf(template);
    for (const { text, roomMm } of (await readLayouts(template.productId)).flatMap(writingLinesOf)) {
      const isOneLine = beginnings.some((beginning) => removeSpaces(text).startsWith(beginning));
      counts[isOneLine ? 'oneLine' : 'inText'] += 1;
      expect(roomMm, `${template.productId}: ${text}`).toBeGreaterThanOrEqual(isOneLine ? 8 : 7);
    }
  }
  expect(counts.inText).toBeGreaterThan(10);
  expect(counts.oneLine).toBeGreaterThan(10);
});
