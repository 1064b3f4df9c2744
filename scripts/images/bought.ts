import type { Page } from 'playwright';
import type { Values } from '../../src/features/documents/model/document.ts';

/** Returns the browser storage of somebody who bought the template and began to complete it. */
function stored(productId: string, values: Values): Readonly<Record<string, string>> {
  const at = '2026-03-02T12:00:00.000Z';
  const order = {
    reference: 'imagen',
    preparedId: null,
    lines: [{ id: productId, quantity: 1 }],
    total: 0,
    startedAt: at,
  };
  const draft = { id: 'a'.repeat(32), productId, name: '', values, createdAt: at, editedAt: at };
  return {
    'mle.purchases': JSON.stringify({ attempts: [], receipts: [{ ...order, paymentId: null, paidAt: at }] }),
    [`mle.draft.${draft.id}`]: JSON.stringify(draft),
  };
}

/** Opens a page as somebody who bought the template and answered with those values. */
export async function openBought(
  page: Page,
  address: string,
  productId: string,
  values: Values,
): Promise<void> {
  await page.goto(new URL('/robots.txt', address).href);
  await page.evaluate(
    (entries) => {
      localStorage.clear();
      sessionStorage.clear();
      for (const [key, text] of Object.entries(entries)) localStorage.setItem(key, text);
    },
    stored(productId, values),
  );
  await page.goto(address, { waitUntil: 'networkidle' });
}
