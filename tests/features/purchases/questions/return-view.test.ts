import { expect, test } from 'vitest';
import { attemptFor } from '../../../../src/features/checkout/order.ts';
import { decideReturn, type Outcome } from '../../../../src/features/payments/decide-return.ts';
import { type ReturnState, returnView } from '../../../../src/features/purchases/questions/return-flow.ts';
import { combinations, outcomesAt } from '../../payments/facts.ts';
import { cartWithBothTemplates } from '../shop-fixture.ts';

const now = '2026-03-02T12:00:00.000Z';
const receipt = { ...attemptFor(cartWithBothTemplates, 'ref-1', 'pref-1', now), paymentId: '5', paidAt: now };
const cartKeptText = 'Sus productos siguen en el carrito.';

/** Makes a return page's state with this outcome, and with a receipt if it shows documents. */
function stateWith(
  outcome: Outcome,
  place: 'paid' | 'notPaid',
  changes: Partial<ReturnState> = {},
): ReturnState {
  const facts = combinations.find(
    (entry) => entry.place === place && decideReturn(entry).outcome === outcome,
  );
  if (!facts) throw new Error(`Nothing leads to ${outcome} at ${place}`);
  const paymentOutcome = {
    ...decideReturn(facts),
    paymentId: '5',
    receipt: outcome === 'documents' ? receipt : null,
    hasAttempt: true,
    isInaccessible: false,
  };
  return { step: 'done', result: paymentOutcome, isSettled: true, asksService: true, ...changes };
}

test('/pago-exitoso waits for the answer, /pago-cancelado does not', () => {
  const asking = { step: 'asking' } as const;
  expect(returnView('paid', stateWith('pending', 'paid', asking), 2).name).toBe('asking');
  expect(returnView('notPaid', stateWith('pending', 'notPaid', asking), 2)).toMatchObject({
    name: 'pending',
    progressText: 'Consultando a Mercado Pago…',
  });
});

test('both pages are titled «Estado de su pago» before the first answer', () => {
  const stateBeforeAnswer = { step: 'asking', isSettled: false } as const;
  for (const place of ['paid', 'notPaid'] as const) {
    const view = returnView(place, stateWith('pending', place, stateBeforeAnswer), 0);
    expect(view.title).toBe('Estado de su pago');
    expect(view.meta.title).toBe('Estado de su pago | Mentoría Legal Educacional');
  }
});

test('a title from an answer stays during the next check', () => {
  const recheckView = returnView('notPaid', stateWith('pending', 'notPaid', { step: 'asking' }), 0);
  expect(recheckView.title).toBe('Su pago está pendiente');
});

test.each(['paid', 'notPaid'] as const)('at the place «%s», every outcome has its own row', (place) => {
  for (const outcome of outcomesAt(place)) {
    expect(returnView(place, stateWith(outcome, place), 0).name).toBe(outcome);
  }
});

test('a pending payment of an unknown order has its own row', () => {
  const { result: paymentOutcome, ...rest } = stateWith('pending', 'paid');
  const unknownOrder = { ...rest, result: { ...paymentOutcome, hasAttempt: false } };
  expect(returnView('paid', unknownOrder, 0).name).toBe('pendingElsewhere');
  expect(returnView('notPaid', unknownOrder, 0).name).toBe('pendingElsewhere');
});

test('the text of a pending payment says that products are still in the cart, if any are', () => {
  const text = (outcome: Outcome, cartCount: number) =>
    returnView('paid', stateWith(outcome, 'paid'), cartCount).text;
  expect(text('pending', 2)).toContain(cartKeptText);
  expect(text('pending', 1)).toContain('Su producto sigue en el carrito.');
  expect(text('pending', 0)).not.toContain('en el carrito');
  expect(text('contradicting', 2)).not.toContain(cartKeptText);
});

test('the text distinguishes one document from several', () => {
  const { result: paymentOutcome, ...rest } = stateWith('documents', 'paid');
  const text = (lines: typeof receipt.lines) =>
    returnView('paid', { ...rest, result: { ...paymentOutcome, receipt: { ...receipt, lines } } }, 0).text;
  expect(text(receipt.lines.slice(0, 1))).toContain('Descargue aquí su documento en Word.');
  expect(text(receipt.lines)).toContain('Descargue aquí sus documentos en Word.');
});

test('/pago-cancelado advises waiting exactly once during a check', () => {
  const waitSentence = 'Si ya pagó, espere la confirmación de Mercado Pago antes de reintentar.';
  for (const outcome of outcomesAt('notPaid')) {
    const waitingView = returnView('notPaid', stateWith(outcome, 'notPaid', { step: 'waiting' }), 2);
    expect(waitingView.progressText, outcome).toContain('Seguimos consultando a Mercado Pago.');
    expect(`${waitingView.text} ${waitingView.progressText}`.split(waitSentence), outcome).toHaveLength(2);
    expect(returnView('notPaid', stateWith(outcome, 'notPaid'), 2).progressText, outcome).toBe('');
  }
});

test('/pago-cancelado offers no check without a service', () => {
  const pendingState = stateWith('pending', 'notPaid');
  expect(returnView('notPaid', pendingState, 2).mainAction).toBe('check');
  expect(returnView('notPaid', { ...pendingState, asksService: false }, 2).mainAction).toBeNull();
});
