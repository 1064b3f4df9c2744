import { expect, test, vi } from 'vitest';
import { orderFor } from '../../../../src/features/checkout/order.ts';
import { lookUpPayment, type Question } from '../../../../src/features/payments/check/verify-payment.ts';
import type { Payment } from '../../../../src/features/payments/payment.ts';
import { preparePayment } from '../../../../src/features/payments/prepare-payment.ts';
import { amountDue } from '../../../../src/features/purchases/payment-items.ts';
import { amountOf, contract } from '../../../shop.ts';
import { bothTemplates, connectSandbox, origin, service } from '../../purchases/shop-world.ts';
import { approvedAnswer } from '../payment-answer.ts';

/** Buys both templates in the sandbox; answers with what the return says. */
async function bought(outcome: 'approved' | 'pending' | 'rejected' = 'approved') {
  const sandbox = connectSandbox();
  const order = orderFor(bothTemplates.items, origin, 'ref-1');
  const { payUrl } = await preparePayment(service, order, new AbortController().signal);
  const url = await sandbox.finish(payUrl, outcome);
  return { ...sandbox, payUrl, paymentId: url.searchParams.get('payment_id') };
}

const { signal } = new AbortController();

/** What is answered about the order 'ref-1' of both templates, or about whichever order the payment names. */
async function look(question: Partial<Question>): Promise<string> {
  const whole = { paymentId: null, reference: 'ref-1', ...question };
  const { reference } = whole;
  const expected = (found: Payment) => ({
    reference,
    total: reference === null ? amountDue(found) : amountOf(1, 1),
  });
  return (await lookUpPayment(service, whole, expected, signal)).answer;
}

test('the payment is found by its number, by its reference, and by its other ids', async () => {
  const { paymentId, requests } = await bought();
  const before = requests.length;
  expect(await look({ paymentId })).toBe('confirmed');
  expect(requests).toHaveLength(before + 1);
  expect(await look({})).toBe('confirmed');
  expect(await look({ paymentId, reference: null })).toBe('confirmed');
  expect(await look({ paymentId: '99', reference: null, guess: 'ref-1' })).toBe('confirmed');
});

test('a number that is not found yet is searched by its reference', async () => {
  const { paymentId, faults } = await bought();
  await faults({ fault: 'payment-not-found' });
  expect(await look({ paymentId })).toBe('confirmed');
  await faults({ fault: 'payment-not-found' }, { fault: 'search-empty' });
  expect(await look({ paymentId })).toBe('nothing');
});

test('a pending payment is under way, a rejected one is refused', async () => {
  expect(await look({ paymentId: (await bought('pending')).paymentId })).toBe('underWay');
  expect(await look({ paymentId: (await bought('rejected')).paymentId })).toBe('refused');
});

test('a rejected number is followed by the approved payment of the same order', async () => {
  const { paymentId, finish, payUrl } = await bought('rejected');
  await finish(payUrl, 'approved');
  expect(await look({ paymentId })).toBe('confirmed');
  expect(await look({ paymentId, reference: null })).toBe('confirmed');
});

test('another order’s number does not keep the own order’s payment from being found', async () => {
  const { paymentId, finish, payUrl, requests } = await bought('rejected');
  await finish(payUrl, 'approved');
  const order = orderFor(bothTemplates.items, origin, 'ref-ajena');
  const other = await preparePayment(service, order, signal);
  const theirs = (await finish(other.payUrl, 'approved')).searchParams.get('payment_id');
  expect(theirs).not.toBe(paymentId);
  const before = requests.length;
  expect(await look({ paymentId: theirs })).toBe('confirmed');
  expect(requests).toHaveLength(before + 2);
});

const answeredFailures = [
  { fault: 'unauthorized', route: 'payment.read', shape: 'invalid_token' },
  { fault: 'policy-agent', route: 'payment.read' },
  ...[400, 429, 500].map((status) => ({ fault: 'status', route: 'payment.read', status })),
  { fault: 'status', route: 'payment.read', status: 404, body: 'html' },
  { fault: 'status', route: 'payment.read', status: 503, body: 'html' },
  { fault: 'html-200', route: 'payment.read' },
  { fault: 'truncated-json', route: 'payment.read' },
];

test.each(answeredFailures)('after %j the reference is searched, and its result counts', async (fault) => {
  const { paymentId, faults } = await bought();
  await faults(fault);
  expect(await look({ paymentId })).toBe('confirmed');
  await faults(fault, { fault: 'search-empty' });
  expect(await look({ paymentId })).toBe('nothing');
  await faults(fault, { fault: 'status', route: 'payment.search', status: 500 });
  expect(await look({ paymentId })).toBe('failed');
});

test('a number and a reference that the service does not answer for are not an order that was not paid', async () => {
  const { paymentId, faults } = await bought();
  await faults(
    { fault: 'payment-not-found' },
    { fault: 'status', route: 'payment.search', status: 404, error: 'not_found' },
  );
  expect(await look({ paymentId })).toBe('withheld');
});

test('there is no answer when neither request had one', async () => {
  const { paymentId, faults } = await bought();
  const silent = (route: string) => ({ fault: 'drop-socket', route });
  await faults(silent('payment.read'));
  expect(await look({ paymentId })).toBe('confirmed');
  await faults(silent('payment.read'), { fault: 'search-empty' });
  expect(await look({ paymentId })).toBe('nothing');
  await faults(silent('payment.search'), { fault: 'policy-agent', route: 'payment.read' });
  expect(await look({ paymentId })).toBe('failed');
  await faults(silent('payment.read'), silent('payment.search'));
  expect(await look({ paymentId })).toBe('noAnswer');
});

test('a rejected number is not final while the reference cannot be searched', async () => {
  const { paymentId, faults } = await bought('rejected');
  await faults({ fault: 'status', route: 'payment.search', status: 500 });
  expect(await look({ paymentId })).toBe('failed');
});

test('a number that hangs is not waited for: the reference is searched after 4 s', async () => {
  const { paymentId, faults, requests } = await bought();
  await faults({ fault: 'never-answer', route: 'payment.read' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const before = requests.length;
    const answer = look({ paymentId });
    await vi.waitFor(() => expect(requests).toHaveLength(before + 1));
    await vi.advanceTimersByTimeAsync(4_000);
    expect(await answer).toBe('confirmed');
  } finally {
    vi.useRealTimers();
  }
});

/** What a payment of these items and this amount is to a browser that knows nothing of the order. */
async function answerTo(amount: number, items: readonly object[], more: object = {}): Promise<string> {
  const body = {
    ...approvedAnswer,
    transaction_amount: amount,
    external_reference: 'ref-x',
    additional_info: { items },
    ...more,
  };
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(url.includes('search') ? { results: [body] } : body),
  );
  return look({ paymentId: '123', reference: null });
}

const { price } = contract;
const item = { id: contract.id, quantity: '1', unit_price: String(price) };

test.each([1 - price, 0.5 - price, 0, 0.5, 'x'])('an unknown item at %s lowers nothing', async (odd) => {
  const unknown = { id: 'otro', quantity: '1', unit_price: String(odd) };
  expect(await answerTo(1, [item, unknown])).toBe('contradicting');
  expect(await answerTo(price - 1, [item, unknown])).toBe('contradicting');
  expect(await answerTo(price + 1, [item, { ...unknown, unit_price: '1' }])).toBe('confirmed');
});

test('an item’s own price is ignored where the catalogue has one', async () => {
  expect(await answerTo(1, [{ ...item, unit_price: '1' }])).toBe('contradicting');
  expect(await answerTo(price, [{ ...item, unit_price: '1' }])).toBe('confirmed');
});

test.each(['pending_capture', 'pending_contingency', '', null, undefined])(
  'approved, but %j and not accredited, is no payment',
  async (detail) => {
    expect(await answerTo(price, [item], { status_detail: detail })).toBe('contradicting');
  },
);

test('an approved payment without its items confirms no order', async () => {
  expect(await answerTo(price, [])).toBe('failed');
  expect(await answerTo(price, [item], { external_reference: null })).toBe('failed');
});

test('without a number or a reference there is no request', async () => {
  const { requests } = connectSandbox();
  expect(await look({ reference: null })).toBe('notAsked');
  expect(requests).toEqual([]);
});
