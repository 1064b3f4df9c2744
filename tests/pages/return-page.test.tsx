// @vitest-environment dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { outcomeRows } from '../../src/content/payment-outcomes.ts';
import { site } from '../../src/content/site.ts';
import { createCartStore } from '../../src/features/cart/cart-store.ts';
import type { PaymentVerification } from '../../src/features/payments/payment-env.ts';
import { parseReturn } from '../../src/features/payments/payment-return.ts';
import { createPurchasesStore } from '../../src/features/purchases/purchases-store.ts';
import { contract, form } from '../shop.ts';
import { openPage, shownAgain, startService } from './shop-service.tsx';

const { paid, notPaid } = outcomeRows;
const thanks = paid.documents.title;
const pending = paid.pending.title;
const read = 'payment.read';
const search = 'payment.search';

const service = await startService();

const buy = (reference: string, product = form, outcome = 'approved') =>
  service.buyHere(reference, product, outcome);

const { VITE_MERCADOPAGO_API_URL: apiUrl, VITE_MERCADOPAGO_ACCESS_TOKEN: token } = import.meta.env;

/** Setting of the site's payment verification, or 'none' for a site without a payment service. */
type Mode = PaymentVerification | 'none';

/** Loads the page at the return address. */
function arrive(address: string, mode: Mode = 'auto') {
  const isConfigured = mode !== 'none';
  vi.stubEnv('VITE_MERCADOPAGO_API_URL', isConfigured ? apiUrl : '');
  vi.stubEnv('VITE_MERCADOPAGO_ACCESS_TOKEN', isConfigured ? token : '');
  vi.stubEnv('VITE_PAYMENT_VERIFICATION', isConfigured ? mode : '');
  return openPage(async () => (await import('../../src/pages/return-page.tsx')).ReturnPage, address);
}

const arrivePaid = (query: string, mode?: Mode) => arrive(`/pago-exitoso${query}`, mode);

async function arriveUnpaid(query: string, mode?: Mode) {
  const page = await arrive(`/pago-cancelado${query}`, mode);
  // The page shows the link back to the checkout at once, before Mercado Pago answers.
  expect(screen.getByRole('link', { name: 'Volver a Intentar' }).getAttribute('href')).toBe('/checkout');
  return page;
}

async function heading(text: string): Promise<void> {
  expect(await screen.findByRole('heading', { level: 1, name: text })).toBeTruthy();
}

const title = () => screen.getByRole('heading', { level: 1 });
const lead = () => title().nextElementSibling?.textContent ?? '';
const numberOf = (query: string) => parseReturn(query).paymentId ?? '';
const link = (name: string) => screen.getByRole('link', { name });
const retry = () => screen.queryByRole('button', { name: 'Reintentar' });
const downloads = () =>
  screen.queryAllByRole('button', { name: /^Descargar/ }).map((button) => button.textContent);
/** Returns the number of different products that are left in the stored cart. */
const countInCart = () => createCartStore().get().items.length;

test('an approved payment is delivered', async () => {
  await arrivePaid(await buy('ref-1'));
  await heading(thanks);
  expect(downloads()).toEqual([`Descargar en blanco ${form.name}`]);
  expect(countInCart()).toBe(0);
  // Inside `waitFor`, React doesn't warn if the downloads' code loads meanwhile and causes an update.
  await waitFor(async () => expect(await service.countRequests(read, search)).toBe(1));
  expect(document.title).toBe('Pago confirmado | Mentoría Legal Educacional');
});

test('a payment of a wrong amount delivers nothing and shows its number and the firm’s e-mail', async () => {
  const query = await buy('ref-1');
  await service.faults({ fault: 'payment-differs', transaction_amount: form.price - 1 });
  await arrivePaid(query, 'required');
  await heading(paid.contradicting.title);
  expect(screen.getByText(numberOf(query))).toBeTruthy();
  expect(link('contacto@mentorialegal.example')).toBeTruthy();
  expect(retry()).toBeNull();
  expect(downloads()).toEqual([]);
  expect(countInCart()).toBe(1);
  expect(document.title).toBe('Estado de su pago | Mentoría Legal Educacional');
});

test('a rejected payment says that nothing was charged', async () => {
  await arrivePaid(await buy('ref-1', form, 'rejected'));
  await heading(paid.refused.title);
  expect(screen.getByText(/no se le cobró. Su producto sigue en el carrito.$/)).toBeTruthy();
  expect(retry()).toBeNull();
  expect(countInCart()).toBe(1);
});

test.each([
  ['is pending', pending, 'Comprobar el pago', [{ fault: 'payment-differs', status: 'pending' }]],
  [
    'is not found',
    paid.notYet.title,
    'Reintentar',
    [{ fault: 'payment-not-found' }, { fault: 'search-empty' }],
  ],
] as const)(
  'a payment that %s delivers its document only after another check',
  async (_, shown, press, faults) => {
    const query = await buy('ref-1');
    await service.faults(...faults);
    await arrivePaid(query);
    await heading(shown);
    expect(screen.getByText(numberOf(query)).parentElement?.textContent).toMatch(
      /^N\.º de pago \d+\. Anótelo: con él recupera su compra en otro equipo\.$/,
    );
    expect(screen.getByText(/Su producto sigue en el carrito/)).toBeTruthy();
    expect(link(`Ver ${site.purchases}`).getAttribute('href')).toBe('/mis-compras');
    expect(downloads()).toEqual([]);
    expect(countInCart()).toBe(1);
    expect(createPurchasesStore().get().attempts).toMatchObject([{ pending: {} }]);
    await service.faults();
    fireEvent.click(screen.getByRole('button', { name: press }));
    await heading(thanks);
    expect(countInCart()).toBe(0);
  },
);

test('a service without CORS headers delivers nothing until a retry succeeds', async () => {
  const query = await buy('ref-1');
  await service.faults({ fault: 'no-cors', route: read }, { fault: 'no-cors', route: search });
  await arrivePaid(query, 'required');
  await heading(paid.unconfirmed.title);
  expect(downloads()).toEqual([]);
  expect(countInCart()).toBe(1);
  await service.faults();
  fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  await heading(thanks);
});

test('another browser gets the documents of an approved payment', async () => {
  const query = await buy('ref-1', contract);
  localStorage.clear();
  await arrivePaid(query);
  await heading(thanks);
  expect(downloads()).toEqual([`Descargar en blanco ${contract.name}`]);
});

test('another browser without a payment service shows the payment’s number and an e-mail', async () => {
  const query = await buy('ref-1');
  localStorage.clear();
  await arrivePaid(query, 'none');
  await heading(paid.elsewhere.title);
  expect(screen.getByText(numberOf(query))).toBeTruthy();
  expect(link('contacto@mentorialegal.example')).toBeTruthy();
  expect(link(`Ver ${site.purchases}`)).toBeTruthy();
  expect(downloads()).toEqual([]);
  expect(await service.countRequests(read, search)).toBe(0);
});

test('in another browser, an unapproved return sends no request and does not mention charges', async () => {
  const query = await buy('ref-1', form, 'rejected');
  localStorage.clear();
  await arrivePaid(query);
  expect(lead()).toBe(paid.notApproved.text);
  expect(await service.countRequests(read, search)).toBe(0);
});

test('a deleted purchase stays deleted when its address is opened again', async () => {
  const query = await buy('ref-1');
  createPurchasesStore().deleteOrder('ref-1');
  await arrivePaid(query);
  await heading(paid.deleted.title);
  expect(link(`Ver ${site.purchases}`)).toBeTruthy();
  expect(screen.getByText(numberOf(query))).toBeTruthy();
  expect(countInCart()).toBe(1);
});

/** Suppresses the page's next check of a payment, which would follow after 2 s. */
function holdNextCheck(): void {
  const { setTimeout: start } = globalThis;
  const hold = ((callback: () => void, ms?: number) =>
    ms === 2_000 ? 0 : start(callback, ms)) as typeof start;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(hold);
}

test.each(shownAgain)('an undecided payment is checked again when %s', async (_, show) => {
  const query = await buy('ref-1');
  await service.faults({ fault: 'payment-differs', status: 'pending' });
  holdNextCheck();
  const page = await arrivePaid(query);
  await heading(pending);
  await service.faults();
  page.change(show);
  expect(title().textContent).toBe(pending);
  await heading(thanks);
});

test('a decided payment is not checked again', async () => {
  const page = await arrivePaid(await buy('ref-1', form, 'rejected'));
  await heading(paid.refused.title);
  const countBefore = await service.countRequests(read, search);
  for (const [, show] of shownAgain) page.change(show);
  expect(await service.countRequests(read, search)).toBe(countBefore);
});

test.each(shownAgain)('/pago-cancelado finds a payment made on a phone when %s', async (_, show) => {
  const query = await buy('ref-1');
  const unpaid = '?status=null&payment_id=null&external_reference=ref-1';
  await service.faults({ fault: 'payment-not-found' }, { fault: 'search-empty' });
  holdNextCheck();
  const page = await arriveUnpaid(unpaid);
  await waitFor(() => expect(createPurchasesStore().get().attempts[0]?.deniedAt).toBeDefined());
  expect(numberOf(query)).not.toBe('');
  await service.faults();
  page.change(show);
  await heading(thanks);
});

test('the second purchase of a product is delivered with a note about the first', async () => {
  const first = await buy('ref-1');
  const second = await buy('ref-2');
  const note = new RegExp(
    `^Esta compra incluye «${form.name}», que también está en otra pagada con menos de 24 horas de diferencia`,
  );
  const one = await arrivePaid(first);
  await heading(thanks);
  expect(screen.queryByText(note)).toBeNull();
  one.leave();
  await arrivePaid(second);
  await heading(thanks);
  const repeatNote = screen.getByText(note).closest('p');
  expect(repeatNote?.textContent).toContain(`(pago N.º\u00A0${numberOf(first)})`);
  expect(repeatNote?.textContent).not.toMatch(/error|equivoc/i);
  expect(repeatNote?.querySelector('a')?.getAttribute('href')).toBe('mailto:contacto@mentorialegal.example');
  expect(downloads()).toEqual([`Descargar en blanco ${form.name}`]);
  expect(screen.queryByRole('alert')).toBeNull();
});

const cart = 'Su producto sigue en el carrito.';
const wait = 'Si ya pagó, espere la confirmación de Mercado Pago antes de reintentar.';
const unpaid = '?status=null&payment_id=null&external_reference=ref-1';
const waitForAnswer = () =>
  waitFor(() => expect(screen.queryByText('Consultando a Mercado Pago…')).toBeNull());

test('a payment made on another device is delivered after an unpaid return', async () => {
  await buy('ref-1');
  createCartStore().add(contract);
  const page = await arriveUnpaid(unpaid);
  expect(title().textContent).toBe('Estado de su pago');
  await heading(thanks);
  expect(downloads()).toEqual([`Descargar en blanco ${form.name}`]);
  expect(screen.getByText('Esta compra ya está pagada.')).toBeTruthy();
  expect(link('Volver a Intentar')).toBeTruthy();
  expect(document.title).toBe('Pago confirmado | Mentoría Legal Educacional');
  expect(page.cart.get().items.map(({ id }) => id)).toEqual([contract.id]);
});

test('the page says that nothing was charged only once Mercado Pago reports the rejection', async () => {
  await arriveUnpaid(await buy('ref-1', form, 'rejected'));
  expect(lead()).not.toContain('no se le cobró');
  await waitFor(() => expect(lead()).toBe(`${notPaid.refused.text} ${cart}`));
});

test.each([
  ['nothing is found', [{ fault: 'payment-not-found' }, { fault: 'search-empty' }], ''],
  ['the search fails', [{ fault: 'status', route: search, status: 500 }], ` ${wait}`],
])('if only the address says rejected and %s, the page does not mention charges', async (_, faults, more) => {
  const query = await buy('ref-1', form, 'rejected');
  await service.faults(...faults);
  await arriveUnpaid(query);
  await waitForAnswer();
  expect(lead()).toBe(`${notPaid.notApproved.text} ${cart}${more}`);
  expect(link('contacto@mentorialegal.example')).toBeTruthy();
});

test('checking a pending payment delivers it once it is approved', async () => {
  const query = await buy('ref-1', form, 'pending');
  const { purchases } = await arriveUnpaid(query);
  await waitForAnswer();
  expect(title().textContent).toBe(pending);
  expect(lead()).toBe(`${notPaid.pending.text} ${cart} ${wait}`);
  expect(document.title).toBe('Pago pendiente | Mentoría Legal Educacional');
  const number = screen.getByText(numberOf(query));
  expect(number.parentElement?.textContent).toBe(
    `N.º de pago ${number.textContent}. Anótelo: con él recupera su compra en otro equipo.`,
  );
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Comprobar el pago']);
  const [again, check] = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect([again, check]).toEqual(['Volver a Intentar', `Ver en ${site.purchases}`]);
  expect(purchases.get().attempts).toMatchObject([{ pending: {} }]);
  await service.faults({ fault: 'payment-differs', status: 'approved' });
  fireEvent.click(screen.getByRole('button', { name: 'Comprobar el pago' }));
  expect(screen.getByRole('button', { name: 'Comprobando…' }).getAttribute('aria-busy')).toBe('true');
  expect(title().textContent).toBe(pending);
  await heading(thanks);
  expect(downloads()).toEqual([`Descargar en blanco ${form.name}`]);
});

test.each([
  ['auto', ''],
  ['none', ` ${wait}`],
] as const)('in mode %s, an abandoned payment is shown as cancelled, not pending', async (mode, more) => {
  const { purchases } = await arriveUnpaid(await buy('ref-1', form, 'none'), mode);
  await waitForAnswer();
  expect(title().textContent).toBe(notPaid.cancelled.title);
  expect(lead()).toBe(`${notPaid.cancelled.text} ${cart}${more}`);
  expect(purchases.get().attempts[0]).not.toHaveProperty('pending');
  expect(document.title).toBe('Pago no completado | Mentoría Legal Educacional');
});
