// @vitest-environment dom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { OtherDevice } from '../../../src/pages/purchases/other-device.tsx';
import { connectSandbox, service } from '../../features/purchases/shop-fixture.ts';
import { withProviders } from './purchases-fixture.tsx';

beforeEach(() => localStorage.clear());

/** Makes a payment with this outcome, and shows the section on a device that didn't begin the payment. */
async function open(outcome: 'approved' | 'pending') {
  const sandbox = connectSandbox();
  const { paymentId } = await sandbox.buy(outcome, 'ref-2');
  const onFound = vi.fn();
  const { element, purchases } = withProviders(<OtherDevice service={service} onFound={onFound} />);
  render(element);
  await screen.findByLabelText('Número de pago');
  return { ...sandbox, number: paymentId ?? '', purchases, onFound };
}

const field = () => screen.getByLabelText<HTMLInputElement>('Número de pago');

function submit(typed: string): void {
  fireEvent.change(field(), { target: { value: typed } });
  fireEvent.submit(field());
}

test('the field says where to find the payment number', async () => {
  await open('approved');
  expect(screen.getByRole('region', { name: '¿Compró en otro equipo?' })).toBeTruthy();
  const descriptionIds = (field().getAttribute('aria-describedby') ?? '').split(' ');
  expect(descriptionIds.map((id) => document.getElementById(id)?.textContent).join(' ')).toContain(
    'Está en el correo que Mercado Pago le envió al pagar.',
  );
});

test('a valid number adds the purchase', async () => {
  const { number, purchases, onFound } = await open('approved');
  submit(` N.º ${number} `);
  const button = screen.getByRole('button', { name: 'Buscando…' });
  expect(button.getAttribute('aria-busy')).toBe('true');
  fireEvent.submit(field());
  await waitFor(() => expect(onFound).toHaveBeenCalledOnce());
  expect(purchases.get().receipts).toMatchObject([{ reference: 'ref-2', paymentId: number }]);
  expect(field().value).toBe('');
});

test.each([
  ['an unknown payment', 'approved', [{ fault: 'payment-not-found' }], 'No encontramos ese pago', 'true'],
  ['a pending payment', 'pending', [], 'todavía no aprueba ese pago', null],
] as const)('%s shows a message at the number’s field', async (_, outcome, faults, message, ariaInvalid) => {
  const { number, faults: setFaults, onFound, purchases } = await open(outcome);
  await setFaults(...faults);
  submit(number);
  expect((await screen.findByText(new RegExp(message))).closest('[role=status], [role=alert]')).toBeTruthy();
  expect(field().value).toBe(number);
  expect(field().getAttribute('aria-invalid')).toBe(ariaInvalid);
  expect(screen.getByRole('button', { name: 'Buscar la compra' })).toBeTruthy();
  expect(onFound).not.toHaveBeenCalled();
  expect(purchases.get().receipts).toEqual([]);
});

test('a text without a number shows a message at the number’s field', async () => {
  await open('approved');
  submit('no lo tengo');
  expect(screen.getByText('Escriba el número de pago, solo con sus cifras.')).toBeTruthy();
  expect(field().getAttribute('aria-invalid')).toBe('true');
});
