import { expect, type Page } from 'playwright/test';

/**
 * Returns by how many CSS pixels the page is wider than its window. Zero or less means that nothing scrolls sideways.
 */
export function excessWidth(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/**
 * Expects that the page doesn't scroll sideways at any of these widths, and restores the window's size.
 * @param extraCheck runs further checks at every width
 */
export async function expectFits(
  page: Page,
  label: string,
  widths: readonly number[] = [320, 390, 1280],
  extraCheck: (labelAtWidth: string) => Promise<unknown> = async () => {},
): Promise<void> {
  const originalSize = page.viewportSize();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const labelAtWidth = `${label} at ${width} px`;
    expect.soft(await excessWidth(page), labelAtWidth).toBeLessThanOrEqual(0);
    await extraCheck(labelAtWidth);
  }
  if (originalSize) await page.setViewportSize(originalSize);
}

/** A browser's usual font size, in px. */
export const usualTextSize = 16;
export const largeTextSize = 2 * usualTextSize;

/** Sets the browser's font size in px. Unlike {@link doubleText} this also affects media queries. */
export async function setTextSize(page: Page, size: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
}

/** Doubles the text size, like a browser that zooms only the text. Remove the returned style to undo it. */
export function doubleText(page: Page) {
  return page.addStyleTag({ content: 'html { font-size: 200% }' });
}
