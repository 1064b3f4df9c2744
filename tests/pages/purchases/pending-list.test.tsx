// @vitest-environment dom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { orderFor } from '../../../src/features/checkout/order.ts';
import { preparePayment } from '../../../src/features/payments/prepare-payment.ts';
import { purchasesKey } from '../../../src/features/purchases/purchases-store.ts';
import { PendingList } from '../../../src/pages/purchases/pending-list.tsx';
import { bothTemplates, connectSandbox, origin, service } from '../../features/purchases/shop-world.ts';
import { pending, store, world } from './purchases-world.tsx';

beforeEach(() => localStorage.clear());

/** The list with one payment that the sandbox holds as pending. */
async function open() {
  const sandbox = connectSandbox();
  const order = orderFor(bothTemplates.items, origin, 'ref-2');
  const { payUrl } = await preparePayment(service, order, new AbortController().signal);
  const url = await sandbox.finish(payUrl, 'pending');
  const attempt = {
    ...pending,
    pending: { ...pending.pending, paymentId: url.searchParams.get('payment_id') },
  };
  store({ attempts: [attempt] });
  const onGone = vi.fn();
  const { element, purchases } = world(<PendingList pending={[attempt]} service={service} onGone={onGone} />);
  render(element);
  return { ...sandbox, purchases, onGone };
}

const check = () => fireEvent.click(screen.getByRole('button', { name: 'Comprobar el pago' }));

const both = (fault: object) => ['payment.read', 'payment.search'].map((route) => ({ ...fault, route }));

test.each([
  [[], 'Mercado Pago todavía no confirma el pago'],
  [[{ fault: 'payment-differs', status: 'rejected' }], 'fue rechazado o cancelado y no se le cobró'],
  [[{ fault: 'payment-differs', status: 'refunded' }], 'fue devuelto o está en reclamo'],
  [[{ fault: 'payment-differs', status: 'approved', transaction_amount: 1 }], 'no coincide con esta compra'],
  [both({ fault: 'status', status: 503 }), 'no pudo informarnos el estado del pago'],
  [both({ fault: 'drop-socket' }), 'No logramos comunicarnos con Mercado Pago'],
])('checked with %j, it shows the outcome and can be checked again', async (faults, words) => {
  const { faults: set, purchases, onGone } = await open();
  await set(...faults);
  check();
  expect(screen.getByRole('button', { name: 'Comprobando…' }).getAttribute('aria-busy')).toBe('true');
  expect((await screen.findByText(new RegExp(words))).closest('[role=status]')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Comprobar el pago' })).toBeTruthy();
  expect(purchases.get().attempts).toHaveLength(1);
  expect(onGone).not.toHaveBeenCalled();
});

test('a confirmed payment becomes a receipt, and the focus moves on', async () => {
  const { faults, purchases, onGone } = await open();
  await faults({ fault: 'payment-differs', status: 'approved' });
  check();
  await waitFor(() => expect(onGone).toHaveBeenCalledOnce());
  expect(purchases.get().receipts).toHaveLength(1);
});

test('a payment can be removed from the list, after a confirmation', async () => {
  const { purchases, onGone } = await open();
  fireEvent.click(screen.getByRole('button', { name: 'Quitar de la lista' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Quitar' }));
  expect(purchases.get().attempts).toEqual([]);
  for (const known of ['prod_dea_01', 'pending']) {
    expect(localStorage.getItem(purchasesKey)).not.toContain(known);
  }
  expect(onGone).toHaveBeenCalledOnce();
});
