// Tests the titles in the browser's history, by which people recognize pages.
import type { Page } from 'playwright/test';
import { paths } from '../../src/content/paths.ts';
import { site } from '../../src/content/site.ts';
import { openBoughtForm, openForm, openSection, showDraftOptions } from '../support/completing.ts';
import { expect, test } from '../support/fixtures.ts';
import { contractName, formName } from '../support/names.ts';
import { openApp } from '../support/open-app.ts';
import { longTag } from '../support/tags.ts';

async function readHistoryEntries(
  page: Page,
): Promise<readonly { readonly url: string; readonly title: string }[]> {
  const session = await page.context().newCDPSession(page);
  const { entries: list } = await session.send('Page.getNavigationHistory');
  await session.detach();
  return list.map(({ url, title }) => ({ url: new URL(url).pathname, title }));
}

const h1 = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('each visited page keeps its own title in the history', async ({ page }) => {
  await openApp(page, paths.home);
  const visits = [
    ['Servicios', 'Servicios legales para la educación', 'Servicios legales para colegios'],
    ['Tienda', 'Tienda', 'Tienda de plantillas legales'],
    ['Blog', 'Blog', 'Blog de derecho educacional'],
    ['Contacto', 'Conversemos sobre su caso', 'Contacto'],
  ] as const;
  const firm = 'Mentoría Legal Educacional';
  for (const [link, heading] of visits) {
    await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click();
    await h1(page, heading).waitFor();
  }
  const expectedTitles = [
    `${firm} | Asesoría legal para colegios en Chile`,
    ...visits.map(([, , title]) => `${title} | ${firm}`),
  ];
  await expect
    .poll(async () => (await readHistoryEntries(page)).map(({ title }) => title).slice(-5))
    .toEqual(expectedTitles);
  for (const title of expectedTitles.slice(0, -1).reverse()) {
    await page.goBack();
    await expect(page).toHaveTitle(title);
  }
  expect((await readHistoryEntries(page)).map(({ title }) => title).slice(-5)).toEqual(expectedTitles);
});

test('titles distinguish drafts without revealing what was typed', { tag: longTag }, async ({ page }) => {
  const newDraftTitle = 'Completar: Formulario de Registro DEA | Borrador nuevo';
  const datedDraftTitle =
    /^Completar: Formulario de Registro DEA \| Borrador del \d{1,2} de [a-z]+ de \d{4}, \d\d:\d\d( \(\d\))?$/;
  await openBoughtForm(page, formName);
  await expect(page).toHaveURL(/\?borrador=\w{32}$/);
  await expect(page).toHaveTitle(newDraftTitle);
  await page.getByLabel('Nombre del establecimiento').fill('Colegio Los Aromos de Prueba');
  await openSection(page, 'Identificación del DEA');
  await page.getByLabel('Número de serie').pressSequentially('SN-1');
  await expect(page).toHaveTitle(datedDraftTitle);
  const firstTitle = await page.title();
  await showDraftOptions(page);
  await page.getByRole('button', { name: 'Otro DEA' }).click();
  await expect(page.getByText('El anterior quedó guardado:')).toBeVisible();
  await expect(page).not.toHaveTitle(firstTitle);
  await expect(page).toHaveTitle(datedDraftTitle);
  const [secondUrl, secondTitle] = [page.url(), await page.title()];
  for (const [landmark, link, title] of [
    ['banner', `Cerrar e ir a ${site.purchases}`, site.purchases],
    ['contentinfo', 'Tienda', 'Tienda de plantillas legales'],
  ] as const) {
    await page.getByRole(landmark).getByRole('link', { name: link }).click();
    await expect(page).toHaveTitle(`${title} | Mentoría Legal Educacional`);
    await page.goBack();
    await expect(page).toHaveTitle(secondTitle);
    await expect(page).toHaveURL(secondUrl);
  }
  await page.goBack();
  await expect(page).toHaveTitle(firstTitle);
  await openForm(page, contractName);
  await expect(page).toHaveTitle(/^Completar: Contrato .* \| Borrador nuevo$/);
  const titles = (await readHistoryEntries(page))
    .filter(({ url }) => url.startsWith('/completar'))
    .map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
  expect(titles.join()).not.toContain('SN-');
});
