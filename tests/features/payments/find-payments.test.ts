import { expect, test, vi } from 'vitest';
import { findByNumber, findByReference } from '../../../src/features/payments/look-up-payment.ts';
import { service } from '../purchases/shop-fixture.ts';
import { approvedAmount, approvedAnswer, approvedItems } from './payment-answer.ts';

const options = { signal: new AbortController().signal, timeoutMs: 60_000 };

function mockAnswer(body: unknown, status = 200) {
  const fetch = vi.fn<(url: string) => Promise<Response>>(async () => Response.json(body, { status }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

test('maps a payment to the shop’s own fields', async () => {
  const fetch = mockAnswer(approvedAnswer);
  expect(await findByNumber(service, '123', options)).toEqual({
    kind: 'found',
    payments: [
      {
        id: '123',
        status: 'paid',
        amount: approvedAmount,
        reference: 'ref-1',
        items: approvedItems,
        priceAuthor: 'browser',
        approvedAt: '2026-03-02T12:04:00.000-03:00',
      },
    ],
  });
  expect(fetch.mock.calls[0]?.[0]).toBe(`${service.apiUrl}/v1/payments/123`);
});

test('an unreadable item price counts as zero', async () => {
  const items = [{ id: 'otro', quantity: '1', unit_price: 'x' }];
  mockAnswer({ ...approvedAnswer, additional_info: { items } });
  expect(await findByNumber(service, '123', options)).toMatchObject({
    payments: [{ items: [{ id: 'otro', quantity: 1, unitPrice: 0 }] }],
  });
});

test('an order’s payments are searched by reference, newest first', async () => {
  const fetch = mockAnswer({ results: [approvedAnswer, { ...approvedAnswer, id: 122, status: 'rejected' }] });
  expect(await findByReference(service, 'ref 1', options)).toMatchObject({
    kind: 'found',
    payments: [
      { id: '123', status: 'paid' },
      { id: '122', status: 'refused' },
    ],
  });
  expect(fetch.mock.calls[0]?.[0]).toBe(
    `${service.apiUrl}/v1/payments/search?sort=date_created&criteria=desc&external_reference=ref+1`,
  );
});

test.each([
  [{}, 'paid'],
  [{ status: 'pending' }, 'underWay'],
  [{ status: 'in_process' }, 'underWay'],
  [{ status: 'authorized' }, 'underWay'],
  [{ status: 'rejected' }, 'refused'],
  [{ status: 'cancelled' }, 'refused'],
  [{ status: 'refunded' }, 'returned'],
  [{ status: 'charged_back' }, 'returned'],
  [{ status: 'in_mediation' }, 'returned'],
  [{ status_detail: 'partially_refunded' }, 'returned'],
  [{ transaction_amount_refunded: 1 }, 'returned'],
  [{ status_detail: 'pending_capture' }, 'unclear'],
  [{ status_detail: 'pending_contingency' }, 'unclear'],
  [{ status_detail: null }, 'unclear'],
  [{ status_detail: undefined }, 'unclear'],
  [{ currency_id: 'ARS' }, 'unclear'],
  [{ live_mode: true }, 'paid'],
  [{ live_mode: false }, 'unclear'],
  [{ live_mode: false, status: 'pending' }, 'underWay'],
  [{ status: 'algo nuevo' }, 'unclear'],
])('an approved, accredited payment changed by %j counts as %s', async (changes, status) => {
  mockAnswer({ ...approvedAnswer, ...changes });
  expect(await findByNumber(service, '123', options)).toMatchObject({ payments: [{ status }] });
});

test('a test payment counts if the shop takes test payments', async () => {
  mockAnswer({ ...approvedAnswer, live_mode: false });
  const testService = { ...service, acceptsTestPayments: true };
  expect(await findByNumber(testService, '123', options)).toMatchObject({ payments: [{ status: 'paid' }] });
});

/** Mercado Pago's 403 for the payment of another account. */
const otherAccountBody = {
  message: 'The caller is not authorized to access this resource.',
  error: 'forbidden',
  status: 403,
  cause: [{ code: 4, description: 'The caller is not authorized to access this resource.', data: null }],
};

test('only Mercado Pago’s own 404 means that a number is unknown', async () => {
  mockAnswer({ error: 'not_found' }, 404);
  expect(await findByNumber(service, '123', options)).toEqual({ kind: 'found', payments: [] });
  mockAnswer(otherAccountBody, 403);
  expect(await findByNumber(service, '123', options)).toEqual({ kind: 'inaccessible' });
  for (const status of [400, 401, 403, 429, 503]) {
    mockAnswer({ error: 'not_found' }, status);
    expect(await findByNumber(service, '123', options)).toEqual({ kind: 'failed' });
  }
});

test.each([
  [404, { message: 'no such route' }],
  [404, otherAccountBody],
  [403, { blocked_by: 'PolicyAgent', message: 'At least one policy returned UNAUTHORIZED.', status: 403 }],
  [403, { ...otherAccountBody, cause: [] }],
  [403, { ...otherAccountBody, cause: null }],
])('a %i that is not about this payment is a failure: %j', async (status, body) => {
  mockAnswer(body, status);
  expect(await findByNumber(service, '123', options)).toEqual({ kind: 'failed' });
  expect(await findByReference(service, 'ref-1', options)).toEqual({ kind: 'failed' });
});

test.each([403, 404])('a host’s or firewall’s page with %i is a failure', async (status) => {
  vi.stubGlobal('fetch', async () => new Response('<h1>No</h1>', { status }));
  expect(await findByReference(service, 'ref-1', options)).toEqual({ kind: 'failed' });
});

test('a 404 for a search counts as inaccessible, since the order may be paid', async () => {
  mockAnswer({ error: 'not_found' }, 404);
  expect(await findByReference(service, 'ref-1', options)).toEqual({ kind: 'inaccessible' });
  mockAnswer({ results: [] });
  expect(await findByReference(service, 'ref-1', options)).toEqual({ kind: 'found', payments: [] });
});

test('a malformed answer is a failure', async () => {
  mockAnswer({ ...approvedAnswer, id: 'abc' });
  expect(await findByNumber(service, '123', options)).toEqual({ kind: 'failed' });
});

test('a request that fails offline has no answer', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  expect(await findByReference(service, 'ref-1', options)).toEqual({ kind: 'noAnswer' });
});

test('prices count as written by a proxy only if the shop has one and the reference is signed', async () => {
  const proxiedService = { ...service, accessToken: null };
  const signedReference = `${'a'.repeat(32)}-${'b'.repeat(16)}`;
  const priceAuthorOf = async (
    paymentService: typeof service | typeof proxiedService,
    external_reference: string | null,
  ) => {
    mockAnswer({ ...approvedAnswer, external_reference });
    const result = await findByNumber(paymentService, '123', options);
    return result.kind === 'found' && result.payments[0]?.priceAuthor;
  };
  expect(await priceAuthorOf(proxiedService, signedReference)).toBe('proxy');
  expect(await priceAuthorOf(service, signedReference)).toBe('browser');
  for (const unsignedReference of [
    'a'.repeat(32),
    `${signedReference}0`,
    signedReference.toUpperCase(),
    'ref-1',
    null,
  ]) {
    expect(await priceAuthorOf(proxiedService, unsignedReference)).toBe('browser');
  }
});

const oddEntries: readonly unknown[] = [
  { ...approvedAnswer, id: 124, status: null },
  { ...approvedAnswer, id: 124, transaction_amount: 'x' },
  { ...approvedAnswer, id: 'abc' },
  { ...approvedAnswer, id: 124, transaction_amount_refunded: 'x' },
  { id: 124 },
  null,
  7,
];

test.each(oddEntries)('an unreadable entry of a search does not affect the others: %j', async (oddEntry) => {
  const payments = [{ id: '123', status: 'paid' }];
  for (const results of [
    [oddEntry, approvedAnswer],
    [approvedAnswer, oddEntry],
  ]) {
    for (const paymentService of [service, { ...service, accessToken: null }]) {
      mockAnswer({ results });
      expect(await findByReference(paymentService, 'ref-1', options)).toMatchObject({
        kind: 'partly',
        payments,
      });
    }
  }
  mockAnswer({ results: [oddEntry] });
  expect(await findByReference(service, 'ref-1', options)).toEqual({ kind: 'partly', payments: [] });
});
