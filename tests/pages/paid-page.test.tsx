// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createCartStore } from '../../src/features/cart/cart-store.ts';
import { products } from '../../src/features/catalogue/products.ts';
import { readReturn } from '../../src/features/checkout/outcome.ts';
import { attemptFor } from '../../src/features/checkout/purchases.ts';
import { createPurchasesStore } from '../../src/features/checkout/purchases-store.ts';
import { openPage, openService } from './shop-service.tsx';

const thanks = '¡Gracias por su compra!';
const contradicted = 'No pudimos validar su pago';
const notYet = 'Su pago aún no está confirmado';
const unreachable = 'No pudimos confirmar su pago';
const elsewhere = 'Abra esta página donde inició la compra';
const read = 'payment.read';
const search = 'payment.search';
const [form, contract] = products;

let service: Awaited<ReturnType<typeof openService>>;
beforeAll(async () => {
  service = await openService();
});
beforeEach(async () => {
  localStorage.clear();
  await service.reset();
});
afterAll(() => service.hangUp());

const heading = async (text: string) =>
  expect(await screen.findByRole('heading', { level: 1, name: text })).toBeTruthy();
const downloads = () => screen.queryAllByRole('button', { name: /^Descargar/ }).map((one) => one.textContent);
const retry = () => screen.queryByRole('button', { name: 'Reintentar' });
const kept = () => createCartStore().get().items.length;

/** Puts a product in the cart, prepares its payment and ends it so; answers with the query of the return. */
async function buy(reference: string, product = form, outcome = 'approved'): Promise<string> {
  const cart = createCartStore();
  cart.clear();
  if (product) cart.add(product);
  const attempt = attemptFor(cart.get(), reference, `pref-${reference}`, '2026-03-02T12:00:00.000Z');
  createPurchasesStore().start(attempt);
  return service.buy(outcome, reference, cart.get().items);
}

/** A page load. */
function arrive(query: string, verification: 'auto' | 'required' | 'off' = 'auto') {
  vi.stubEnv('VITE_PAYMENT_VERIFICATION', verification);
  const load = async () => (await import('../../src/pages/paid-page.tsx')).PaidPage;
  return openPage(load, `/pago-exitoso${query}`);
}

test.each(['auto', 'required', 'off'] as const)('%s: an approved payment is delivered', async (mode) => {
  await arrive(await buy('ref-1'), mode);
  await heading(thanks);
  expect(downloads()).toEqual([`Descargar ${form?.name}`]);
  expect(kept()).toBe(0);
  expect(await service.asked(read, search)).toBe(mode === 'off' ? 0 : 1);
});

const contradictions = [
  { status: 'rejected' },
  { status: 'cancelled' },
  { status: 'refunded' },
  { status: 'charged_back' },
  { status: 'in_mediation' },
  { currency_id: 'ARS' },
  { transaction_amount: 1999 },
  { transaction_amount: 2001 },
  { external_reference: 'ref-2' },
  { external_reference: null },
  { transaction_amount_refunded: 1 },
  { status_detail: 'partially_refunded' },
];

test.each(
  (['auto', 'required'] as const).flatMap((mode) =>
    contradictions.map((answer) => [mode, JSON.stringify(answer), answer] as const),
  ),
)('%s: a payment that reads %s delivers nothing, and gives its number', async (mode, _, answer) => {
  const query = await buy('ref-1');
  await service.faults({ fault: 'payment-differs', ...answer });
  await arrive(query, mode);
  await heading(contradicted);
  expect(screen.getByText(readReturn(query).paymentId ?? '')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'contacto@mentorialegal.example' })).toBeTruthy();
  expect(retry()).toBeNull();
  expect(downloads()).toEqual([]);
  expect(kept()).toBe(1);
});

const undecided = [
  ['is pending', [{ fault: 'payment-differs', status: 'pending' }]],
  ['is in process', [{ fault: 'payment-differs', status: 'in_process' }]],
  ['is only authorized', [{ fault: 'payment-differs', status: 'authorized' }]],
  ['is not found', [{ fault: 'payment-not-found' }, { fault: 'search-empty' }]],
  [
    'is not found, and the search is broken',
    [{ fault: 'payment-not-found' }, { fault: 'status', route: search, status: 500 }],
  ],
] as const;

test.each(
  (['auto', 'required'] as const).flatMap((mode) => undecided.map((each) => [mode, ...each] as const)),
)('%s: a payment that %s is not thanked for, and can be asked for again', async (mode, _, faults) => {
  const query = await buy('ref-1');
  await service.faults(...faults);
  await arrive(query, mode);
  await heading(notYet);
  expect(screen.getByText(readReturn(query).paymentId ?? '')).toBeTruthy();
  expect(downloads()).toEqual([]);
  expect(kept()).toBe(1);
  await service.faults();
  fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  await heading(thanks);
  expect(kept()).toBe(0);
});

const unanswered = [
  ['answers 401', [{ fault: 'unauthorized', route: read, shape: 'invalid_token' }]],
  ['answers 403', [{ fault: 'policy-agent', route: read }]],
  ['answers 429', [{ fault: 'status', route: read, status: 429 }]],
  ['answers 500', [{ fault: 'status', route: read, status: 500 }]],
  ['answers 502 with HTML', [{ fault: 'status', route: read, status: 502, body: 'html' }]],
  ['answers 200 with HTML', [{ fault: 'html-200', route: read }]],
  ['answers half of its JSON', [{ fault: 'truncated-json', route: read }]],
  ['hangs up', [{ fault: 'drop-socket', route: read }]],
  ['refuses CORS', [{ fault: 'no-cors', route: read }]],
  [
    'is a proxy that only creates preferences',
    [
      { fault: 'status', route: read, status: 404, body: 'html' },
      { fault: 'status', route: search, status: 404, body: 'html' },
    ],
  ],
] as const;

test.each(unanswered)('auto: a service that %s costs the buyer nothing', async (_, faults) => {
  const query = await buy('ref-1');
  await service.faults(...faults);
  await arrive(query);
  await heading(thanks);
  expect(downloads()).toEqual([`Descargar ${form?.name}`]);
  expect(kept()).toBe(0);
});

test.each(unanswered)('required: a service that %s can be asked again', async (_, faults) => {
  const query = await buy('ref-1');
  await service.faults(...faults);
  await arrive(query, 'required');
  await heading(unreachable);
  expect(downloads()).toEqual([]);
  expect(kept()).toBe(1);
  await service.faults();
  fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  await heading(thanks);
});

test('a service that never answers is given up after 8 s', async () => {
  const query = await buy('ref-1');
  await service.faults({ fault: 'never-answer', route: read });
  const limits: number[] = [];
  const clock = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    limits.push(milliseconds);
    return clock.signal;
  });
  await arrive(query);
  await waitFor(async () => expect(await service.asked(read)).toBe(1));
  expect(Math.max(...limits)).toBe(8_000);
  clock.abort();
  await heading(thanks);
});

test('off: nobody is asked, and the return is believed', async () => {
  const query = await buy('ref-1');
  await service.faults({ fault: 'payment-differs', status: 'refunded' });
  await arrive(query, 'off');
  await heading(thanks);
  expect(await service.asked(read, search)).toBe(0);
});

test('a payment that was not approved releases nothing, and asks nobody', async () => {
  await arrive(await buy('ref-1', form, 'rejected'));
  await heading('Su pago no está aprobado');
  expect(kept()).toBe(1);
  expect(await service.asked(read, search)).toBe(0);
});

test.each(['auto', 'required'] as const)(
  '%s: a browser that did not buy gets the items of the approved payment',
  async (mode) => {
    const query = await buy('ref-1', contract);
    localStorage.clear();
    await arrive(query, mode);
    await heading(thanks);
    expect(downloads()).toEqual([`Descargar ${contract?.name}`]);
  },
);

test.each([
  ['off', 'off', []],
  ['a service that cannot be asked', 'auto', [{ fault: 'status', route: read, status: 500 }]],
] as const)('%s: another browser shows the number and the e-mail', async (_, mode, faults) => {
  const query = await buy('ref-1');
  localStorage.clear();
  await service.faults(...faults);
  await arrive(query, mode);
  await heading(elsewhere);
  expect(screen.getByText(readReturn(query).paymentId ?? '')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'contacto@mentorialegal.example' })).toBeTruthy();
  expect(downloads()).toEqual([]);
});

test.each([{ status: 'refunded' }, { transaction_amount: 1 }, { external_reference: 'otra' }])(
  'in another browser a payment that reads %j delivers nothing',
  async (answer) => {
    const query = await buy('ref-1');
    localStorage.clear();
    await service.faults({ fault: 'payment-differs', ...answer });
    await arrive(query);
    await heading(contradicted);
    expect(downloads()).toEqual([]);
  },
);

test('a refresh, and the address opened again later, deliver again and leave a new cart alone', async () => {
  const query = await buy('ref-1');
  const first = await arrive(query);
  await heading(thanks);
  first.leave();
  if (contract) createCartStore().add(contract);
  await service.faults({ fault: 'status', route: read, status: 500 });
  const again = await arrive(query, 'required');
  await heading(thanks);
  expect(downloads()).toEqual([`Descargar ${form?.name}`]);
  expect(kept()).toBe(1);
  expect(again.purchases.get().receipts).toHaveLength(1);
});

test('two returns of one payment at once give one receipt, and the later one leaves a new cart alone', async () => {
  const query = await buy('ref-1');
  await service.faults({ fault: 'delay', route: read, milliseconds: 150, times: 1 });
  const slow = await arrive(query);
  const quick = await arrive(query);
  await waitFor(() => expect(quick.purchases.get().receipts).toHaveLength(1));
  if (contract) quick.change(() => contract && quick.cart.add(contract));
  await waitFor(() => expect(downloads()).toHaveLength(2));
  expect(slow.openStores().purchases.get().receipts).toHaveLength(1);
  expect(kept()).toBe(1);
});

test.each(['auto', 'off'] as const)(
  '%s: a return for an older attempt delivers what that one bought, and each its own',
  async (mode) => {
    const older = await buy('ref-1', form);
    const latest = await buy('ref-2', contract);
    for (const [query, product] of [
      [older, form],
      [latest, contract],
      [older, form],
    ] as const) {
      const page = await arrive(query, mode);
      await heading(thanks);
      expect(downloads()).toEqual([`Descargar ${product?.name}`]);
      page.leave();
    }
  },
);

test('someone else’s payment number with one’s own reference delivers nothing', async () => {
  const theirs = await buy('ref-ajena', contract);
  localStorage.clear();
  await buy('ref-1', form, 'rejected');
  const number = readReturn(theirs).paymentId;
  for (const reference of ['&external_reference=ref-1', '']) {
    const page = await arrive(`?status=approved&payment_id=${number}${reference}`);
    await heading(contradicted);
    expect(downloads()).toEqual([]);
    page.leave();
  }
});

test('a return whose attempt is unpaid is not believed because it says approved', async () => {
  await buy('ref-1', form, 'none');
  await arrive('?status=approved&external_reference=ref-1&payment_id=99');
  await heading(notYet);
  expect(kept()).toBe(1);
});
