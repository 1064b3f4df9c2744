import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { createCartStore } from '../../../src/features/cart/cart-store.ts';
import {
  paymentErrorMessage,
  preferenceFor,
  preparePayment,
} from '../../../src/features/payments/prepare-payment.ts';
import { lookUpPayment } from '../../../src/features/purchases/payment-lookup.ts';
import { createPurchasesStore } from '../../../src/features/purchases/purchases-store.ts';
import { settle } from '../../../src/features/purchases/settle.ts';
import { HttpError, NoAnswer, UnexpectedAnswer } from '../../../src/platform/http.ts';
import { hostileText, manyRuns } from '../../random-json.ts';
import { bothTemplates, newBrowser, payment, site } from './shop-world.ts';

beforeEach(newBrowser);

/** The service answers every question with this. */
function answer(status: number, text: string): void {
  vi.stubGlobal('fetch', async () => new Response(text, { status }));
}

const { signal } = new AbortController();
const refusing = fc.constantFrom(400, 401, 403, 404, 409, 422, 429, 500, 502, 503, 504);
/** Mostly a success, whose body then counts. */
const status = fc.oneof({ weight: 4, arbitrary: fc.constantFrom(200, 201) }, refusing);
const preference = hostileText({
  id: '202809963-920c288b',
  init_point: 'https://www.mercadopago.cl/checkout/v1/redirect?pref_id=202809963-920c288b',
});
const refusal = hostileText({ message: 'items needed.', error: 'invalid_items', status: 400, cause: null });
const sent = fc.oneof(fc.tuple(status, preference), fc.tuple(refusing, refusal));
const approved = {
  id: 123,
  status: 'approved',
  status_detail: 'accredited',
  currency_id: 'CLP',
  transaction_amount: 10_000,
  transaction_amount_refunded: 0,
  external_reference: 'ref-1',
  additional_info: {
    items: [
      { id: 'prod_dea_01', quantity: '1', unit_price: '2000' },
      { id: 'prod_contrato_pf_ed_01', quantity: '1', unit_price: '8000' },
    ],
  },
};
const found = hostileText(approved);
const searched = hostileText({ paging: { total: 1, limit: 30, offset: 0 }, results: [approved] });

test('whatever answers the request for a preference, it is one to pay or a failure with words', async () => {
  const request = preferenceFor(bothTemplates.items, site, 'ref-1');
  await fc.assert(
    fc.asyncProperty(sent, async ([code, text]) => {
      answer(code, text);
      try {
        const { id, payUrl } = await preparePayment(payment, request, signal);
        expect(id.length >= 1 && id.length <= 256).toBe(true);
        expect(payUrl === null || /^https?:$/.test(new URL(payUrl).protocol)).toBe(true);
      } catch (error) {
        expect([HttpError, UnexpectedAnswer, NoAnswer]).toContain(Object(error).constructor);
        expect(paymentErrorMessage(error)).toMatch(/^\S.{0,255}$/s);
      }
    }),
    manyRuns,
  );
});

test.each([
  ['by number', { paymentId: '123', reference: 'ref-1' }, found],
  ['by reference', { paymentId: null, reference: 'ref-1' }, searched],
])('whatever answers a look-up %s, only the expected payment is confirmed', async (_, question, text) => {
  const expected = () => ({ reference: 'ref-1', total: 10_000 });
  await fc.assert(
    fc.asyncProperty(status, text, async (code, body) => {
      answer(code, body);
      const { answer: said, payment: payed } = await lookUpPayment(payment, question, expected, signal);
      expect(said).not.toBe('notAsked');
      if (said !== 'confirmed') return;
      expect(payed).toMatchObject({ standing: 'good', amount: 10_000, reference: 'ref-1' });
      expect(payed?.id).toMatch(/^\d+$/);
    }),
    manyRuns,
  );
});

test('whatever is rebuilt from a payment is found on the next visit', async () => {
  await fc.assert(
    fc.asyncProperty(found, async (body) => {
      newBrowser();
      answer(200, body);
      const device = { payment, purchases: createPurchasesStore(), cart: createCartStore() };
      const { receipt } = await settle(
        {
          place: 'number',
          status: 'none',
          paymentId: '123',
          reference: null,
          order: { known: 'nothing' },
          guess: null,
        },
        device,
        signal,
      );
      expect(createPurchasesStore().get().receipts).toEqual(receipt ? [receipt] : []);
    }),
    manyRuns,
  );
});
