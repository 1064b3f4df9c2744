import { expect, test } from 'vitest';
import { site } from '../../../src/content/site.ts';
import { attemptFor } from '../../../src/features/checkout/order.ts';
import { decideReturn, type Outcome } from '../../../src/features/payments/check/decide-return.ts';
import type { ReturnState } from '../../../src/features/purchases/return-flow.ts';
import { returnViews } from '../../../src/features/purchases/return-view.ts';
import { combinations, outcomesAt } from '../payments/check/facts.ts';
import { bothTemplates } from './shop-world.ts';

const { paid: paidView, notPaid: notPaidView } = returnViews;
const now = '2026-03-02T12:00:00.000Z';
const receipt = { ...attemptFor(bothTemplates, 'ref-1', 'pref-1', now), paymentId: '5', paidAt: now };
const kept = 'Sus productos siguen en el carrito.';

/** A return that came to this; it has a receipt where documents are shown. */
function state(outcome: Outcome, place: 'paid' | 'notPaid', changes: Partial<ReturnState> = {}): ReturnState {
  const facts = combinations.find((each) => each.place === place && decideReturn(each).outcome === outcome);
  if (!facts) throw new Error(`Nothing leads to ${outcome} at ${place}`);
  const { answer } = facts;
  const shown = {
    ...decideReturn(facts),
    answer,
    paymentId: '5',
    receipt: outcome === 'documents' ? receipt : null,
    isOurs: true,
  };
  return { step: 'done', shown, canAsk: true, ...changes };
}

test('/pago-exitoso waits for the answer, /pago-cancelado does not', () => {
  const asking = { step: 'asking' } as const;
  expect(paidView(state('pending', 'paid', asking), 2).kind).toBe('asking');
  expect(notPaidView(state('pending', 'notPaid', asking), 2)).toMatchObject({
    kind: 'unpaid',
    meanwhile: 'Consultando a Mercado Pago…',
    isChecking: true,
  });
});

test('a receipt is delivered by both pages', () => {
  expect(paidView(state('documents', 'paid'), 0)).toMatchObject({ kind: 'delivered', receipt });
  expect(notPaidView(state('documents', 'notPaid', { step: 'asking' }), 0)).toMatchObject({
    kind: 'delivered',
    receipt,
  });
});

test('every other outcome of /pago-exitoso has a title and a text, except a visit without parameters', () => {
  for (const outcome of outcomesAt('paid')) {
    if (outcome === 'documents') continue;
    const view = paidView(state(outcome, 'paid'), 0);
    expect(view.kind, outcome).toBe(outcome === 'empty' ? 'nothing' : 'undelivered');
    if (view.kind !== 'undelivered') continue;
    expect(Math.min(view.title.length, view.text.length), outcome).toBeGreaterThan(10);
    // What can be asked again can be found in /mis-compras too.
    if (view.retry) expect(view.leadsToPurchases, outcome).toBe(true);
  }
});

test('the cart is mentioned only while it has items, and not with a contradicted payment', () => {
  const text = (outcome: Outcome, inCart: number) => {
    const view = paidView(state(outcome, 'paid'), inCart);
    return view.kind === 'undelivered' ? view.text : '';
  };
  expect(text('pending', 2)).toContain(kept);
  expect(text('pending', 1)).toContain('Su producto sigue en el carrito.');
  expect(text('pending', 0)).not.toContain('en el carrito');
  expect(text('contradicting', 2)).not.toContain(kept);
  expect(notPaidView(state('cancelled', 'notPaid'), 2)).toMatchObject({
    text: expect.stringContaining(kept),
  });
  expect(notPaidView(state('returned', 'notPaid'), 2)).toMatchObject({
    text: expect.not.stringContaining(kept),
  });
});

test('a pending payment of this device waits in /mis-compras, another one is found there by its number', () => {
  const { shown } = state('pending', 'paid');
  const theirs = { step: 'done', shown: { ...shown, isOurs: false }, canAsk: false } as const;
  expect(paidView(theirs, 0)).toMatchObject({ text: expect.stringContaining('con el número de pago') });
  const link = `Ver en ${site.purchases}`;
  expect(notPaidView(state('pending', 'notPaid'), 0)).toMatchObject({ purchasesLink: link });
  expect(notPaidView(theirs, 0)).toMatchObject({ purchasesLink: `Buscar en ${site.purchases}` });
  expect(notPaidView(state('deleted', 'notPaid'), 0)).toMatchObject({
    purchasesLink: `Buscar en ${site.purchases}`,
  });
});

test('while it asks on, the cancelled page says to wait, once', () => {
  const wait = 'Si ya pagó, espere la confirmación de Mercado Pago antes de reintentar.';
  for (const outcome of outcomesAt('notPaid')) {
    const waiting = notPaidView(state(outcome, 'notPaid', { step: 'waiting' }), 2);
    const done = notPaidView(state(outcome, 'notPaid'), 2);
    if (waiting.kind !== 'unpaid' || done.kind !== 'unpaid') continue;
    expect(waiting.meanwhile, outcome).toContain('Seguimos consultando a Mercado Pago.');
    expect(`${waiting.text} ${waiting.meanwhile}`.split(wait), outcome).toHaveLength(2);
    expect(done.meanwhile, outcome).toBe('');
  }
});

test('a pending payment is checked before another is made, and gives its number', () => {
  const pending = state('pending', 'notPaid');
  expect(notPaidView(pending, 2)).toMatchObject({ main: 'check', paymentId: '5' });
  expect(notPaidView({ ...pending, canAsk: false }, 2)).toMatchObject({ main: null, paymentId: '5' });
  expect(notPaidView(state('cancelled', 'notPaid'), 2)).toMatchObject({
    main: 'payAgain',
    paymentId: null,
  });
  expect(paidView(state('pending', 'paid'), 2)).toMatchObject({ retry: 'check', isNumberKept: true });
  expect(paidView(state('unconfirmed', 'paid'), 2)).toMatchObject({ retry: 'retry', isNumberKept: true });
  expect(paidView(state('contradicting', 'paid'), 2)).toMatchObject({ retry: null, isNumberKept: false });
});

test('each state has the title of its address', () => {
  const titles = (place: 'paid' | 'notPaid') =>
    Object.fromEntries(
      outcomesAt(place).map((outcome) => [
        outcome,
        returnViews[place](state(outcome, place), 2).meta.title.split(' | ')[0],
      ]),
    );
  const notCompleted = 'Pago no completado';
  expect(titles('notPaid')).toEqual({
    documents: 'Pago confirmado',
    pending: 'Pago pendiente',
    cancelled: notCompleted,
    cancelledWait: notCompleted,
    notApproved: notCompleted,
    notApprovedWait: notCompleted,
    refused: notCompleted,
    returned: 'Estado de su pago',
    contradicting: 'Estado de su pago',
    deleted: 'Estado de su pago',
  });
  const { documents, ...others } = titles('paid');
  expect(documents).toBe('Pago confirmado');
  expect(new Set(Object.values(others))).toEqual(new Set(['Estado de su pago']));
});
