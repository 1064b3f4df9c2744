import { writeFile } from 'node:fs/promises';
import type { Locator, Page, TestInfo } from 'playwright/test';
import { readOutput } from '../../scripts/lib/run.ts';
import { expect } from './fixtures.ts';

/** Returns the text of each page that the browser would print now, and checks that all are Carta (US Letter). */
export async function readPrintedPages(page: Page, info: TestInfo): Promise<readonly string[]> {
  const file = info.outputPath('impreso.pdf');
  await writeFile(file, await page.pdf({ preferCSSPageSize: true }));
  expect(await readOutput(['pdfinfo', file])).toContain('612 x 792 pts (letter)');
  const stdout = await readOutput(['pdftotext', '-layout', file, '-']);
  return stdout
    .split('\f')
    .slice(0, -1)
    .map((text) => text.replace(/\s+/g, ' '));
}

/** Returns the words of each page that the browser would print now, with their positions. */
export async function readPrintedWords(page: Page, info: TestInfo): Promise<readonly string[]> {
  const file = info.outputPath('palabras.pdf');
  await writeFile(file, await page.pdf({ preferCSSPageSize: true }));
  const pages = (await readOutput(['pdftotext', '-bbox', file, '-'])).split('<page ').slice(1);
  return pages.map((words) => words.split('</page>', 1)[0]?.replace(/(\.\d)\d*"/g, '$1"') ?? '');
}

/**
 * Presses Enter on a button that prints. The print dialog belongs to the system, so this records the call of `print`
 * instead.
 */
export async function pressToPrint(button: Locator): Promise<void> {
  const page = button.page();
  await page.evaluate(() =>
    Object.assign(window, { print: () => document.body.setAttribute('data-printed', '') }),
  );
  await button.press('Enter');
  await expect(page.locator('body')).toHaveAttribute('data-printed', '');
}
