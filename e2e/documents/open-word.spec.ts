import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { openWordCopy } from '../../src/content/documents/drafts-copy.ts';
import { wordChangesCopy } from '../../src/content/documents/word-changes-copy.ts';
import { paths } from '../../src/content/paths.ts';
import { withChangedPart } from '../../tests/features/documents/docx-parts.ts';
import {
  openForm,
  openMoreActions,
  openWord,
  saveWord,
  showDraftOptions,
  storeDraft,
  storeReceipts,
} from '../support/completing.ts';
import { downloadText } from '../support/downloads.ts';
import { expect, test } from '../support/fixtures.ts';
import { completionPath, contractName, formName } from '../support/names.ts';
import { recordRequests } from '../support/requests.ts';
import { waitForSeal } from '../support/sealed.ts';
import { longTag } from '../support/tags.ts';
import { expectFits } from '../support/width-and-text-size.ts';

const noticeOf = (page: Page) => page.getByRole('region', { name: openWordCopy.action });

async function downloadDraft(page: Page, name: string): Promise<Uint8Array> {
  await storeDraft(page, name);
  await openForm(page, name);
  return readFile(await (await saveWord(page)).path());
}

/**
 * Edits the file as Word does: a change to one data-bound content control also changes the other controls of that
 * answer and the custom XML part.
 */
function editInWord(docx: Uint8Array): Uint8Array {
  const changeName = (xml: string) => xml.replaceAll('Ana Prueba Ejemplo', 'Eva Muestra Prueba');
  const changeSalary = (xml: string) =>
    xml.replace(/(<w:tag w:val="rem_sueldo_base"\/>.*?<w:t xml:space="preserve">)[^<]*/s, '$1$ 1.350.000.-');
  return withChangedPart(
    withChangedPart(docx, (xml) => changeSalary(changeName(xml))),
    changeName,
    'customXml/item1.xml',
  );
}

test('a contract edited in Word becomes a draft without a request', {
  tag: longTag,
}, async ({ page, context, axe }) => {
  await storeReceipts(page);
  const lastYearsContract = editInWord(await downloadDraft(page, contractName));
  await page.evaluate(() => localStorage.removeItem(`mle.draft.${'a'.repeat(32)}`));
  await openForm(page, contractName);
  await expect(page.getByLabel('Ciudad')).toHaveValue('');
  await waitForSeal(page);
  const requests = recordRequests(page);
  await context.setOffline(true);
  await showDraftOptions(page);
  await openWord(page, { name: 'contrato-2025.docx', bytes: lastYearsContract });
  const notice = noticeOf(page);
  await expect(notice).toContainText(/Se leyeron \d+ respuestas de «contrato-2025\.docx»\./);
  await expect(notice).not.toContainText('No se pudieron leer');
  await expect(notice).toContainText(openWordCopy.hint);
  await expect(notice).not.toContainText(wordChangesCopy.otherDifferences);
  await expect(notice).toBeFocused();
  await axe(page, 'the form after a Word file was opened');
  await expectFits(page, 'the form after a Word file was opened', [390, 1280]);
  await expect(page.getByLabel('Nombre de la trabajadora')).toHaveValue('Eva Muestra Prueba');
  await expect(page.getByRole('textbox', { name: 'Sueldo base' })).toHaveValue('1.350.000');
  await page.getByLabel('Ciudad').fill('Valparaíso');
  const text = await downloadText(await saveWord(page));
  for (const value of ['Eva Muestra Prueba', '$1.350.000', 'Valparaíso', 'la Trabajadora'])
    expect(text).toContain(value);
  await notice.getByRole('button', { name: openWordCopy.close }).click();
  await expect(notice).toHaveCount(0);
  expect(requests).toEqual([]);
});

test('each opened Word file yields a draft or a message with the reason', {
  tag: longTag,
}, async ({ page }) => {
  await storeReceipts(page);
  const [formFile, contractFile] = [
    await downloadDraft(page, formName),
    await downloadDraft(page, contractName),
  ];
  await showDraftOptions(page);
  await openWord(page, { name: 'dea.docx', bytes: formFile });
  const alert = page.getByRole('alert');
  await expect(alert).toHaveText(openWordCopy.refusals.otherTemplate(formName));
  await openWord(page, { name: 'foto.docx', bytes: Buffer.from('PNG') });
  await expect(alert).toHaveText(openWordCopy.refusals.fields);

  await page.goto(paths.purchases);
  await openMoreActions(page, formName);
  await openWord(
    page,
    { name: 'dea.docx', bytes: formFile },
    { name: 'contrato.docx', bytes: contractFile },
    { name: 'foto.docx', bytes: Buffer.from('PNG') },
  );
  const notice = noticeOf(page);
  await expect(notice).toContainText(`«foto.docx»: ${openWordCopy.refusals.fields}`);
  await notice.getByRole('link', { name: 'contrato.docx' }).click();
  await expect(page.getByLabel('Ciudad')).toHaveValue('Santiago');
  await expect(notice).toContainText('de «contrato.docx».');
  await page.goBack();
  await openMoreActions(page, formName);
  await openWord(page, { name: 'dea.docx', bytes: formFile });
  await expect(page).toHaveURL(new RegExp(completionPath(formName)));
  await expect(page.getByLabel('Número de serie')).toHaveValue('SN-000123');
});
