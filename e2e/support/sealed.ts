import { expect, type Page } from 'playwright/test';
import { sealCopy } from '../../src/content/documents/seal-copy.ts';

export const checkButton = (page: Page) => page.getByRole('button', { name: sealCopy.check });

export async function waitForSeal(page: Page): Promise<void> {
  await expect(checkButton(page)).toBeVisible({ timeout: 60_000 });
}
