import type { Page } from 'playwright/test';
import { lowestPrice } from '../../src/features/catalogue/prices.ts';
import { products } from '../../src/features/catalogue/products.ts';
import { formatClp } from '../../src/platform/format.ts';
import { expect, test } from '../support/fixtures.ts';
import { h1, openApp } from '../support/open-app.ts';

const { soft } = expect;

/** Checks the description; metadata.ts checks the titles. */
const expectDescription = (page: Page, description: string) =>
  soft(page.locator('meta[name="description"]')).toHaveAttribute('content', description);

const main = (page: Page) => page.getByRole('main');
const section = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true });

const audiences = [
  'Colegios y establecimientos',
  'Directores y administradores',
  'Docentes y profesionales de la educación',
  'Corporaciones y fundaciones educacionales',
];

const problems = [
  'Reglamentos desactualizados',
  'Conflictos de convivencia',
  'Fiscalizaciones y reclamos',
  'Contratos y personal',
  'Programas de integración',
  'Nuevas exigencias legales',
];

test('the pages of the firm describe its services, audiences and prices', async ({ page }) => {
  const clickFooterLink = (name: string) =>
    page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();

  await test.step('Inicio shows the firm’s claims and its audiences', async () => {
    await openApp(page, '/');
    await expectDescription(
      page,
      'Asesoría y documentos legales para colegios, directivos, docentes y corporaciones educacionales en Chile. Primera asesoría de 30 minutos gratuita.',
    );
    await soft(h1(page)).toHaveText('Su Seguridad Legal Educacional Garantizada');
    for (const claim of ['+8 años de experiencia', '+10 instituciones asesoradas', '100% confidencial']) {
      await soft(main(page).getByRole('listitem').filter({ hasText: claim }).first()).toBeVisible();
    }
    const cards = (name: string) => section(page, name).getByRole('heading', { level: 3 });
    await soft(cards('¿A quiénes ayudamos?')).toHaveText(audiences);
    await soft(cards('Problemas que resolvemos')).toHaveText(problems);
    await soft(cards('Nuestros servicios principales')).toHaveText([
      'Asesoría directa',
      'Redacción de documentos',
    ]);
    await soft(main(page).getByText('Desde $50.000 por sesión de 1 hora')).toBeVisible();
    await soft(main(page).getByText('Desde $150.000')).toBeVisible();
    const expectLink = (name: string, path: string) =>
      soft(main(page).getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
    await expectLink('Contáctenos', '/contacto');
    await expectLink('Ver servicios', '/servicios');
    await expectLink('Solicitar asesoría gratuita', '/contacto');
    await expectLink('Ir a la tienda', '/tienda');
    await expectLink(`Plantillas desde ${formatClp(lowestPrice)}`, '/tienda');
    const folders = section(page, 'Plantillas y Documentos').getByRole('article');
    await soft(folders).toHaveCount(products.length);
    for (const [index, { name, price, link }] of products.entries()) {
      await soft(folders.nth(index).getByRole('link', { name })).toHaveAttribute('href', link);
      await soft(folders.nth(index)).toContainText(formatClp(price));
    }
    await soft(main(page).getByRole('heading', { level: 2 })).toHaveText([
      '¿A quiénes ayudamos?',
      'Plantillas y Documentos',
      'Problemas que resolvemos',
      'Nuestros servicios principales',
      'Conversemos 30 minutos, sin costo',
    ]);
    await expectLink('Plantillas y Documentos: Ir a la tienda', '/tienda');
    const requestLinks = main(page).getByRole('link', { name: 'Solicitar Servicio' });
    await soft(requestLinks).toHaveCount(2);
    for (const request of await requestLinks.all()) await soft(request).toHaveAttribute('href', '/contacto');

    // The first pictures load without scrolling.
    const sheets = main(page).locator('[aria-hidden]:has(> [data-tab]) img');
    await soft(sheets).toHaveCount(2);
    for (const image of await sheets.all()) {
      await soft(image).not.toHaveAttribute('loading', 'lazy');
      await soft(image).toHaveJSProperty('complete', true);
      await soft(image).not.toHaveJSProperty('naturalWidth', 0);
    }
  });

  await test.step('Servicios explains both services, the process and the problems', async () => {
    await main(page).getByRole('link', { name: 'Ver servicios' }).click();
    await expect(page).toHaveURL('/servicios');
    await expect(h1(page)).toBeFocused();
    await expectDescription(
      page,
      'Asesoría directa desde $50.000 por hora y redacción de documentos desde $150.000 para establecimientos educacionales en Chile.',
    );
    await soft(h1(page)).toHaveText('Servicios legales para la educación');
    const drafting = main(page).getByRole('article', { name: 'Redacción de documentos' });
    await soft(drafting).toContainText(
      /^.*Redacción de documentosReglamentos, estatutos, protocolos y contratos/,
    );
    await soft(drafting).toContainText(
      'El valor final depende de la extensión y la complejidad del documento',
    );
    await soft(drafting.getByRole('listitem')).toHaveText([
      'Reglamentos internos',
      'Estatutos de corporaciones y fundaciones',
      'Protocolos de convivencia',
      'Contratos y convenios',
    ]);
    await soft(section(page, 'Cómo trabajamos').getByRole('listitem')).toHaveText([
      'Nos cuenta su caso.',
      'Le proponemos alcance, plazo y valor.',
      'Trabajamos con usted.',
      'Entregamos y explicamos el resultado.',
    ]);
    await soft(section(page, 'Problemas que resolvemos').getByRole('heading', { level: 3 })).toHaveText(
      problems,
    );
  });

  await test.step('Sobre Nosotros shows two figures, the audiences and a link to a first session', async () => {
    await clickFooterLink('Sobre Nosotros');
    await expectDescription(
      page,
      'Más de 8 años de experiencia en derecho educacional chileno, acompañando a instituciones con cercanía y absoluta reserva.',
    );
    await soft(h1(page)).toHaveText('Derecho educacional, explicado con claridad');
    await soft(main(page).getByRole('list').first().getByRole('listitem')).toHaveText([
      '+8 años de experiencia',
      '+10 instituciones asesoradas',
    ]);
    await soft(section(page, 'A quiénes acompañamos').getByRole('heading', { level: 3 })).toHaveText(
      audiences,
    );
    const callToAction = section(page, 'Dé el primer paso con respaldo legal');
    await soft(callToAction.getByRole('link', { name: 'Agendar Cita' })).toHaveAttribute('href', '/agendar');
  });

  await test.step('Contacto offers the e-mail and the free session but no form', async () => {
    await clickFooterLink('Contacto');
    await expectDescription(
      page,
      'Escríbanos o agende su asesoría gratuita de 30 minutos. Atención en Santiago y virtual.',
    );
    await soft(h1(page)).toHaveText('Conversemos sobre su caso');
    const address = main(page).getByRole('link', { name: /@/ });
    await soft(address).toHaveAttribute('href', `mailto:${await address.textContent()}`);
    await soft(main(page).getByText('Santiago, Chile')).toBeVisible();
    await soft(
      main(page).getByText(
        'No envíe por correo datos sensibles de estudiantes. Los revisaremos juntos en la asesoría.',
      ),
    ).toBeVisible();
    const booking = main(page).getByRole('link', { name: 'Agendar Cita' });
    await soft(booking).toHaveAttribute('href', '/agendar');
    await soft(main(page).locator('form, input, textarea')).toHaveCount(0);
  });

  await test.step('Recursos links to the shop and the checklist', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Recursos', exact: true }).click();
    await expectDescription(
      page,
      'Plantillas, listas de verificación y contenidos para el cumplimiento legal de su establecimiento.',
    );
    await soft(h1(page)).toHaveText('Recursos para su gestión');
    await soft(main(page).getByRole('heading', { level: 2 })).toHaveText([
      'Cursos Grabados',
      'Plantillas y Documentos',
      'Checklist de Cumplimiento',
      'Noticias y Actualizaciones',
    ]);
    const link = (name: string) => main(page).getByRole('link', { name, exact: true });
    await soft(link('Ir a la tienda')).toHaveAttribute('href', '/tienda');
    await soft(link('Ver checklist')).toHaveAttribute('href', '/recursos/checklist-dea');
  });
});

/** Maximum height of the home page on a phone in pixels, without the footer, which has its own limit. */
const maxHomeHeight = 4_500 - 320;

/** Maximum height of the folder that each template beyond the first two adds, in pixels. */
const maxFolderHeight = 110;

const phone = { width: 390, height: 844 };

test('the home page is short on a phone', async ({ page }) => {
  await page.setViewportSize(phone);
  await openApp(page, '/');
  const footerTop = () =>
    page.getByRole('contentinfo').evaluate((footer) => footer.getBoundingClientRect().top + scrollY);
  const addedHeight = maxFolderHeight * Math.max(0, products.length - 2);
  expect(await footerTop()).toBeLessThanOrEqual(maxHomeHeight + addedHeight);
});

test('a tap on a problem shows its text on a phone', async ({ page }) => {
  await page.setViewportSize(phone);
  await openApp(page, '/');
  const text = section(page, 'Problemas que resolvemos').getByText('Preparamos sus antecedentes');
  await expect(text.first()).toBeHidden();
  await section(page, 'Problemas que resolvemos').getByText('Fiscalizaciones y reclamos').first().click();
  await expect(text.first()).toBeVisible();
});

const notice = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Función no implementada' });

test('a toast with a link stays for more than 25 seconds', async ({ page, axe }) => {
  await page.clock.install();
  await openApp(page, '/recursos');
  await page.getByRole('button', { name: 'Ver cursos' }).click();
  await expect(notice(page)).toBeVisible();
  await page.clock.runFor(25_000);
  await expect(notice(page)).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(notice(page)).toHaveCount(0);

  const unpublishedText = 'Este documento aún no está publicado. Puede solicitarlo a ';
  for (const [action, text] of [
    ['Ver cursos', 'Los cursos grabados aún no están disponibles. Si los necesita, puede solicitarlos a '],
    ['Suscribirme', 'El boletín de noticias aún no está disponible. Si lo necesita, puede solicitarlo a '],
    ['Términos y Condiciones', unpublishedText],
    ['Política de Privacidad', unpublishedText],
    ['Instagram', 'Nuestro perfil de Instagram aún no está enlazado. Puede solicitarlo a '],
  ] as const) {
    await page.getByRole('button', { name: action }).click();
    const address = notice(page).getByRole('link', { name: /@/ });
    const email = (await address.textContent()) ?? '';
    await expect(notice(page), action).toContainText(`${text}${email}.`);
    await expect(address).toHaveAttribute('href', `mailto:${email}`);
    await expect(page).toHaveURL('/recursos');
    if (action === 'Ver cursos') {
      await page.keyboard.press('F8');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(address, action).toBeFocused();
      await axe(page, 'recursos with a notice');
    } else {
      await address.focus();
    }
    await page.keyboard.press('Escape');
    await expect(notice(page)).toHaveCount(0);
  }
});
