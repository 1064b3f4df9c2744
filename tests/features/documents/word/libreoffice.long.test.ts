import { expect } from 'vitest';
import { printedBlocks } from '../../../../src/features/documents/model/conditional.ts';
import type { Line, Template, Values } from '../../../../src/features/documents/model/document.ts';
import { masculine } from '../../../../src/features/documents/model/grammatical-gender.ts';
import { resolveWording } from '../../../../src/features/documents/model/inflection.ts';
import { templates } from '../all-templates.ts';
import { wordParagraphs } from '../docx-parts.ts';
import { convertInOffice, type FilledTemplate, officeTest, sameAnswerToAll } from '../office.ts';
import { blankShareAtBottom, layoutOf } from '../pdf-layout.ts';
import { halfOfSampleAnswers, sampleAnswers } from '../sample-answers.ts';
import { line, paragraph, sampleTemplate, signatures } from '../sample-template.ts';

/** Documents of different lengths, whose signatures are at different heights of a page, including its end. */
const endings = [20, 24, 26, 28, 30, 34].map((count) => {
  const filler = Array.from({ length: count }, () => paragraph`Línea de relleno`);
  const signatureBlock = signatures([
    [line`El Empleador`, line`(firma)`],
    [line`La Trabajadora`, line`(firma)`],
  ]);
  return [
    `ending-${count}`,
    sampleTemplate(...filler, paragraph`Se firma en tres ejemplares.`, signatureBlock),
  ] as const;
});

/** Returns complete answers for at most as many people as the blank document has rows. */
function answersForFewPeople(template: Template): Values {
  const rows = printedBlocks(template, sampleAnswers(template)).flatMap((block) =>
    block.kind === 'table' ? block.rows : [],
  );
  const optionalKeys = new Set(rows.flatMap(({ keys = [], optional }) => (optional ? keys : [])));
  return Object.fromEntries(
    Object.entries(sampleAnswers(template)).filter(([key]) => !optionalKeys.has(key)),
  );
}

const documents: Readonly<Record<string, FilledTemplate>> = Object.fromEntries(
  templates.flatMap((template) => [
    [template.productId, [template, {}]],
    [`${template.productId}-half`, [template, halfOfSampleAnswers(template)]],
    [`${template.productId}-completed`, [template, sampleAnswers(template)]],
    [`${template.productId}-masculine`, [template, { ...sampleAnswers(template), trab_trato: masculine }]],
    [`${template.productId}-few`, [template, answersForFewPeople(template)]],
    [
      `${template.productId}-wordy`,
      [template, sameAnswerToAll(template, 'Texto bastante más largo de lo usual')],
    ],
  ]),
);

const { pdfPages, pdfPath, bookmarksOf, readTextExport } = convertInOffice(
  {
    ...documents,
    'several-lines': [
      sampleTemplate(paragraph`Lugar: ${'lugar'}.`),
      { lugar: 'Edificio A, piso 1\njunto a inspectoría\n\nfrente al patio' },
    ],
    ...Object.fromEntries(endings.map(([name, template]) => [name, [template, {}] as const])),
  },
  { txt: Object.keys(documents) },
);

function joinLines(text: string): string {
  return text.replace(/\s+/g, ' ');
}

officeTest('every document begins with its title', async () => {
  for (const [name, [{ blocks }, values]] of Object.entries(documents)) {
    const [page = ''] = await pdfPages(name);
    const [title] = blocks;
    expect(title?.kind, name).toBe('title');
    if (title?.kind === 'title')
      expect(joinLines(page), name).toContain(joinLines(resolveWording(title.subtitle, values)));
  }
});

officeTest('every page has the letterhead, the footer and its number', async () => {
  for (const [name, [{ letterhead, footer }, values]] of Object.entries(documents)) {
    const pages = await pdfPages(name);
    expect(pages.length, name).toBeGreaterThan(0);
    for (const [index, page] of pages.entries()) {
      expect(page, name).toContain(`Página ${index + 1} de ${pages.length}`);
      expect(page, name).toContain(letterhead.right);
      expect(page, name).toContain(resolveWording(footer, values));
    }
  }
});

/**
 * Returns the last words of each lead-in, which must not end a page. Lead-ins are headings, captions, questions, and
 * paragraphs before a list, a table or signatures.
 */
function leadInsOf(template: Template, values: Values): readonly string[] {
  const blocks = printedBlocks(template, values);
  const ends = blocks.flatMap((block, index) => {
    if (block.kind === 'heading') return [resolveWording(block.text, values)];
    if (block.kind === 'choice') return [block.question];
    if (block.kind === 'table') return [endOf(block.caption)];
    const nextKind = blocks[index + 1]?.kind ?? '';
    const isLeadIn =
      block.kind === 'paragraph' && ['list', 'fields', 'table', 'signatures'].includes(nextKind);
    return isLeadIn ? [endOf(block.content)] : [];
  });
  // Leave out ends that other lines share: '' after a value, or only a full stop.
  return ends.map((end) => joinLines(end).trim()).filter((end) => end.length > 1);
}

/** Returns the text after the last value of a line; '' if the line ends with a value. */
function endOf(content: Line): string {
  const lastInline = content.at(-1);
  return lastInline?.kind === 'text' ? lastInline.text : '';
}

officeTest('no heading, caption or lead-in is the last line of a page', async () => {
  for (const [name, [template, values]] of Object.entries(documents)) {
    const leadIns = leadInsOf(template, values);
    const footer = resolveWording(template.footer, values);
    for (const page of await pdfPages(name)) {
      const body = joinLines(page.slice(0, page.lastIndexOf(footer))).trim();
      expect(
        leadIns.filter((leadIn) => body.endsWith(leadIn)),
        name,
      ).toEqual([]);
    }
  }
});

officeTest('only the last page may be more than a third blank', async () => {
  for (const name of Object.keys(documents)) {
    const pages = await pdfPages(name);
    for (let page = 1; page < pages.length; page += 1) {
      const blankShare = blankShareAtBottom(await layoutOf(pdfPath(name), page));
      expect(blankShare, `${name}, page ${page}`).toBeLessThan(1 / 3);
    }
  }
});

officeTest('LibreOffice’s export as text has every paragraph and tick of the file', async () => {
  const removeSpaces = (text: string) => text.replace(/\s/g, '');
  for (const [name, [template, values]] of Object.entries(documents)) {
    const text = removeSpaces(await readTextExport(name));
    const paragraphs = (await wordParagraphs(template, values)).map(removeSpaces);
    for (const paragraph of paragraphs) expect(text, name).toContain(paragraph);
    expect(text.match(/[☒☐]/g), name).toEqual(paragraphs.join('').match(/[☒☐]/g));
  }
});

officeTest('headings become bookmarks in a PDF', async () => {
  for (const template of templates) {
    const headings = printedBlocks(template, {}).flatMap((block) =>
      block.kind === 'heading' ? [resolveWording(block.text, {}).replaceAll('\u00A0', ' ')] : [],
    );
    expect(await bookmarksOf(template.productId), template.productId).toEqual(headings);
  }
});

officeTest('the template states the number of pages of its blank document', async () => {
  for (const { productId, pages } of templates) {
    const printedPages = await pdfPages(productId);
    expect(pages, `${productId}: pages in product.ts, which the blank document must have`).toBe(
      printedPages.length,
    );
  }
});

officeTest('multi-line text prints on several lines', async () => {
  const [page = ''] = await pdfPages('several-lines');
  expect(page).toMatch(/Edificio A, piso 1\n\s*junto a inspectoría\n\s*frente al patio\./);
});

officeTest('the paragraph before the signatures is always on their page', async () => {
  const pageCounts = new Set<number>();
  for (const [name] of endings) {
    const pages = await pdfPages(name);
    pageCounts.add(pages.length);
    expect(pages.at(-1)?.includes('tres ejemplares'), name).toBe(true);
    expect(pages.at(-1)?.match(/\(firma\)/g), name).toHaveLength(2);
  }
  expect(pageCounts).toEqual(new Set([1, 2]));
});
