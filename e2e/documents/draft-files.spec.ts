// Tests draft files, with and without a password: saved on one device and opened on another, without a request.
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { letterheadCopy } from '../../src/content/documents/letterhead-copy.ts';
import { paths } from '../../src/content/paths.ts';
import { unprotectByNode } from '../../tests/features/documents/form/drafts/files/protected-by-node.ts';
import { png } from '../../tests/features/school/crest.ts';
import {
  answer,
  choose,
  chooseLetterhead,
  openBoughtForm,
  type PickedFiles,
  showDraftOptions,
  withReceipt,
} from '../support/completing.ts';
import { save } from '../support/downloads.ts';
import { expect, test } from '../support/fixtures.ts';
import { form } from '../support/names.ts';
import { isOwnFile, listen } from '../support/requests.ts';
import { long } from '../support/tags.ts';

test('a file takes drafts to another browser', {
  tag: long,
}, async ({ page, browser, axe }) => {
  await openBoughtForm(page, form);
  await answer(page, [
    ['Nombre del establecimiento', 'Colegio Los Aromos de Prueba'],
    ['Número de serie', 'SN-000123'],
  ]);
  await chooseLetterhead(page, await png(120, 90));
  await expect(page.getByText(letterheadCopy.chosen[0]).first()).toBeVisible();
  await showDraftOptions(page);
  const file = await save(page.getByRole('button', { name: 'Guardar en un archivo' }));
  expect(file.suggestedFilename()).toMatch(/^borradores-\d{4}-\d\d-\d\d\.json$/);

  const other = await (await browser.newContext()).newPage();
  await openBoughtForm(other, form);
  // The options appear with the first draft.
  await answer(other, [['Marca', 'Prueba']]);
  await showDraftOptions(other);
  const read = (file: PickedFiles) => choose(other.getByRole('button', { name: 'Abrir un archivo' }), file);
  await read({ name: 'otro.json', mimeType: 'application/json', buffer: Buffer.from('{"list":[]}') });
  await expect(other.getByText('no es uno de borradores guardados en este sitio')).toBeVisible();

  await read(await file.path());
  const question = other.getByRole('alertdialog');
  await expect(question).toContainText('DEA SN-000123: nuevo en este equipo');
  await expect(question).toContainText('La imagen de su membrete, que se guarda también.');
  await axe(other, 'the question before a file is read');
  await question.getByRole('button', { name: 'Agregar' }).click();
  const letterhead = other.getByRole('img', { name: letterheadCopy.alt }).last();
  const fileImageSource = await letterhead.getAttribute('src');
  await other.getByRole('link', { name: 'DEA SN-000123', exact: true }).click();
  const serial = other.getByLabel('Número de serie');
  await expect(serial).toHaveValue('SN-000123');
  await serial.fill('SN-000999');
  await read(await file.path());
  await expect(question).toContainText('reemplaza al de este equipo, que es más reciente');
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect(serial).toHaveValue('SN-000999');
  await chooseLetterhead(other, await png(90, 90));
  await expect(letterhead).not.toHaveAttribute('src', fileImageSource ?? '');
  await read(await file.path());
  await question.getByLabel('Usar el membrete del archivo').check();
  await question.getByRole('button', { name: 'Agregar' }).click();
  await expect(serial).toHaveValue('SN-000123');
  await expect(letterhead).toHaveAttribute('src', fileImageSource ?? '');
  await other.getByRole('button', { name: 'Deshacer' }).click();
  await expect(serial).toHaveValue('SN-000999');
  await expect(letterhead).not.toHaveAttribute('src', fileImageSource ?? '');
  await other.context().close();
});

const secret = 'Otoño en Ñuble';

const everythingStored = (page: Page) =>
  page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage, state: history.state }));

test('a protected file of drafts opens only with its password', {
  tag: long,
}, async ({ page, browser, axe }) => {
  await openBoughtForm(page, form);
  await page.getByLabel('Número de serie').fill('SN-000123');
  await showDraftOptions(page);
  await page.waitForLoadState('networkidle');
  const requests = listen(page, isOwnFile);
  await page.getByLabel('Proteger con una contraseña').check();
  const password = page.getByLabel('Contraseña', { exact: true });
  const repeat = page.getByLabel('Repetir contraseña');
  await password.press('Enter');
  await expect(password).toHaveAccessibleDescription(/^Escriba una contraseña\. /);
  await expect(password).toBeFocused();
  await password.fill(secret);
  await repeat.fill('otoño en Ñuble');
  await repeat.press('Enter');
  await expect(repeat).toHaveAccessibleDescription('Las dos contraseñas no son iguales.');
  // Scroll to the top, where no element is partly under the header.
  await page.evaluate(() => scrollTo(0, 0));
  await axe(page, 'two passwords that differ');
  await repeat.fill(secret);
  const [file] = await Promise.all([page.waitForEvent('download'), repeat.press('Enter')]);
  expect(file.suggestedFilename()).toMatch(/^borradores-protegidos-\d{4}-\d\d-\d\d\.mle$/);
  for (const field of [password, repeat]) await expect(field).toHaveValue('');
  const bytes = await readFile(await file.path());
  expect(bytes.includes('SN-000123')).toBe(false);
  expect(unprotectByNode(bytes, secret)).toContain('SN-000123');

  const other = await (await browser.newContext()).newPage();
  await withReceipt(other);
  await other.goto(paths.purchases);
  const read = other.getByRole('button', { name: 'Abrir un archivo' });
  await read.waitFor();
  await other.waitForLoadState('networkidle');
  const otherRequests = listen(other, isOwnFile);
  const readProtected = (buffer: Buffer) =>
    choose(read, { name: 'x.mle', mimeType: 'application/octet-stream', buffer });
  await readProtected(bytes);
  const question = other.getByLabel('Escriba la contraseña del archivo');
  await expect(question).toBeFocused();
  await other.getByRole('button', { name: 'Cancelar' }).click();
  await expect(question).toHaveCount(0);
  await expect(read).toBeFocused();

  const refusal = 'La contraseña no es correcta o el archivo está dañado.';
  await readProtected(Buffer.concat([bytes.subarray(0, -1), Buffer.of(0, 0)]));
  await question.press('Enter');
  await expect(question).toHaveAccessibleDescription('Falta la contraseña.');
  await expect(question).toBeFocused();
  await question.fill(secret);
  await question.press('Enter');
  await expect(question).toHaveAccessibleDescription(refusal);
  await readProtected(bytes);
  await expect(question).not.toHaveAccessibleDescription(refusal);
  await question.fill('otoño');
  await other.getByRole('button', { name: 'Abrir', exact: true }).click();
  await expect(question).toHaveAccessibleDescription(refusal);
  await expect(question).toBeFocused();
  await expect(question).toHaveValue('');
  await other.evaluate(() => scrollTo(0, 0));
  await axe(other, 'a password that is not the file’s');
  await question.fill(secret);
  await question.press('Enter');
  const contents = other.getByRole('alertdialog');
  await expect(contents).toContainText('DEA SN-000123: nuevo en este equipo');
  await contents.getByRole('button', { name: 'Agregar' }).click();
  await expect(other.getByRole('link', { name: 'DEA SN-000123', exact: true })).toBeVisible();
  await expect(read).toBeFocused();
  for (const tab of [page, other]) expect(await everythingStored(tab)).not.toContain('Ñuble');
  expect([...requests, ...otherRequests]).toEqual([]);
  await other.context().close();
});
