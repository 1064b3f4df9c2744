import { expect } from 'vitest';
import { printedBlocks } from '../../../../src/features/documents/model/conditional.ts';
import { type Wording, wordingOf } from '../../../../src/features/documents/model/inflection.ts';
import { writer } from '../../../../src/features/documents/model/write.ts';
import { templates } from '../all-templates.ts';
import { completed, halfCompleted } from '../completed.ts';
import { convertInOffice, type Filled, filled, office } from '../office.ts';
import { type SampleKey, sampleTemplate } from '../sample.ts';

const { line, paragraph, signatures } = writer<SampleKey>();

/** Documents that end in signatures at every height of a page, its foot included. */
const endings = [20, 24, 26, 28, 30, 34].map((count) => {
  const filler = Array.from({ length: count }, () => paragraph`Línea de relleno`);
  const signed = signatures([
    [line`El Empleador`, line`(firma)`],
    [line`La Trabajadora`, line`(firma)`],
  ]);
  return [
    `ending-${count}`,
    sampleTemplate(...filler, paragraph`Se firma en tres ejemplares.`, signed),
  ] as const;
});

const documents: Readonly<Record<string, Filled>> = Object.fromEntries(
  templates.flatMap((template) => [
    [template.productId, [template, {}]],
    [`${template.productId}-half`, [template, halfCompleted(template)]],
    [`${template.productId}-completed`, [template, completed(template)]],
    [`${template.productId}-wordy`, [template, filled(template, 'Texto bastante más largo de lo usual')]],
  ]),
);

const { pagesOf, bookmarksOf } = convertInOffice({
  ...documents,
  'several-lines': [
    sampleTemplate(paragraph`Lugar: ${'lugar'}.`),
    { lugar: 'Edificio A, piso 1\njunto a inspectoría\n\nfrente al patio' },
  ],
  ...Object.fromEntries(endings.map(([name, template]) => [name, [template, {}] as const])),
});

/** Text in one line, as it was written. */
function joined(text: string): string {
  return text.replace(/\s+/g, ' ');
}

office('every document begins with its title', async () => {
  for (const [name, [{ blocks }, values]] of Object.entries(documents)) {
    const [page = ''] = await pagesOf(name);
    const [title] = blocks;
    expect(title?.kind, name).toBe('title');
    if (title?.kind === 'title')
      expect(joined(page), name).toContain(joined(wordingOf(title.subtitle, (key) => values[key])));
  }
});

office('every page has its letterhead, its foot and its number', async () => {
  for (const [name, [{ letterhead, footer }, values]] of Object.entries(documents)) {
    const pages = await pagesOf(name);
    expect(pages.length, name).toBeGreaterThan(0);
    for (const [index, page] of pages.entries()) {
      expect(page, name).toContain(`Página ${index + 1} de ${pages.length}`);
      expect(page, name).toContain(letterhead.right);
      expect(page, name).toContain(wordingOf(footer, (key) => values[key]));
    }
  }
});

office('no heading is left alone at the foot of a page', async () => {
  for (const [name, [template, values]] of Object.entries(documents)) {
    const said = (wording: Wording) => wordingOf(wording, (key) => values[key]);
    const headings = new Set(
      printedBlocks(template, values).flatMap((block) =>
        block.kind === 'heading' ? [said(block.text)] : [],
      ),
    );
    for (const page of await pagesOf(name)) {
      const body = page.slice(0, page.lastIndexOf(said(template.footer))).trimEnd();
      expect(headings, name).not.toContain(body.slice(body.lastIndexOf('\n')).trim());
    }
  }
});

office('the headings are outline levels: a PDF has them as bookmarks', async () => {
  for (const template of templates) {
    const headings = printedBlocks(template, {}).flatMap((block) =>
      block.kind === 'heading' ? [wordingOf(block.text, () => '').replaceAll('\u00A0', ' ')] : [],
    );
    expect(await bookmarksOf(template.productId), template.productId).toEqual(headings);
  }
});

office('a program that does not count pages shows those of the blank document', async () => {
  for (const { productId, pages } of templates)
    expect(await pagesOf(productId), productId).toHaveLength(pages);
});

office('a text of several lines prints as it was typed', async () => {
  const [page = ''] = await pagesOf('several-lines');
  expect(page).toMatch(/Edificio A, piso 1\n\s*junto a inspectoría\n\s*frente al patio\./);
});

office('wherever on the page a document ends, its last paragraph goes with the signatures', async () => {
  const counts = new Set<number>();
  for (const [name] of endings) {
    const pages = await pagesOf(name);
    counts.add(pages.length);
    expect(pages.at(-1)?.includes('tres ejemplares'), name).toBe(true);
    expect(pages.at(-1)?.match(/\(firma\)/g), name).toHaveLength(2);
  }
  expect(counts).toEqual(new Set([1, 2]));
});
