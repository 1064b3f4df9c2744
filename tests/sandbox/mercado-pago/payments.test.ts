import { expect, test } from 'vitest';
import { item, visitSandbox } from '../visitor.ts';

const search = '/v1/payments/search?sort=date_created&criteria=desc';

async function paid(changes?: Record<string, unknown>) {
  const visit = visitSandbox();
  const url = await visit.buy('approved', changes);
  const path = `/v1/payments/${url.searchParams.get('payment_id')}`;
  const read = async () => (await visit.get(path)).json();
  const found = async () => (await (await visit.get(search)).json()).results;
  return { ...visit, path, read, found };
}

test('a payment is read by its number', async () => {
  const { get, path } = await paid({ items: [item({ quantity: 2 })] });
  const answer = await get(path);
  expect(answer.status).toBe(200);
  const date = expect.stringMatching(/-04:00$/);
  expect(await answer.json()).toEqual({
    id: expect.any(Number),
    date_created: date,
    date_approved: date,
    date_last_updated: date,
    operation_type: 'regular_payment',
    payment_method_id: 'visa',
    payment_type_id: 'credit_card',
    status: 'approved',
    status_detail: 'accredited',
    currency_id: 'CLP',
    transaction_amount: 4000,
    transaction_amount_refunded: 0,
    external_reference: 'compra-1',
    description: 'Formulario de Registro de DEA',
    live_mode: true,
    collector_id: 202809963,
    payer: { id: '1000000001', email: 'compradora@colegio.example', type: 'registered' },
    metadata: {},
    additional_info: {
      items: [
        { id: 'prod_dea_01', title: 'Formulario de Registro de DEA', quantity: '2', unit_price: '2000' },
      ],
    },
    order: { id: expect.any(Number), type: 'mercadopago' },
    transaction_details: {
      net_received_amount: 3800,
      total_paid_amount: 4000,
      overpaid_amount: 0,
      installment_amount: 4000,
    },
    captured: true,
    binary_mode: false,
    installments: 1,
    refunds: [],
    point_of_interaction: { type: 'CHECKOUT' },
  });
});

test.each([
  ['pending', 'pending_waiting_payment', 'ticket'],
  ['rejected', 'cc_rejected_other_reason', 'credit_card'],
])('a %s payment has no date of approval', async (outcome, detail, type) => {
  const { buy, get } = visitSandbox();
  const number = (await buy(outcome)).searchParams.get('payment_id');
  const payment = await (await get(`/v1/payments/${number}`)).json();
  expect(payment).toMatchObject({
    status: outcome,
    status_detail: detail,
    payment_type_id: type,
    date_approved: null,
  });
});

test.each([['1'], ['abc']])('payment %s is not found', async (number) => {
  const answer = await visitSandbox().get(`/v1/payments/${number}`);
  expect(answer.status).toBe(404);
  expect(await answer.json()).toEqual({
    message: 'Payment not found',
    error: 'not_found',
    status: 404,
    cause: [{ code: 2000, description: 'Payment not found', data: null }],
  });
});

test.each([
  ['refunded', { status_detail: 'refunded', transaction_amount_refunded: 2000 }],
  ['charged_back', { status_detail: 'settled', transaction_amount_refunded: 0 }],
  ['rejected', { status_detail: 'cc_rejected_other_reason', date_approved: null }],
  ['in_process', { status_detail: 'pending_contingency' }],
])('a payment can be %s, both when read and when searched', async (status, shown) => {
  const { setFaults, read, found } = await paid();
  await setFaults({ fault: 'payment-differs', status });
  expect(await read()).toMatchObject({ status, ...shown });
  expect(await found()).toMatchObject([{ status, ...shown }]);
});

test.each([
  [{ transaction_amount: 1 }],
  [{ currency_id: 'ARS' }],
  [{ external_reference: 'de-otra-compra' }],
  [{ collector_id: 7 }],
  [{ status_detail: 'partially_refunded', transaction_amount_refunded: 500 }],
])('a payment can differ in %o and in nothing else', async (untruth) => {
  const { setFaults, read, found } = await paid();
  const truth = await read();
  await setFaults({ fault: 'payment-differs', ...untruth });
  expect(await read()).toEqual({ ...truth, ...untruth });
  expect(await found()).toEqual([{ ...truth, ...untruth }]);
});

test('a payment can be approved after two look-ups', async () => {
  const { setFaults, read, found } = await paid();
  await setFaults({ fault: 'payment-approves-after', polls: 2 });
  expect(await read()).toMatchObject({ status: 'pending' });
  expect(await found()).toMatchObject([{ status: 'pending' }]);
  expect(await read()).toMatchObject({ status: 'approved', status_detail: 'accredited' });
});

test('a payment can be missing at first', async () => {
  const { setFaults, get, path } = await paid();
  await setFaults({ fault: 'payment-not-found', times: 1 });
  expect((await get(path)).status).toBe(404);
  expect((await get(path)).status).toBe(200);
});

test('a search can find nothing at first', async () => {
  const { setFaults, get } = await paid();
  await setFaults({ fault: 'search-empty', times: 1 });
  expect(await (await get(search)).json()).toEqual({
    paging: { total: 0, limit: 30, offset: 0 },
    results: [],
  });
  expect(await (await get(search)).json()).toMatchObject({ paging: { total: 1 } });
});

test.each([
  ['criteria=desc', 1003],
  ['sort=price&criteria=desc', 1003],
  ['sort=date_created', 1004],
  ['sort=date_created&criteria=down', 1004],
  ['sort=date_created&criteria=desc&begin_date=ayer', 1001],
])('a search for %s is refused', async (query, code) => {
  const answer = await visitSandbox().get(`/v1/payments/search?${query}`);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ error: 'bad_request', status: 400, cause: [{ code }] });
});

test('a search finds the payments of one reference', async () => {
  const { buy, get } = visitSandbox();
  await buy('approved', { external_reference: 'compra-a' });
  await buy('rejected', { external_reference: 'compra-b' });
  const answer = await (await get(`${search}&external_reference=compra-b`)).json();
  expect(answer).toMatchObject({
    paging: { total: 1 },
    results: [{ external_reference: 'compra-b', status: 'rejected' }],
  });
  expect(await (await get(`${search}&external_reference=compra-c`)).json()).toEqual({
    paging: { total: 0, limit: 30, offset: 0 },
    results: [],
  });
});

test('a search sorts, limits and skips', async () => {
  const { buy, get } = visitSandbox();
  for (const reference of ['1', '2', '3']) await buy('approved', { external_reference: reference });
  const references = async (query: string) => {
    const { results } = await (await get(`/v1/payments/search?sort=date_created&${query}`)).json();
    return results.map((payment: { external_reference: string }) => payment.external_reference);
  };
  expect(await references('criteria=asc')).toEqual(['1', '2', '3']);
  expect(await references('criteria=desc')).toEqual(['3', '2', '1']);
  expect(await references('criteria=desc&limit=1&offset=1')).toEqual(['2']);
  expect(await references('criteria=asc&status=rejected')).toEqual([]);
  expect(await references('criteria=asc&begin_date=2100-01-01T00:00:00Z')).toEqual([]);
  expect(await references('criteria=asc&end_date=2020-01-01T00:00:00Z')).toEqual([]);
  expect(await references('criteria=asc&end_date=2100-01-01T00:00:00Z')).toHaveLength(3);
});
