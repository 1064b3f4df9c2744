import { writeFile } from 'node:fs/promises';
import type { Locator, Page, TestInfo } from 'playwright/test';
import { readOutput } from '../../scripts/lib/run.ts';
import { expect } from './fixtures.ts';

/** @returns the text of each page that the browser would print now, all of them of Carta's size */
export async function printedPages(page: Page, info: TestInfo): Promise<readonly string[]> {
  const file = info.outputPath('impreso.pdf');
  await writeFile(file, await page.pdf({ preferCSSPageSize: true }));
  expect(await readOutput(['pdfinfo', file])).toContain('612 x 792 pts (letter)');
  const stdout = await readOutput(['pdftotext', '-layout', file, '-']);
  return stdout
    .split('\f')
    .slice(0, -1)
    .map((text) => text.replace(/\s+/g, ' '));
}

/** Presses a button that prints, with Enter. The dialog is the system's: it is noted that it would come. */
export async function pressToPrint(button: Locator): Promise<void> {
  const page = button.page();
  await page.evaluate(() =>
    Object.assign(window, { print: () => document.body.setAttribute('data-printed', '') }),
  );
  await button.press('Enter');
  await expect(page.locator('body')).toHaveAttribute('data-printed', '');
}
