import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import type { Download, Locator, Page } from 'playwright/test';

export const blankDownloadButton = (page: Page, name: string) =>
  page.getByRole('button', { name: `Descargar en blanco ${name}` });

export async function clickAndDownload(button: Locator): Promise<Download> {
  const [file] = await Promise.all([button.page().waitForEvent('download'), button.click()]);
  return file;
}

/** Returns the text of a Word file's body. Non-breaking spaces are replaced with normal ones. */
export function wordText(docx: Uint8Array): string {
  const body = unzipSync(docx)['word/document.xml'];
  if (!body) throw new Error('The file has no word/document.xml');
  return strFromU8(body)
    .replace(/<[^>]+>/g, '')
    .replaceAll('\u00a0', ' ');
}

export async function downloadText(file: Download): Promise<string> {
  return wordText(await readFile(await file.path()));
}
