import type { BrowserContext, BrowserContextOptions, Page } from 'playwright/test';

export async function openOnAnotherDevice(
  context: BrowserContext,
  url: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const otherContext = await context.browser()?.newContext({ locale: 'es-CL', ...options });
  if (!otherContext) throw new Error('The browser is closed');
  const page = await otherContext.newPage();
  await page.goto(url);
  return page;
}
