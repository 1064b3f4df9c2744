// What a device with many purchases asks of its processor.
import type { Browser, Page } from 'playwright';
import { openUntilAtRest } from '../scripts/lib/first-visit.ts';
import { purchasesKey } from '../src/features/purchases/purchases-store.ts';
import { median } from './median.ts';

/** @returns a device's storage after so many purchases, as the shop writes them */
export function storedPurchases(count: number): string {
  const receipts = Array.from({ length: count }, (_, index) => {
    const at = new Date(Date.UTC(2026, 0, 1) + index * 3_600_000).toISOString();
    return {
      reference: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
      preparedId: `1234567-00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
      lines: [
        { id: 'prod_dea_01', quantity: 1, unitPrice: 2000 },
        { id: 'prod_contrato_pf_ed_01', quantity: 1, unitPrice: 8000 },
      ],
      total: 10_000,
      startedAt: at,
      paymentId: String(90_000_000_000 + index),
      paidAt: at,
    };
  });
  return JSON.stringify({ attempts: [], receipts });
}

/** Notes when the first receipt is in the document; runs in the page. */
function noteReceipt(): void {
  new MutationObserver((_, observer) => {
    if (!document.querySelector('[data-receipt]')) return;
    observer.disconnect();
    Object.assign(window, { receiptAt: performance.now() });
  }).observe(document, { childList: true, subtree: true });
}

type Visit = {
  /** Milliseconds of the main thread's own processor time until the page is at rest. */
  readonly processor: number;
  /** Milliseconds from the request to the first receipt; NaN on a page without. */
  readonly shown: number;
  readonly elements: number;
};

async function visit(page: Page, url: string): Promise<Visit> {
  await page.addInitScript(noteReceipt);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await openUntilAtRest(page, url);
  const { metrics } = await session.send('Performance.getMetrics');
  const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
  return {
    processor: seconds * 1000,
    ...(await page.evaluate(() => ({
      shown: Number(Reflect.get(window, 'receiptAt')),
      elements: document.querySelectorAll('*').length,
    }))),
  };
}

export type StoredGrowth = {
  readonly count: number;
  /** Bytes in localStorage, two for a letter. */
  readonly bytes: number;
  readonly list: Visit;
  /** Another page, with the same storage. */
  readonly other: Visit;
};

const midst = (visits: readonly Visit[]): Visit => ({
  processor: median(visits.map(({ processor }) => processor)),
  shown: median(visits.map(({ shown }) => shown)),
  elements: median(visits.map(({ elements }) => elements)),
});

/**
 * Opens /mis-compras and the home page with each number of purchases, taking turns.
 * @param site without final slash
 * @param runs per number
 */
export async function measureStored(
  browser: Browser,
  site: string,
  counts: readonly number[],
  runs: number,
): Promise<StoredGrowth[]> {
  const seen = counts.map(
    (count) =>
      ({ count, text: storedPurchases(count), list: [], other: [] }) as {
        readonly count: number;
        readonly text: string;
        readonly list: Visit[];
        readonly other: Visit[];
      },
  );
  for (let time = 0; time < runs; time += 1) {
    for (const { text, list, other } of seen) {
      const localStorage = [{ name: purchasesKey, value: text }];
      const context = await browser.newContext({
        locale: 'es-CL',
        storageState: { cookies: [], origins: [{ origin: site, localStorage }] },
      });
      other.push(await visit(await context.newPage(), `${site}/`));
      list.push(await visit(await context.newPage(), `${site}/mis-compras`));
      await context.close();
    }
  }
  return seen.map(({ count, text, list, other }) => ({
    count,
    bytes: text.length * 2,
    list: midst(list),
    other: midst(other),
  }));
}
