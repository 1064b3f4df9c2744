// Titles in the browser's history: whoever looks for a page there, or among tabs, can tell it from the others.

import type { Page } from 'playwright/test';
import { paths } from '../../src/content/paths.ts';
import { site } from '../../src/content/site.ts';
import { products } from '../../src/features/catalogue/products.ts';
import { openSection, withReceipt } from '../support/completing.ts';
import { expect, test } from '../support/fixtures.ts';
import { openApp } from '../support/open-app.ts';

/** The tab's entries as its history lists them. */
async function entries(page: Page): Promise<readonly { readonly url: string; readonly title: string }[]> {
  const session = await page.context().newCDPSession(page);
  const { entries: list } = await session.send('Page.getNavigationHistory');
  await session.detach();
  return list.map(({ url, title }) => ({ url: new URL(url).pathname, title }));
}

const h1 = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('each page passed on the way is in the history by its own title, and Back shows that title again', async ({
  page,
}) => {
  await openApp(page, paths.home);
  const way = [
    ['Servicios', 'Servicios legales para la educación', 'Servicios legales para colegios'],
    ['Tienda', 'Tienda', 'Tienda de plantillas legales'],
    ['Blog', 'Blog', 'Blog de derecho educacional'],
    ['Contacto', 'Conversemos sobre su caso', 'Contacto'],
  ] as const;
  const firm = 'Mentoría Legal Educacional';
  for (const [link, heading] of way) {
    await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click();
    await h1(page, heading).waitFor();
  }
  const wanted = [
    `${firm} | Asesoría legal para colegios en Chile`,
    ...way.map(([, , title]) => `${title} | ${firm}`),
  ];
  await expect.poll(async () => (await entries(page)).map(({ title }) => title).slice(-5)).toEqual(wanted);
  for (const title of wanted.slice(0, -1).reverse()) {
    await page.goBack();
    await expect(page).toHaveTitle(title);
  }
  expect((await entries(page)).map(({ title }) => title).slice(-5)).toEqual(wanted);
});

test('the pages of two templates, and the drafts of one, are told apart without what was typed', async ({
  page,
}) => {
  const [form, contract] = products.map(({ slug }) => paths.complete(slug));
  await withReceipt(page);
  await page.goto(form ?? '');
  const fresh = 'Completar: Formulario de Registro DEA | Borrador nuevo';
  await expect(page).toHaveTitle(fresh);
  await openSection(page, 'Identificación del DEA');
  await page.getByLabel('Número de serie').pressSequentially('SN-1');
  const dated =
    /^Completar: Formulario de Registro DEA \| Borrador del \d\d-\d\d-\d{4}, \d\d:\d\d( \(\d\))?$/;
  await expect(page).toHaveTitle(dated);
  const first = await page.title();
  await page.getByRole('button', { name: 'Otro DEA' }).click();
  await expect(page).not.toHaveTitle(first);
  await expect(page).toHaveTitle(dated);
  await page.goBack();
  await expect(page).toHaveTitle(first);
  await page.goto(contract ?? '');
  await expect(page).toHaveTitle(/^Completar: Contrato .* \| Borrador nuevo$/);
  await page
    .getByLabel('Nombre completo')
    .or(page.getByLabel('Nombre'))
    .first()
    .waitFor({ state: 'attached' });
  const titles = (await entries(page))
    .filter(({ url }) => url.startsWith('/completar'))
    .map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
  expect(titles.join()).not.toContain('SN-');
});

test('an open draft is left by a link, its title with it, and Back leads to the same draft', async ({
  page,
}) => {
  const [form] = products.map(({ slug }) => paths.complete(slug));
  await withReceipt(page);
  await page.goto(form ?? '');
  await expect(page).toHaveURL(/\?borrador=\w{32}$/);
  await page.getByRole('textbox', { name: 'Formulario N.º' }).pressSequentially('7');
  await page.getByRole('button', { name: 'Otro DEA' }).click();
  await expect(page.getByText('El anterior quedó guardado:')).toBeVisible();
  const [draft, own] = [page.url(), await page.title()];
  for (const [place, link, title] of [
    ['main', site.purchases, site.purchases],
    ['contentinfo', 'Tienda', 'Tienda de plantillas legales'],
  ] as const) {
    await page.getByRole(place).getByRole('link', { name: link }).click();
    await expect(page).toHaveTitle(`${title} | Mentoría Legal Educacional`);
    await page.goBack();
    await expect(page).toHaveTitle(own);
    await expect(page).toHaveURL(draft);
  }
});
