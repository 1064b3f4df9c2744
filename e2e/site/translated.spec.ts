// Tests the site in a browser that translates every page, for people who don't read Spanish. Journeys tagged
// `translated` also run there. If the page can't update a translated text, translation.ts logs an error to the console,
// and the journey fails.
import type { Page } from 'playwright/test';
import { notices } from '../../src/content/frame-copy.ts';
import { paths } from '../../src/content/paths.ts';
import { formattedTotal } from '../../tests/shop.ts';
import { openSection, saveWord, showDraftOptions, storeReceipts } from '../support/completing.ts';
import { downloadText } from '../support/downloads.ts';
import { expect, test } from '../support/fixtures.ts';
import { completionPath, contractName, formName } from '../support/names.ts';
import { h1, openApp } from '../support/open-app.ts';
import { publicPages } from '../support/site-pages.ts';
import { translatedTag } from '../support/tags.ts';

const errorTitle = 'No pudimos mostrar esta página';
const sheet = (page: Page) => page.getByRole('article');
const draftHeading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });

/** Follows a link or goes back, and waits until the page at that address is shown and translated. */
async function goToPage(page: Page, path: string, navigate: () => Promise<unknown>): Promise<void> {
  await h1(page).evaluate((previousHeading) => previousHeading.setAttribute('data-previous', ''));
  await navigate();
  await expect(page).toHaveURL(path);
  await expect(page.locator('h1:not([data-previous]) font').first()).toBeVisible();
  await expect(h1(page)).not.toHaveText(errorTitle);
}

/** Clicks all buttons except those that print, open another page or open a panel. */
async function pressButtons(page: Page): Promise<void> {
  const namePattern = /^(?!Imprimir|Añadir al Carrito por|Ver carrito)/;
  for (const button of await page.getByRole('main').getByRole('button', { name: namePattern }).all()) {
    await button.click();
    await expect(h1(page)).not.toHaveText(errorTitle);
  }
}

async function linkedPages(page: Page): Promise<readonly string[]> {
  // Ignore the link to a text file, which is not a page.
  const links = page.locator('a[href^="/"]:not([href$=".txt"]):visible');
  return links.evaluateAll((anchors) => anchors.map((link) => link.getAttribute('href') ?? ''));
}

test('links and Back work on every page', {
  tag: translatedTag,
}, async ({ page }) => {
  test.slow();
  const visitedPages = new Set<string>([paths.contact]);
  const visit = async (path: string) => {
    await pressButtons(page);
    for (const target of await linkedPages(page)) {
      if (visitedPages.has(target)) continue;
      visitedPages.add(target);
      await goToPage(page, target, () => page.locator(`a[href="${target}"]:visible`).first().click());
      await visit(target);
      await goToPage(page, path, () => page.goBack());
    }
  };
  await openApp(page, paths.contact);
  await visit(paths.contact);
  expect([...visitedPages]).toEqual(expect.arrayContaining([...publicPages, paths.purchases]));
  await page.getByRole('contentinfo').getByRole('button', { name: 'Política de Privacidad' }).click();
  await expect(page.getByText(notices.terms[0]).first()).toBeVisible();
});

test('document, amounts and typed text are never translated', {
  tag: translatedTag,
}, async ({ page }) => {
  await storeReceipts(page);
  await openApp(page, completionPath(formName));
  await page.getByLabel('Número de serie').fill('SN-000123');
  await expect(draftHeading(page, 'DEA SN-000123')).toBeVisible();
  await expect(draftHeading(page, 'DEA SN-000123').locator('font > font')).toHaveText(['Borrador abierto']);
  await expect(sheet(page)).toContainText('SN-000123');
  await expect(sheet(page).locator('font')).toHaveCount(0);
  await page.goto('/tienda');
  await expect(h1(page).locator('font').first()).toBeVisible();
  await expect(page.getByText(formattedTotal({ contracts: 1 }), { exact: true }).locator('font')).toHaveCount(
    0,
  );
});

test(`${contractName}: the page follows changes to the draft`, {
  tag: translatedTag,
}, async ({ page }) => {
  await storeReceipts(page);
  await openApp(page, completionPath(contractName));
  const sectionNav = page.getByRole('navigation', { name: 'Secciones del formulario' });
  const name = page.getByLabel(/^Nombre (?:de la trabajadora|del trabajador)$/);
  const rut = page.getByLabel('Cédula de identidad');

  await expect(page.getByRole('heading', { name: 'La Trabajadora', exact: true })).toBeVisible();
  await page
    .getByRole('group', { name: '¿Contrata a una mujer o a un hombre?' })
    .getByRole('radio', { name: 'Hombre' })
    .check();
  await expect(page.getByRole('heading', { name: 'El Trabajador', exact: true })).toBeVisible();
  await expect(page.getByLabel('Nombre del trabajador')).toBeVisible();
  await expect(sheet(page)).toContainText('el Trabajador');
  await name.fill('Luis Prueba Ejemplo');
  await rut.fill('111111112');
  await rut.press('Tab');
  await expect(page.getByText('El RUT no es válido.').first()).toBeVisible();
  await rut.fill('111111111');
  await rut.press('Tab');
  await expect(page.getByText('El RUT no es válido.')).toHaveCount(0);
  await expect(draftHeading(page, 'Luis Prueba Ejemplo')).toBeVisible();

  const totalText = page.getByRole('status').filter({ hasText: '90.000' });
  for (const [label, amount] of [
    ['Asignación de movilización', '40000'],
    ['Asignación de colación', '50000'],
  ] as const) {
    await expect(totalText).toHaveCount(0);
    await page.getByLabel(label, { exact: true }).fill(amount);
    await page.keyboard.press('Tab');
  }
  await expect(totalText).toBeVisible();
  await page.getByRole('checkbox', { name: 'No aplica: Bono PIE' }).check();
  await page.getByRole('checkbox', { name: 'No aplica: Bono PIE' }).uncheck();
  await page.getByLabel('Lunes: Salida').fill('2030');
  await page.getByLabel('Lunes: Salida').press('Tab');
  await expect(page.getByText('no debe exceder de 10:00').first()).toBeVisible();
  await page.getByRole('button', { name: 'Copiar el lunes a los demás días' }).click();
  await page.getByRole('button', { name: 'Deshacer la copia' }).click();
  await expect(page.getByRole('button', { name: 'Deshacer la copia' })).toHaveCount(0);
  await page.getByLabel('Lunes: Salida').fill('1800');
  await page.getByLabel('Lunes: Salida').press('Tab');
  await expect(page.getByText('no debe exceder de 10:00')).toHaveCount(0);

  const file = await saveWord(page);
  expect(await downloadText(file)).toContain('Luis Prueba Ejemplo');
  await expect(page.getByText('¡Descarga iniciada!').first()).toBeVisible();

  await showDraftOptions(page);
  await page.getByLabel('Nombre del borrador').fill('Reemplazo de marzo');
  await page.getByRole('button', { name: 'Guardar el nombre' }).click();
  await expect(draftHeading(page, 'Reemplazo de marzo')).toBeVisible();
  await page.getByRole('button', { name: 'Duplicar este borrador' }).click();
  await expect(draftHeading(page, 'Reemplazo de marzo')).toHaveCount(0);
  await page.getByRole('button', { name: 'Borrar este borrador' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Borrar' }).click();
  await expect(draftHeading(page, 'Reemplazo de marzo')).toBeVisible();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(draftHeading(page, 'Luis Prueba Ejemplo')).toBeVisible();
  await showDraftOptions(page);
  await page.getByRole('button', { name: /^Otra trabajadora/ }).click();
  await expect(name).toHaveValue('');
  await expect(sectionNav.getByRole('link', { name: /^La Trabajadora/ })).toBeVisible();
  await page.goBack();
  await expect(name).toHaveValue('Luis Prueba Ejemplo');

  // A phone shows the form section by section.
  await page.setViewportSize({ width: 390, height: 844 });
  await openSection(page, 'Establecimiento');
  await page.getByLabel('Nombre del establecimiento').fill('Colegio Los Aromos');
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await page.getByRole('button', { name: 'Anterior' }).click();
  await page.getByRole('tab', { name: 'Documento' }).click();
  await expect(sheet(page)).toContainText('Colegio Los Aromos');
});

test(`${formName}: a completed form can be downloaded`, {
  tag: translatedTag,
}, async ({ page }) => {
  await storeReceipts(page);
  await openApp(page, completionPath(formName));
  const index = page.getByRole('navigation', { name: 'Secciones del formulario' });
  const remainingText = index.getByRole('paragraph');
  const textBefore = await remainingText.textContent();
  await page.getByLabel('Región').selectOption('Región de Valparaíso');
  await page.getByRole('radio', { name: 'Sí' }).check();
  await page.getByLabel('Declaración de personal capacitado').check();
  await page.getByLabel('Vencimiento de la batería', { exact: true }).fill('15-01-2020');
  await page.getByLabel('Vencimiento de la batería', { exact: true }).press('Tab');
  await expect(remainingText).not.toHaveText(textBefore ?? '');
  await expect(index).toContainText('aviso');
  await page
    .getByLabel('Vencimiento de la batería', { exact: true })
    .fill(`15-01-${new Date().getFullYear() + 2}`);
  await page.getByLabel('Vencimiento de la batería', { exact: true }).press('Tab');
  await expect(index).not.toContainText('aviso');
  await page.getByRole('button', { name: 'Agregar persona' }).click();
  await page.keyboard.type('Ana Prueba Ejemplo');
  await expect(page.locator('summary', { hasText: 'Ana Prueba Ejemplo' })).toBeVisible();
  const text = await downloadText(await saveWord(page));
  for (const typedText of ['Región de Valparaíso', 'Ana Prueba Ejemplo']) expect(text).toContain(typedText);
});
