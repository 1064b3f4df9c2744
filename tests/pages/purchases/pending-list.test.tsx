// @vitest-environment dom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { purchasesKey } from '../../../src/features/purchases/purchases-key.ts';
import { PendingList } from '../../../src/pages/purchases/pending-list.tsx';
import { connectSandbox, service } from '../../features/purchases/shop-fixture.ts';
import { pendingAttempt, storePurchases, withProviders } from './purchases-fixture.tsx';

beforeEach(() => localStorage.clear());

/** Shows the list with one payment that the sandbox reports as pending. */
async function open() {
  const sandbox = connectSandbox();
  const { paymentId } = await sandbox.buy('pending', 'ref-2');
  const attempt = { ...pendingAttempt, pending: { ...pendingAttempt.pending, paymentId } };
  storePurchases({ attempts: [attempt] });
  const onRemoved = vi.fn();
  const { element, purchases } = withProviders(
    <PendingList pendingAttempts={[attempt]} service={service} onRemoved={onRemoved} />,
  );
  render(element);
  return { ...sandbox, purchases, onRemoved };
}

const check = () => fireEvent.click(screen.getByRole('button', { name: 'Comprobar el pago' }));

test('an unconfirmed payment shows its status and can be checked again', async () => {
  const { faults, purchases, onRemoved } = await open();
  await faults({ fault: 'payment-differs', status: 'rejected' });
  check();
  expect(screen.getByRole('button', { name: 'Comprobando…' }).getAttribute('aria-busy')).toBe('true');
  const notice = await screen.findByText(/fue rechazado o cancelado y no se le cobró/);
  expect(notice.closest('[role=status]')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Comprobar el pago' })).toBeTruthy();
  expect(purchases.get().attempts).toHaveLength(1);
  expect(onRemoved).not.toHaveBeenCalled();
});

test('a confirmed payment becomes a receipt', async () => {
  const { faults, purchases, onRemoved } = await open();
  await faults({ fault: 'payment-differs', status: 'approved' });
  check();
  await waitFor(() => expect(onRemoved).toHaveBeenCalledOnce());
  expect(purchases.get().receipts).toHaveLength(1);
});

test('removing a payment from the list asks for confirmation first', async () => {
  const { purchases, onRemoved } = await open();
  fireEvent.click(screen.getByRole('button', { name: 'Quitar de la lista' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Quitar' }));
  expect(purchases.get().attempts).toEqual([]);
  for (const detail of ['prod_dea_01', 'pending']) {
    expect(localStorage.getItem(purchasesKey)).not.toContain(detail);
  }
  expect(onRemoved).toHaveBeenCalledOnce();
});
