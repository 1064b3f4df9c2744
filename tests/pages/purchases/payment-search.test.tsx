// @vitest-environment dom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { PaymentSearch } from '../../../src/pages/purchases/payment-search.tsx';
import { connectSandbox, service } from '../../features/purchases/shop-fixture.ts';
import { pendingAttempt, storePurchases, withProviders } from './purchases-fixture.tsx';

beforeEach(() => localStorage.clear());

/** Shows the section on a device that began one payment. The payment has this outcome, and the buyer never returned. */
async function open(outcome: 'approved' | 'none') {
  const sandbox = connectSandbox();
  await sandbox.buy(outcome, 'ref-2');
  const { pending: _none, ...begun } = pendingAttempt;
  storePurchases({ attempts: [begun] });
  const onFound = vi.fn();
  const { element, purchases } = withProviders(<PaymentSearch service={service} onFound={onFound} />);
  render(element);
  return { ...sandbox, purchases, onFound };
}

const search = () => fireEvent.click(screen.getByRole('button', { name: 'Buscar mis pagos' }));

test('the search finds a purchase that was paid in a tab that is closed now', async () => {
  const { purchases, onFound } = await open('approved');
  search();
  await waitFor(() => expect(onFound).toHaveBeenCalledOnce());
  expect(purchases.get()).toMatchObject({ attempts: [], receipts: [{ reference: 'ref-2' }] });
});

test('a search that finds nothing shows a message', async () => {
  const { onFound } = await open('none');
  search();
  expect(await screen.findByText(/Mercado Pago no informa pagos aprobados/)).toBeTruthy();
  expect(onFound).not.toHaveBeenCalled();
});
