import type { BrowserContext, BrowserContextOptions, Page } from 'playwright/test';

/** A page on another person's device: nothing is stored there. */
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
