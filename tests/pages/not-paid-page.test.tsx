// @vitest-environment dom

import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { site } from '../../src/content/site.ts';
import { createCartStore } from '../../src/features/cart/cart-store.ts';
import { parseReturn } from '../../src/features/payments/payment-return.ts';
import { createPurchasesStore } from '../../src/features/purchases/purchases-store.ts';
import type { PaymentVerification } from '../../src/platform/env.ts';
import { contract, form } from '../shop.ts';
import { openReturn, serviceForTests } from './shop-service.tsx';

const notPaid = 'Su pago no se completó';
const pending = 'Su pago está pendiente';
const cart = 'Su producto sigue en el carrito.';
const wait = 'Si ya pagó, espere la confirmación de Mercado Pago antes de reintentar.';
const read = 'payment.read';
const search = 'payment.search';

const service = await serviceForTests();

const title = () => screen.getByRole('heading', { level: 1 });
const heading = () => title().textContent;
const lead = () => title().nextElementSibling?.textContent ?? '';
const answered = () =>
  waitFor(() => expect(screen.queryByText('Consultando a Mercado Pago…')).toBeNull(), { timeout: 20_000 });

const buy = (outcome: string) => service.buyHere('ref-1', form, outcome);

async function arrive(query: string, verification?: PaymentVerification) {
  const load = async () => (await import('../../src/pages/return-page.tsx')).ReturnPage;
  const page = await openReturn(load, `/pago-cancelado${query}`, verification);
  // The specified page is there at once, with its way back to the checkout.
  expect(screen.getByRole('link', { name: 'Volver a Intentar' }).getAttribute('href')).toBe('/checkout');
  return page;
}

const left = '?status=null&payment_id=null&external_reference=ref-1';

test.each(['auto', 'required'] as const)(
  '%s: what was paid on another device is delivered where one comes back unpaid',
  async (mode) => {
    await buy('approved');
    createCartStore().add(contract);
    const page = await arrive(left, mode);
    expect(heading()).toBe(notPaid);
    expect(await screen.findByRole('heading', { name: '¡Gracias por su compra!' })).toBeTruthy();
    expect(screen.getByRole('button', { name: `Descargar ${form.name}` })).toBeTruthy();
    expect(screen.getByText('Esta compra ya está pagada.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Volver a Intentar' })).toBeTruthy();
    expect(document.title).toBe('Pago confirmado | Mentoría Legal Educacional');
    expect(page.cart.get().items.map(({ id }) => id)).toEqual([contract.id]);
    expect(page.purchases.get()).toMatchObject({ attempts: [], receipts: [{ reference: 'ref-1' }] });
  },
);

test('a rejected card that was followed by an approved one is delivered', async () => {
  const query = await buy('rejected');
  await service.buy('approved', 'ref-1', createCartStore().get().items);
  await arrive(query);
  expect(await screen.findByRole('button', { name: `Descargar ${form.name}` })).toBeTruthy();
});

test('«nothing was charged» is shown once Mercado Pago says that the payment was rejected', async () => {
  await arrive(await buy('rejected'));
  expect(lead()).not.toContain('no se le cobró');
  await waitFor(() => expect(lead()).toBe(`El pago fue rechazado o cancelado y no se le cobró. ${cart}`));
});

test.each([
  ['nothing is found', [{ fault: 'payment-not-found' }, { fault: 'search-empty' }], ''],
  ['the search fails', [{ fault: 'status', route: search, status: 500 }], ` ${wait}`],
  [
    'nobody answers',
    [
      { fault: 'drop-socket', route: read },
      { fault: 'drop-socket', route: search },
    ],
    ` ${wait}`,
  ],
])(
  'where only the address says that it was rejected and %s, nothing is said about charges',
  async (_, faults, more) => {
    const query = await buy('rejected');
    await service.faults(...faults);
    await arrive(query);
    await answered();
    expect(heading()).toBe(notPaid);
    expect(lead()).toBe(
      `Mercado Pago no aprobó el pago. Si ve un cargo en su banco, escríbanos. ${cart}${more}`,
    );
    expect(screen.getByRole('link', { name: 'contacto@mentorialegal.example' })).toBeTruthy();
  },
);

test('another browser’s rejected return sends no request, and does not mention an empty cart', async () => {
  await arrive('?status=rejected&payment_id=7&external_reference=de-otro');
  expect(lead()).toBe('Mercado Pago no aprobó el pago. Si ve un cargo en su banco, escríbanos.');
  expect(await service.asked(read, search)).toBe(0);
});

test('a pending payment says so before the way to pay again, gives its number, and waits in the purchases', async () => {
  const query = await buy('pending');
  const { purchases } = await arrive(query);
  await answered();
  expect(heading()).toBe(pending);
  expect(lead()).toBe(`La operación está pendiente de confirmación. ${cart} ${wait}`);
  expect(document.title).toBe('Pago pendiente | Mentoría Legal Educacional');
  const number = screen.getByText(parseReturn(query).paymentId ?? '');
  expect(number.parentElement?.textContent).toBe(
    `N.º de pago ${number.textContent}. Anótelo: con él recupera su compra en otro equipo.`,
  );
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Comprobar el pago']);
  const [again, check] = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect([again, check]).toEqual(['Volver a Intentar', `Comprobar el pago en ${site.purchases}`]);
  expect(purchases.get().attempts).toMatchObject([{ pending: {} }]);
});

test('a pending payment is checked with a press, and delivered once it is approved', async () => {
  await arrive(await buy('pending'));
  await answered();
  await service.faults({ fault: 'payment-differs', status: 'approved' });
  fireEvent.click(screen.getByRole('button', { name: 'Comprobar el pago' }));
  expect(screen.getByRole('button', { name: 'Comprobando…' }).getAttribute('aria-busy')).toBe('true');
  expect(heading()).toBe(pending);
  expect(await screen.findByRole('button', { name: `Descargar ${form.name}` })).toBeTruthy();
});

test('a pending payment that nobody can be asked about gives its number and no button', async () => {
  const query = await buy('pending');
  await arrive(query, 'off');
  expect(heading()).toBe(pending);
  expect(screen.getByText(parseReturn(query).paymentId ?? '')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('what was paid a moment ago on a phone is waited for beside the page, and delivered when it is found', async () => {
  await buy('approved');
  await service.faults({ fault: 'search-empty', times: 1 });
  await arrive(left);
  await answered();
  expect(heading()).toBe(notPaid);
  expect(screen.getByText(`Seguimos consultando a Mercado Pago. ${wait}`)).toBeTruthy();
  expect(
    await screen.findByRole('button', { name: `Descargar ${form.name}` }, { timeout: 20_000 }),
  ).toBeTruthy();
}, 60_000);

test('a return without payment whose payment is under way says so, and waits', async () => {
  await buy('pending');
  const { purchases } = await arrive(left);
  await waitFor(() => expect(heading()).toBe(pending));
  expect(purchases.get().attempts).toMatchObject([{ pending: {} }]);
});

test('an abandoned payment is cancelled, as specified, and is not pending', async () => {
  const { purchases } = await arrive(await buy('none'));
  await answered();
  expect(heading()).toBe(notPaid);
  expect(lead()).toBe(`La operación fue cancelada o está pendiente de confirmación. ${cart}`);
  expect(purchases.get().attempts[0]).not.toHaveProperty('pending');
  expect(document.title).toBe('Pago no completado | Mentoría Legal Educacional');
});

test('without a service, the page says to wait before paying again', async () => {
  await arrive(await buy('none'), 'off');
  await answered();
  expect(lead()).toBe(`La operación fue cancelada o está pendiente de confirmación. ${cart} ${wait}`);
  expect(await service.asked(read, search)).toBe(0);
});

test('a purchase that was paid since is delivered from its cancelled address too, without a request', async () => {
  const query = await buy('rejected');
  const purchases = createPurchasesStore();
  const [attempt] = purchases.get().attempts;
  if (!attempt) throw new Error('An attempt was begun');
  purchases.complete({ ...attempt, paymentId: '5', paidAt: '2026-03-02T12:05:00.000Z' });
  await arrive(query);
  expect(screen.getByRole('button', { name: `Descargar ${form.name}` })).toBeTruthy();
  expect(await service.asked(read, search)).toBe(0);
});

test('a deleted purchase stays deleted', async () => {
  const query = await buy('pending');
  createPurchasesStore().forget('ref-1');
  const { purchases } = await arrive(query);
  expect(heading()).toBe('Usted eliminó esta compra de este equipo');
  expect(screen.getByRole('link', { name: `Buscar en ${site.purchases}` }).getAttribute('href')).toBe(
    '/mis-compras',
  );
  expect(purchases.get().attempts).toEqual([]);
});

test('a page that is left during its request stores nothing of the answer', async () => {
  await buy('approved');
  await service.faults({ fault: 'never-answer', route: search });
  const page = await arrive(left);
  await waitFor(async () => expect(await service.asked(search)).toBe(1));
  const before = service.left();
  page.leave();
  await waitFor(() => expect(service.left()).toBe(before + 1));
  expect(page.purchases.get().receipts).toEqual([]);
  expect(page.purchases.get().attempts[0]).not.toHaveProperty('askedAt');
});
