// Tests payments that were prepared before a price changed, and paid or looked up afterwards.
import { beforeEach, expect, test } from 'vitest';
import type { CartLine } from '../../../../src/features/cart/cart.ts';
import { detailsOf } from '../../../../src/features/catalogue/product-details.ts';
import { attemptFor, orderFor } from '../../../../src/features/checkout/order.ts';
import type { PaymentService } from '../../../../src/features/payments/payment-env.ts';
import { parseReturn } from '../../../../src/features/payments/payment-return.ts';
import { preparePayment } from '../../../../src/features/payments/prepare-payment.ts';
import { createPurchasesStore } from '../../../../src/features/purchases/purchases-store.ts';
import { askAboutPayment } from '../../../../src/features/purchases/questions/ask-about-payment.ts';
import { questionOfNumber, questionOfReturn } from '../../../../src/features/purchases/questions/question.ts';
import { deaForm } from '../../../shop.ts';
import {
  bothServices,
  connectSandbox,
  newBrowser,
  origin,
  paymentContext,
  service,
} from '../shop-fixture.ts';

beforeEach(newBrowser);

const { signal } = new AbortController();

async function buyAt(price: number, paymentService: PaymentService) {
  const sandbox = connectSandbox(paymentService);
  const items: readonly CartLine[] = [{ ...deaForm, price, quantity: 1 }];
  // The first request only gets a reference, which a proxy signs. The second prepares the payment at this price.
  const order = orderFor([{ ...deaForm, quantity: 1 }], detailsOf, origin, '0123456789abcdef'.repeat(2));
  const { reference } = await preparePayment(paymentService, order, signal);
  const prepared = await preparePayment(service, orderFor(items, detailsOf, origin, reference), signal);
  const attempt = attemptFor({ items, version: 1 }, reference, prepared.id, new Date().toISOString());
  return { attempt, ...(await sandbox.finish(prepared.payUrl, 'approved')) };
}

const prices = [
  ['more than today', deaForm.price * 3],
  ['less than today', deaForm.price - 500],
] as const;

for (const [name, paymentService] of bothServices) {
  test.each(prices)(
    `${name}: a payment that cost %s is delivered when the buyer returns`,
    async (_, price) => {
      const { attempt, search } = await buyAt(price, paymentService);
      const purchases = createPurchasesStore();
      purchases.addAttempt(attempt);
      const device = paymentContext(purchases, undefined, paymentService);
      const question = questionOfReturn('paid', parseReturn(search), purchases.get());
      const { outcome, receipt } = await askAboutPayment(question, device, signal);
      expect([outcome, receipt?.total]).toEqual(['documents', price]);
    },
  );
}

test.each(prices)(
  'a payment that cost %s is found by its number on the device that started it',
  async (_, price) => {
    const { attempt, paymentId } = await buyAt(price, service);
    const purchases = createPurchasesStore();
    purchases.addAttempt(attempt);
    const question = questionOfNumber(paymentId ?? '', purchases.get());
    const { outcome, receipt } = await askAboutPayment(question, paymentContext(purchases), signal);
    expect([outcome, receipt?.total]).toEqual(['documents', price]);
  },
);

const [, [, proxiedService]] = bothServices as readonly [unknown, readonly [string, PaymentService]];

test.each(prices)(
  'if the site uses the proxy, any device finds a payment that cost %s by its number',
  async (_, price) => {
    const { paymentId } = await buyAt(price, proxiedService);
    const device = paymentContext(createPurchasesStore(), undefined, proxiedService);
    const { outcome, receipt } = await askAboutPayment(
      questionOfNumber(paymentId ?? '', device.purchasesStore.get()),
      device,
      signal,
    );
    expect([outcome, receipt?.total]).toEqual(['documents', price]);
  },
);
