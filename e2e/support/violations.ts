import { expect, type Page } from 'playwright/test';

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: an interface adds to the browser's type
  interface Window {
    reportViolation: (text: string) => Promise<void>;
  }
}

/**
 * Records Content-Security-Policy violations on every page opened after this call, including its frames. Each is
 * formatted like 'img-src https://… on /tienda'.
 */
export async function recordViolations(page: Page): Promise<readonly string[]> {
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (text: string) => {
    violations.push(text);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      void window.reportViolation(`${effectiveDirective} ${blockedURI} on ${location.pathname}`);
    });
  });
  return violations;
}

/** Expects no violation so far. It first dispatches a fake one, to prove that violations are recorded. */
export async function expectNoViolations(page: Page, violations: readonly string[]): Promise<void> {
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
  await expect.poll(() => violations).toEqual([`img-src data on ${pathname}`]);
}
