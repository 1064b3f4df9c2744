// Every route and state at phone and desk width, to be looked at beside the design: `npm run screenshots`,
// after `npm run build:sandbox`, writes them to screenshots/. Needs a Chromium.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { runnerImport } from 'vite';
import { findChromium, launchOptions } from './lib/browser.js';
import { root } from './lib/run.js';
import { serve } from './lib/serve.js';

const folder = join(root, 'screenshots');
const screens = [
  { width: 390, options: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } },
  { width: 1280, options: { viewport: { width: 1280, height: 800 } } },
];

/**
 * @typedef {{ page: import('playwright').Page, faults: (list: readonly object[]) => Promise<void> }} Visit
 * @typedef {{ name: string, path: string, whole?: boolean, act?: (visit: Visit) => Promise<unknown> }} State
 */

const pay = 'Pagar con Mercado Pago';

/** @param {Visit} visit */
async function fill({ page }) {
  await page.goto('/tienda');
  const buttons = page.getByRole('button', { name: 'Añadir al Carrito' });
  for (const at of [0, 1, 0]) await buttons.nth(at).click();
}

/** @param {Visit} visit */
async function checkOut(visit) {
  await fill(visit);
  await visit.page.goto('/checkout');
}

/** @param {string} ending @returns {(visit: Visit) => Promise<void>} */
const finish = (ending) => async (visit) => {
  await checkOut(visit);
  await visit.page.getByRole('button', { name: pay }).click();
  await visit.page.getByRole('link', { name: pay }).click();
  await visit.page.getByRole('button', { name: ending }).click();
  await visit.page.getByRole('heading', { level: 1 }).waitFor();
};

/** The contract with a wrong answer and a long Monday. @param {Visit} visit */
async function completeContract(visit) {
  const { page } = visit;
  await finish('Aprobar pago')(visit);
  await page.goto('/completar/contrato-plazo-fijo-educadora');
  await page.getByLabel('Cédula de identidad').fill('11.111.111-2');
  await page.getByLabel('Lunes: Salida').fill('19:30');
  await page.getByRole('button', { name: 'Descargar en Word' }).click();
  await page.getByRole('region', { name: 'Revise esta respuesta' }).waitFor();
}

/** @param {string} ending @returns {(visit: Visit) => Promise<void>} */
const seePurchases = (ending) => async (visit) => {
  await finish(ending)(visit);
  // What came back is kept once its page is there.
  await visit.page.getByRole('link', { name: /mis compras/ }).click();
  await visit.page.getByRole('heading', { level: 1, name: 'Mis compras' }).waitFor();
};

/** @type {{ module: typeof import('../sandbox/supabase-auth/credentials.ts') }} */
const { module: auth } = await runnerImport(join(root, 'sandbox/supabase-auth/credentials.ts'), {
  configFile: false,
  root,
  logLevel: 'error',
});
const { credentials } = auth;

/** @param {string} password @returns {(visit: Visit) => Promise<void>} */
const signIn =
  (password) =>
  async ({ page }) => {
    await page.getByLabel('Correo Electrónico').fill(credentials.email);
    await page.getByLabel('Contraseña').fill(password);
    await page.getByRole('button', { name: 'Iniciar Sesión' }).click();
    await page
      .getByText(/Error al iniciar sesión|Panel de Administración/)
      .first()
      .waitFor();
  };

/** @type {readonly State[]} */
const states = [
  {
    name: 'menu',
    path: '/tienda',
    whole: false,
    act: ({ page }) => page.getByRole('button', { name: 'Abrir menú' }).click(),
  },
  { name: 'tienda-toast', path: '/tienda', whole: false, act: fill },
  {
    name: 'tienda-carrito',
    path: '/tienda',
    whole: false,
    act: async (visit) => {
      await fill(visit);
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
    name: 'checkout-cargando',
    path: '/checkout',
    act: async (visit) => {
      await visit.faults([{ fault: 'never-answer', route: 'preference.create' }]);
      await checkOut(visit);
      await visit.page.getByRole('button', { name: pay }).click();
    },
  },
  {
    name: 'checkout-error',
    path: '/checkout',
    act: async (visit) => {
      await visit.faults([{ fault: 'status', route: 'preference.create', status: 500, body: 'html' }]);
      await checkOut(visit);
      await visit.page.getByRole('button', { name: pay }).click();
    },
  },
  {
    name: 'checkout-billetera',
    path: '/checkout',
    act: async (visit) => {
      await checkOut(visit);
      await visit.page.getByRole('button', { name: pay }).click();
      await visit.page.getByRole('link', { name: pay }).waitFor();
    },
  },
  { name: 'pago-exitoso', path: '/pago-exitoso', act: finish('Aprobar pago') },
  { name: 'pago-exitoso-vacio', path: '/pago-exitoso' },
  {
    name: 'pago-sin-confirmar',
    path: '/pago-exitoso',
    act: async (visit) => {
      await visit.faults([{ fault: 'payment-not-found' }, { fault: 'search-empty' }]);
      await finish('Aprobar pago')(visit);
      await visit.page.getByRole('button', { name: 'Reintentar' }).waitFor();
    },
  },
  { name: 'pago-rechazado', path: '/pago-cancelado', act: finish('Rechazar pago') },
  { name: 'pago-pendiente', path: '/pago-cancelado', act: finish('Dejar pendiente') },
  { name: 'pago-abandonado', path: '/pago-cancelado', act: finish('Volver al sitio') },
  { name: 'completar', path: '/completar/contrato-plazo-fijo-educadora', act: completeContract },
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

/** @type {{ module: typeof import('../src/app/public-paths.ts') }} */
const { module } = await runnerImport(join(root, 'src/app/public-paths.ts'), {
  configFile: false,
  root,
  logLevel: 'error',
});
/** @type {readonly State[]} */
const routes = module.publicPaths.map((path) => ({
  name: path.slice(1).replaceAll('/', '-') || 'inicio',
  path,
}));

/** Whatever still moves is let come to rest. @param {import('playwright').Page} page */
async function settle(page) {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
    const ending = document
      .getAnimations()
      .filter((animation) => Number.isFinite(Number(animation.effect?.getComputedTiming().endTime)));
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

mkdirSync(folder, { recursive: true });
const site = await serve({ mode: 'sandbox' });
const browser = await chromium.launch(launchOptions(findChromium()));
try {
  for (const { width, options } of screens) {
    for (const { name, path, whole = true, act } of [...routes, ...states]) {
      if (name === 'menu' && width > 1119) continue;
      const context = await browser.newContext({ ...options, baseURL: site.url, locale: 'es-CL' });
      const page = await context.newPage();
      /** @param {readonly object[]} list */
      const faults = async (list) => {
        await context.request.put('/_sandbox/control/faults', { data: list, failOnStatusCode: true });
      };
      await faults([]);
      await page.goto(path);
      if (act) await act({ page, faults });
      if (name !== 'checkout-cargando') await settle(page);
      await page.screenshot({ path: join(folder, `${name}-${width}.png`), fullPage: whole });
      await context.close();
    }
    console.log(`${routes.length + states.length} pictures at ${width} px`);
  }
} finally {
  await browser.close();
  await site.close();
}
