import type { BrowserContext, BrowserContextOptions, Page } from 'playwright/test';

/** Opens a page on another person's device, which has nothing stored. */
export async function anotherDevice(
  context: BrowserContext,
  url: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const other = await context.browser()?.newContext({ locale: 'es-CL', ...options });
  if (!other) throw new Error('The browser is closed');
  const page = await other.newPage();
  await page.goto(url);
  return page;
}
