// @vitest-environment dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { outcomeRows } from '../../src/content/payment-outcomes.ts';
import { site } from '../../src/content/site.ts';
import { createCartStore } from '../../src/features/cart/cart-store.ts';
import type { PaymentVerification } from '../../src/features/payments/payment-env.ts';
import { parseReturn } from '../../src/features/payments/payment-return.ts';
import { createPurchasesStore } from '../../src/features/purchases/purchases-store.ts';
import { contractProduct, deaForm } from '../shop.ts';
import { openPage, showEvents, startService } from './shop-service.tsx';

const { paid, notPaid } = outcomeRows;
const thanksTitle = paid.documents.title;
const pendingTitle = paid.pending.title;
const readRoute = 'payment.read';
const searchRoute = 'payment.search';

const service = await startService();

const buy = (reference: string, product = deaForm, outcome = 'approved') =>
  service.buyHere(reference, product, outcome);

const { VITE_MERCADOPAGO_API_URL: apiUrl, VITE_MERCADOPAGO_ACCESS_TOKEN: token } = import.meta.env;

/** Setting of the site's payment verification, or 'none' for a site without a payment service. */
type Mode = PaymentVerification | 'none';

/** Loads the page at the return URL. */
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

async function expectHeading(text: string): Promise<void> {
  expect(await screen.findByRole('heading', { level: 1, name: text })).toBeTruthy();
}

const title = () => screen.getByRole('heading', { level: 1 });
const leadText = () => title().nextElementSibling?.textContent ?? '';
const numberOf = (query: string) => parseReturn(query).paymentId ?? '';
const link = (name: string) => screen.getByRole('link', { name });
const retryButton = () => screen.queryByRole('button', { name: 'Reintentar' });
const downloadLabels = () =>
  screen.queryAllByRole('button', { name: /^Descargar/ }).map((button) => button.textContent);
/** Returns the number of different products that are left in the stored cart. */
const countInCart = () => createCartStore().get().items.length;

test('an approved payment is delivered', async () => {
  await arrivePaid(await buy('ref-1'));
  await expectHeading(thanksTitle);
  expect(downloadLabels()).toEqual([`Descargar en blanco ${deaForm.name}`]);
  expect(countInCart()).toBe(0);
  // Inside `waitFor`, React doesn't warn if the downloads' code loads meanwhile and causes an update.
  await waitFor(async () => expect(await service.countRequests(readRoute, searchRoute)).toBe(1));
  expect(document.title).toBe('Pago confirmado | Mentoría Legal Educacional');
});

test('a payment of a wrong amount delivers nothing and shows its number and the firm’s e-mail', async () => {
  const query = await buy('ref-1');
  await service.setFaults({ fault: 'payment-differs', transaction_amount: deaForm.price - 1 });
  await arrivePaid(query, 'required');
  await expectHeading(paid.contradicting.title);
  expect(screen.getByText(numberOf(query))).toBeTruthy();
  expect(link('contacto@mentorialegal.example')).toBeTruthy();
  expect(retryButton()).toBeNull();
  expect(downloadLabels()).toEqual([]);
  expect(countInCart()).toBe(1);
  expect(document.title).toBe('Estado de su pago | Mentoría Legal Educacional');
});

test('a rejected payment says that nothing was charged', async () => {
  await arrivePaid(await buy('ref-1', deaForm, 'rejected'));
  await expectHeading(paid.refused.title);
  expect(screen.getByText(/no se le cobró. Su producto sigue en el carrito.$/)).toBeTruthy();
  expect(retryButton()).toBeNull();
  expect(countInCart()).toBe(1);
});

test.each([
  ['is pending', pendingTitle, 'Comprobar el pago', [{ fault: 'payment-differs', status: 'pending' }]],
  [
    'is not found',
    paid.notYet.title,
    'Reintentar',
    [{ fault: 'payment-not-found' }, { fault: 'search-empty' }],
  ],
] as const)(
  'a payment that %s delivers its document only after another check',
  async (_, shownTitle, buttonName, faults) => {
    const query = await buy('ref-1');
    await service.setFaults(...faults);
    await arrivePaid(query);
    await expectHeading(shownTitle);
    expect(screen.getByText(numberOf(query)).parentElement?.textContent).toMatch(
      /^N\.º de pago \d+\. Anótelo: con él recupera su compra en otro equipo\.$/,
    );
    expect(screen.getByText(/Su producto sigue en el carrito/)).toBeTruthy();
    expect(link(`Ver ${site.purchases}`).getAttribute('href')).toBe('/mis-compras');
    expect(downloadLabels()).toEqual([]);
    expect(countInCart()).toBe(1);
    expect(createPurchasesStore().get().attempts).toMatchObject([{ pending: {} }]);
    await service.setFaults();
    fireEvent.click(screen.getByRole('button', { name: buttonName }));
    await expectHeading(thanksTitle);
    expect(countInCart()).toBe(0);
  },
);

test('a service without CORS headers delivers nothing until a retry succeeds', async () => {
  const query = await buy('ref-1');
  await service.setFaults({ fault: 'no-cors', route: readRoute }, { fault: 'no-cors', route: searchRoute });
  await arrivePaid(query, 'required');
  await expectHeading(paid.unconfirmed.title);
  expect(downloadLabels()).toEqual([]);
  expect(countInCart()).toBe(1);
  await service.setFaults();
  fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  await expectHeading(thanksTitle);
});

test('another browser gets the documents of an approved payment', async () => {
  const query = await buy('ref-1', contractProduct);
  localStorage.clear();
  await arrivePaid(query);
  await expectHeading(thanksTitle);
  expect(downloadLabels()).toEqual([`Descargar en blanco ${contractProduct.name}`]);
});

test('another browser without a payment service shows the payment’s number and an e-mail', async () => {
  const query = await buy('ref-1');
  localStorage.clear();
  await arrivePaid(query, 'none');
  await expectHeading(paid.elsewhere.title);
  expect(screen.getByText(numberOf(query))).toBeTruthy();
  expect(link('contacto@mentorialegal.example')).toBeTruthy();
  expect(link(`Ver ${site.purchases}`)).toBeTruthy();
  expect(downloadLabels()).toEqual([]);
  expect(await service.countRequests(readRoute, searchRoute)).toBe(0);
});

test('in another browser, an unapproved return sends no request and does not mention charges', async () => {
  const query = await buy('ref-1', deaForm, 'rejected');
  localStorage.clear();
  await arrivePaid(query);
  expect(leadText()).toBe(paid.notApproved.text);
  expect(await service.countRequests(readRoute, searchRoute)).toBe(0);
});

test('a deleted purchase stays deleted when its address is opened again', async () => {
  const query = await buy('ref-1');
  createPurchasesStore().deleteOrder('ref-1');
  await arrivePaid(query);
  await expectHeading(paid.deleted.title);
  expect(link(`Ver ${site.purchases}`)).toBeTruthy();
  expect(screen.getByText(numberOf(query))).toBeTruthy();
  expect(countInCart()).toBe(1);
});

/** Suppresses the page's next check of a payment, which would follow after 2 s. */
function holdNextCheck(): void {
  const { setTimeout: realSetTimeout } = globalThis;
  const hold = ((callback: () => void, ms?: number) =>
    ms === 2_000 ? 0 : realSetTimeout(callback, ms)) as typeof realSetTimeout;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(hold);
}

test.each(showEvents)('an undecided payment is checked again when %s', async (_, show) => {
  const query = await buy('ref-1');
  await service.setFaults({ fault: 'payment-differs', status: 'pending' });
  holdNextCheck();
  const page = await arrivePaid(query);
  await expectHeading(pendingTitle);
  await service.setFaults();
  page.change(show);
  expect(title().textContent).toBe(pendingTitle);
  await expectHeading(thanksTitle);
});

test('a decided payment is not checked again', async () => {
  const page = await arrivePaid(await buy('ref-1', deaForm, 'rejected'));
  await expectHeading(paid.refused.title);
  const countBefore = await service.countRequests(readRoute, searchRoute);
  for (const [, show] of showEvents) page.change(show);
  expect(await service.countRequests(readRoute, searchRoute)).toBe(countBefore);
});

test.each(showEvents)('/pago-cancelado finds a payment made on a phone when %s', async (_, show) => {
  const query = await buy('ref-1');
  await service.setFaults({ fault: 'payment-not-found' }, { fault: 'search-empty' });
  holdNextCheck();
  const page = await arriveUnpaid(unpaidQuery);
  await waitFor(() => expect(createPurchasesStore().get().attempts[0]?.deniedAt).toBeDefined());
  expect(numberOf(query)).not.toBe('');
  await service.setFaults();
  page.change(show);
  await expectHeading(thanksTitle);
});

test('the second purchase of a product is delivered with a note about the first', async () => {
  const first = await buy('ref-1');
  const second = await buy('ref-2');
  const notePattern = new RegExp(
    `^Esta compra incluye «${deaForm.name}», que también está en otra pagada con menos de 24 horas de diferencia`,
  );
  const firstPage = await arrivePaid(first);
  await expectHeading(thanksTitle);
  expect(screen.queryByText(notePattern)).toBeNull();
  firstPage.leave();
  await arrivePaid(second);
  await expectHeading(thanksTitle);
  const repeatNote = screen.getByText(notePattern).closest('p');
  expect(repeatNote?.textContent).toContain(`(pago N.º\u00A0${numberOf(first)})`);
  expect(repeatNote?.textContent).not.toMatch(/error|equivoc/i);
  expect(repeatNote?.querySelector('a')?.getAttribute('href')).toBe('mailto:contacto@mentorialegal.example');
  expect(downloadLabels()).toEqual([`Descargar en blanco ${deaForm.name}`]);
  expect(screen.queryByRole('alert')).toBeNull();
});

const cartSentence = 'Su producto sigue en el carrito.';
const waitSentence = 'Si ya pagó, espere la confirmación de Mercado Pago antes de reintentar.';
const unpaidQuery = '?status=null&payment_id=null&external_reference=ref-1';
const waitForAnswer = () =>
  waitFor(() => expect(screen.queryByText('Consultando a Mercado Pago…')).toBeNull());

test('a payment made on another device is delivered after an unpaid return', async () => {
  await buy('ref-1');
  createCartStore().add(contractProduct);
  const page = await arriveUnpaid(unpaidQuery);
  expect(title().textContent).toBe('Estado de su pago');
  await expectHeading(thanksTitle);
  expect(downloadLabels()).toEqual([`Descargar en blanco ${deaForm.name}`]);
  expect(screen.getByText('Esta compra ya está pagada.')).toBeTruthy();
  expect(link('Volver a Intentar')).toBeTruthy();
  expect(document.title).toBe('Pago confirmado | Mentoría Legal Educacional');
  expect(page.cart.get().items.map(({ id }) => id)).toEqual([contractProduct.id]);
});

test('the page says that nothing was charged only once Mercado Pago reports the rejection', async () => {
  await arriveUnpaid(await buy('ref-1', deaForm, 'rejected'));
  expect(leadText()).not.toContain('no se le cobró');
  await waitFor(() => expect(leadText()).toBe(`${notPaid.refused.text} ${cartSentence}`));
});

test.each([
  ['nothing is found', [{ fault: 'payment-not-found' }, { fault: 'search-empty' }], ''],
  ['the search fails', [{ fault: 'status', route: searchRoute, status: 500 }], ` ${waitSentence}`],
])(
  'if only the address says rejected and %s, the page does not mention charges',
  async (_, faults, extraSentence) => {
    const query = await buy('ref-1', deaForm, 'rejected');
    await service.setFaults(...faults);
    await arriveUnpaid(query);
    await waitForAnswer();
    expect(leadText()).toBe(`${notPaid.notApproved.text} ${cartSentence}${extraSentence}`);
    expect(link('contacto@mentorialegal.example')).toBeTruthy();
  },
);

test('checking a pending payment delivers it once it is approved', async () => {
  const query = await buy('ref-1', deaForm, 'pending');
  const { purchases } = await arriveUnpaid(query);
  await waitForAnswer();
  expect(title().textContent).toBe(pendingTitle);
  expect(leadText()).toBe(`${notPaid.pending.text} ${cartSentence} ${waitSentence}`);
  expect(document.title).toBe('Pago pendiente | Mentoría Legal Educacional');
  const number = screen.getByText(numberOf(query));
  expect(number.parentElement?.textContent).toBe(
    `N.º de pago ${number.textContent}. Anótelo: con él recupera su compra en otro equipo.`,
  );
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Comprobar el pago']);
  const [retryText, purchasesText] = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect([retryText, purchasesText]).toEqual(['Volver a Intentar', `Ver en ${site.purchases}`]);
  expect(purchases.get().attempts).toMatchObject([{ pending: {} }]);
  await service.setFaults({ fault: 'payment-differs', status: 'approved' });
  fireEvent.click(screen.getByRole('button', { name: 'Comprobar el pago' }));
  expect(screen.getByRole('button', { name: 'Comprobando…' }).getAttribute('aria-busy')).toBe('true');
  expect(title().textContent).toBe(pendingTitle);
  await expectHeading(thanksTitle);
  expect(downloadLabels()).toEqual([`Descargar en blanco ${deaForm.name}`]);
});

test.each([
  ['auto', ''],
  ['none', ` ${waitSentence}`],
] as const)(
  'in mode %s, an abandoned payment is shown as cancelled, not pending',
  async (mode, extraSentence) => {
    const { purchases } = await arriveUnpaid(await buy('ref-1', deaForm, 'none'), mode);
    await waitForAnswer();
    expect(title().textContent).toBe(notPaid.cancelled.title);
    expect(leadText()).toBe(`${notPaid.cancelled.text} ${cartSentence}${extraSentence}`);
    expect(purchases.get().attempts[0]).not.toHaveProperty('pending');
    expect(document.title).toBe('Pago no completado | Mentoría Legal Educacional');
  },
);
