import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import type { Download, Locator, Page } from 'playwright/test';

/** The button that downloads the named product's document. */
export const downloadOf = (page: Page, name: string) =>
  page.getByRole('button', { name: `Descargar ${name}` });

/** Presses a button that downloads a file. */
export async function save(button: Locator): Promise<Download> {
  const [file] = await Promise.all([button.page().waitForEvent('download'), button.click()]);
  return file;
}

/** The text of a Word file's body, its non-breaking spaces as spaces. */
export function wordText(docx: Uint8Array): string {
  const body = unzipSync(docx)['word/document.xml'];
  if (!body) throw new Error('No document inside');
  return strFromU8(body)
    .replace(/<[^>]+>/g, '')
    .replaceAll('\u00a0', ' ');
}

/** The text of a downloaded Word file's body. */
export async function textOf(file: Download): Promise<string> {
  return wordText(await readFile(await file.path()));
}
