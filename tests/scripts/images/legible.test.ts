import { expect, test } from 'vitest';
import { createLegibleLineTest, hiddenWords } from '../../../scripts/images/legible.ts';
import { linesOf } from '../../../src/features/documents/model/document.ts';
import { documents } from '../../../src/features/documents/templates/documents.ts';

const templates = await Promise.all(documents.map(({ load }) => load()));

const [template] = templates;
if (!template) throw new Error('The shop has no document');

const word = (text: string, left: number) =>
  `<word xMin="${left}" yMin="100.5" xMax="${left + 20}" yMax="112">${text}</word>`;

const line = (text: string) =>
  `<line xMin="0" yMin="0" xMax="1" yMax="1">${text
    .split(' ')
    .map((each, index) => word(each, index * 20))
    .join('\n')}</line>`;

test.each(templates.map((shopTemplate) => [shopTemplate.productId, shopTemplate] as const))(
  '%s: pictures show the titles and hide the sentences',
  (_, shopTemplate) => {
    const isLegible = createLegibleLineTest(shopTemplate, {});
    const title = shopTemplate.blocks.find((block) => block.kind === 'title');
    expect(title && isLegible(title.text)).toBe(true);
    const sentences = shopTemplate.blocks
      .filter(({ kind }) => kind === 'paragraph' || kind === 'list')
      .flatMap(linesOf)
      .flatMap((inlines) => inlines.flatMap((inline) => (inline.kind === 'text' ? [inline.text] : [])))
      .filter((text) => text.trim().split(' ').length > 4);
    expect(sentences.length).toBeGreaterThan(0);
    expect(sentences.filter(isLegible)).toEqual([]);
  },
);

test('keeps both lines of a broken label legible', () => {
  const label =
    template.blocks.flatMap((block) => (block.kind === 'fields' ? block.rows : []))[0]?.label ?? '';
  const [first = '', ...rest] = label.split(' ');
  expect(createLegibleLineTest(template, {})(first)).toBe(true);
  expect(createLegibleLineTest(template, {})(rest.join(' '))).toBe(true);
});

test('finds the words to hide, with their positions', () => {
  expect(hiddenWords(`${line('Firme aquí')}\n${line(template.letterhead.right)}`, template, {})).toEqual([
    { text: 'Firme', left: 0, top: 100.5, right: 20, bottom: 112 },
    { text: 'aquí', left: 20, top: 100.5, right: 40, bottom: 112 },
  ]);
});
