import { expect, test, vi } from 'vitest';
import { createCartStore } from '../../../../src/features/cart/cart-store.ts';
import { attemptFor } from '../../../../src/features/checkout/order.ts';
import {
  type Answer,
  type CheckFacts,
  decideReturn,
  isUnconfirmingAnswer,
  requiresAnswer,
} from '../../../../src/features/payments/decide-return.ts';
import type { Attempt, Receipt } from '../../../../src/features/purchases/purchases.ts';
import { createPurchasesStore } from '../../../../src/features/purchases/purchases-store.ts';
import {
  askAboutPayment,
  type PaymentContext,
} from '../../../../src/features/purchases/questions/ask-about-payment.ts';
import {
  type Question,
  questionOfAttempt,
  questionOfNumber,
  questionOfReturn,
} from '../../../../src/features/purchases/questions/question.ts';
import { twoProducts } from '../../../shop.ts';
import { combinations } from '../../payments/facts.ts';
import { approvedAmount, approvedItems } from '../../payments/payment-answer.ts';
import { connectSandbox, newBrowser, paymentContext } from '../shop-fixture.ts';

const { signal } = new AbortController();

/** True if these facts can occur together. For example, a service that gets no request gives no answer. */
function canHappen({ place, status, recordKind, answer, mode }: CheckFacts): boolean {
  if ((place === 'check' || place === 'number') && status !== 'none') return false;
  if (place === 'check' && recordKind === 'nothing') return false;
  const isNotAsked = answer === 'notAsked';
  if (!requiresAnswer({ place, status, recordKind })) return isNotAsked;
  // Here only an unconfigured service isn't asked. Without a service, the mode is the default, 'auto'.
  return !isNotAsked || mode === 'auto';
}

const sandboxOutcomes: Partial<Record<Answer, 'approved' | 'pending' | 'rejected'>> = {
  confirmed: 'approved',
  underWay: 'pending',
  refused: 'rejected',
  returned: 'approved',
  contradicting: 'approved',
};

const faultsByAnswer: Partial<Record<Answer, readonly object[]>> = {
  returned: [{ fault: 'payment-differs', status: 'refunded' }],
  contradicting: [{ fault: 'payment-differs', transaction_amount: 1 }],
  failed: [
    { fault: 'policy-agent', route: 'payment.read' },
    { fault: 'status', route: 'payment.search', status: 500, body: 'html' },
  ],
};

/** Sets up a device and a payment service with these facts about the order 'ref-1' of both templates. */
async function setUp({ place, recordKind, answer, mode }: CheckFacts) {
  newBrowser();
  const { faults, buy } = connectSandbox();
  const bought = await buy(sandboxOutcomes[answer] ?? 'none');
  const paymentId = bought.paymentId ?? '99';
  await faults(...(faultsByAnswer[answer] ?? []));
  if (answer === 'noAnswer') vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  const cart = createCartStore();
  for (const product of twoProducts) cart.add(product);
  const attempt = attemptFor(cart.get(), 'ref-1', bought.preparedId, '2026-03-02T12:00:00.000Z');
  const receipt: Receipt = { ...attempt, paymentId, paidAt: '2026-03-02T12:05:00.000Z' };
  const purchases = createPurchasesStore();
  if (recordKind !== 'nothing') purchases.addAttempt(attempt);
  if (recordKind === 'askedAttempt') purchases.markAsked('ref-1', '2026-03-02T12:01:00.000Z');
  // A question with only a number finds an attempt that is pending with it, or the attempt that the payment names.
  if (place === 'number') purchases.markPending('ref-1', { paymentId, since: attempt.startedAt });
  if (recordKind === 'receipt') purchases.addReceipt(receipt);
  if (recordKind === 'deleted') purchases.deleteOrder('ref-1');
  const isConfigured = mode !== 'auto' || answer !== 'notAsked';
  const device = paymentContext(purchases, cart, isConfigured ? { verification: mode } : null);
  return { device, cart, purchases, attempt, paymentId };
}

function questionFor(
  facts: CheckFacts,
  attempt: Attempt,
  paymentId: string,
  device: PaymentContext,
): Question {
  const { place, status } = facts;
  if (place === 'check')
    return questionOfAttempt({ ...attempt, pending: { paymentId, since: attempt.startedAt } });
  if (place === 'number') return questionOfNumber(paymentId, device.purchasesStore.get());
  const returnParams = { paymentId, preparedId: null, status, reference: 'ref-1' };
  return questionOfReturn(place, returnParams, device.purchasesStore.get());
}

/** Each decision with all possible combinations that lead to it. */
const factsByCase = new Map<string, CheckFacts[]>();
for (const facts of combinations.filter(canHappen)) {
  const { outcome, orderChange, cartChange } = decideReturn(facts);
  const name = `${facts.place}: ${outcome}, order: ${orderChange}, cart: ${cartChange}`;
  factsByCase.set(name, [...(factsByCase.get(name) ?? []), facts]);
}

test.each([...factsByCase])('%s', async (_, caseFacts) => {
  for (const facts of caseFacts) {
    const factsText = JSON.stringify(facts);
    const { device, cart, purchases, attempt, paymentId } = await setUp(facts);
    const purchasesBefore = purchases.get();
    const paymentOutcome = await askAboutPayment(
      questionFor(facts, attempt, paymentId, device),
      device,
      signal,
    );
    const decision = decideReturn(facts);
    expect(paymentOutcome, factsText).toMatchObject(decision);
    expect(paymentOutcome.receipt !== null, factsText).toBe(decision.outcome === 'documents');
    expect(cart.get().items, factsText).toHaveLength(decision.cartChange === 'orderLeaves' ? 0 : 2);
    const { attempts, receipts } = purchases.get();
    if (decision.orderChange === 'receipt') {
      const purchase = { reference: 'ref-1', total: approvedAmount, paymentId, lines: approvedItems };
      expect(receipts, factsText).toMatchObject([purchase]);
      expect(attempts, factsText).toEqual([]);
      continue;
    }
    expect(receipts, factsText).toEqual(purchasesBefore.receipts);
    expect(attempts, factsText).toHaveLength(purchasesBefore.attempts.length);
    for (const storedAttempt of attempts) {
      const wasPending = purchasesBefore.attempts.some(({ pending }) => pending);
      expect(storedAttempt.pending !== undefined, factsText).toBe(
        { pending: true, notPending: false, asIs: wasPending }[decision.orderChange],
      );
      expect(storedAttempt.askedAt !== undefined, factsText).toBe(
        isUnconfirmingAnswer(facts.answer) || facts.recordKind === 'askedAttempt',
      );
      // A failing service has not denied the payment.
      expect(storedAttempt.deniedAt !== undefined, factsText).toBe(
        ['nothing', 'refused', 'returned'].includes(facts.answer),
      );
    }
  }
});

test('a purchase with a receipt on this device is shown without a request', async () => {
  const facts: CheckFacts = {
    place: 'paid',
    status: 'approved',
    recordKind: 'receipt',
    answer: 'confirmed',
    mode: 'required',
  };
  const { device, attempt, paymentId } = await setUp(facts);
  const fetch = vi.fn<() => Promise<Response>>();
  vi.stubGlobal('fetch', fetch);
  const { outcome } = await askAboutPayment(questionFor(facts, attempt, paymentId, device), device, signal);
  expect(outcome).toBe('documents');
  expect(fetch).not.toHaveBeenCalled();
});
