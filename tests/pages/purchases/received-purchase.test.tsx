// @vitest-environment dom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { ReceivedPurchase } from '../../../src/pages/purchases/received-purchase.tsx';
import { createStores } from '../../../src/platform/store.ts';
import { bothServices, payAndReturn, service } from '../../features/purchases/shop-fixture.ts';
import { withProviders } from './purchases-fixture.tsx';

beforeEach(() => localStorage.clear());

const AddressFragment = () => <p data-testid="fragment">{useLocation().hash}</p>;

/** Shows the section on a device that did not make the payment. */
function open(hash: string, paymentService: typeof service | null = service) {
  const onFound = vi.fn();
  const { element, purchases } = withProviders(
    <>
      <ReceivedPurchase service={paymentService} hash={hash} onFound={onFound} />
      <AddressFragment />
    </>,
    createStores(),
    `/mis-compras${hash}`,
  );
  render(element);
  return { purchases, onFound };
}

const press = () => fireEvent.click(screen.getByRole('button', { name: 'Buscar la compra' }));

test.each(bothServices)('%s: the purchase is requested only after a click', async (_, service) => {
  const { requests, paymentId, reference } = await payAndReturn('approved', service);
  localStorage.clear();
  const countBefore = requests.length;
  const { purchases, onFound } = open(`#compra=${paymentId}`, service);
  expect(document.activeElement?.textContent).toBe('Le entregaron una compra de Mentoría Legal Educacional.');
  expect(screen.getByTestId('fragment').textContent).toBe('');
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(paymentId);
  expect(requests).toHaveLength(countBefore);
  press();
  await waitFor(() => expect(onFound).toHaveBeenCalledOnce());
  expect(purchases.get().receipts).toMatchObject([{ reference, paymentId }]);
});

test('without a payment service, the section says what to do', async () => {
  open('#compra=5550001', null);
  press();
  expect(await screen.findByText(/^Este sitio no puede consultar el pago por usted/)).toBeTruthy();
});

test('a link without a payment number shows a message and no button', () => {
  open('#compra=no-es');
  expect(screen.getByText(/^Este enlace no trae un número de pago/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByTestId('fragment').textContent).toBe('');
});
