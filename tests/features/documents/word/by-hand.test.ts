import { expect } from 'vitest';
import { printedBlocks } from '../../../../src/features/documents/model/conditional.ts';
import type { Template } from '../../../../src/features/documents/model/document.ts';
import { wordingOf } from '../../../../src/features/documents/model/inflection.ts';
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
  let found = 0;
  for (const { productId } of templates) {
    const rows = (await layouts(productId)).flatMap(rowsOf);
    const toFill = rows.filter(({ cells }) => ['', '$'].includes(cells.at(-1) ?? ''));
    found += toFill.length;
    for (const { height, cells } of toFill)
      expect(height, `${productId}: ${cells.join(' | ')}`).toBeGreaterThanOrEqual(8);
    expect(rows.flatMap(({ cells }) => cells).join(''), productId).not.toContain('__');
  }
  expect(found).toBeGreaterThan(20);
});

const withoutSpaces = (text: string) => text.replace(/\s/g, '');

/** Returns the beginnings of lines with one answer in their own paragraph: signatures, lists of boxes and the foot. */
function beginningsOf(template: Template): readonly string[] {
  const { footer, initials } = template;
  const lines = printedBlocks(template, {}).flatMap((block) => {
    if (block.kind === 'signatures') return block.people.flat();
    return block.kind === 'list' && block.marker === 'none' ? block.items : [];
  });
  const texts = lines.map(([first]) =>
    first?.kind === 'box' ? '☐' : first?.kind === 'text' ? first.text : '',
  );
  const foot = initials ? [wordingOf(footer, {})] : [];
  return [...texts, ...foot].map(withoutSpaces).filter((text) => text !== '');
}

office('lines to write on are 7 mm apart in a paragraph, and 8 mm on their own', async () => {
  const found = { inText: 0, alone: 0 };
  for (const template of templates) {
    const beginnings = beginningsOf(template);
    for (const { text, room } of (await layouts(template.productId)).flatMap(handLinesOf)) {
      const isAlone = beginnings.some((beginning) => withoutSpaces(text).startsWith(beginning));
      found[isAlone ? 'alone' : 'inText'] += 1;
      expect(room, `${template.productId}: ${text}`).toBeGreaterThanOrEqual(isAlone ? 8 : 7);
    }
  }
  expect(found.inText).toBeGreaterThan(10);
  expect(found.alone).toBeGreaterThan(10);
});
