// Tests the sections of the form. A phone shows one section at a time, returns to the last edited field, and shows a
// review before a download.
import type { Page } from 'playwright/test';
import { noWarnings } from '../../src/features/documents/form/answers.ts';
import { countBlanks, progressOf } from '../../src/features/documents/form/review/progress.ts';
import { template as deaForm } from '../../src/features/documents/templates/dea-form/text.ts';
import { downloadButton, openBoughtForm, openForm, openSection } from '../support/completing.ts';
import { clickAndDownload, downloadText } from '../support/downloads.ts';
import { expect, test } from '../support/fixtures.ts';
import { contractName, formName } from '../support/names.ts';
import { longTag } from '../support/tags.ts';
import { excessWidth } from '../support/width-and-text-size.ts';

const sectionCount = deaForm.groups.length;
const totalBlanks = countBlanks(progressOf(deaForm, {}, noWarnings));
const progressText = (sectionNumber: number, blankCount: number) =>
  new RegExp(`Sección ${sectionNumber} de ${sectionCount}\\s*Quedan ${blankCount} espacios en blanco`);

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 2, exact: true });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const sectionToggle = (page: Page) => page.getByRole('button', { name: /^Sección \d/ });

test('the form shows one section at a time', { tag: longTag }, async ({ page, axe }) => {
  await openBoughtForm(page, formName);
  await expect(sectionToggle(page)).toHaveText(progressText(1, totalBlanks));
  await expect(heading(page, 'Datos del establecimiento')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Anterior' })).toBeHidden();
  await field(page, 'Formulario N.º').fill('1');
  // Press the «next» key of a phone's keyboard.
  await page.keyboard.press('Enter');
  await expect(field(page, 'Total de formularios')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Siguiente' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Datos del establecimiento')).toBeFocused();
  await expect(heading(page, 'Datos del establecimiento')).toBeInViewport({ ratio: 1 });
  await expect(sectionToggle(page)).toBeInViewport({ ratio: 1 });
  await expect(heading(page, 'Emisión del formulario')).toBeHidden();
  await expect(
    page.getByRole('status').filter({ hasText: `Quedan ${totalBlanks - 1} espacios en blanco` }),
  ).toHaveCount(1);

  // Move with the keyboard from the heading to the fields and to the step buttons.
  await page.keyboard.press('Tab');
  await expect(field(page, 'Nombre del establecimiento')).toBeFocused();
  await page.getByRole('button', { name: 'Anterior' }).press('Enter');
  await expect(heading(page, 'Emisión del formulario')).toBeFocused();

  await openSection(page, 'Identificación del DEA');
  await expect(heading(page, 'Identificación del DEA')).toBeFocused();
  await field(page, 'Modelo').fill('DX-100');
  await axe(page, 'a section on a phone');

  const expectLastPosition = async () => {
    await expect(heading(page, 'Identificación del DEA')).toBeVisible();
    await expect(field(page, 'Modelo')).toBeInViewport();
    await expect(sectionToggle(page)).toHaveText(progressText(4, totalBlanks - 2));
  };
  await page.reload();
  await expectLastPosition();
  await page.goto('/contacto');
  await page.goBack();
  await expectLastPosition();
});

test('Back and forward go through the opened sections, also after a reload', async ({ page }) => {
  await openBoughtForm(page, formName);
  const nextButton = page.getByRole('button', { name: 'Siguiente' });
  const [firstTitle, secondTitle, thirdTitle, fourthTitle] = deaForm.groups.map(({ title }) => title);
  const expectSection = async (title = '') => {
    await expect(heading(page, title)).toBeFocused();
    await expect(heading(page, title)).toBeInViewport({ ratio: 1 });
  };
  await nextButton.tap();
  await nextButton.tap();
  await expectSection(thirdTitle);
  await page.goBack();
  await expectSection(secondTitle);
  await page.goBack();
  await expectSection(firstTitle);
  await page.goForward();
  await expectSection(secondTitle);
  await page.reload();
  await expect(sectionToggle(page)).toHaveText(/^Sección 2 /);
  await page.goForward();
  await expectSection(thirdTitle);

  await openSection(page, fourthTitle ?? '');
  await expectSection(fourthTitle);
  await page.getByRole('tab', { name: 'Documento' }).tap();
  await page.goBack();
  await expect(sectionToggle(page)).toHaveText(/^Sección 4 /);
  await page.goBack();
  await expectSection(thirdTitle);
  // «Anterior» goes back in the history instead of adding to it.
  await page.getByRole('button', { name: 'Anterior' }).tap();
  await expectSection(secondTitle);
  await page.goBack();
  await expectSection(firstTitle);
  await page.goBack();
  await expect(page).not.toHaveURL(/\/completar\//);
});

test('returning from the document focuses the last edited field', async ({ page }) => {
  await openBoughtForm(page, formName);
  await openSection(page, 'Identificación del DEA');
  await field(page, 'Fecha de adquisición').fill('15-01-2024');
  await field(page, 'Modelo').fill('DX-100');
  // Scroll away from the field before opening the document.
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await page.getByRole('tab', { name: 'Documento' }).tap();
  const modelRow = page.getByRole('row', { name: 'Modelo DX-100' });
  await expect(modelRow).toBeInViewport();
  await expect(modelRow.getByRole('cell')).toHaveCSS('background-color', 'rgb(253, 244, 215)');
  await expect(page.getByRole('button', { name: 'Siguiente' })).toBeHidden();

  await page.getByRole('button', { name: 'Volver al formulario' }).tap();
  await expect(field(page, 'Modelo')).toBeFocused();
  await expect(field(page, 'Modelo')).toBeInViewport({ ratio: 1 });
  await expect(sectionToggle(page)).toHaveText(/^Sección 4 /);
  await page.getByRole('button', { name: 'Siguiente' }).tap();
  await expect(sectionToggle(page)).toHaveText(/^Sección 5 /);
});

test('Back returns from the document to the form, and a reload keeps the document open', async ({ page }) => {
  await openBoughtForm(page, formName);
  await openSection(page, 'Identificación del DEA');
  await field(page, 'Modelo').fill('DX-100');
  const documentTab = page.getByRole('tab', { name: 'Documento' });
  await documentTab.tap();
  await page.goBack();
  await expect(field(page, 'Modelo')).toBeFocused();
  await page.goForward();
  await expect(documentTab).toHaveAttribute('aria-selected', 'true');

  await page.reload();
  await expect(documentTab).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('region', { name: 'Así quedará' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Volver al formulario' }).tap();
  await expect(field(page, 'Modelo')).toBeFocused();
  await expect(field(page, 'Modelo')).toBeInViewport({ ratio: 1 });
});

test('the review opens from the document, and Back closes it', async ({ page }) => {
  await openBoughtForm(page, formName);
  await openSection(page, 'Plan de mantención');
  await page.getByRole('tab', { name: 'Documento' }).tap();
  await page.getByRole('button', { name: 'Revisar y descargar' }).tap();
  const review = page.getByRole('region', { name: 'Antes de descargar' });
  await expect(review).toBeFocused();
  await page.goBack();
  await expect(review).toBeHidden();
  await expect(heading(page, 'Plan de mantención')).toBeFocused();
  await page.goForward();
  await expect(review).toBeFocused();
  // A reload closes the review, and then Back returns to the section before.
  await page.reload();
  await expect(review).toBeHidden();
  await expect(sectionToggle(page)).toHaveText(/^Sección 5 /);
  await page.goBack();
  await expect(sectionToggle(page)).toHaveText(/^Sección 1 /);
});

test('each line of the review links to its field', { tag: longTag }, async ({ page, axe }) => {
  await openBoughtForm(page, formName);
  await openSection(page, 'Identificación del DEA');
  await field(page, 'Fecha de adquisición').fill('15-01-2099');
  await field(page, 'Número de serie').fill('1');
  const lastSection = deaForm.groups.at(-1)?.title ?? '';
  await openSection(page, lastSection);
  await downloadButton(page).click();
  const review = page.getByRole('region', { name: 'Antes de descargar' });
  await expect(review).toBeFocused();
  await expect(heading(page, lastSection)).toBeHidden();
  await axe(page, 'the review');
  expect(await excessWidth(page)).toBe(0);

  await review.getByText('Representante legal: 4 en blanco').click();
  await review.getByRole('link', { name: 'Nombre completo' }).click();
  await expect(field(page, 'Nombre completo')).toBeFocused();
  await expect(field(page, 'Nombre completo')).toBeInViewport();
  await field(page, 'Nombre completo').fill('María Ejemplo Prueba');

  await downloadButton(page).click();
  await review.getByRole('link', { name: 'Ver el campo' }).click();
  await expect(field(page, 'Fecha de adquisición')).toBeFocused();
  await downloadButton(page).click();
  await review.getByRole('link', { name: 'Número de serie' }).click();
  await field(page, 'Número de serie').fill('SN-000123');

  await downloadButton(page).click();
  await expect(review.getByRole('region', { name: /^Revise/ })).toHaveCount(0);
  const text = await downloadText(
    await clickAndDownload(review.getByRole('button', { name: 'Descargar igual' })),
  );
  for (const typedText of ['María Ejemplo Prueba', 'SN-000123', '15-01-2099'])
    expect(text).toContain(typedText);
  await expect(review).toBeHidden();
  await page.goBack();
  await expect(heading(page, 'Identificación del DEA')).toBeVisible();
});

test('the focused field stays visible above an on-screen keyboard', async ({ page }) => {
  await openBoughtForm(page, formName);
  await openSection(page, 'Identificación del DEA');
  const modelField = field(page, 'Modelo');
  await modelField.tap();
  // Imitate browsers whose on-screen keyboard reduces the window.
  await page.setViewportSize({ width: 390, height: 420 });
  await expect(page.getByRole('banner')).not.toBeInViewport();
  await expect(page.getByRole('tab', { name: 'Formulario' })).not.toBeInViewport();
  await expect(page.getByRole('button', { name: 'Siguiente' })).not.toBeInViewport();
  for (const name of ['Modelo', 'Número de serie', 'Fecha de adquisición']) {
    await field(page, name).focus();
    await expect(field(page, name)).toBeInViewport({ ratio: 1 });
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('banner')).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Siguiente' })).toBeInViewport();
});

test('a tap that closes the on-screen keyboard still reaches its target', async ({ page }) => {
  await openBoughtForm(page, contractName);
  await openSection(page, 'Remuneración');
  await field(page, 'Bono PIE').tap();
  await page.setViewportSize({ width: 390, height: 508 });
  await expect(page.getByRole('button', { name: 'Siguiente' })).not.toBeInViewport();
  const checkbox = page.getByRole('checkbox', { name: 'No aplica: Bono PIE' });
  await checkbox.evaluate((box) =>
    window.scrollBy({ top: box.getBoundingClientRect().top - innerHeight + 50, behavior: 'instant' }),
  );
  const { x = 0, y = 0 } = (await checkbox.boundingBox()) ?? {};
  await page.touchscreen.tap(x + 8, y + 8);
  await expect(checkbox).toBeChecked();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('banner')).toBeInViewport();
});

test('the fixed button never covers a focused field of several lines', async ({ page }) => {
  await openBoughtForm(page, formName);
  await openSection(page, 'Identificación del DEA');
  await field(page, 'Número de serie').focus();
  const locationField = field(page, 'Ubicación específica');
  // Scroll the field's first line into the window, behind the button.
  await locationField.evaluate((area) =>
    window.scrollBy({ top: area.getBoundingClientRect().top - innerHeight + 70, behavior: 'instant' }),
  );
  await page.keyboard.press('Tab');
  await expect(locationField).toBeFocused();
  const nextButton = page.getByRole('button', { name: 'Siguiente' });
  const bottomOf = (box: { y: number; height: number } | null) => (box ? box.y + box.height : 0);
  await expect
    .poll(
      async () => bottomOf(await locationField.boundingBox()) < ((await nextButton.boundingBox())?.y ?? 0),
    )
    .toBe(true);
});

test('the «next» key skips the checkboxes beside the answers', { tag: longTag }, async ({ page }) => {
  await openBoughtForm(page, formName);
  await openSection(page, 'Anexo');
  await field(page, 'Fabricante').press('Enter');
  await expect(field(page, 'Número asignado por el ISP')).toBeFocused();
  // This checkbox is itself an answer, so the key doesn't skip it.
  await page.keyboard.press('Enter');
  await expect(page.getByRole('checkbox', { name: 'Se adjunta el plano o croquis' })).toBeFocused();

  await openSection(page, 'Plan de mantención');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'Todavía no lo sé' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Sí' })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Siguiente' })).toBeFocused();

  await openForm(page, contractName);
  await openSection(page, 'Remuneración');
  await field(page, 'Sueldo base').press('Enter');
  await expect(field(page, 'Bonificación de Reconocimiento Profesional (BRP), título')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('checkbox', { name: /\(BRP\), título/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(page, 'Bonificación de Reconocimiento Profesional (BRP), mención')).toBeFocused();
});

test('a total that needs two lines does not overflow', async ({ page }) => {
  await openBoughtForm(page, contractName);
  await openSection(page, 'Remuneración');
  await field(page, 'Asignación de movilización').fill('40000');
  await page.getByRole('checkbox', { name: /colación/ }).check();
  const total = page.locator('output', { hasText: '$40.000' });
  await expect(total.first()).toBeVisible();
  const overflow = total.first().evaluate(({ parentElement }) => {
    const { scrollWidth = 1, clientWidth = 0 } = parentElement ?? {};
    return scrollWidth - clientWidth;
  });
  expect(await overflow).toBe(0);
});

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false });

  test('the index marks the section in view', async ({ page }) => {
    await openBoughtForm(page, contractName);
    const index = page.getByRole('navigation', { name: 'Secciones del formulario' });
    const markedLink = index.locator('[aria-current=step]');
    await expect(markedLink).toContainText('Contrato');
    const leftEdges = () =>
      index.getByRole('link').evaluateAll((links) => links.map((link) => link.getBoundingClientRect().left));
    const leftEdgesBefore = await leftEdges();
    await page.mouse.move(300, 500);
    for (const title of ['Cargo', 'Remuneración', 'El Empleador']) {
      await heading(page, title).evaluate((element) =>
        window.scrollBy({ top: element.getBoundingClientRect().top - 200, behavior: 'instant' }),
      );
      await expect(markedLink).toContainText(title);
    }
    expect(await leftEdges()).toEqual(leftEdgesBefore);

    // The section with the focus stays marked while the focus is in view.
    await field(page, 'Sueldo base').focus();
    await expect(markedLink).toContainText('Remuneración');
    await page.mouse.wheel(0, 60);
    await expect(markedLink).toContainText('Remuneración');
    await index.getByRole('link', { name: /^Duración/ }).click();
    await expect(heading(page, 'Duración y domicilio')).toBeFocused();
    await expect(markedLink).toContainText('Duración y domicilio');
  });
});
