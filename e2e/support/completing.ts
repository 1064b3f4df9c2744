import { type Download, expect, type FileChooser, type Locator, type Page } from 'playwright/test';
import { downloadCopy } from '../../src/content/documents/download-copy.ts';
import { openWordCopy } from '../../src/content/documents/drafts-copy.ts';
import { letterheadCopy } from '../../src/content/documents/letterhead-copy.ts';
import { products } from '../../src/features/catalogue/products.ts';
import type { Template, Values } from '../../src/features/documents/model/document.ts';
import { documentFor } from '../../src/features/documents/templates/documents.ts';
import { sampleAnswers } from '../../tests/features/documents/sample-answers.ts';
import { addToStorage, openBlankPage } from './browser-storage.ts';
import { clickAndDownload } from './downloads.ts';
import { completionPath, productNamed } from './names.ts';
import { purchasesEntry } from './stored-purchases.ts';

/** Stores the receipt of every template on the visitor's device. */
export async function storeReceipts(page: Page): Promise<void> {
  const now = new Date().toISOString();
  const lines = products.map(({ id }) => ({ id, quantity: 1 }));
  const total = products.reduce((sum, { price }) => sum + price, 0);
  const receipt = { reference: 'ref-1', preparedId: null, lines, total, startedAt: now };
  await openBlankPage(page);
  await addToStorage(page, purchasesEntry({ ...receipt, paymentId: '123', paidAt: now }));
}

export async function openMoreActions(page: Page, name: string): Promise<void> {
  await page.locator('summary', { hasText: `${downloadCopy.moreWays} ${name}` }).click();
}

export async function openForm(page: Page, name: string): Promise<void> {
  await page.goto(completionPath(name));
  await expect(downloadButton(page)).toBeVisible();
}

export async function openBoughtForm(page: Page, name: string): Promise<void> {
  await storeReceipts(page);
  await openForm(page, name);
}

export async function templateNamed(name: string): Promise<Template> {
  const template = await documentFor(productNamed(name).id)?.load();
  if (!template) throw new Error(`${name} has no template`);
  return template;
}

/** @param answers defaults to the complete answers of the unit tests */
export async function storeDraft(page: Page, name: string, answers?: Values): Promise<void> {
  const template = await templateNamed(name);
  const { productId } = template;
  const now = new Date().toISOString();
  const id = 'a'.repeat(32);
  const draft = {
    id,
    productId,
    name: '',
    values: answers ?? sampleAnswers(template),
    createdAt: now,
    editedAt: now,
  };
  await addToStorage(page, { [`mle.draft.${id}`]: JSON.stringify(draft) });
}

/** Label and typed text of each answer, and the printed text if it differs. */
export type Answers = readonly (readonly [label: string | RegExp, typed: string, printed?: string])[];

/**
 * Types the answers, and moves the focus out of the last field. It types answers with a printed text key by key,
 * because the form reformats them.
 */
export async function fillAnswers(page: Page, answers: Answers): Promise<void> {
  for (const [label, typedText, printedText] of answers) {
    const control = page.getByLabel(label, { exact: true }).first();
    await control.fill(printedText ? '' : typedText);
    if (printedText) await control.pressSequentially(typedText);
  }
  await page.locator(':focus').blur();
}

/** Returns the button for the Word file. On narrow screens the button opens the review first. */
export function downloadButton(page: Page): Locator {
  return page.getByRole('button', { name: /^(Descargar en Word|Revisar y descargar)$/ });
}

export const downloadedPanel = (page: Page) => page.getByRole('dialog', { name: /^Su .+ se descargó/ });

/** Downloads the Word file even if the review lists blanks or warnings, and returns to the form. */
export async function saveWord(page: Page): Promise<Download> {
  await downloadButton(page).click();
  const file = await clickAndDownload(page.getByRole('button', { name: 'Descargar igual' }));
  await downloadedPanel(page).getByRole('button', { name: 'Cerrar' }).click();
  return file;
}

/** Opens a section from the list of sections, which narrow screens put behind a button. */
export async function openSection(page: Page, title: string): Promise<void> {
  const toggle = page.getByRole('button', { name: /^Sección \d/ });
  if (await toggle.isVisible()) await toggle.click();
  const index = page.getByRole('navigation', { name: 'Secciones del formulario' });
  await index.getByRole('link', { name: new RegExp(`^${title}`) }).click();
}

/** Opens the field's section if the form shows only one section at a time. */
export async function showField(page: Page, field: Locator): Promise<void> {
  if (await field.isVisible()) return;
  const heading = page.locator('fieldset', { has: field }).locator('h2');
  await openSection(page, (await heading.textContent()) ?? '');
}

export async function showDraftOptions(page: Page): Promise<void> {
  const bar = page.getByRole('region', { name: /^Borrador abierto/ });
  const options = bar.getByRole('button', { name: /más opciones$/i });
  if ((await options.getAttribute('aria-expanded')) === 'false') await options.click();
}

export type PickedFiles = Parameters<FileChooser['setFiles']>[0];

export async function chooseFiles(button: Locator, files: PickedFiles): Promise<void> {
  const chooser = button.page().waitForEvent('filechooser');
  await button.click();
  await (await chooser).setFiles(files);
}

export async function chooseLetterhead(page: Page, bytes: Uint8Array): Promise<void> {
  const picker = page.getByRole('region', { name: letterheadCopy.title });
  const file = { name: 'escudo.png', mimeType: 'image/png', buffer: Buffer.from(bytes) };
  await chooseFiles(picker.getByRole('button', { name: /imagen/ }).first(), file);
}

export type WordFile = { readonly name: string; readonly bytes: Uint8Array };

export async function openWord(page: Page, ...files: readonly WordFile[]): Promise<void> {
  const mimeType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  await chooseFiles(
    page.getByRole('button', { name: openWordCopy.action }),
    files.map(({ name, bytes }) => ({ name, mimeType, buffer: Buffer.from(bytes) })),
  );
}
