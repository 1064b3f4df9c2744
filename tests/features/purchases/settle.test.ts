import { expect, test, vi } from 'vitest';
import { createCartStore } from '../../../src/features/cart/cart-store.ts';
import { inquiryInto } from '../../../src/features/purchases/pending-check.ts';
import { createPreference, preferenceFor } from '../../../src/features/purchases/preference.ts';
import { type Attempt, attemptFor, type Receipt } from '../../../src/features/purchases/purchases.ts';
import { createPurchasesStore } from '../../../src/features/purchases/purchases-store.ts';
import { inquiryOf } from '../../../src/features/purchases/return-flow.ts';
import {
  type Answer,
  type Facts,
  isAsked,
  isWanting,
  type Rule,
  rules,
} from '../../../src/features/purchases/returns.ts';
import { type Device, type Inquiry, settle } from '../../../src/features/purchases/settle.ts';
import { twoProducts } from '../catalogue/two-products.ts';
import { connectSandbox, newBrowser, origin, payment } from './shop-world.ts';

const { signal } = new AbortController();

/** Whether these facts can come together: who is not asked does not answer. */
function canHappen({ door, status, known, answer, mode }: Facts): boolean {
  if ((door === 'check' || door === 'number') && status !== 'none') return false;
  if (door === 'check' && known === 'nothing') return false;
  const isSilent = answer === 'notAsked';
  if (!isAsked({ door, status, known })) return isSilent;
  // With no service configured the mode is that of the default.
  return mode === 'off' ? isSilent : !isSilent || mode === 'auto';
}

/** A rule that holds in every mode is run in one in which its facts can come together. */
function modesFor({ mode }: Rule, answer: Answer): Rule['mode'] {
  if (mode.length < 3) return mode;
  return answer === 'notAsked' ? ['auto', 'off'] : ['required'];
}

function combinationsOf(rule: Rule): readonly Facts[] {
  return rule.door
    .flatMap((door) =>
      rule.status.flatMap((status) =>
        rule.known.flatMap((known) =>
          rule.answer.flatMap((answer) =>
            modesFor(rule, answer).map((mode) => ({ door, status, known, answer, mode })),
          ),
        ),
      ),
    )
    .filter(canHappen);
}

const outcomes: Partial<Record<Answer, 'approved' | 'pending' | 'rejected'>> = {
  confirmed: 'approved',
  underWay: 'pending',
  refused: 'rejected',
  returned: 'approved',
  contradicting: 'approved',
};

const faultsFor: Partial<Record<Answer, readonly object[]>> = {
  returned: [{ fault: 'payment-differs', status: 'refunded' }],
  contradicting: [{ fault: 'payment-differs', transaction_amount: 1 }],
  failed: [
    { fault: 'policy-agent', route: 'payment.read' },
    { fault: 'status', route: 'payment.search', status: 500, body: 'html' },
  ],
};

const statusWords = {
  approved: 'approved',
  underWay: 'pending',
  refused: 'rejected',
  other: 'x',
  none: null,
};

/** A device and a payment service of which these facts are true: the order 'ref-1' of both templates. */
async function worldOf({ door, known, answer, mode }: Facts) {
  newBrowser();
  const { faults, finish } = connectSandbox();
  const cart = createCartStore();
  for (const product of twoProducts) cart.add(product);
  const request = preferenceFor(cart.get().items, origin, 'ref-1');
  const { id, initPoint } = await createPreference(payment, request, signal);
  const back = await finish(initPoint, outcomes[answer] ?? 'none');
  const number = back.searchParams.get('payment_id');
  const paymentId = number === 'null' || number === null ? '99' : number;
  await faults(...(faultsFor[answer] ?? []));
  if (answer === 'noAnswer') vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  const attempt = attemptFor(cart.get(), 'ref-1', id, '2026-03-02T12:00:00.000Z');
  const receipt: Receipt = { ...attempt, paymentId, paidAt: '2026-03-02T12:05:00.000Z' };
  const purchases = createPurchasesStore();
  if (known !== 'nothing') purchases.start(attempt);
  if (known === 'wanting') purchases.markAsked('ref-1', '2026-03-02T12:01:00.000Z');
  // A number leads to an attempt that waits for it, or to the one that its payment names.
  if (door === 'number') purchases.markPending('ref-1', { paymentId, since: attempt.startedAt });
  if (known === 'receipt') purchases.complete(receipt);
  if (known === 'deleted') purchases.forget('ref-1');
  const isConfigured = mode !== 'auto' || answer !== 'notAsked';
  const device: Device = {
    payment: isConfigured ? { ...payment, verification: mode } : null,
    purchases,
    cart,
  };
  return { device, cart, purchases, attempt, paymentId };
}

function inquiryFor({ door, status }: Facts, attempt: Attempt, paymentId: string, device: Device): Inquiry {
  if (door === 'check') return inquiryInto({ ...attempt, pending: { paymentId, since: attempt.startedAt } });
  const names = { paymentId, preferenceId: null, status: statusWords[status] };
  if (door === 'number') {
    const inquiry = inquiryOf('paid', { ...names, reference: null }, device.purchases.get());
    return { ...inquiry, door, guess: null };
  }
  return inquiryOf(door, { ...names, reference: 'ref-1' }, device.purchases.get());
}

test.each(rules.map((rule) => [rule.name, rule] as const))('%s', async (_, rule) => {
  const combinations = combinationsOf(rule);
  expect(combinations.length).toBeGreaterThan(0);
  for (const facts of combinations) {
    const said = JSON.stringify(facts);
    const { device, cart, purchases, attempt, paymentId } = await worldOf(facts);
    const before = purchases.get();
    const settled = await settle(inquiryFor(facts, attempt, paymentId, device), device, signal);
    expect(settled.rule.name, said).toBe(rule.name);
    expect(settled.receipt !== null, said).toBe(rule.sees === 'documents');
    expect(cart.get().items, said).toHaveLength(rule.cart === 'orderLeaves' ? 0 : 2);
    const { attempts, receipts } = purchases.get();
    if (rule.keeps === 'receipt') {
      expect(receipts, said).toMatchObject([{ reference: 'ref-1', total: 10_000, paymentId }]);
      expect(attempts, said).toEqual([]);
      continue;
    }
    expect(receipts, said).toEqual(before.receipts);
    expect(attempts, said).toHaveLength(before.attempts.length);
    for (const kept of attempts) {
      const waited = before.attempts.some(({ pending }) => pending);
      expect(kept.pending !== undefined, said).toBe(
        { pending: true, refused: false, asIs: waited }[rule.keeps],
      );
      expect(kept.askedAt !== undefined, said).toBe(isWanting(facts.answer) || facts.known === 'wanting');
    }
  }
});
