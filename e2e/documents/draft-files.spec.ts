import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { letterheadCopy } from '../../src/content/documents/letterhead-copy.ts';
import { paths } from '../../src/content/paths.ts';
import { unprotectByNode } from '../../tests/features/documents/form/drafts/files/protected-by-node.ts';
import { makePng } from '../../tests/features/school/crest.ts';
import {
  chooseFiles,
  chooseLetterhead,
  fillAnswers,
  openBoughtForm,
  type PickedFiles,
  showDraftOptions,
  storeReceipts,
} from '../support/completing.ts';
import { clickAndDownload } from '../support/downloads.ts';
import { expect, test } from '../support/fixtures.ts';
import { formName } from '../support/names.ts';
import { isSiteFile, recordRequests } from '../support/requests.ts';
import { longTag } from '../support/tags.ts';

test('a draft file opens in another browser', {
  tag: longTag,
}, async ({ page, browser, axe }) => {
  await openBoughtForm(page, formName);
  await fillAnswers(page, [
    ['Nombre del establecimiento', 'Colegio Los Aromos de Prueba'],
    ['Número de serie', 'SN-000123'],
  ]);
  await chooseLetterhead(page, await makePng(120, 90));
  await expect(page.getByText(letterheadCopy.chosen[0]).first()).toBeVisible();
  await showDraftOptions(page);
  const file = await clickAndDownload(page.getByRole('button', { name: 'Guardar en un archivo' }));
  expect(file.suggestedFilename()).toMatch(/^borradores-\d{4}-\d\d-\d\d\.json$/);

  const otherPage = await (await browser.newContext()).newPage();
  await openBoughtForm(otherPage, formName);
  // The options appear with the first draft.
  await fillAnswers(otherPage, [['Marca', 'Prueba']]);
  await showDraftOptions(otherPage);
  const openFile = (file: PickedFiles) =>
    chooseFiles(otherPage.getByRole('button', { name: 'Abrir un archivo' }), file);
  await openFile({ name: 'otro.json', mimeType: 'application/json', buffer: Buffer.from('{"list":[]}') });
  await expect(otherPage.getByText('no es uno de borradores guardados en este sitio')).toBeVisible();

  await openFile(await file.path());
  const question = otherPage.getByRole('alertdialog');
  await expect(question).toContainText('DEA SN-000123: nuevo en este equipo');
  await expect(question).toContainText('La imagen de su membrete, que se guarda también.');
  await axe(otherPage, 'the question before a file is read');
  await question.getByRole('button', { name: 'Agregar' }).click();
  const letterhead = otherPage.getByRole('img', { name: letterheadCopy.alt }).last();
  const fileImageSource = await letterhead.getAttribute('src');
  await otherPage.getByRole('link', { name: 'DEA SN-000123', exact: true }).click();
  const serial = otherPage.getByLabel('Número de serie');
  await expect(serial).toHaveValue('SN-000123');
  await serial.fill('SN-000999');
  await openFile(await file.path());
  await expect(question).toContainText('reemplaza al de este equipo, que es más reciente');
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect(serial).toHaveValue('SN-000999');
  await chooseLetterhead(otherPage, await makePng(90, 90));
  await expect(letterhead).not.toHaveAttribute('src', fileImageSource ?? '');
  await openFile(await file.path());
  await question.getByLabel('Usar el membrete del archivo').check();
  await question.getByRole('button', { name: 'Agregar' }).click();
  await expect(serial).toHaveValue('SN-000123');
  await expect(letterhead).toHaveAttribute('src', fileImageSource ?? '');
  await otherPage.getByRole('button', { name: 'Deshacer' }).click();
  await expect(serial).toHaveValue('SN-000999');
  await expect(letterhead).not.toHaveAttribute('src', fileImageSource ?? '');
  await otherPage.context().close();
});

const secretPassword = 'Otoño en Ñuble';

const readStorage = (page: Page) =>
  page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage, state: history.state }));

test('a protected draft file opens only with its password', {
  tag: longTag,
}, async ({ page, browser, axe }) => {
  await openBoughtForm(page, formName);
  await page.getByLabel('Número de serie').fill('SN-000123');
  await showDraftOptions(page);
  await page.waitForLoadState('networkidle');
  const requests = recordRequests(page, isSiteFile);
  await page.getByLabel('Proteger con una contraseña').check();
  const password = page.getByLabel('Contraseña', { exact: true });
  const repeatedPassword = page.getByLabel('Repetir contraseña');
  await password.press('Enter');
  await expect(password).toHaveAccessibleDescription(/^Escriba una contraseña\. /);
  await expect(password).toBeFocused();
  await password.fill(secretPassword);
  await repeatedPassword.fill('otoño en Ñuble');
  await repeatedPassword.press('Enter');
  await expect(repeatedPassword).toHaveAccessibleDescription('Las dos contraseñas no son iguales.');
  // Scroll to the top, so that axe finds no element partly under the header.
  await page.evaluate(() => scrollTo(0, 0));
  await axe(page, 'two passwords that differ');
  await repeatedPassword.fill(secretPassword);
  const [file] = await Promise.all([page.waitForEvent('download'), repeatedPassword.press('Enter')]);
  expect(file.suggestedFilename()).toMatch(/^borradores-protegidos-\d{4}-\d\d-\d\d\.mle$/);
  for (const field of [password, repeatedPassword]) await expect(field).toHaveValue('');
  const bytes = await readFile(await file.path());
  expect(bytes.includes('SN-000123')).toBe(false);
  expect(unprotectByNode(bytes, secretPassword)).toContain('SN-000123');

  const otherPage = await (await browser.newContext()).newPage();
  await storeReceipts(otherPage);
  await otherPage.goto(paths.purchases);
  const openButton = otherPage.getByRole('button', { name: 'Abrir un archivo' });
  await openButton.waitFor();
  await otherPage.waitForLoadState('networkidle');
  const otherRequests = recordRequests(otherPage, isSiteFile);
  const openProtectedFile = (buffer: Buffer) =>
    chooseFiles(openButton, { name: 'x.mle', mimeType: 'application/octet-stream', buffer });
  await openProtectedFile(bytes);
  const filePassword = otherPage.getByLabel('Escriba la contraseña del archivo');
  await expect(filePassword).toBeFocused();
  await otherPage.getByRole('button', { name: 'Cancelar' }).click();
  await expect(filePassword).toHaveCount(0);
  await expect(openButton).toBeFocused();

  const refusal = 'La contraseña no es correcta o el archivo está dañado.';
  await openProtectedFile(Buffer.concat([bytes.subarray(0, -1), Buffer.of(0, 0)]));
  await filePassword.press('Enter');
  await expect(filePassword).toHaveAccessibleDescription('Falta la contraseña.');
  await expect(filePassword).toBeFocused();
  await filePassword.fill(secretPassword);
  await filePassword.press('Enter');
  await expect(filePassword).toHaveAccessibleDescription(refusal);
  await openProtectedFile(bytes);
  await expect(filePassword).not.toHaveAccessibleDescription(refusal);
  await filePassword.fill('otoño');
  await otherPage.getByRole('button', { name: 'Abrir', exact: true }).click();
  await expect(filePassword).toHaveAccessibleDescription(refusal);
  await expect(filePassword).toBeFocused();
  await expect(filePassword).toHaveValue('');
  await otherPage.evaluate(() => scrollTo(0, 0));
  await axe(otherPage, 'a wrong password');
  await filePassword.fill(secretPassword);
  await filePassword.press('Enter');
  const question = otherPage.getByRole('alertdialog');
  await expect(question).toContainText('DEA SN-000123: nuevo en este equipo');
  await question.getByRole('button', { name: 'Agregar' }).click();
  await expect(otherPage.getByRole('link', { name: 'DEA SN-000123', exact: true })).toBeVisible();
  await expect(openButton).toBeFocused();
  for (const tab of [page, otherPage]) expect(await readStorage(tab)).not.toContain('Ñuble');
  expect([...requests, ...otherRequests]).toEqual([]);
  await otherPage.context().close();
});
