import type { Page } from 'playwright';
import type { Values } from '../../src/features/documents/model/document.ts';

/** Returns the browser storage of somebody who bought the template and began to complete it. */
function storageOf(productId: string, values: Values): Readonly<Record<string, string>> {
  const time = '2026-03-02T12:00:00.000Z';
  const order = {
    reference: 'imagen',
    preparedId: null,
    lines: [{ id: productId, quantity: 1 }],
    total: 0,
    startedAt: time,
  };
  const draft = { id: 'a'.repeat(32), productId, name: '', values, createdAt: time, editedAt: time };
  return {
    'mle.purchases': JSON.stringify({
      attempts: [],
      receipts: [{ ...order, paymentId: null, paidAt: time }],
    }),
    [`mle.draft.${draft.id}`]: JSON.stringify(draft),
  };
}

export async function openAsBuyer(
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
    storageOf(productId, values),
  );
  await page.goto(address, { waitUntil: 'networkidle' });
}
