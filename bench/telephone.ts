import type { Browser, Page } from 'playwright';
import { telephone } from '../scripts/lib/devices.ts';

/**
 * Gives a page with an empty cache on a telephone.
 * @param slowdown of the processor
 */
export async function onSlowTelephone<T>(
  browser: Browser,
  slowdown: number,
  use: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ ...telephone, locale: 'es-CL' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return await use(page);
  } finally {
    await context.close();
  }
}
