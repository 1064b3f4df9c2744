// Inicio, Servicios, Sobre Nosotros, Recursos and Contacto, as a school reads them.
import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { bothWidths } from './tags.ts';

type Head = { readonly title: string; readonly description: string };

async function expectHead(page: Page, { title, description }: Head): Promise<void> {
  await expect(page).toHaveTitle(title);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', description);
}

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

test('the home page shows what the firm does, for whom and from what price', async ({ page }) => {
  await page.goto('/');
  await expectHead(page, {
    title: 'Mentoría Legal Educacional | Asesoría legal para colegios en Chile',
    description:
      'Asesoría y documentos legales para colegios, directivos, docentes y corporaciones educacionales en Chile. Primera asesoría de 30 minutos gratuita.',
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Su Seguridad Legal Educacional Garantizada',
  );
  for (const claim of ['+8 años de experiencia', '+10 instituciones asesoradas', '100% confidencial']) {
    await expect(main(page).getByRole('listitem').filter({ hasText: claim }).first()).toBeVisible();
  }
  const cards = (name: string) => section(page, name).getByRole('heading', { level: 3 });
  await expect(cards('¿A quiénes ayudamos?')).toHaveText(audiences);
  await expect(cards('Problemas que resolvemos')).toHaveText(problems);
  await expect(cards('Nuestros servicios principales')).toHaveText([
    'Asesoría directa',
    'Redacción de documentos',
  ]);
  await expect(main(page).getByText('Desde $50.000 por sesión de 1 hora')).toBeVisible();
  await expect(main(page).getByText('Desde $150.000')).toBeVisible();
});

test('every call on the home page leads where it says', async ({ page }) => {
  await page.goto('/');
  const leadsTo = (name: string, path: string) =>
    expect(main(page).getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  await leadsTo('Contáctenos', '/contacto');
  await leadsTo('Ver servicios', '/servicios');
  await leadsTo('Solicitar asesoría gratuita', '/contacto');
  const requests = main(page).getByRole('link', { name: 'Solicitar Servicio' });
  await expect(requests).toHaveCount(2);
  for (const request of await requests.all()) await expect(request).toHaveAttribute('href', '/contacto');

  await main(page).getByRole('link', { name: 'Ver servicios' }).click();
  await expect(page).toHaveURL('/servicios');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the pictures of the home page are there, and the first need no scrolling to load', async ({ page }) => {
  await page.goto('/');
  const sheets = main(page).locator('.stack img');
  await expect(sheets).toHaveCount(3);
  for (const image of await sheets.all()) {
    await expect(image).not.toHaveAttribute('loading', 'lazy');
    await expect(image).toHaveJSProperty('complete', true);
    await expect(image).not.toHaveJSProperty('naturalWidth', 0);
  }
});

test('Servicios explains both services, the way of working and the problems', async ({ page }) => {
  await page.goto('/servicios');
  await expectHead(page, {
    title: 'Servicios legales para colegios | Mentoría Legal Educacional',
    description:
      'Asesoría directa desde $50.000 por hora y redacción de documentos desde $150.000 para establecimientos educacionales en Chile.',
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Servicios legales para la educación');
  const drafting = main(page).getByRole('article', { name: 'Redacción de documentos' });
  await expect(drafting).toContainText(
    /^.*Redacción de documentosReglamentos, estatutos, protocolos y contratos/,
  );
  await expect(drafting).toContainText(
    'El valor final depende de la extensión y la complejidad del documento',
  );
  await expect(drafting.getByRole('listitem')).toHaveText([
    'Reglamentos internos',
    'Estatutos de corporaciones y fundaciones',
    'Protocolos de convivencia',
    'Contratos y convenios',
  ]);
  await expect(section(page, 'Cómo trabajamos').getByRole('listitem')).toHaveText([
    'Nos cuenta su caso.',
    'Le proponemos alcance, plazo y valor.',
    'Trabajamos con usted.',
    'Entregamos y explicamos el resultado.',
  ]);
  await expect(section(page, 'Problemas que resolvemos').getByRole('heading', { level: 3 })).toHaveText(
    problems,
  );
});

test('Sobre Nosotros shows two figures, the audiences and the way to a first session', async ({ page }) => {
  await page.goto('/sobre-nosotros');
  await expectHead(page, {
    title: 'Sobre nosotros | Mentoría Legal Educacional',
    description:
      'Más de 8 años de experiencia en derecho educacional chileno, acompañando a instituciones con cercanía y absoluta reserva.',
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Derecho educacional, explicado con claridad',
  );
  await expect(main(page).locator('.claims').getByRole('listitem')).toHaveText([
    '+8 años de experiencia',
    '+10 instituciones asesoradas',
  ]);
  await expect(section(page, 'A quiénes acompañamos').getByRole('heading', { level: 3 })).toHaveText(
    audiences,
  );
  const call = section(page, 'Dé el primer paso con respaldo legal');
  await expect(call.getByRole('link', { name: 'Agendar Cita' })).toHaveAttribute('href', '/agendar');
});

test('Recursos leads to the shop and the checklist', async ({ page }) => {
  await page.goto('/recursos');
  await expectHead(page, {
    title: 'Recursos para colegios | Mentoría Legal Educacional',
    description:
      'Plantillas, listas de verificación y contenidos para el cumplimiento legal de su establecimiento.',
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recursos para su gestión');
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveText([
    'Cursos Grabados',
    'Plantillas y Documentos',
    'Checklist de Cumplimiento',
    'Noticias y Actualizaciones',
  ]);
  const link = (name: string) => main(page).getByRole('link', { name, exact: true });
  await expect(link('Ir a la tienda')).toHaveAttribute('href', '/tienda');
  await expect(link('Ver checklist')).toHaveAttribute('href', '/recursos/checklist-dea');
});

const unpublished = 'Este documento aún no está publicado. Puede solicitarlo a ';
for (const [action, text] of [
  ['Ver cursos', 'Los cursos grabados aún no están disponibles. Si los necesita, puede solicitarlos a '],
  ['Suscribirme', 'El boletín de noticias aún no está disponible. Si lo necesita, puede solicitarlo a '],
  ['Términos y Condiciones', unpublished],
  ['Política de Privacidad', unpublished],
  ['Instagram', 'Nuestro perfil de Instagram aún no está enlazado. Puede solicitarlo a '],
] as const) {
  test(`«${action}» shows where to ask for it, with a link that the keyboard reaches`, {
    // All messages look alike: one is enough on a telephone.
    tag: action === 'Ver cursos' ? bothWidths : [],
  }, async ({ page, axe }) => {
    await page.goto('/recursos');
    await page.getByRole('button', { name: action }).click();
    const notice = page.getByRole('listitem').filter({ hasText: 'Función no implementada' });
    const address = notice.getByRole('link', { name: /@/ });
    const email = (await address.textContent()) ?? '';
    await expect(notice).toContainText(`${text}${email}.`);
    await expect(address).toHaveAttribute('href', `mailto:${email}`);
    await expect(page).toHaveURL('/recursos');
    await page.keyboard.press('F8');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(address).toBeFocused();
    await axe(page, `recursos with the notice of «${action}»`);
  });
}

test('a notice with a link outlasts the others, so that the link can be reached and followed', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/recursos');
  await page.getByRole('button', { name: 'Ver cursos' }).click();
  const notice = page.getByRole('listitem').filter({ hasText: 'Función no implementada' });
  await expect(notice).toBeVisible();
  await page.clock.runFor(25_000);
  await expect(notice).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(notice).toHaveCount(0);
});

test('Contacto offers the e-mail and the free session, and no form', async ({ page }) => {
  await page.goto('/contacto');
  await expectHead(page, {
    title: 'Contacto | Mentoría Legal Educacional',
    description: 'Escríbanos o agende su asesoría gratuita de 30 minutos. Atención en Santiago y virtual.',
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Conversemos sobre su caso');
  const address = main(page).getByRole('link', { name: /@/ });
  await expect(address).toHaveAttribute('href', `mailto:${await address.textContent()}`);
  await expect(main(page).getByText('Santiago, Chile')).toBeVisible();
  await expect(
    main(page).getByText(
      'No envíe por correo datos sensibles de estudiantes. Los revisaremos juntos en la asesoría.',
    ),
  ).toBeVisible();
  const booking = main(page).getByRole('link', { name: 'Agendar asesoría gratuita' });
  await expect(booking).toHaveAttribute('href', '/agendar');
  await expect(main(page).locator('form, input, textarea')).toHaveCount(0);
});

for (const path of ['/', '/servicios', '/sobre-nosotros', '/recursos', '/contacto']) {
  test(`every control of ${path} takes a fingertip of 44 pixels`, { tag: bothWidths }, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const control of await main(page).locator('a, button').all()) {
      const { width = 0, height = 0 } = (await control.boundingBox()) ?? {};
      const name = (await control.textContent()) ?? '';
      expect(Math.min(width, height), name).toBeGreaterThanOrEqual(44);
    }
  });
}
