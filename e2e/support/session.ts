import { expect, type Page } from 'playwright/test';
import { sandboxBase, sandboxCredentials, standInValues } from '../../config/stand-ins.ts';
import { dashboardCopy } from '../../src/content/admin-copy.ts';
import { adminModeKey, sessionKey } from '../../src/features/auth/session.ts';
import { setStorage } from './browser-storage.ts';

export const { email, password } = sandboxCredentials;
export const dashboardTitle = 'Panel de Administración';

export async function submitLogin(page: Page, typedPassword: string = password): Promise<void> {
  await page.getByLabel('Correo Electrónico').fill(email);
  await page.getByLabel('Contraseña').fill(typedPassword);
  await page.getByLabel('Contraseña').press('Enter');
}

export async function signIn(page: Page): Promise<void> {
  await page.goto('/admin/login');
  await submitLogin(page);
  await expect(page.getByRole('heading', { level: 1, name: dashboardTitle })).toBeVisible();
}

type SessionOptions = {
  /** Values that replace the ones of the session that the service has issued. */
  readonly changes?: object;
  /** Other entries of the browser's storage. */
  readonly entries?: Readonly<Record<string, string>>;
};

/** Signs in without the form: requests a new session from the service and stores it. */
export async function storeNewSession(
  page: Page,
  { changes = {}, entries = {} }: SessionOptions = {},
): Promise<void> {
  const response = await page.request.post(`${sandboxBase}/supabase/auth/v1/token?grant_type=password`, {
    data: { email, password },
    failOnStatusCode: true,
    headers: { apikey: standInValues().VITE_SUPABASE_PUBLISHABLE_KEY ?? '', connection: 'close' },
  });
  const session = { ...(await response.json()), ...changes };
  await setStorage(page, { ...entries, [sessionKey]: JSON.stringify(session) });
}

export const adminModeEntry = { [adminModeKey]: '{"isDevMode":true}' };

export const expiredSession = { expires_at: 1_700_000_000 };

export function readStoredSession(page: Page): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), sessionKey);
}

/** Words that the dashboard shows only to a confirmed user. */
export const signedInLabel = dashboardCopy.signedInAs;

/**
 * Records if a page opened after this call shows the dashboard's content, even for a moment.
 * @returns a function that returns true if the current page did
 */
export async function watchForDashboard(page: Page): Promise<() => Promise<boolean>> {
  await page.addInitScript((words) => {
    const check = () => {
      if (document.querySelector('main')?.textContent.includes(words))
        document.documentElement.dataset.flashed = 'yes';
    };
    new MutationObserver(check).observe(document, { childList: true, subtree: true, characterData: true });
  }, signedInLabel);
  return () => page.evaluate(() => document.documentElement.dataset.flashed === 'yes');
}
