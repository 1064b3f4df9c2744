import type { Locator, Page } from 'playwright/test';
import { sessionKey } from '../../src/features/auth/session.ts';
import { blankPath, openBlankPage, setStorage } from '../support/browser-storage.ts';
import { expect, test } from '../support/fixtures.ts';
import { holdRequest } from '../support/hold-request.ts';
import { openApp, waitForPictures } from '../support/open-app.ts';
import {
  adminModeEntry,
  dashboardTitle,
  email,
  expiredSession,
  password,
  readStoredSession,
  signedInLabel,
  signIn,
  storeNewSession,
  submitLogin,
  watchForDashboard,
} from '../support/session.ts';
import { longTag, translatedTag } from '../support/tags.ts';
import { doubleText, excessWidth, expectFits } from '../support/width-and-text-size.ts';

const loginTitle = 'Acceso Administrador';
const unreachableTitle = 'No pudimos comprobar su sesión';
const wrongPasswordText =
  'El correo electrónico o la contraseña son incorrectos. Por favor, inténtelo de nuevo.';

const h1 = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const toastOf = (page: Page, title: string) => page.locator('li[data-state]', { hasText: title });
const signOutButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Cerrar Sesión' });

test('signing in and out takes effect in every tab', {
  tag: translatedTag,
}, async ({ page, context, sandbox }) => {
  const hasFlashed = await watchForDashboard(page);
  await openBlankPage(page);
  await page.goto('/admin/dashboard');
  await expect(page).toHaveURL('/admin/login');
  await expect(h1(page, loginTitle)).toBeVisible();
  expect(await hasFlashed()).toBe(false);
  await expect(page).toHaveTitle('Acceso Administrador | Mentoría Legal Educacional');
  await expect(page.getByText('Inicia sesión para gestionar tu sitio web.')).toBeVisible();
  const otherTab = await context.newPage();
  await openApp(otherTab, '/admin/login');

  await submitLogin(page);
  await expect(page).toHaveURL('/admin/dashboard');
  await expect(h1(page, dashboardTitle)).toBeFocused();
  await expect(page).toHaveTitle('Panel de Administración | Mentoría Legal Educacional');
  const main = page.getByRole('main');
  await expect(main).toContainText(
    'Bienvenida al panel. La carga y gestión de documentos estará disponible próximamente.',
  );
  await expect(main).toContainText(email);
  await expect(page.getByRole('button', { name: 'Cerrar Sesión' })).toHaveCount(1);
  await expect(main).toContainText('Actívelo con el interruptor de la barra oscura');
  await expect(main.getByRole('link', { name: 'Ir a la tienda' })).toHaveAttribute('href', '/tienda');
  await expect(toastOf(page, '¡Bienvenida!')).toHaveCount(1);
  await expect(toastOf(page, '¡Bienvenida!')).toContainText('Has iniciado sesión correctamente.');
  await expect(h1(otherTab, dashboardTitle)).toBeVisible();
  await expect(toastOf(otherTab, '¡Bienvenida!')).toHaveCount(0);
  // Each tab has verified the session with the server.
  expect((await sandbox.requests()).map(({ route }) => route)).toEqual([
    'auth.password',
    'auth.user',
    'auth.user',
  ]);

  await signOutButton(page).click();
  await expect(page).toHaveURL('/admin/login');
  await expect(toastOf(page, 'Sesión cerrada')).toContainText('Has cerrado sesión correctamente.');
  await expect(otherTab).toHaveURL('/admin/login');
  await expect(otherTab.getByLabel('Contraseña')).toBeVisible();
  expect(await readStoredSession(page)).toBeNull();
  expect((await sandbox.requests()).at(-1)?.path).toContain('/logout?scope=global');
  // The dashboard left no entry in the history.
  await page.goBack();
  await expect(page).toHaveURL(blankPath);
});

// layout.spec.ts covers the login before anything is typed.
test('the login labels its fields for password managers and validates them', async ({
  page,
  sandbox,
  axe,
}) => {
  const release = await holdRequest(page, '**/auth/v1/token?grant_type=password');
  await openApp(page, '/admin/login');
  const emailField = page.getByLabel('Correo Electrónico');
  const passwordField = page.getByLabel('Contraseña');
  await expect.soft(emailField).toHaveAttribute('type', 'email');
  await expect.soft(emailField).toHaveAttribute('autocomplete', 'username');
  await expect.soft(passwordField).toHaveAttribute('type', 'password');
  await expect.soft(passwordField).toHaveAttribute('autocomplete', 'current-password');
  const submit = page.getByRole('button', { name: 'Iniciar Sesión' });
  await submit.click();
  const list = page.getByRole('group', { name: 'Revise estas 2 respuestas' });
  await expect(list).toBeFocused();
  await axe(page, 'the login with nothing typed');
  await list.getByRole('link', { name: 'Escriba su contraseña.' }).click();
  await expect(passwordField).toBeFocused();
  await emailField.fill('no es un correo');
  await passwordField.fill(password);
  await submit.click();
  await expect(emailField).toBeFocused();
  await expect(emailField).toHaveAccessibleDescription(
    'Escriba el correo electrónico completo, con su signo @.',
  );
  expect(await sandbox.requests()).toEqual([]);

  const sizeOf = async (button: Locator) => {
    const { width, height } = (await button.boundingBox()) ?? {};
    return { width, height };
  };
  const sizeBefore = await sizeOf(submit);
  await submitLogin(page);
  const busyButton = page.getByRole('button', { name: 'Iniciando...' });
  await expect(busyButton).toBeDisabled();
  await expect(busyButton).toHaveAttribute('disabled', '');
  expect(await sizeOf(busyButton)).toEqual(sizeBefore);
  release();
  await expect(h1(page, dashboardTitle)).toBeVisible();
});

test('the dashboard is unlisted and accessible at every width', async ({ page, axe }) => {
  await storeNewSession(page);
  await page.goto('/admin/dashboard');
  await expect(page.getByText(signedInLabel)).toBeVisible();
  await expect.soft(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await axe(page, 'the dashboard');
  await expectFits(page, 'the dashboard', [320, 390, 1280, 1440]);
  await page.setViewportSize({ width: 390, height: 844 });
  await doubleText(page);
  expect(await excessWidth(page), 'with its text doubled').toBeLessThanOrEqual(0);
});

// login-form.test.tsx covers the server's other responses.
test('a failed login explains the failure and accepts another attempt', { tag: longTag }, async ({
  page,
  context,
  axe,
  allowFailures,
}) => {
  // If code doesn't load, the app requests the page's own address, and reloads the page if the site answers.
  allowFailures(/\/assets\/|\/auth\/v1\/|\/admin\/login$/);
  const alert = (text: string) => page.getByRole('alert').filter({ hasText: text });
  await openApp(page, '/admin/login');
  await waitForPictures(page);

  // Go offline before the code of the sign-in client has loaded.
  await context.setOffline(true);
  await submitLogin(page);
  await expect(alert('Sign in Failed')).toBeVisible();
  await context.setOffline(false);

  await submitLogin(page, 'otra');
  await expect(alert(wrongPasswordText)).toBeVisible();
  await expect(toastOf(page, 'Error al iniciar sesión')).toContainText(wrongPasswordText);
  await expect(page.getByText('Sign in Failed')).toHaveCount(0);
  await expect(page.getByText('Invalid login credentials')).toHaveCount(0);
  await expect(page.getByLabel('Contraseña')).toBeFocused();
  await expect(page.getByLabel('Contraseña')).toHaveAccessibleDescription(new RegExp(wrongPasswordText));
  await expect(page.getByLabel('Correo Electrónico')).toHaveValue(email);
  await axe(page, 'the login after a wrong password');

  await submitLogin(page);
  await expect(h1(page, dashboardTitle)).toBeFocused();
});

/** Remembered addresses, each with the page that opens after signing in. guard.test.ts covers many more. */
const rememberedPages = [
  ['//evil.example', '/admin/dashboard'],
  ['/blog?orden=fecha#lista', '/blog?orden=fecha#lista'],
] as const;

test('signing in returns only to remembered pages of the site', async ({ page }) => {
  for (const [rememberedAddress, target] of rememberedPages) {
    await setStorage(page, {});
    await page.addInitScript((address) => {
      if (location.pathname === '/admin/login')
        history.replaceState({ usr: { from: address }, key: 'prueba', idx: 0 }, '');
    }, rememberedAddress);
    await page.goto('/admin/login');
    await submitLogin(page);
    await expect(page).toHaveURL(target);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
});

test('a session survives a clock that is an hour ahead', async ({ page, context }) => {
  await page.clock.setSystemTime(Date.now() + 3_600_000);
  await signIn(page);
  await page.getByRole('button', { name: 'Cerrar aviso' }).click();
  await expect(page.locator('li[data-state]')).toHaveCount(0);
  await context.newPage();
  await page.bringToFront();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(h1(page, dashboardTitle)).toBeVisible();
  await expect(page.locator('li[data-state]')).toHaveCount(0);

  // Hold all requests about the session. With this clock the client sometimes renews the session instead of requesting
  // the user, and the response to a renewal contains the user, too.
  const release = await holdRequest(page, '**/auth/v1/**');
  await page.goto('/admin/login');
  await expect(page.getByRole('status').filter({ hasText: 'Cargando…' })).toBeVisible();
  await expect(page.getByLabel('Contraseña')).toHaveCount(0);
  release();
  await expect(page).toHaveURL('/admin/dashboard');
  await expect(h1(page, dashboardTitle)).toBeVisible();
  await expect(toastOf(page, '¡Bienvenida!')).toHaveCount(0);
});

const forgedToken = [
  { alg: 'HS256', typ: 'JWT' },
  { sub: '5a4db0c5-0000-4000-8000-000000000001', exp: 4_102_444_800, role: 'authenticated' },
]
  .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
  .concat('c2luLWZpcm1h')
  .join('.');

// session-store.test.ts and hostile-session.test.ts cover other sessions, and admin-mode.spec.ts a revoked one.
test('a forged or corrupt session leads to the login without a flash of the dashboard', async ({
  page,
  allowFailures,
}) => {
  allowFailures(/\/auth\/v1\//);
  const hasFlashed = await watchForDashboard(page);
  const expectSessionCleared = async (label: string) => {
    await page.goto('/admin/dashboard');
    await expect(page, label).toHaveURL('/admin/login');
    await expect(page.getByLabel('Contraseña')).toBeVisible();
    expect.soft(await hasFlashed(), label).toBe(false);
    expect.soft(await readStoredSession(page), label).toBeNull();
    await expect.soft(page.getByRole('switch'), label).toHaveCount(0);
  };
  await storeNewSession(page, {
    entries: adminModeEntry,
    changes: { access_token: forgedToken, refresh_token: 'nuncaentrega' },
  });
  await expectSessionCleared('forged');
  await setStorage(page, { ...adminModeEntry, [sessionKey]: '{"access_token":' });
  await expectSessionCleared('corrupt');
});

test('an expired session is renewed in two tabs at once', async ({ page, context }) => {
  await storeNewSession(page, { changes: expiredSession });
  const tabs = [page, await context.newPage()];
  await Promise.all(tabs.map((tab) => tab.goto('/admin/dashboard')));
  for (const tab of tabs) await expect(tab.getByText(signedInLabel)).toBeVisible();
});

test('the dashboard offers a retry while the server does not answer', { tag: longTag }, async ({
  page,
  sandbox,
  axe,
  allowFailures,
}) => {
  allowFailures(/\/auth\/v1\/user/);
  await storeNewSession(page);
  const hasFlashed = await watchForDashboard(page);
  await sandbox.setFaults([{ fault: 'never-answer', route: 'auth.user' }]);
  await page.clock.install();
  await page.goto('/admin/dashboard');
  await expect
    .poll(async () => (await sandbox.requests()).map(({ route }) => route))
    .toEqual(['auth.password', 'auth.user']);
  await page.clock.fastForward(10_000);
  await expect(h1(page, unreachableTitle)).toBeVisible();
  await expect(page).toHaveURL('/admin/dashboard');
  await expect(page.getByRole('switch')).toHaveCount(0);
  await axe(page, 'the dashboard that cannot be opened');
  await sandbox.setFaults([{ fault: 'status', route: 'auth.user', status: 503 }]);
  const retry = page.getByRole('button', { name: 'Reintentar' });
  await retry.click();
  await expect(retry).toBeFocused();
  expect(await hasFlashed()).toBe(false);
  await page.goto('/admin/login');
  await expect(page.getByRole('heading', { level: 2, name: unreachableTitle })).toBeVisible();
  await axe(page, 'the login while the server does not answer');
  await sandbox.setFaults([]);
  await retry.click();
  await expect(h1(page, dashboardTitle)).toBeVisible();
});

// session-store.test.ts covers signing out offline and with other responses.
test('signing out during an outage removes the session in every tab', async ({
  page,
  context,
  sandbox,
  allowFailures,
}) => {
  allowFailures(/\/auth\/v1\/logout/);
  await storeNewSession(page);
  await page.goto('/admin/dashboard');
  const otherTab = await context.newPage();
  await otherTab.goto('/admin/dashboard');
  await expect(otherTab.getByText(signedInLabel)).toBeVisible();
  await sandbox.setFaults([{ fault: 'status', route: 'auth.logout', status: 503 }]);
  await signOutButton(page).click();
  await expect(toastOf(page, 'Sign out Failed')).toBeVisible();
  await expect(toastOf(page, 'Se cerró la sesión en este equipo')).toHaveCount(1);
  await expect(page.getByText('Sesión cerrada')).toHaveCount(0);
  await expect(page).toHaveURL('/admin/login');
  await expect(otherTab).toHaveURL('/admin/login');
  expect(await readStoredSession(page)).toBeNull();
});

test('without storage a session lasts for the visit', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await signIn(page);
  await signOutButton(page).click();
  await expect(h1(page, loginTitle)).toBeVisible();
});

test('without a session no page loads the sign-in code or contacts its server', { tag: longTag }, async ({
  page,
  sandbox,
}) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (/\.js(\?|$)/.test(response.url())) scripts.push(response.text().catch(() => ''));
  });
  const readLoadedCode = async () => (await Promise.all(scripts)).join('\n');
  for (const path of ['/', '/servicios', '/tienda', '/blog', '/contacto', '/admin/login']) {
    await page.goto(path, { waitUntil: 'networkidle' });
  }
  expect(scripts.length).toBeGreaterThan(6);
  expect(await readLoadedCode()).not.toContain('grant_type=password');
  await submitLogin(page);
  await expect(h1(page, dashboardTitle)).toBeVisible();
  expect(await readLoadedCode()).toContain('grant_type=password');
  expect((await sandbox.requests()).map(({ route }) => route)).toEqual(['auth.password', 'auth.user']);
});
