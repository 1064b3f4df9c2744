// Tests that the preview, the browser's print and the Word file have the same columns and page breaks. Two differences
// remain: a line may be up to 5 points higher or lower on its page, because LibreOffice and the browser round line
// heights differently, and the letters of lists are closer to their text in the browser.
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import type { Page, TestInfo } from 'playwright/test';
import { findProgram, readOutput } from '../../scripts/lib/run.ts';
import type { Template, Values } from '../../src/features/documents/model/document.ts';
import { generateWord } from '../../src/features/documents/word/generate.ts';
import { partReaderOfFile, readLogo } from '../../tests/features/documents/docx-parts.ts';
import { halfOfSampleAnswers, sampleAnswers } from '../../tests/features/documents/sample-answers.ts';
import { openForm, storeDraft, storeReceipts, templateNamed } from '../support/completing.ts';
import { expect, test } from '../support/fixtures.ts';
import { contractName, formName } from '../support/names.ts';
import { longTag } from '../support/tags.ts';

// CI has LibreOffice; a developer's machine may lack it.
test.skip(!findProgram('soffice') && !process.env.CI, 'LibreOffice is missing');

/** Points per twip, the unit of lengths in Word files. */
const pointsPerTwip = 1 / 20;

type Columns = readonly (readonly number[])[];

/** Returns the edges of the columns of every table in the preview, in points from its left edge. */
function readPreviewColumns(page: Page): Promise<Columns> {
  return page.getByRole('article').evaluate((article) => {
    const scale = 612 / article.getBoundingClientRect().width;
    const edgesOf = (table: Element) => {
      const { left } = table.getBoundingClientRect();
      const columns = [...table.querySelectorAll('col')];
      return columns.map((column) => (column.getBoundingClientRect().right - left) * scale);
    };
    return [...article.querySelectorAll('table')].map(edgesOf);
  });
}

/**
 * Returns the edges of the columns of every table in the Word file except the table of signatures, which has no visible
 * lines.
 */
function wordColumns(xml: string): Columns {
  const tables = [...xml.matchAll(/<w:tbl>.*?<\/w:tbl>/gs)].map(([table]) => table);
  return tables
    .filter((table) => !table.includes('w:val="Firmas"'))
    .map((table) => {
      let edge = 0;
      return [...table.matchAll(/<w:gridCol w:w="(\d+)"/g)].map(([, width]) => {
        edge += Number(width) * pointsPerTwip;
        return edge;
      });
    });
}

/**
 * Returns the positions of the vertical lines on a page of a PDF. Chromium fills thin rectangles, LibreOffice draws
 * lines.
 */
async function verticalLinesOf(pdf: string, page: number): Promise<readonly number[]> {
  const pageRange = ['-f', String(page), '-l', String(page)];
  const svg = await readOutput(['pdftocairo', '-svg', ...pageRange, pdf, '-']);
  const filledLines = [...svg.matchAll(/d="M ([\d.]+) ([\d.]+) L ([\d.]+) \2 L \3 ([\d.]+) L \1 \4 Z/g)]
    .filter(([, left, , right]) => Number(right) - Number(left) < 1.1)
    .map(([, left, , right]) => (Number(left) + Number(right)) / 2);
  const drawnLines = [...svg.matchAll(/d="M ([\d.]+) [\d.]+ L \1 [\d.]+ "/g)].map(([, left]) => Number(left));
  const sortedLines = [...filledLines, ...drawnLines].sort((a, b) => a - b);
  return sortedLines.filter(
    (edge, index) => edge - (sortedLines[index - 1] ?? Number.NEGATIVE_INFINITY) > 1.5,
  );
}

/** Returns the words of each page without letterhead and footer. Blanks and checkboxes don't count as words. */
async function pagesOf(pdf: string): Promise<readonly string[]> {
  const text = await readOutput([
    'pdftotext',
    '-layout',
    '-x',
    '0',
    '-y',
    '70',
    '-W',
    '612',
    '-H',
    '675',
    pdf,
    '-',
  ]);
  return text
    .split('\f')
    .slice(0, -1)
    .map((page) => page.replace(/[\s_☐☒]+/g, ' ').trim());
}

function readFirstWords(page: Page): Promise<readonly string[]> {
  return page.getByRole('article').evaluate((article) => {
    const tops = [...article.querySelectorAll('[data-part="sheet"]')].map(
      (sheet) => sheet.getBoundingClientRect().top,
    );
    const elements = [...article.querySelectorAll('h2, h3, h4, p, li, caption, th, td')].filter(
      (element) => !element.closest('[data-part]') && element.textContent?.trim(),
    );
    return tops.map((top) => {
      const firstElement = elements.find((element) => element.getBoundingClientRect().top >= top);
      const elementCopy = firstElement?.cloneNode(true) as Element | undefined;
      // Remove the texts that tell screen readers what a blank is for.
      for (const hiddenElement of elementCopy?.querySelectorAll('.sr-only') ?? []) hiddenElement.remove();
      return (elementCopy?.textContent ?? '').replace(/\s+/g, ' ').trim();
    });
  });
}

async function createPdfs(page: Page, info: TestInfo, template: Template, values: Values) {
  const wordFile = info.outputPath('word.docx');
  await mkdir(dirname(wordFile), { recursive: true });
  const blob = await generateWord(template, values, { logo: await readLogo() });
  await writeFile(wordFile, new Uint8Array(await blob.arrayBuffer()));
  const profile = `-env:UserInstallation=${pathToFileURL(info.outputPath('profile')).href}`;
  await readOutput([
    'soffice',
    profile,
    '--headless',
    '--convert-to',
    'pdf',
    '--outdir',
    dirname(wordFile),
    wordFile,
  ]);
  const printedPdf = info.outputPath('printed.pdf');
  await writeFile(printedPdf, await page.pdf({ preferCSSPageSize: true, printBackground: true }));
  return {
    xml: (await partReaderOfFile(blob))('word/document.xml'),
    wordPdf: join(dirname(wordFile), 'word.pdf'),
    printedPdf,
  };
}

function expectClose(edges: readonly number[], expectedEdges: readonly number[], label: string): void {
  expect(edges.length, label).toBe(expectedEdges.length);
  for (const [index, edge] of edges.entries())
    expect(Math.abs(edge - (expectedEdges[index] ?? 0)), `${label}, edge ${index + 1}`).toBeLessThan(1);
}

const answersWithPeople = (count: number) => (template: Template) =>
  Object.fromEntries(
    Object.entries(sampleAnswers(template)).filter(
      ([key]) => Number(/^per_(\d+)_/.exec(key)?.[1] ?? 0) <= count,
    ),
  );

const fillings = [
  ['blank', () => ({})],
  ['half', halfOfSampleAnswers],
  ['completed', sampleAnswers],
] as const;

/** Five people fit on two pages. The sixth one and the fine print move to a third page. */
const lists = [
  ['five people', answersWithPeople(5)],
  ['six people', answersWithPeople(6)],
] as const;

for (const [document, name, cases] of [
  ['contract', contractName, fillings],
  ['form', formName, [...fillings, ...lists]],
] as const) {
  for (const [filling, createAnswers] of cases) {
    test(
      `${document}, ${filling}: preview, print and Word have the same columns and pages`,
      { tag: longTag },
      async ({ page }, info) => {
        const template = await templateNamed(name);
        const values = createAnswers(template);
        await storeReceipts(page);
        if (filling !== 'blank') await storeDraft(page, name, values);
        await openForm(page, name);
        const { xml, wordPdf, printedPdf } = await createPdfs(page, info, template, values);

        const [previewEdges, wordEdges] = [await readPreviewColumns(page), wordColumns(xml)];
        expect(previewEdges).toHaveLength(wordEdges.length);
        for (const [index, edges] of previewEdges.entries())
          expectClose(edges, wordEdges[index] ?? [], `table ${index + 1} of the preview`);

        const [wordPages, printedPages] = [await pagesOf(wordPdf), await pagesOf(printedPdf)];
        const previewPageStarts = await readFirstWords(page);
        expect(printedPages.map((text) => text.slice(0, 60))).toEqual(
          wordPages.map((text) => text.slice(0, 60)),
        );
        expect(printedPages.map((text) => text.slice(-60))).toEqual(wordPages.map((text) => text.slice(-60)));
        expect(previewPageStarts).toHaveLength(wordPages.length);
        for (const [index, firstWords] of previewPageStarts.entries())
          expect(wordPages[index]?.slice(0, 200), `page ${index + 1} of the preview`).toContain(
            firstWords.slice(0, 20),
          );
        for (let sheet = 1; sheet <= wordPages.length; sheet += 1)
          expectClose(
            await verticalLinesOf(printedPdf, sheet),
            await verticalLinesOf(wordPdf, sheet),
            `page ${sheet} of the print`,
          );
      },
    );
  }
}
