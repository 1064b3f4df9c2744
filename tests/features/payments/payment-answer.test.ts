import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { signReference } from '../../../deploy/proxy/reference.ts';
import { lookUpPayment } from '../../../src/features/payments/look-up-payment.ts';
import { PaymentAnswer } from '../../../src/features/payments/payment-answer.ts';
import type { PaymentService } from '../../../src/features/payments/payment-env.ts';
import {
  type FakeService,
  newReference,
  referenceSecret,
  setUpProxy,
} from '../../deploy/proxy/proxy-fixture.ts';
import { service } from '../purchases/shop-fixture.ts';
import { approvedAmount, approvedAnswer } from './payment-answer.ts';

const reference = await signReference(newReference(), referenceSecret);
const goodPayment = { ...approvedAnswer, external_reference: reference };
const rejectedPayment = { ...goodPayment, id: 7, status: 'rejected' };

const proxiedService: PaymentService = { ...service, apiUrl: '', accessToken: null };
const { signal } = new AbortController();

/** Looks the payment up directly and through the proxy. Mercado Pago answers every request with `answer`. */
async function findVerdicts(answer: unknown, query: { paymentId: string | null; reference: string | null }) {
  const mercadoPago: FakeService = async () => Response.json(answer);
  const proxy = setUpProxy({}, { service: mercadoPago });
  const lookUp = async (paymentService: PaymentService, fetch: (path: string) => Promise<Response>) => {
    vi.stubGlobal('fetch', fetch);
    const expectedOrder = () => ({ reference, total: approvedAmount });
    return (await lookUpPayment(paymentService, query, expectedOrder, signal)).answer;
  };
  return {
    direct: await lookUp(service, () => mercadoPago('', {})),
    proxied: await lookUp(proxiedService, (path) => proxy.ask(path)),
  };
}
const findVerdictsOfSearch = (...results: readonly unknown[]) =>
  findVerdicts({ results }, { paymentId: null, reference });

const fields = Object.keys(PaymentAnswer.entries) as readonly (keyof typeof PaymentAnswer.entries)[];
const oddValues: readonly (readonly [type: string, change: (value: unknown) => unknown])[] = [
  ['missing', () => undefined],
  ['null', () => null],
  ['as text', (value) => String(value)],
  ['empty text', () => ''],
  ['other text', () => 'x'],
  ['a number as text', () => '0'],
  ['a number', () => 1],
  ['a fraction', () => 0.5],
  ['a boolean', () => true],
  ['a boolean as text', () => 'false'],
  ['an array', (value) => [value]],
  ['an object', () => ({})],
];

const originalValue = (field: string) => goodPayment[field as keyof typeof goodPayment];
/** True if the proxy hides this readable payment, because it belongs to another order or is a test payment. */
const isHiddenByProxy = (field: string, value: unknown) =>
  (field === 'external_reference' && typeof value === 'string' && value !== reference) ||
  (field === 'live_mode' && value === 'false');
const oddPayments = fields.flatMap((field) =>
  oddValues
    .map(([type, change]) => [field, type, change(originalValue(field))] as const)
    .filter(([, , value]) => !isHiddenByProxy(field, value)),
);

test.each(oddPayments)('page and proxy agree about a payment whose %s is %s', async (field, _, value) => {
  const oddPayment = { ...goodPayment, id: 8, [field]: value };
  for (const otherPayments of [
    [],
    [goodPayment],
    [rejectedPayment],
    [{ ...rejectedPayment, status: 'pending' }],
  ]) {
    const { direct, proxied } = await findVerdictsOfSearch(oddPayment, ...otherPayments);
    expect(proxied, JSON.stringify(otherPayments.map(({ status }) => status))).toBe(direct);
    if (otherPayments[0] === goodPayment) expect(direct).toBe('confirmed');
    else if (otherPayments[0] === rejectedPayment) expect(direct).not.toBe('refused');
  }
});

test.each([
  ['transaction_amount_refunded', '0', 'confirmed'],
  ['transaction_amount_refunded', '10', 'returned'],
  ['transaction_amount_refunded', undefined, 'confirmed'],
  ['transaction_amount_refunded', true, 'failed'],
  ['transaction_amount', String(approvedAmount), 'confirmed'],
  ['live_mode', 'true', 'confirmed'],
  ['live_mode', null, 'failed'],
  ['live_mode', undefined, 'failed'],
  ['live_mode', 1, 'failed'],
])('a payment whose %s is %j is %s', async (field, value, verdict) => {
  const answer = { ...goodPayment, [field]: value };
  const byNumber = await findVerdicts(answer, { paymentId: '123', reference: null });
  expect(byNumber).toEqual({ direct: verdict, proxied: verdict });
  expect(await findVerdictsOfSearch(answer)).toEqual(byNumber);
});

test('a test payment (live_mode "false") is never confirmed', async () => {
  const { direct, proxied } = await findVerdictsOfSearch({ ...goodPayment, live_mode: 'false' });
  expect(direct).toBe('contradicting');
  // The proxy hides test payments.
  expect(proxied).toBe('nothing');
});

test('an unreadable quantity counts as one', () => {
  const items = [{ id: 'prod_dea_01', quantity: 'x', unit_price: 2000 }];
  const payment = v.parse(PaymentAnswer, { ...goodPayment, additional_info: { items } });
  expect(payment.additional_info.items).toEqual([{ id: 'prod_dea_01', quantity: 1, unit_price: 2000 }]);
});

test('parsing a payment is idempotent', () => {
  const payment = v.parse(PaymentAnswer, {
    ...goodPayment,
    transaction_amount_refunded: '0',
    live_mode: 'true',
  });
  expect(v.parse(PaymentAnswer, JSON.parse(JSON.stringify(payment)))).toEqual(payment);
});

test('the proxy answers 404 for another order’s unreadable payment', async () => {
  const mercadoPago: FakeService = async () =>
    Response.json({ ...goodPayment, external_reference: 'otra', status: null });
  expect((await setUpProxy({}, { service: mercadoPago }).ask('/v1/payments/123')).status).toBe(404);
});
