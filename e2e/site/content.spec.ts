import { longDate } from '../../src/platform/format.ts';
import { expect, test } from '../support/fixtures.ts';
import { h1 } from '../support/open-app.ts';
import { pressToPrint, readPrintedPages } from '../support/paper.ts';
import { posts } from '../support/site-pages.ts';

const postPath = '/blog/ley-dea-en-colegios-chile';
test('a reader goes from the blog through a post to the booking page', async ({ page, baseURL }) => {
  await page.goto('/blog');
  await expect(page.getByText('Normativa educacional en lenguaje claro.')).toBeVisible();
  await expect(page.getByRole('article').locator('time')).toHaveText(posts.map(({ date }) => longDate(date)));
  const card = page.getByRole('article').filter({ hasText: 'Ley DEA en colegios de Chile' });
  await expect(card.getByText('2 de marzo de 2026')).toBeVisible();
  await card.getByRole('link', { name: /^Leer artículo Ley DEA en colegios de Chile/ }).click();
  await expect(page).toHaveURL(postPath);
  await expect(h1(page)).toHaveText(
    'Ley DEA en colegios de Chile: qué exige la Ley N.º 21.156 y cómo cumplirla',
  );

  const article = page.getByRole('article');
  await expect(article.locator('time')).toHaveAttribute('datetime', '2026-03-02');
  await expect(article.locator('time')).toHaveText('2 de marzo de 2026');
  for (const fact of [
    '2 de mayo de 2019',
    '500 o más estudiantes',
    'Un DEA por cada 150 metros lineales.',
    'Un DEA por cada tres pisos.',
    'al menos tres horas, dos de ellas prácticas',
    'hasta 1.000 UTM',
    'duplicarse en caso de reincidencia',
  ]) {
    await expect(article.locator('.prose').getByText(fact).first()).toBeVisible();
  }
  await expect(article).not.toContainText('pueden variar entre regiones');
  await expect(
    article.getByRole('img', {
      name: 'Desfibrilador externo automático en un gabinete señalizado, en el pasillo de un colegio',
    }),
  ).toBeVisible();
  await expect(article.getByRole('heading', { level: 2 })).toHaveCount(12);

  const text = await page.locator('script[type="application/ld+json"]').textContent();
  const { '@graph': graph } = JSON.parse(text ?? '');
  expect(graph).toMatchObject([
    { '@type': 'Article', datePublished: '2026-03-02', mainEntityOfPage: `${baseURL}${postPath}` },
    { '@type': 'BreadcrumbList', itemListElement: [{ position: 1 }, { position: 2 }, { position: 3 }] },
  ]);
  const picture = await page.request.get(graph[0].image);
  expect(picture.headers()['content-type']).toBe('image/png');

  const contents = page.getByRole('navigation', { name: 'En este artículo' });
  await contents.getByRole('link', { name: 'Cinco pasos para ponerse al día' }).click();
  const steps = article.getByRole('heading', { name: 'Cinco pasos para ponerse al día' });
  await expect(steps).toBeInViewport({ ratio: 1 });
  await expect(contents).toBeInViewport({ ratio: 1 });
  await expect(page).toHaveURL(`${postPath}#cinco-pasos-para-ponerse-al-dia`);

  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Volver al blog' })).toHaveAttribute('href', '/blog');
  await expect(main.getByRole('link', { name: 'Ver la lista de verificación' })).toHaveAttribute(
    'href',
    '/recursos/checklist-dea',
  );
  const formLinks = main.getByRole('link', { name: 'Ver el formulario de registro DEA' });
  await expect(formLinks).toHaveCount(2);
  for (const link of await formLinks.all()) {
    await expect(link).toHaveAttribute('href', '/tienda/formulario-registro-dea');
  }
  await main.getByRole('link', { name: 'Agendar Cita' }).click();
  await expect(page).toHaveURL('/agendar');
});

test('the checklist prints its sixteen points on one page', async ({ page }, info) => {
  await page.goto('/recursos/checklist-dea');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(
    'Checklist de Cumplimiento: Ley N.º 21.156 (DEA)',
  );
  await expect(main.getByRole('list')).toHaveCount(7);
  await expect(main.getByRole('listitem')).toHaveCount(16);
  await expect(main.getByRole('listitem').last()).toContainText(
    'Multas de hasta 1.000 UTM, que pueden duplicarse si hay reincidencia.',
  );
  await expect(main.getByText('Recomendamos actualizar los antecedentes')).toBeVisible();
  await pressToPrint(main.getByRole('button', { name: 'Imprimir la lista' }));
  // Nothing else is clickable or looks clickable.
  await expect(main.locator('input, button, label, [role]')).toHaveCount(1);
  await expect(main.getByRole('link', { name: 'Ver el formulario de registro DEA' })).toHaveAttribute(
    'href',
    '/tienda/formulario-registro-dea',
  );
  expect(await readPrintedPages(page, info)).toHaveLength(1);
  await main.getByRole('link', { name: 'Volver a Recursos' }).click();
  await expect(page).toHaveURL('/recursos');
});
