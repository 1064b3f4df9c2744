import { expect, test } from 'vitest';
import { notPaidView } from '../../../src/features/purchases/not-paid-view.ts';
import { attemptFor } from '../../../src/features/purchases/order.ts';
import { paidView } from '../../../src/features/purchases/paid-view.ts';
import type { ReturnState } from '../../../src/features/purchases/return-flow.ts';
import { rules } from '../../../src/features/purchases/return-rules.ts';
import type { Outcome, Rule } from '../../../src/features/purchases/returns.ts';
import { bothTemplates } from './shop-world.ts';

const now = '2026-03-02T12:00:00.000Z';
const receipt = { ...attemptFor(bothTemplates, 'ref-1', 'pref-1', now), paymentId: '5', paidAt: now };
const kept = 'Sus productos siguen en el carrito.';

function ruleFor(outcome: Outcome, place: Rule['place'][number]): Rule {
  const rule = rules.find((each) => each.outcome === outcome && each.place.includes(place));
  if (!rule) throw new Error(`No rule leads to ${outcome} at ${place}`);
  return rule;
}

function outcomesAt(place: Rule['place'][number]): readonly Outcome[] {
  return [...new Set(rules.filter((rule) => rule.place.includes(place)).map(({ outcome }) => outcome))];
}

/** A return that came to this, without a receipt. */
function state(outcome: Outcome, place: 'paid' | 'notPaid', changes: Partial<ReturnState> = {}): ReturnState {
  const shown = { rule: ruleFor(outcome, place), paymentId: '5', receipt: null, isOurs: true };
  return { step: 'settled', shown, ...changes };
}

test('/pago-exitoso waits for the answer, /pago-cancelado does not', () => {
  const asking = { step: 'asking' } as const;
  expect(paidView(state('pending', 'paid', asking), true)).toEqual({ kind: 'asking' });
  expect(notPaidView(state('pending', 'notPaid', asking), true)).toMatchObject({
    kind: 'unpaid',
    isAsking: true,
  });
});

test('a receipt is delivered by both pages', () => {
  const { shown } = state('documents', 'paid');
  const delivered = { step: 'settled', shown: { ...shown, receipt } } as const;
  expect(paidView(delivered, false)).toEqual({ kind: 'delivered', receipt });
  expect(notPaidView({ ...delivered, step: 'asking' }, false)).toEqual({ kind: 'delivered', receipt });
});

test('every other outcome of /pago-exitoso has a title and a text, except a visit without parameters', () => {
  for (const outcome of outcomesAt('paid')) {
    if (outcome === 'documents') continue;
    const view = paidView(state(outcome, 'paid'), false);
    expect(view.kind, outcome).toBe(outcome === 'empty' ? 'nothing' : 'undelivered');
    if (view.kind !== 'undelivered') continue;
    expect(Math.min(view.title.length, view.text.length), outcome).toBeGreaterThan(10);
    // What can be asked again can be found in /mis-compras too.
    if (view.canRetry) expect(view.leadsToPurchases, outcome).toBe(true);
  }
});

test('the cart is mentioned only while it has items, and not with a contradicted payment', () => {
  const text = (outcome: Outcome, hasCart: boolean) => {
    const view = paidView(state(outcome, 'paid'), hasCart);
    return view.kind === 'undelivered' ? view.text : '';
  };
  expect(text('pending', true)).toContain(kept);
  expect(text('pending', false)).not.toContain(kept);
  expect(text('contradicting', true)).not.toContain(kept);
  expect(notPaidView(state('cancelled', 'notPaid'), true)).toMatchObject({
    text: expect.stringContaining(kept),
  });
  expect(notPaidView(state('returned', 'notPaid'), true)).toMatchObject({
    text: expect.not.stringContaining(kept),
  });
});

test('a pending payment of this device waits in /mis-compras, another one is found there by its number', () => {
  const { shown } = state('pending', 'paid');
  const theirs = { step: 'settled', shown: { ...shown, isOurs: false } } as const;
  expect(paidView(theirs, false)).toMatchObject({ text: expect.stringContaining('con el número de pago') });
  const link = 'Comprobar el pago en mis compras';
  expect(notPaidView(state('pending', 'notPaid'), false)).toMatchObject({ purchasesLink: link });
  expect(notPaidView(theirs, false)).toMatchObject({ purchasesLink: null });
  expect(notPaidView(state('deleted', 'notPaid'), false)).toMatchObject({
    purchasesLink: 'Buscar en mis compras',
  });
});
