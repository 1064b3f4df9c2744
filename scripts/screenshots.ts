// Every route and state at phone and desktop width. Needs `npm run build:sandbox` and a Chromium.
//   npm run screenshots -- [--only inicio,menu] [--out folder] [--media print|forced-colors|large-text]

import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from 'playwright';
import { readContent } from '../deploy/site-content.ts';
import { credentials } from '../sandbox/stand-ins.ts';
import { purchasesCopy } from '../src/content/purchases-copy.ts';
import { products } from '../src/features/catalogue/products.ts';
import { findWholeChromium, launchOptions } from './lib/browser.ts';
import { completionStates, openSection } from './lib/completion-states.ts';
import type { Act, PageState, Visit } from './lib/page-state.ts';
import { root } from './lib/run.ts';
import { serve } from './lib/serve.ts';

const { values: options } = parseArgs({
  options: { only: { type: 'string' }, out: { type: 'string' }, media: { type: 'string' } },
});
const folder = resolve(root, options.out ?? 'screenshots');
const only = options.only?.split(',');
const screens = [
  { width: 390, options: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } },
  { width: 1280, options: { viewport: { width: 1280, height: 800 } } },
];

const payButton = 'Pagar con Mercado Pago';

async function fillCart({ page }: Visit) {
  await page.goto('/tienda');
  const buttons = page.getByRole('button', { name: 'Añadir al Carrito' });
  for (const [index, at] of [0, 1, 0].entries()) {
    await buttons.nth(at).click();
    // Before the app is there, a second press of the same button is no second product.
    await page.getByRole('button', { name: new RegExp(`^Abrir carrito, ${index + 1} `) }).waitFor();
  }
}

async function checkOut(visit: Visit) {
  await fillCart(visit);
  await visit.page.goto('/checkout');
}

/** @param ending the button on the payment page */
const pay =
  (ending: string): Act =>
  async (visit) => {
    await checkOut(visit);
    await visit.page.getByRole('button', { name: payButton }).click();
    await visit.page.getByRole('link', { name: payButton }).click();
    await visit.page.getByRole('button', { name: ending }).click();
    await visit.page.getByRole('heading', { level: 1 }).waitFor();
  };

/** The purchase is stored once its documents are offered. */
const buy: Act = async (visit) => {
  await pay('Aprobar pago')(visit);
  await visit.page
    .getByRole('button', { name: /^Descargar / })
    .first()
    .waitFor();
};

const seePurchases =
  (ending: string): Act =>
  async (visit) => {
    await pay(ending)(visit);
    // The return is stored once its page is shown.
    await visit.page.getByRole('link', { name: /mis compras/ }).click();
    await visit.page.getByRole('heading', { level: 1, name: purchasesCopy.title }).waitFor();
  };

const form = '/completar/formulario-registro-dea';
const contract = '/completar/contrato-plazo-fijo-educadora';

/** Two drafts of the form, one of the contract, and the list that has them. */
async function seeDrafts(visit: Visit) {
  const { page } = visit;
  await buy(visit);
  for (const [path, section, label, text] of [
    [form, /^Identificación del DEA/, 'Número de serie', 'SN-000123'],
    [form, /^Identificación del DEA/, 'Número de serie', 'SN-000124'],
    [contract, /^La Trabajadora/, 'Nombre de la trabajadora', 'Ana Prueba Ejemplo'],
  ] as const) {
    await page.goto(path);
    await page.locator('[data-panel=form]').waitFor();
    if (text.endsWith('4')) await page.getByRole('button', { name: 'Otro DEA' }).click();
    await openSection(page, section);
    await page.getByLabel(label, { exact: true }).fill(text);
  }
  await page.goto('/mis-compras');
  await page
    .getByRole('list', { name: /^Sus? borrador(es)? de/ })
    .first()
    .waitFor();
}

/** As an icon of iOS opens a page. */
const openFromIcon =
  (path: string): Act =>
  async (visit) => {
    await visit.page.addInitScript(() => Object.assign(navigator, { standalone: true }));
    await pay('Aprobar pago')(visit);
    await visit.page.goto(path);
    await visit.page.getByText('Abrió el sitio desde un ícono').waitFor();
  };

const signIn =
  (password: string): Act =>
  async ({ page }) => {
    await page.getByLabel('Correo Electrónico').fill(credentials.email);
    await page.getByLabel('Contraseña').fill(password);
    await page.getByRole('button', { name: 'Iniciar Sesión' }).click();
    await page
      .getByText(/Error al iniciar sesión|Panel de Administración/)
      .first()
      .waitFor();
  };

const states: readonly PageState[] = [
  {
    name: 'menu',
    path: '/tienda',
    whole: false,
    act: ({ page }) => page.getByRole('button', { name: 'Abrir menú' }).click(),
  },
  { name: 'tienda-toast', path: '/tienda', whole: false, act: fillCart },
  {
    name: 'tienda-carrito',
    path: '/tienda',
    whole: false,
    act: async (visit) => {
      await fillCart(visit);
      await visit.page.reload();
      await visit.page.getByRole('button', { name: /^Abrir carrito/ }).click();
    },
  },
  {
    name: 'tienda-carrito-vacio',
    path: '/tienda',
    whole: false,
    act: ({ page }) => page.getByRole('button', { name: /^Abrir carrito/ }).click(),
  },
  { name: 'producto-inexistente', path: '/tienda/no-existe' },
  { name: 'checkout', path: '/checkout', act: checkOut },
  { name: 'checkout-vacio', path: '/checkout' },
  {
    name: 'cotizacion',
    path: `/cotizacion?numero=C-261101-7KQP&fecha=2026-11-01&lineas=${products.map(({ id, price }) => `${id}:1:${price}`)}`,
  },
  {
    name: 'cotizacion-cambiada',
    path: '/cotizacion?numero=C-260302-7KQP&fecha=2026-03-02&lineas=prod_dea_01:1:1500,nada:1:1',
  },
  { name: 'cotizacion-vacia', path: '/cotizacion' },
  {
    name: 'checkout-cargando',
    path: '/checkout',
    act: async (visit) => {
      await visit.faults([{ fault: 'never-answer', route: 'preference.create' }]);
      await checkOut(visit);
      await visit.page.getByRole('button', { name: payButton }).click();
    },
  },
  {
    name: 'checkout-error',
    path: '/checkout',
    act: async (visit) => {
      await visit.faults([{ fault: 'status', route: 'preference.create', status: 500, body: 'html' }]);
      await checkOut(visit);
      await visit.page.getByRole('button', { name: payButton }).click();
    },
  },
  {
    name: 'checkout-billetera',
    path: '/checkout',
    act: async (visit) => {
      await checkOut(visit);
      await visit.page.getByRole('button', { name: payButton }).click();
      await visit.page.getByRole('link', { name: payButton }).waitFor();
    },
  },
  { name: 'pago-exitoso', path: '/pago-exitoso', act: pay('Aprobar pago') },
  { name: 'pago-exitoso-vacio', path: '/pago-exitoso' },
  {
    name: 'pago-sin-confirmar',
    path: '/pago-exitoso',
    act: async (visit) => {
      await visit.faults([{ fault: 'payment-not-found' }, { fault: 'search-empty' }]);
      await pay('Aprobar pago')(visit);
      await visit.page.getByRole('button', { name: 'Reintentar' }).waitFor();
    },
  },
  { name: 'pago-rechazado', path: '/pago-cancelado', act: pay('Rechazar pago') },
  { name: 'pago-pendiente', path: '/pago-cancelado', act: pay('Dejar pendiente') },
  { name: 'pago-abandonado', path: '/pago-cancelado', act: pay('Volver al sitio') },
  ...completionStates(buy),
  {
    name: 'compartir-carrito',
    path: '/tienda',
    whole: false,
    act: async (visit) => {
      await fillCart(visit);
      await visit.page.getByRole('button', { name: /^Abrir carrito/ }).click();
      await visit.page.getByRole('button', { name: 'Compartir carrito' }).click();
      await visit.page.getByRole('img', { name: /^Código QR/ }).waitFor();
    },
  },
  {
    name: 'carrito-compartido',
    path: '/tienda?carrito=prod_dea_01:1,prod_contrato_pf_ed_01:2',
    act: ({ page }) => page.getByText('Estos productos ya están en su carrito.').waitFor(),
  },
  {
    name: 'carrito-compartido-pregunta',
    path: '/tienda',
    whole: false,
    act: async (visit) => {
      await fillCart(visit);
      await visit.page.goto('/tienda?carrito=prod_dea_01:1,prod_contrato_pf_ed_01:2');
      await visit.page.getByRole('button', { name: 'Reemplazar' }).waitFor();
    },
  },
  {
    name: 'carrito-compartido-incompleto',
    path: '/tienda?carrito=prod_dea_01:1,prod_otro:1,prod_contrato_pf_ed_01:0',
    whole: false,
    act: ({ page }) => page.getByText('El enlace nombraba 2 productos').waitFor(),
  },
  {
    name: 'carrito-compartido-nada',
    path: '/tienda?carrito=prod_otro:1',
    whole: false,
    act: ({ page }) => page.getByText('Este enlace no trae ningún producto').waitFor(),
  },
  { name: 'mis-compras-borradores', path: '/mis-compras', act: seeDrafts },
  { name: 'mis-compras-desde-icono', path: '/mis-compras', act: openFromIcon('/mis-compras') },
  { name: 'completar-desde-icono', path: form, whole: false, act: openFromIcon(form) },
  { name: 'completar-sin-compra', path: '/completar/formulario-registro-dea' },
  { name: 'mis-compras', path: '/mis-compras', act: seePurchases('Aprobar pago') },
  { name: 'mis-compras-pendiente', path: '/mis-compras', act: seePurchases('Dejar pendiente') },
  { name: 'mis-compras-vacia', path: '/mis-compras' },
  {
    name: 'mis-compras-eliminar',
    path: '/mis-compras',
    whole: false,
    act: async (visit) => {
      await seePurchases('Aprobar pago')(visit);
      await visit.page.getByRole('button', { name: 'Eliminar de este equipo' }).click();
      await visit.page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'aviso',
    path: '/recursos',
    whole: false,
    act: ({ page }) => page.getByRole('button', { name: 'Ver cursos' }).click(),
  },
  { name: '404', path: '/404' },
  { name: 'admin-login', path: '/admin/login', act: ({ page }) => page.getByLabel('Contraseña').waitFor() },
  { name: 'admin-login-error', path: '/admin/login', act: signIn('equivocada') },
  { name: 'admin-panel', path: '/admin/login', act: signIn(credentials.password) },
];

const routes: readonly PageState[] = (await readContent(root)).publicPaths.map((path) => ({
  name: path.slice(1).replaceAll('/', '-') || 'inicio',
  path,
}));

/** What a page is shown as, besides on a screen. */
const media: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  print: (page) => page.emulateMedia({ media: 'print' }),
  'forced-colors': (page) => page.emulateMedia({ forcedColors: 'active' }),
  'large-text': (page) => page.addStyleTag({ content: 'html { font-size: 200% }' }),
};
const show = options.media === undefined ? undefined : media[options.media];
if (options.media !== undefined && !show) throw new Error(`No medium ${options.media}`);

/** Waits for requests, fonts and animations that end. */
async function settle(page: Page) {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
    const ending = document
      .getAnimations()
      .filter((animation) => Number.isFinite(Number(animation.effect?.getComputedTiming().endTime)));
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

const all = [...routes, ...states];
const unknown = only?.filter((name) => !all.some((state) => state.name === name)) ?? [];
if (unknown.length > 0) throw new Error(`No state ${unknown.join(', ')}`);
const wanted = all.filter(({ name }) => only?.includes(name) ?? true);

mkdirSync(folder, { recursive: true });
const site = await serve({ mode: 'sandbox' });
const browser = await chromium.launch(launchOptions(findWholeChromium()));
try {
  for (const { width, options: screen } of screens) {
    for (const { name, path, whole = true, act } of wanted) {
      if (name === 'menu' && width > 1119) continue;
      const context = await browser.newContext({ ...screen, baseURL: site.url, locale: 'es-CL' });
      const page = await context.newPage();
      const faults = async (list: readonly object[]) => {
        await context.request.put('/_sandbox/control/faults', { data: list, failOnStatusCode: true });
      };
      await faults([]);
      await page.goto(path);
      if (act) await act({ page, faults });
      await show?.(page);
      if (name !== 'checkout-cargando') await settle(page);
      await page.screenshot({ path: join(folder, `${name}-${width}.png`), fullPage: whole });
      await context.close();
    }
    console.log(`${wanted.length} pictures at ${width} px`);
  }
} finally {
  await browser.close();
  await site.close();
}
