import { expect, type Page } from 'playwright/test';
import { credentials } from '../sandbox/supabase-auth/credentials.ts';
import { sessionKey } from '../src/features/auth/session.ts';

export const { email, password } = credentials;
export const dashboard = 'Panel de Administración';

/** Fills in the login that is on screen, and submits it with Enter. */
export async function submitLogin(page: Page, typed: string = password): Promise<void> {
  await page.getByLabel('Correo Electrónico').fill(email);
  await page.getByLabel('Contraseña').fill(typed);
  await page.getByLabel('Contraseña').press('Enter');
}

/** Opens the login and signs in. */
export async function signIn(page: Page): Promise<void> {
  await page.goto('/admin/login');
  await submitLogin(page);
  await expect(page.getByRole('heading', { level: 1, name: dashboard })).toBeVisible();
}

export function storedSession(page: Page): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), sessionKey);
}

export async function storeSession(page: Page, text: string): Promise<void> {
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [sessionKey, text] as const);
}

/** Records on every page from now on whether the dashboard was shown, if only for a moment. */
export async function watchForDashboard(page: Page): Promise<() => Promise<boolean>> {
  await page.addInitScript((title) => {
    const look = () => {
      if (document.querySelector('h1')?.textContent === title)
        document.documentElement.dataset.flashed = 'yes';
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
  }, dashboard);
  return () => page.evaluate(() => document.documentElement.dataset.flashed === 'yes');
}
