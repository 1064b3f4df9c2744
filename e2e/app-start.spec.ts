// The app starts where the browser does not report what it has painted, too.
import { expect, test } from './fixtures.ts';

for (const [name, types] of [
  ['reports no paint', ['paint']],
  ['knows of no paints', []],
  ['has no observers', null],
] as const) {
  test(`the app starts in a browser that ${name}`, async ({ page }) => {
    await page.addInitScript((supportedEntryTypes) => {
      const silent = class {
        static readonly supportedEntryTypes = supportedEntryTypes;
        observe() {}
      };
      Object.assign(window, { PerformanceObserver: supportedEntryTypes ? silent : undefined });
    }, types);
    await page.goto('/servicios');
    await page.getByRole('button', { name: /^Abrir carrito/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
}
