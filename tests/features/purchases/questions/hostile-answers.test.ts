import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { detailsOf } from '../../../../src/features/catalogue/product-details.ts';
import { orderFor } from '../../../../src/features/checkout/order.ts';
import { lookUpPayment } from '../../../../src/features/payments/look-up-payment.ts';
import { paymentErrorMessage, preparePayment } from '../../../../src/features/payments/prepare-payment.ts';
import { createPurchasesStore } from '../../../../src/features/purchases/purchases-store.ts';
import { askAboutPayment } from '../../../../src/features/purchases/questions/ask-about-payment.ts';
import { questionOfNumber } from '../../../../src/features/purchases/questions/question.ts';
import { HttpError, InvalidResponse, NetworkError } from '../../../../src/platform/http.ts';
import { hostileText, manyRuns } from '../../../random-json.ts';
import { approvedAmount, approvedAnswer } from '../../payments/payment-answer.ts';
import { cartWithBothTemplates, newBrowser, paymentContext, service, siteUrl } from '../shop-fixture.ts';

beforeEach(newBrowser);

function mockAnswer(status: number, text: string): void {
  vi.stubGlobal('fetch', async () => new Response(text, { status }));
}

const { signal } = new AbortController();
const errorStatus = fc.constantFrom(400, 401, 403, 404, 409, 422, 429, 500, 502, 503, 504);
/** Statuses, mostly successes, with which the body matters most. */
const status = fc.oneof({ weight: 4, arbitrary: fc.constantFrom(200, 201) }, errorStatus);
const preferenceText = hostileText({
  id: '202809963-920c288b',
  init_point: 'https://www.mercadopago.cl/checkout/v1/redirect?pref_id=202809963-920c288b',
});
const refusalText = hostileText({
  message: 'items needed.',
  error: 'invalid_items',
  status: 400,
  cause: null,
});
const preferenceAnswer = fc.oneof(fc.tuple(status, preferenceText), fc.tuple(errorStatus, refusalText));
const paymentText = hostileText(approvedAnswer);
const searchText = hostileText({ paging: { total: 1, limit: 30, offset: 0 }, results: [approvedAnswer] });

test('preparing a payment gives an address or an error with a message, whatever the answer', async () => {
  const order = orderFor(cartWithBothTemplates.items, detailsOf, siteUrl, 'ref-1');
  await fc.assert(
    fc.asyncProperty(preferenceAnswer, async ([statusCode, text]) => {
      mockAnswer(statusCode, text);
      try {
        const { id, payUrl } = await preparePayment(service, order, signal);
        expect(id.length >= 1 && id.length <= 256).toBe(true);
        expect(payUrl === null || /^https?:$/.test(new URL(payUrl).protocol)).toBe(true);
      } catch (error) {
        expect([HttpError, InvalidResponse, NetworkError]).toContain(Object(error).constructor);
        expect(paymentErrorMessage(error)).toMatch(/^\S.{0,255}$/s);
      }
    }),
    manyRuns,
  );
});

test.each([
  ['by number', { paymentId: '123', reference: 'ref-1' }, paymentText],
  ['by reference', { paymentId: null, reference: 'ref-1' }, searchText],
])(
  'a lookup %s confirms only the expected payment, whatever the service answers',
  async (_, question, text) => {
    const expectedOrder = () => ({ reference: 'ref-1', total: approvedAmount });
    await fc.assert(
      fc.asyncProperty(status, text, async (statusCode, body) => {
        mockAnswer(statusCode, body);
        const { answer: verdict, payment } = await lookUpPayment(service, question, expectedOrder, signal);
        expect(verdict).not.toBe('notAsked');
        if (verdict !== 'confirmed') return;
        expect(payment).toMatchObject({ status: 'paid', amount: approvedAmount, reference: 'ref-1' });
        expect(payment?.id).toMatch(/^\d+$/);
      }),
      manyRuns,
    );
  },
);

test('any purchase rebuilt from a payment can be read from storage', async () => {
  await fc.assert(
    fc.asyncProperty(paymentText, async (body) => {
      newBrowser();
      mockAnswer(200, body);
      const device = paymentContext();
      const question = questionOfNumber('123', device.purchasesStore.get());
      const { receipt } = await askAboutPayment(question, device, signal);
      expect(createPurchasesStore().get().receipts).toEqual(receipt ? [receipt] : []);
    }),
    manyRuns,
  );
});
