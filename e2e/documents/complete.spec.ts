import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { fieldId } from '../../src/features/documents/form/inputs/field-ids.ts';
import {
  type Answers,
  downloadButton,
  downloadedPanel,
  fillAnswers,
  openBoughtForm,
  openForm,
  saveWord,
  showDraftOptions,
  storeReceipts,
} from '../support/completing.ts';
import { clickAndDownload, downloadText } from '../support/downloads.ts';
import { expect, test } from '../support/fixtures.ts';
import { completionPath, contractName, formName } from '../support/names.ts';
import { readPrintedPages } from '../support/paper.ts';
import { recordRequests } from '../support/requests.ts';
import { waitForSeal } from '../support/sealed.ts';
import { longTag } from '../support/tags.ts';
import { excessWidth } from '../support/width-and-text-size.ts';

const preview = (page: Page) => page.getByRole('article');

/** Answers for each kind of field. The templates' unit tests cover the other fields. */
const answers: Answers = [
  ['Ciudad', 'Valparaíso'],
  ['Fecha del contrato', '02-03-2026', '2 de marzo de 2026'],
  ['Razón social del sostenedor', 'Corporación Educacional de Prueba'],
  ['RUT del sostenedor', '777777777', '77.777.777-7'],
  ['Correo del sostenedor', 'contacto@corporacion.example'],
  ['Nombre del representante legal', 'María Ejemplo Prueba'],
  ['Nombre del establecimiento', 'Colegio Los Aromos de Prueba'],
  ['RBD (rol base de datos)', '12345-6'],
  ['Nombre de la trabajadora', 'Ana Prueba Ejemplo'],
  ['Cédula de identidad', '111111111', '11.111.111-1'],
  ['Fecha de nacimiento', '10-05-1990', '10 de mayo de 1990'],
  ['Teléfono', '912345678', '+56 9 1234 5678'],
  ['Niveles y cursos', '1.º a 4.º básico'],
  ['Lunes: Entrada', '0815', '08:15'],
  ['Lunes: Salida', '1800', '18:00'],
  ['Sueldo base', '1250000', '$1.250.000'],
  ['Bonificación de Reconocimiento Profesional (BRP), título', '100000', '$100.000'],
  ['Bonificación de Reconocimiento Profesional (BRP), mención', '1000', '$1.000'],
  ['Asignación por tramo de desarrollo profesional', '2000', '$2.000'],
  ['Asignación por alta concentración de alumnos prioritarios', '3000', '$3.000'],
  ['Bono PIE', '4000', '$4.000'],
  ['Otras asignaciones imponibles', '10000', '$10.000'],
  ['Asignación de movilización', '40000', '$40.000'],
  ['Asignación de colación', '50000', '$50.000'],
  ['Cuenta bancaria', 'Cuenta vista, Banco Ejemplo, N.º 000000'],
  ['Inicio', '02-03-2026', '2 de marzo de 2026'],
  ['Término', '28-02-2027', '28 de febrero de 2027'],
  ['Año laboral docente', '2026'],
];

test('typed answers become a Word contract without any request', async ({ page, context }) => {
  await openBoughtForm(page, contractName);
  // From here on the test records every request. The page is offline, so that any request would fail.
  await waitForSeal(page);
  const requests = recordRequests(page);
  await context.setOffline(true);

  await fillAnswers(page, answers);
  const printedTexts = answers.map(([, typedText, printedText = typedText]) => printedText);
  /** Reads the document once for all answers. */
  const missingAnswers = async () => {
    const documentText = (await preview(page).textContent())?.replace(/\s+/g, ' ');
    return printedTexts.filter((value) => !documentText?.includes(value));
  };
  await expect.poll(missingAnswers).toEqual([]);

  const text = await downloadText(await saveWord(page));
  for (const value of [...printedTexts, '$1.460.000', '44:00']) expect(text).toContain(value);
  await expect(page.getByText('¡Descarga iniciada!').first()).toBeVisible();

  const calendar = await clickAndDownload(page.getByRole('button', { name: 'Avisarme en el calendario' }));
  expect(await readFile(await calendar.path(), 'utf8')).toContain('BEGIN:VALARM');
  const blankText = await downloadText(
    await clickAndDownload(page.getByRole('button', { name: 'Word sin completar' })),
  );
  expect(blankText).not.toContain('Colegio Los Aromos de Prueba');
  expect(requests).toEqual([]);
});

test('answers stay on the device until they are erased', { tag: longTag }, async ({ page, axe }) => {
  await openBoughtForm(page, formName);
  const school = page.getByLabel('Nombre del establecimiento');
  const person = page.getByLabel('Nombre completo', { exact: true });
  const storedDrafts = () =>
    page.evaluate(() => {
      const drafts = Object.entries(localStorage).filter(([key]) => key.startsWith('mle.draft.'));
      return drafts.length === 0 ? null : JSON.stringify(drafts);
    });
  const question = page.getByRole('region', {
    name: 'Los datos que escribió se borraron de este navegador.',
  });
  await school.fill('Colegio Los Aromos de Prueba');
  await person.fill('María Ejemplo Prueba');
  await page.reload();
  await expect(person).toHaveValue('María Ejemplo Prueba');
  await expect(question).toBeHidden();

  const session = await page.context().newCDPSession(page);
  const clearLocalStorage = () =>
    session.send('Storage.clearDataForOrigin', {
      origin: new URL(page.url()).origin,
      storageTypes: 'local_storage',
    });
  await clearLocalStorage();
  await person.press('End');
  await person.press('z');
  await expect(question).toBeVisible();
  expect(await storedDrafts()).toBeNull();
  await axe(page, 'the question about deleted answers');
  // Test that the notice doesn't cover a field that gets the focus.
  await person.press('Shift+Tab');
  await person.evaluate((field) =>
    window.scrollBy({ top: field.getBoundingClientRect().top - 120, behavior: 'instant' }),
  );
  await page.keyboard.press('Tab');
  await expect(person).toBeFocused();
  const bottomOf = (box: { y: number; height: number } | null) => (box ? box.y + box.height : 0);
  expect((await person.boundingBox())?.y).toBeGreaterThan(bottomOf(await question.boundingBox()));
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.setViewportSize({ width: 320, height: 700 });
  await expect(question).toBeInViewport({ ratio: 1 });
  expect(await excessWidth(page)).toBe(0);
  await page.getByRole('button', { name: 'Guardarlos de nuevo' }).click();
  await expect(question).toBeHidden();
  await expect(person).toBeFocused();
  expect(await storedDrafts()).toContain('Colegio Los Aromos de Prueba');
  await page.setViewportSize({ width, height });

  // Test that «Borrar todo lo escrito» deletes the answers to every document.
  await openBoughtForm(page, contractName);
  await page.getByRole('button', { name: 'Usar esos datos' }).click();
  const signer = page.getByLabel('Nombre del representante legal');
  await expect(signer).toHaveValue('María Ejemplo Pruebaz');
  await showDraftOptions(page);
  await page.getByRole('button', { name: 'Borrar todo lo escrito' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Borrar' }).click();
  await expect(signer).toHaveValue('');
  const storage = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(storage).not.toContain('María');

  await signer.fill('Ana');
  await clearLocalStorage();
  await signer.press('a');
  await page.getByRole('button', { name: 'Borrarlos también de aquí' }).click();
  await expect(signer).toHaveValue('');
  expect(await storedDrafts()).toBeNull();
});

test('text typed right after «Otro DEA» stays out of the previous draft', async ({ page }) => {
  await openBoughtForm(page, formName);
  await fillAnswers(page, [
    ['Nombre del establecimiento', 'Colegio Los Aromos de Prueba'],
    ['Número de serie', 'SN-000123'],
  ]);
  await expect(page.getByRole('heading', { name: /DEA SN-000123/ })).toBeVisible();
  await showDraftOptions(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  const serialNumber = await page.getByRole('button', { name: 'Otro DEA' }).evaluate(async (button, id) => {
    if (button instanceof HTMLElement) button.click();
    // Wait for the next task, which runs before any key could arrive.
    await new Promise((resolve) => setTimeout(resolve, 0));
    const input = document.getElementById(id);
    return input instanceof HTMLInputElement ? input.value : null;
  }, fieldId('dea_serie'));
  expect(serialNumber).toBe('');
});

for (const exit of ['is reloaded', 'navigates away', 'is closed'] as const) {
  test(`a keystroke is kept even if its tab ${exit} before the next frame`, { tag: longTag }, async ({
    page,
    context,
  }) => {
    await storeReceipts(page);
    const tab = await context.newPage();
    await openForm(tab, formName);
    const serial = tab.getByLabel('Número de serie');
    await serial.fill('SN-1');
    await expect(tab.getByRole('heading', { name: /DEA SN-1/ })).toBeVisible();
    await serial.press('End');
    const unloadEvent = exit === 'is closed' ? tab.waitForEvent('close') : tab.waitForEvent('load');
    // Run in one task, so that the page unloads before the draft with this keystroke is stored.
    const typingResult = await tab.evaluate((exitKind) => {
      document.execCommand('insertText', false, '2');
      const isStored = JSON.stringify({ ...localStorage }).includes('SN-12');
      if (exitKind === 'is reloaded') location.reload();
      if (exitKind === 'navigates away') location.assign('/tienda');
      return { isStored };
    }, exit);
    // Close the tab like a person. A tab that its own script closes loses its process before it fires its events.
    if (exit === 'is closed') await tab.close({ runBeforeUnload: true });
    expect(typingResult).toEqual({ isStored: false });
    await unloadEvent;
    await openForm(page, formName);
    await expect(page.getByLabel('Número de serie')).toHaveValue('SN-12');
  });
}

test('an erased draft can be restored until the page is reloaded', { tag: longTag }, async ({
  page,
  axe,
}) => {
  await openBoughtForm(page, formName);
  const serial = page.getByLabel('Número de serie');
  const erase = async (nextSerial = '') => {
    await showDraftOptions(page);
    await page.getByRole('button', { name: 'Borrar este borrador' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Borrar' }).click();
    await expect(serial).toHaveValue(nextSerial);
  };
  await serial.fill('SN-000123');
  const undoButton = page.getByRole('button', { name: 'Deshacer' });
  await erase();
  await undoButton.click();
  await expect(serial).toHaveValue('SN-000123');
  await page.goBack();
  await expect(serial).toBeHidden();
  await page.goForward();
  await expect(serial).toHaveValue('SN-000123');
  await erase();
  await expect(undoButton).toBeVisible();
  // Check this last, because axe may take longer than the page offers to undo.
  await axe(page, 'the page with a draft that can be restored');
  await page.reload();
  await expect(serial).toHaveValue('');
  const storage = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(storage).not.toContain('SN-000123');

  await page.getByLabel('Nombre del establecimiento').fill('Colegio Los Aromos de Prueba');
  await serial.fill('SN-000456');
  await showDraftOptions(page);
  await page.getByRole('button', { name: 'Otro DEA' }).click();
  await expect(serial).toHaveValue('');
  await serial.fill('SN-000789');
  await erase('SN-000456');
  await expect(serial).toBeFocused();
  await expect(serial).toBeInViewport();
});

test('the form can be completed with the keyboard only', { tag: longTag }, async ({ page, axe }, info) => {
  await openBoughtForm(page, contractName);
  await page.getByLabel('Cédula de identidad').focus();
  await page.keyboard.type('111111112');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('status').filter({ hasText: 'El RUT no es válido.' })).toHaveCount(1);
  await page.getByLabel('Lunes: Salida').focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('2030');
  await expect(page.getByText('no debe exceder de 10:00').first()).toBeVisible();

  await downloadButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Antes de descargar' })).toBeFocused();
  await expect(page.getByRole('region', { name: 'Revise esta respuesta' })).toBeVisible();
  // Scroll to the top, so that axe finds no element partly under the bar.
  await page.evaluate(() => scrollTo(0, 0));
  await axe(page, 'the page with an error and warnings');
  const warning = page.getByText('no debe exceder de 10:00').filter({ visible: true });
  await expect(warning).not.toHaveCount(0);
  expect((await readPrintedPages(page, info)).join()).not.toContain('no debe exceder de 10:00');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Cédula de identidad')).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('111111111');
  await downloadButton(page).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Descargar igual' }).focus();
  const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  const text = await downloadText(file);
  expect(text).toContain('20:30');
  expect(text).not.toContain('no debe exceder de 10:00');
  await expect(downloadedPanel(page).getByRole('button', { name: 'Cerrar' })).toBeFocused();
  await page.keyboard.press('Enter');
  expect(await excessWidth(page)).toBe(0);
  await page.setViewportSize({ width: 320, height: 700 });
  for (const tab of ['Formulario', 'Documento']) {
    await page.getByRole('tab', { name: tab }).click();
    expect(await excessWidth(page), tab).toBeLessThanOrEqual(0);
  }
});

test('a visitor without a purchase sees a link to the template', async ({ page, allowFailures }) => {
  allowFailures(/no-existe$/);
  await page.goto(completionPath(formName));
  await expect(page.getByText('Esta página se abre para quien compró la plantilla.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ver la plantilla' })).toBeVisible();
  await expect(preview(page)).toHaveCount(0);
  await page.goto('/completar/no-existe');
  await expect(page.getByRole('heading', { name: 'Producto no encontrado' })).toBeVisible();
});

test('a purchase links to the page that completes its document', async ({ page, buy }) => {
  await buy(formName);
  const link = page.getByRole('link', { name: `Completar en línea ${formName}` });
  const requests = recordRequests(page);
  await link.focus();
  await expect.poll(() => requests.some((request) => request.includes('/document-completion-'))).toBe(true);
  await link.click();
  await expect(page).toHaveURL(completionPath(formName));
  await expect(page.getByLabel('Nombre del establecimiento')).toBeVisible();
});
