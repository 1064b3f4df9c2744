// @vitest-environment dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { refusals as proxyRefusals } from '../../deploy/proxy/refusal.ts';
import { createCartStore } from '../../src/features/cart/cart-store.ts';
import { attemptFor } from '../../src/features/checkout/order.ts';
import { createPurchasesStore } from '../../src/features/purchases/purchases-store.ts';
import { contractProduct, deaForm, orderAmount } from '../shop.ts';
import { openPage, showEvents, startService } from './shop-service.tsx';

const preferenceRoute = 'preference.create';
const paymentFailedMessage = 'No se pudo iniciar el proceso de pago. Por favor, inténtelo más tarde.';
const noConnectionMessage = 'No se pudo conectar con Mercado Pago. Revisa tus credenciales.';
const genericMessage = 'Error al crear la preferencia de pago.';
const noIdMessage = 'No se pudo obtener el ID de preferencia de Mercado Pago.';
const rateLimitMessage = 'Rate limit exceeded. Retry after the indicated number of seconds.';

const service = await startService();

const payLabel = 'Pagar con Mercado Pago';
const payButton = () => screen.getByRole('button', { name: payLabel, busy: false });
const press = async () => fireEvent.click(await screen.findByRole('button', { name: payLabel, busy: false }));
const findPayLink = () => screen.findByRole('link', { name: payLabel });
const findFailure = async () => (await screen.findByRole('alert')).textContent;
const expectToast = async (text: string) =>
  expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);

/** Opens /checkout with one template in the cart, an earlier attempt to pay for it and an earlier purchase. */
async function openCheckout() {
  // Mercado Pago refuses the tests' origin, which isn't public.
  vi.spyOn(window.location, 'origin', 'get').mockReturnValue('https://vista-previa.example');
  const cart = createCartStore();
  const purchases = createPurchasesStore();
  cart.add(deaForm);
  const now = '2026-03-02T12:00:00.000Z';
  purchases.addAttempt(attemptFor(cart.get(), 'ref-0', 'pref-0', now));
  purchases.addReceipt({ ...attemptFor(cart.get(), 'ref-1', 'pref-1', now), paymentId: '1', paidAt: now });
  const page = await openPage(async () => (await import('../../src/pages/checkout-page.tsx')).CheckoutPage);
  return {
    ...page,
    expectNothingLost(): void {
      const otherTab = page.openStores();
      for (const store of [page, otherTab]) {
        expect(store.cart.get()).toEqual(cart.get());
        expect(store.purchases.get()).toEqual(purchases.get());
      }
    },
  };
}

// prepare-payment.test.ts tests the message for each of Mercado Pago's answers.
test.each<readonly [answer: string, toast: string, fault: object]>([
  ['a refusal with a message', 'items needed.', { fault: 'status', status: 400, message: 'items needed.' }],
  ['a refusal without a body', genericMessage, { fault: 'status', status: 400, body: 'empty' }],
  ['an invalid token', 'invalid_token', { fault: 'unauthorized' }],
  ['an outage', 'Internal server error', { fault: 'status', status: 500 }],
  ['an outage of a proxy', genericMessage, { fault: 'status', status: 503, body: 'html' }],
  ['an answer without an id', noIdMessage, { fault: 'truncated-json' }],
  ['a dropped socket', noConnectionMessage, { fault: 'drop-socket' }],
  ['an answer without CORS headers', noConnectionMessage, { fault: 'no-cors' }],
])('after %s the page shows a message at the button and in a toast', async (_answer, message, fault) => {
  const page = await openCheckout();
  await service.setFaults({ ...fault, route: preferenceRoute });
  await press();
  expect(await findFailure()).toBe(paymentFailedMessage);
  await expectToast('Error de Pago');
  await expectToast(message);
  page.expectNothingLost();
  expect(await service.countRequests(preferenceRoute)).toBeLessThanOrEqual(1);
  await service.setFaults();
  await press();
  expect(await findPayLink()).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(page.purchases.get().attempts).toHaveLength(2);
});

test('a service that never answers times out within 15 s', async () => {
  const page = await openCheckout();
  await service.setFaults({ fault: 'never-answer', route: preferenceRoute, times: 1 });
  const limitsMs: number[] = [];
  const timer = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    limitsMs.push(milliseconds);
    return timer.signal;
  });
  await press();
  await vi.waitFor(async () => expect(await service.countRequests(preferenceRoute)).toBe(1));
  expect(Math.max(...limitsMs)).toBeLessThan(15_000);
  timer.abort();
  expect(await findFailure()).toBe(paymentFailedMessage);
  await expectToast(noConnectionMessage);
  page.expectNothingLost();
  vi.restoreAllMocks();
  await press();
  expect(await findPayLink()).toBeTruthy();
});

test('a service that answers 429 gets two requests for five clicks', async () => {
  const page = await openCheckout();
  await service.setFaults({ fault: 'status', route: preferenceRoute, status: 429 });
  for (let n = 0; n < 5; n += 1) {
    await press();
    expect(await findFailure()).toBe(paymentFailedMessage);
    await expectToast(rateLimitMessage);
  }
  expect(await service.countRequests(preferenceRoute)).toBe(2);
  page.expectNothingLost();
});

test('after the storage is wiped, a click on the button stores cart and purchases again', async () => {
  const page = await openCheckout();
  localStorage.clear();
  await press();
  expect(await findPayLink()).toBeTruthy();
  const nextPage = page.openStores();
  expect(nextPage.cart.get()).toEqual(page.cart.get());
  expect(nextPage.cart.get().items).toHaveLength(1);
  expect(nextPage.purchases.get()).toEqual(page.purchases.get());
});

test('changing the cart while its payment is prepared discards that payment', async () => {
  const page = await openCheckout();
  await service.setFaults(
    { fault: 'delay', route: preferenceRoute, milliseconds: 50, times: 1 },
    { fault: 'delay', route: preferenceRoute, milliseconds: 150, times: 1 },
  );
  await press();
  await vi.waitFor(async () => expect(await service.countRequests(preferenceRoute)).toBe(1));
  page.change(() => page.cart.add(contractProduct));
  await press();
  expect(await findPayLink()).toBeTruthy();
  expect(page.purchases.get().attempts.map(({ total }) => total)).toEqual([
    orderAmount({ forms: 1 }),
    orderAmount({ forms: 1, contracts: 1 }),
  ]);
});

test.each([
  ['by a link', (leave: () => void) => leave()],
  ['by the address bar', () => window.dispatchEvent(new Event('pagehide'))],
])('leaving %s aborts the request, without an error message', async (_, leavePage) => {
  const page = await openCheckout();
  await service.setFaults({ fault: 'never-answer', route: preferenceRoute });
  const countBefore = service.countDisconnections();
  await press();
  await vi.waitFor(async () => expect(await service.countRequests(preferenceRoute)).toBe(1));
  leavePage(page.leave);
  await vi.waitFor(() => expect(service.countDisconnections()).toBe(countBefore + 1));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByText('Error de Pago')).toBeNull();
  page.expectNothingLost();
});

/** Restores the page from the back/forward cache. */
function restorePage(): void {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
}

test('the button works on a page that was left while preparing a payment and then restored', async () => {
  const page = await openCheckout();
  await service.setFaults({ fault: 'never-answer', route: preferenceRoute, times: 1 });
  await press();
  await vi.waitFor(async () => expect(await service.countRequests(preferenceRoute)).toBe(1));
  page.change(restorePage);
  await press();
  expect(await findPayLink()).toBeTruthy();
});

test('the return URLs are on the page’s own origin', async () => {
  await openCheckout();
  await press();
  await findPayLink();
  expect(await service.lastSent(preferenceRoute)).toMatchObject({
    back_urls: {
      success: 'https://vista-previa.example/pago-exitoso',
      failure: 'https://vista-previa.example/pago-cancelado',
      pending: 'https://vista-previa.example/pago-cancelado',
    },
  });
});

/** Returns the status message of each product in order, then the status message above the button. */
const statusMessages = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
const startedNote = (moment: string) =>
  `Se comenzó a pagar este documento en este equipo (${moment}). Si ya pagó, compruébelo antes de pagar otra vez. Comprobar el pago`;
const checkLinks = () =>
  screen.queryAllByRole('link', { name: 'Comprobar el pago' }).map((link) => link.getAttribute('href'));

test('the product shows an earlier attempt to pay until the service knows no such payment', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T12:20:00Z') });
  const page = await openCheckout();
  expect(statusMessages()).toEqual([startedNote('2 de marzo de 2026, 09:00'), '']);
  expect(checkLinks()).toEqual(['/mis-compras#perdidos']);
  page.change(() => page.cart.add(contractProduct));
  expect(statusMessages()).toEqual([startedNote('2 de marzo de 2026, 09:00'), '', '']);
  expect(payButton()).toBeTruthy();
  page.change(() => page.purchases.markDenied('ref-0', '2026-03-02T12:16:00.000Z'));
  expect(statusMessages()).toEqual(['', '', '']);
  expect(payButton()).toBeTruthy();
});

test('the product shows the number or the time of a pending payment', async () => {
  const page = await openCheckout();
  const pendingSince = '2026-03-02T12:05:00.000Z';
  page.change(() => page.purchases.markPending('ref-0', { paymentId: null, since: pendingSince }));
  const waitSentence = 'Espere la confirmación de Mercado Pago antes de pagar otra vez. Comprobar el pago';
  expect(statusMessages()[0]).toBe(
    `Un pago de este documento está pendiente (2 de marzo de 2026, 09:00). ${waitSentence}`,
  );
  page.change(() => page.purchases.markPending('ref-0', { paymentId: '5550001', since: pendingSince }));
  expect(statusMessages()[0]).toBe(`El pago N.º 5550001 de este documento está pendiente. ${waitSentence}`);
  expect(checkLinks()).toEqual(['/mis-compras#pago-ref-0']);
  page.change(() => page.cart.add(page.cart.get().items[0] ?? expect.fail()));
  expect(statusMessages()[0]).toMatch(/^El pago N.º 5550001 /);
  expect(payButton()).toBeTruthy();
});

/** Prepares a payment on this page and completes it on another device. */
async function payOnPhone(outcome: string) {
  const page = await openCheckout();
  page.change(() => page.purchases.discard('ref-0'));
  await press();
  await findPayLink();
  await service.payOnPhone(page.purchases.get().attempts[0]?.preparedId ?? '', outcome);
  return page;
}

test.each(showEvents)('a payment made on a phone is found when %s', async (_, show) => {
  const page = await payOnPhone('approved');
  page.change(show);
  expect(await screen.findByText('Tu carrito está vacío.')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe(
    'Se confirmó una compra mientras esta página estaba abierta. Revísela antes de pagar otra vez. Ver Mis compras',
  );
  expect(screen.queryByRole('link', { name: payLabel })).toBeNull();
  expect(page.purchases.get().receipts).toHaveLength(2);
});

test('showing the page again causes one request, even if it causes several events', async () => {
  const page = await payOnPhone('none');
  for (const [, show] of showEvents.slice(0, 2)) page.change(show);
  await waitFor(() => expect(page.purchases.get().attempts[0]?.deniedAt).toBeDefined());
  expect(await service.countRequests('payment.search')).toBe(1);
  expect(await findPayLink()).toBeTruthy();
});

test('when the page is shown again, the product shows a payment that is pending on a phone', async () => {
  const page = await payOnPhone('pending');
  page.change(() => window.dispatchEvent(new Event('focus')));
  await waitFor(() =>
    expect(statusMessages()[0]).toMatch(/^El pago N.º \d+ de este documento está pendiente/),
  );
});

test('changing the order lists its prepared payment as an earlier attempt at the product', async () => {
  const page = await openCheckout();
  page.change(() => page.purchases.discard('ref-0'));
  await press();
  await findPayLink();
  expect(checkLinks()).toEqual([]);
  page.change(() => page.cart.add(contractProduct));
  expect(checkLinks()).toEqual(['/mis-compras#perdidos']);
  expect(payButton()).toBeTruthy();
});

test.each([
  ['price_changed', 'Un precio cambió desde que abrió esta página. Vuelva a cargarla y revise el total.'],
  [
    'other_version',
    'La tienda se actualizó o se está actualizando. Espere un minuto, vuelva a cargar la página y revise el total. Su carrito se conserva y no se le cobró nada.',
  ],
])('the page offers to reload after %s', async (error, sentence) => {
  const { expectNothingLost } = await openCheckout();
  await service.setFaults({
    fault: 'status',
    route: preferenceRoute,
    status: 409,
    error,
    message: 'not this',
  });
  await press();
  expect(await findFailure()).toBe(sentence);
  await expectToast(sentence);
  expect(screen.queryByRole('button', { name: payLabel })).toBeNull();
  const reloadButton = screen.getByRole('button', { name: 'Volver a cargar la página' });
  expect(document.activeElement).toBe(reloadButton);
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  fireEvent.click(reloadButton);
  expect(reload).toHaveBeenCalledTimes(1);
  expectNothingLost();
});

/** Removes the token from the page, which then uses a proxy. */
function removeToken(): void {
  const token = import.meta.env.VITE_MERCADOPAGO_ACCESS_TOKEN;
  vi.stubEnv('VITE_MERCADOPAGO_ACCESS_TOKEN', '');
  onTestFinished(() => void vi.stubEnv('VITE_MERCADOPAGO_ACCESS_TOKEN', token));
}

const reloadLabel = 'Volver a cargar la página';

test('after a proxy’s 400 the page offers to pay again and to reload', async () => {
  removeToken();
  const { expectNothingLost } = await openCheckout();
  const message = proxyRefusals.unknownProduct().sentence ?? '';
  await service.setFaults({
    fault: 'status',
    route: preferenceRoute,
    status: 400,
    error: 'bad_request',
    message,
  });
  await press();
  expect(await findFailure()).toBe(paymentFailedMessage);
  await expectToast(message);
  expectNothingLost();
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  fireEvent.click(screen.getByRole('button', { name: reloadLabel }));
  expect(reload).toHaveBeenCalledTimes(1);
  expectNothingLost();
  const countBefore = await service.countRequests(preferenceRoute);
  await press();
  expect(await findFailure()).toBe(paymentFailedMessage);
  expect(await service.countRequests(preferenceRoute)).toBe(countBefore + 1);
});

test('after the service’s own 400 the page doesn’t offer to reload', async () => {
  await openCheckout();
  await service.setFaults({
    fault: 'status',
    route: preferenceRoute,
    status: 400,
    error: 'bad_request',
    message: 'items needed.',
  });
  await press();
  expect(await findFailure()).toBe(paymentFailedMessage);
  expect(payButton()).toBeTruthy();
  expect(screen.queryByRole('button', { name: reloadLabel })).toBeNull();
});
