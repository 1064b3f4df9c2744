// @vitest-environment dom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { orderFor } from '../../../src/features/checkout/order.ts';
import { preparePayment } from '../../../src/features/payments/prepare-payment.ts';
import { OtherDevice } from '../../../src/pages/purchases/other-device.tsx';
import type { PaymentEnv } from '../../../src/platform/env.ts';
import { bothTemplates, connectSandbox, origin, service } from '../../features/purchases/shop-world.ts';
import { world } from './purchases-world.tsx';

beforeEach(() => localStorage.clear());

/** The section, on a device that does not have the attempt of a payment with that outcome. */
async function open(outcome: 'approved' | 'pending' | 'rejected', configured: PaymentEnv | null = service) {
  const sandbox = connectSandbox();
  const order = orderFor(bothTemplates.items, origin, 'ref-2');
  const { payUrl } = await preparePayment(service, order, new AbortController().signal);
  const number = (await sandbox.finish(payUrl, outcome)).searchParams.get('payment_id') ?? '';
  const onFound = vi.fn();
  const { element, purchases } = world(<OtherDevice service={configured} onFound={onFound} />);
  render(element);
  return { ...sandbox, number, purchases, onFound };
}

const field = () => screen.getByLabelText<HTMLInputElement>('Número de pago');

/** Types it and presses Enter, which a browser makes a submission of. */
function submit(typed: string): void {
  fireEvent.change(field(), { target: { value: typed } });
  fireEvent.submit(field());
}

test('the section has a name, and its field says where to find the number', async () => {
  await open('approved');
  expect(screen.getByRole('region', { name: '¿Compró en otro equipo?' })).toBeTruthy();
  const described = (field().getAttribute('aria-describedby') ?? '').split(' ');
  expect(described.map((id) => document.getElementById(id)?.textContent).join(' ')).toContain(
    'Está en el correo que Mercado Pago le envió al pagar.',
  );
});

test('a valid number adds the purchase, and the focus moves on', async () => {
  const { number, purchases, onFound } = await open('approved');
  submit(` N.º ${number} `);
  const button = screen.getByRole('button', { name: 'Buscando…' });
  expect(button.getAttribute('aria-busy')).toBe('true');
  fireEvent.submit(field());
  await waitFor(() => expect(onFound).toHaveBeenCalledOnce());
  expect(purchases.get().receipts).toMatchObject([{ reference: 'ref-2', paymentId: number }]);
  expect(field().value).toBe('');
});

const both = (fault: object) => ['payment.read', 'payment.search'].map((route) => ({ ...fault, route }));

test.each([
  ['approved', [{ fault: 'payment-not-found' }], 'No encontramos un pago de este sitio con ese número', true],
  ['pending', [], 'todavía no aprueba ese pago', false],
  ['rejected', [], 'fue rechazado o cancelado y no se le cobró', false],
  ['approved', [{ fault: 'payment-differs', status: 'refunded' }], 'fue devuelto o está en reclamo', false],
  ['approved', [{ fault: 'payment-differs', transaction_amount: 1 }], 'no coincide con una compra', false],
  ['approved', both({ fault: 'status', status: 500 }), 'no pudo informarnos de ese pago', false],
  ['approved', both({ fault: 'drop-socket' }), 'No logramos comunicarnos', false],
] as const)(
  'of a payment that is %s, with %j, it says so and loses nothing',
  async (outcome, faults, words, wrong) => {
    const { number, faults: set, onFound, purchases } = await open(outcome);
    await set(...faults);
    submit(number);
    expect((await screen.findByText(new RegExp(words))).closest('[role=status]')).toBeTruthy();
    expect(field().value).toBe(number);
    expect(field().getAttribute('aria-invalid')).toBe(wrong ? 'true' : null);
    expect(screen.getByRole('button', { name: 'Buscar la compra' })).toBeTruthy();
    expect(onFound).not.toHaveBeenCalled();
    expect(purchases.get().receipts).toEqual([]);
  },
);

test.each(['', 'no lo tengo'])('%j is no number, and the message says so', async (typed) => {
  const { requests } = await open('approved');
  const before = requests.length;
  submit(typed);
  expect(screen.getByText('Escriba el número de pago, solo con sus cifras.')).toBeTruthy();
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(requests).toHaveLength(before);
});

test.each([null, { ...service, verification: 'off' as const }])(
  'without a service it gives the e-mail (%j)',
  async (configured) => {
    const { number } = await open('approved', configured);
    submit(number);
    expect(await screen.findByText(/Este sitio no puede consultar el pago por usted/)).toBeTruthy();
    expect(screen.getByText(/contacto@mentorialegal.example/)).toBeTruthy();
  },
);
