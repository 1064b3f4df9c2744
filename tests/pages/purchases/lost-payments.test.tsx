// @vitest-environment dom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { orderFor } from '../../../src/features/checkout/order.ts';
import { preparePayment } from '../../../src/features/payments/prepare-payment.ts';
import { LostPayments } from '../../../src/pages/purchases/lost-payments.tsx';
import { bothTemplates, connectSandbox, origin, service } from '../../features/purchases/shop-world.ts';
import { pending, store, world } from './purchases-world.tsx';

beforeEach(() => localStorage.clear());

/** The section, on a device whose one payment has that outcome, without a return. */
async function open(outcome: 'approved' | 'none') {
  const sandbox = connectSandbox();
  const order = orderFor(bothTemplates.items, origin, 'ref-2');
  const { payUrl } = await preparePayment(service, order, new AbortController().signal);
  await sandbox.finish(payUrl, outcome);
  const { pending: _none, ...begun } = pending;
  store({ attempts: [begun] });
  const onFound = vi.fn();
  const { element, purchases } = world(<LostPayments service={service} onFound={onFound} />);
  render(element);
  return { ...sandbox, purchases, onFound };
}

const search = () => fireEvent.click(screen.getByRole('button', { name: 'Buscar mis pagos' }));

test('a purchase that was paid in a closed tab is found', async () => {
  const { purchases, onFound } = await open('approved');
  search();
  await waitFor(() => expect(onFound).toHaveBeenCalledOnce());
  expect(purchases.get()).toMatchObject({ attempts: [], receipts: [{ reference: 'ref-2' }] });
});

test.each([
  [[], 'Mercado Pago no informa pagos aprobados'],
  [[{ fault: 'status', route: 'payment.search', status: 503 }], 'No logramos comunicarnos con Mercado Pago'],
])('with %j it shows the outcome', async (faults, words) => {
  const { faults: set, onFound } = await open('none');
  await set(...faults);
  search();
  expect(await screen.findByText(new RegExp(words))).toBeTruthy();
  expect(onFound).not.toHaveBeenCalled();
});
