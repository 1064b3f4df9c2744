import { expect, type Page } from 'playwright/test';

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: an interface adds to the browser's type
  interface Window {
    tellViolation: (text: string) => Promise<void>;
  }
}

/** What this page's policy refuses from the next page on, frames included: 'img-src https://… on /tienda'. */
export async function hearViolations(page: Page): Promise<readonly string[]> {
  const heard: string[] = [];
  await page.exposeFunction('tellViolation', (text: string) => {
    heard.push(text);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      void window.tellViolation(`${effectiveDirective} ${blockedURI} on ${location.pathname}`);
    });
  });
  return heard;
}

/** No violation so far, and one would have been heard. */
export async function expectNoViolations(page: Page, heard: readonly string[]): Promise<void> {
  await page.evaluate(() => {
    document.dispatchEvent(
      new SecurityPolicyViolationEvent('securitypolicyviolation', {
        effectiveDirective: 'img-src',
        violatedDirective: 'img-src',
        blockedURI: 'data',
        documentURI: location.href,
        originalPolicy: '',
        disposition: 'enforce',
        statusCode: 200,
      }),
    );
  });
  const { pathname } = new URL(page.url());
  await expect.poll(() => heard).toEqual([`img-src data on ${pathname}`]);
}
