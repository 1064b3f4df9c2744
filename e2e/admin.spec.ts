// Signing in and out, and everything that can be wrong with a session.
import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { hold } from './hold.ts';
import { openApp } from './open-app.ts';
import {
  dashboard,
  email,
  password,
  signIn,
  storedSession,
  storeSession,
  submitLogin,
  watchForDashboard,
} from './session.ts';
import { floor } from './tags.ts';

const login = 'Acceso Administrador';
const unreachable = 'No pudimos comprobar tu sesión';
const wrong = 'El correo electrónico o la contraseña son incorrectos. Por favor, inténtelo de nuevo.';

const h1 = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const toastOf = (page: Page, title: string) => page.locator('.toast', { hasText: title });
const token = /\/auth\/v1\/token/;

test('an admin signs in, is welcomed once, and is greeted by the dashboard', { tag: floor }, async ({
  page,
  sandbox,
  axe,
}) => {
  await page.goto('/admin/login');
  await expect(page).toHaveTitle('Acceso Administrador | Mentoría Legal Educacional');
  await expect(page.getByText('Inicia sesión para gestionar tu sitio web.')).toBeVisible();
  await axe(page, 'the login');
  await submitLogin(page);
  await expect(page).toHaveURL('/admin/dashboard');
  await expect(h1(page, dashboard)).toBeFocused();
  await expect(page).toHaveTitle('Panel de Administración | Mentoría Legal Educacional');
  const main = page.getByRole('main');
  await expect(main).toContainText(
    'Bienvenida al panel. La carga y gestión de documentos estará disponible próximamente.',
  );
  await expect(main).toContainText(email);
  await expect(toastOf(page, '¡Bienvenida!')).toHaveCount(1);
  await expect(toastOf(page, '¡Bienvenida!')).toContainText('Has iniciado sesión correctamente.');
  await axe(page, 'the dashboard');
  expect((await sandbox.requests()).map(({ route }) => route)).toEqual(['auth.password', 'auth.user']);
});

test('the fields are required, and what password managers look for', async ({ page, sandbox }) => {
  await page.goto('/admin/login');
  const emailField = page.getByLabel('Correo Electrónico');
  const passwordField = page.getByLabel('Contraseña');
  await expect(emailField).toHaveAttribute('type', 'email');
  await expect(emailField).toHaveAttribute('autocomplete', 'username');
  await expect(passwordField).toHaveAttribute('type', 'password');
  await expect(passwordField).toHaveAttribute('autocomplete', 'current-password');
  const submit = page.getByRole('button', { name: 'Iniciar Sesión' });
  await submit.click();
  await expect(emailField).toBeFocused();
  await emailField.fill('no es un correo');
  await passwordField.fill(password);
  await submit.click();
  expect(await emailField.evaluate((field: HTMLInputElement) => field.validity.typeMismatch)).toBe(true);
  expect(await sandbox.requests()).toEqual([]);
});

test('while the service is working, the button says so, is disabled and keeps its width', async ({
  page,
}) => {
  const answer = await hold(page, '**/auth/v1/token?grant_type=password');
  await page.goto('/admin/login');
  const before = await page.getByRole('button', { name: 'Iniciar Sesión' }).boundingBox();
  await submitLogin(page);
  const busy = page.getByRole('button', { name: 'Iniciando...' });
  await expect(busy).toBeDisabled();
  await expect(busy).toHaveAttribute('disabled', '');
  expect(await busy.boundingBox()).toEqual(before);
  answer();
  await expect(h1(page, dashboard)).toBeVisible();
});

test('a wrong password shows one message in Spanish, and can be typed again', { tag: floor }, async ({
  page,
  axe,
  allowFailures,
}) => {
  allowFailures(token);
  await page.goto('/admin/login');
  await submitLogin(page, 'otra');
  const toast = toastOf(page, 'Error al iniciar sesión');
  await expect(toast).toContainText(wrong);
  await expect(page.getByRole('alert').filter({ hasText: wrong })).toBeVisible();
  await expect(page.getByText('Sign in Failed')).toHaveCount(0);
  await expect(page.getByText('Invalid login credentials')).toHaveCount(0);
  await expect(page.getByLabel('Contraseña')).toBeFocused();
  await expect(page.getByLabel('Contraseña')).toHaveAccessibleDescription(new RegExp(wrong));
  await expect(page.getByLabel('Correo Electrónico')).toHaveValue(email);
  await axe(page, 'the login after a wrong password');
  await page.getByLabel('Contraseña').fill(password);
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click();
  await expect(h1(page, dashboard)).toBeFocused();
});

test('any other refusal keeps the service’s words', async ({ page, sandbox, allowFailures }) => {
  allowFailures(token);
  await sandbox.faults([{ fault: 'email-unconfirmed' }]);
  await page.goto('/admin/login');
  await submitLogin(page);
  await expect(toastOf(page, 'Sign in Failed')).toContainText('Email not confirmed');
  await expect(page.getByRole('alert').filter({ hasText: 'Email not confirmed' })).toBeVisible();
  await expect(page.getByText('Error al iniciar sesión')).toHaveCount(0);
});

/** One invalid answer and one missing answer; the others are cases of login-form.test.tsx. */
const outages = [
  ['an outage', { fault: 'status', route: 'auth.password', status: 503, body: 'html' }],
  ['a dropped connection', { fault: 'drop-socket', route: 'auth.password' }],
] as const;

for (const [name, fault] of outages) {
  test(`${name} never claims that the password was wrong`, async ({ page, sandbox, allowFailures }) => {
    allowFailures(token);
    await sandbox.faults([fault]);
    await page.goto('/admin/login');
    await page.getByLabel('Correo Electrónico').fill(email);
    await page.getByLabel('Contraseña').fill(password);
    const submit = page.getByRole('button', { name: 'Iniciar Sesión' });
    await submit.click();
    await expect(toastOf(page, 'Sign in Failed')).toContainText('Something went wrong');
    await expect(page.getByRole('alert').filter({ hasText: 'Sign in Failed' })).toBeVisible();
    await expect(page.getByText('Error al iniciar sesión')).toHaveCount(0);
    await expect(submit).toBeFocused();
    await sandbox.faults([]);
    await submit.click();
    await expect(h1(page, dashboard)).toBeVisible();
  });
}

test('offline, the login says so and works once the connection is back', { tag: floor }, async ({
  page,
  context,
  allowFailures,
}) => {
  // The page itself is asked for to see whether only code is gone.
  allowFailures(/\/assets\/|\/auth\/v1\/|\/admin\/login$/);
  await page.goto('/admin/login', { waitUntil: 'networkidle' });
  await context.setOffline(true);
  await submitLogin(page);
  await expect(page.getByRole('alert').filter({ hasText: 'Sign in Failed' })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click();
  await expect(h1(page, dashboard)).toBeVisible();
});

test('the dashboard leads to the login and the login back', { tag: floor }, async ({ page }) => {
  const flashed = await watchForDashboard(page);
  await page.goto('/admin/dashboard');
  await expect(page).toHaveURL('/admin/login');
  await expect(h1(page, login)).toBeVisible();
  expect(await flashed()).toBe(false);
  await submitLogin(page);
  await expect(page).toHaveURL('/admin/dashboard');
});

/** The rule is tested in redirect.test.ts with many more addresses. */
const remembered = [
  ['/blog?orden=fecha#lista', '/blog?orden=fecha#lista'],
  ['//evil.example', '/admin/dashboard'],
  ['javascript:document.title="x"', '/admin/dashboard'],
] as const;

for (const [from, target] of remembered) {
  test(`after signing in, a remembered ${from} leads to ${target}`, async ({ page }) => {
    await page.goto('/admin/login');
    await page.evaluate((address) => {
      history.replaceState({ usr: { from: address }, key: 'prueba', idx: 0 }, '');
    }, from);
    await page.reload();
    await submitLogin(page);
    await expect(page).toHaveURL(target);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
}

test('who is signed in already goes on without a second welcome', { tag: floor }, async ({ page }) => {
  await signIn(page);
  const answer = await hold(page, '**/auth/v1/user');
  await page.goto('/admin/login');
  await expect(page.getByRole('status').filter({ hasText: 'Cargando…' })).toBeVisible();
  await expect(page.getByLabel('Contraseña')).toHaveCount(0);
  answer();
  await expect(page).toHaveURL('/admin/dashboard');
  await expect(h1(page, dashboard)).toBeVisible();
  await expect(toastOf(page, '¡Bienvenida!')).toHaveCount(0);
});

test('returning to the tab does not repeat the welcome', async ({ page, context }) => {
  await signIn(page);
  await page.getByRole('button', { name: 'Cerrar aviso' }).click();
  await expect(page.locator('.toast')).toHaveCount(0);
  const other = await context.newPage();
  await other.goto('/tienda');
  await page.bringToFront();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(h1(page, dashboard)).toBeVisible();
  await expect(page.locator('.toast')).toHaveCount(0);
});

function encoded(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}

const inAnHour = () => Math.floor(Date.now() / 1000) + 3600;

/** A forged session. */
function forged(expires_at = inAnHour()): string {
  const claims = { sub: '5a4db0c5-0000-4000-8000-000000000001', exp: expires_at, role: 'authenticated' };
  const access_token = `${encoded({ alg: 'HS256', typ: 'JWT' })}.${encoded(claims)}.c2luLWZpcm1h`;
  const user = { id: claims.sub, email: 'falsa@colegio.example' };
  return JSON.stringify({
    access_token,
    refresh_token: 'nuncaentrega',
    token_type: 'bearer',
    expires_at,
    user,
  });
}

const bad = [
  ['a forged session', forged],
  ['an expired session', () => forged(1_700_000_000)],
  ['a corrupt session', () => '{"access_token":'],
  ['a session of another shape', () => '"un texto"'],
  ['a session without its parts', () => '{"user":{"email":"falsa@colegio.example"}}'],
] as const;

for (const [name, session] of bad) {
  test(`${name} leads to the login without a flash of the dashboard, and is cleared`, async ({
    page,
    allowFailures,
  }) => {
    allowFailures(/\/auth\/v1\//);
    const flashed = await watchForDashboard(page);
    await page.goto('/admin/login');
    await storeSession(page, session());
    await page.evaluate(() => localStorage.setItem('mle.dev-mode', '{"isDevMode":true}'));
    await page.goto('/admin/dashboard');
    await expect(page).toHaveURL('/admin/login');
    await expect(page.getByLabel('Contraseña')).toBeVisible();
    expect(await flashed()).toBe(false);
    expect(await storedSession(page)).toBeNull();
    await expect(page.getByRole('switch')).toHaveCount(0);
  });
}

test('a revoked session leads to the login without a flash of the dashboard', { tag: floor }, async ({
  page,
  sandbox,
  allowFailures,
}) => {
  allowFailures(/\/auth\/v1\/user/);
  await signIn(page);
  const flashed = await watchForDashboard(page);
  await sandbox.faults([{ fault: 'sessions-revoked', times: 1 }]);
  await page.reload();
  await expect(page).toHaveURL('/admin/login');
  await expect(page.getByLabel('Contraseña')).toBeVisible();
  expect(await flashed()).toBe(false);
  expect(await storedSession(page)).toBeNull();
});

test('an expired session that can be renewed opens the dashboard', { tag: floor }, async ({ page }) => {
  await signIn(page);
  const session = JSON.parse((await storedSession(page)) ?? '');
  await storeSession(page, JSON.stringify({ ...session, expires_at: 1_700_000_000 }));
  await page.reload();
  await expect(h1(page, dashboard)).toBeVisible();
});

for (const hours of [1, -1]) {
  test(`a clock that is wrong by ${hours} h signs in and stays signed in`, async ({ page }) => {
    await page.clock.setSystemTime(Date.now() + hours * 3_600_000);
    await signIn(page);
    await page.reload();
    await expect(h1(page, dashboard)).toBeVisible();
  });
}

test('three tabs that renew an expired session at once all stay signed in', { tag: floor }, async ({
  page,
  context,
  allowFailures,
}) => {
  allowFailures(/\/favicon\.ico$/);
  await signIn(page);
  const session = JSON.parse((await storedSession(page)) ?? '');
  const tabs = [await context.newPage(), await context.newPage(), await context.newPage()];
  // An address of the site where nothing renews anything.
  await page.goto('/img/logo.svg');
  await storeSession(page, JSON.stringify({ ...session, expires_at: 1_700_000_000 }));
  await Promise.all(tabs.map((tab) => tab.goto('/admin/dashboard')));
  for (const tab of tabs) await expect(h1(tab, dashboard)).toBeVisible();
});

test('a server that cannot be asked opens nothing, says so, and can be asked again', { tag: floor }, async ({
  page,
  sandbox,
  axe,
  allowFailures,
}) => {
  allowFailures(/\/auth\/v1\/user/);
  await signIn(page);
  const flashed = await watchForDashboard(page);
  await sandbox.faults([{ fault: 'status', route: 'auth.user', status: 503 }]);
  await page.reload();
  await expect(h1(page, unreachable)).toBeVisible();
  await expect(page).toHaveURL('/admin/dashboard');
  await expect(page.getByRole('switch')).toHaveCount(0);
  await axe(page, 'the dashboard that cannot be opened');
  const retry = page.getByRole('button', { name: 'Reintentar' });
  await retry.click();
  await expect(retry).toBeFocused();
  expect(await flashed()).toBe(false);
  await page.goto('/admin/login');
  await expect(page.getByRole('heading', { level: 2, name: unreachable })).toBeVisible();
  await axe(page, 'the login that cannot tell');
  await sandbox.faults([]);
  await retry.click();
  await expect(h1(page, dashboard)).toBeVisible();
});

test('a server that never answers leaves no endless spinner', { tag: floor }, async ({ page, sandbox }) => {
  await signIn(page);
  await sandbox.faults([{ fault: 'never-answer', route: 'auth.user' }]);
  await page.clock.install();
  await page.goto('/admin/dashboard');
  await expect.poll(async () => (await sandbox.requests()).length).toBe(3);
  await page.clock.fastForward(10_000);
  await expect(h1(page, unreachable)).toBeVisible();
  await sandbox.faults([]);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(h1(page, dashboard)).toBeVisible();
});

test('signing out says so, ends all sessions, and leads to the login for good', { tag: floor }, async ({
  page,
  sandbox,
}) => {
  await page.goto('/');
  await signIn(page);
  await page.getByRole('main').getByRole('button', { name: 'Cerrar Sesión' }).click();
  await expect(page).toHaveURL('/admin/login');
  await expect(toastOf(page, 'Sesión cerrada')).toContainText('Has cerrado sesión correctamente.');
  expect(await storedSession(page)).toBeNull();
  expect((await sandbox.requests()).at(-1)?.path).toContain('/logout?scope=global');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(dashboard);
  await page.goto('/admin/dashboard');
  await expect(page).toHaveURL('/admin/login');
});

for (const [name, fault] of [
  ['an outage', { fault: 'status', route: 'auth.logout', status: 503 }],
  ['a dropped connection', { fault: 'drop-socket', route: 'auth.logout' }],
] as const) {
  test(`signing out during ${name} leaves no session on the device, in any tab`, async ({
    page,
    context,
    sandbox,
    allowFailures,
  }) => {
    allowFailures(/\/auth\/v1\/logout/);
    await signIn(page);
    const other = await context.newPage();
    await other.goto('/admin/dashboard');
    await expect(h1(other, dashboard)).toBeVisible();
    await sandbox.faults([fault]);
    await page.getByRole('main').getByRole('button', { name: 'Cerrar Sesión' }).click();
    await expect(toastOf(page, 'Sign out Failed')).toBeVisible();
    await expect(toastOf(page, 'Cerraste sesión en este equipo')).toHaveCount(1);
    await expect(page.getByText('Sesión cerrada')).toHaveCount(0);
    await expect(page).toHaveURL('/admin/login');
    await expect(other).toHaveURL('/admin/login');
    expect(await storedSession(page)).toBeNull();
    await page.reload();
    await expect(page.getByLabel('Contraseña')).toBeVisible();
  });
}

test('two tabs sign in and out together', { tag: floor }, async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/admin/login');
  await signIn(page);
  await expect(h1(other, dashboard)).toBeVisible();
  await expect(toastOf(other, '¡Bienvenida!')).toHaveCount(0);
  await other.getByRole('main').getByRole('button', { name: 'Cerrar Sesión' }).click();
  await expect(page).toHaveURL('/admin/login');
  await expect(page.getByLabel('Contraseña')).toBeVisible();
});

test('a browser that stores nothing is signed in for the visit', { tag: floor }, async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await signIn(page);
  await page.getByRole('main').getByRole('button', { name: 'Cerrar Sesión' }).click();
  await expect(h1(page, login)).toBeVisible();
});

test('the admin’s pages ask not to be listed', async ({ page }) => {
  await signIn(page);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await page.goto('/admin/login');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test('without a session no client is loaded and no server asked', { tag: floor }, async ({
  page,
  sandbox,
}) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (/\.js(\?|$)/.test(response.url())) scripts.push(response.text().catch(() => ''));
  });
  for (const path of ['/', '/servicios', '/tienda', '/blog', '/contacto', '/admin/login']) {
    await page.goto(path, { waitUntil: 'networkidle' });
  }
  const code = (await Promise.all(scripts)).join('\n');
  expect(scripts.length).toBeGreaterThan(6);
  expect(code).not.toContain('grant_type=password');
  await submitLogin(page);
  await expect(h1(page, dashboard)).toBeVisible();
  expect((await Promise.all(scripts)).join('\n')).toContain('grant_type=password');
  expect((await sandbox.requests()).map(({ route }) => route)).toEqual(['auth.password', 'auth.user']);
});

test('login and dashboard fit on every width', async ({ page }) => {
  await page.goto('/admin/login');
  const fits = () =>
    page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);
  for (const width of [320, 390, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await fits(), `login at ${width}`).toBe(true);
  }
  await submitLogin(page);
  await expect(h1(page, dashboard)).toBeVisible();
  for (const width of [320, 390, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await fits(), `dashboard at ${width}`).toBe(true);
  }
});

test('an anonymous user is led to the login, and unlocks nothing', { tag: floor }, async ({
  page,
  sandbox,
}) => {
  await signIn(page);
  await page.goto('/tienda');
  await page.getByRole('switch', { name: 'Modo administrador' }).check();
  await sandbox.faults([{ fault: 'user-anonymous', by: 'is_anonymous' }]);
  await page.goto('/admin/dashboard');
  await expect(page).toHaveURL('/admin/login');
  await expect(h1(page, login)).toBeVisible();
  await submitLogin(page);
  await expect(page.getByRole('alert')).toContainText('Sign in Failed');
  expect(await storedSession(page)).toBeNull();
  await openApp(page, '/tienda');
  await expect(page.getByRole('button', { name: 'Descargar (Admin)' })).toHaveCount(0);
});
