// @vitest-environment dom

import { fireEvent, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { refusals as proxyRefusals } from '../../deploy/proxy/refusal.ts';
import { site } from '../../src/content/site.ts';
import { createCartStore } from '../../src/features/cart/cart-store.ts';
import { attemptFor } from '../../src/features/checkout/order.ts';
import { createPurchasesStore } from '../../src/features/purchases/purchases-store.ts';
import { amountOf, contract, form } from '../shop.ts';
import { openPage, serviceForTests } from './shop-service.tsx';

const route = 'preference.create';
const inline = 'No se pudo iniciar el proceso de pago. Por favor, inténtelo más tarde.';
const noConnection = 'No se pudo conectar con Mercado Pago. Revisa tus credenciales.';
const generic = 'Error al crear la preferencia de pago.';
const noId = 'No se pudo obtener el ID de preferencia de Mercado Pago.';
const busy = 'Rate limit exceeded. Retry after the indicated number of seconds.';

const service = await serviceForTests();

const name = 'Pagar con Mercado Pago';
const button = () => screen.getByRole('button', { name, busy: false });
const press = async () => fireEvent.click(await screen.findByRole('button', { name, busy: false }));
const link = () => screen.findByRole('link', { name });
/** The message next to the button, once it is there. */
const failure = async () => (await screen.findByRole('alert')).textContent;
const toast = async (text: string) => expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);

/** /checkout with one template in the cart, an earlier attempt at it and an earlier purchase. */
async function openCheckout() {
  // Mercado Pago refuses to lead back to the tests' own, which is not public.
  vi.spyOn(window.location, 'origin', 'get').mockReturnValue('https://vista-previa.example');
  const cart = createCartStore();
  const purchases = createPurchasesStore();
  cart.add(form);
  const now = '2026-03-02T12:00:00.000Z';
  purchases.start(attemptFor(cart.get(), 'ref-0', 'pref-0', now));
  purchases.complete({ ...attemptFor(cart.get(), 'ref-1', 'pref-1', now), paymentId: '1', paidAt: now });
  const page = await openPage(async () => (await import('../../src/pages/checkout-page.tsx')).CheckoutPage);
  return {
    ...page,
    expectNothingLost(): void {
      const elsewhere = page.openStores();
      for (const store of [page, elsewhere]) {
        expect(store.cart.get()).toEqual(cart.get());
        expect(store.purchases.get()).toEqual(purchases.get());
      }
    },
  };
}

type Case = readonly [what: string, toast: string, faults: readonly object[]];

const refusals: readonly Case[] = [
  [
    '400 with a message',
    'items needed.',
    [{ fault: 'status', route, status: 400, message: 'items needed.' }],
  ],
  ['400 without a message', generic, [{ fault: 'status', route, status: 400, body: 'json-without-message' }]],
  [
    '400 cut in half',
    generic,
    [
      { fault: 'status', route, status: 400 },
      { fault: 'truncated-json', route },
    ],
  ],
  ['400 without a body', generic, [{ fault: 'status', route, status: 400, body: 'empty' }]],
  ['401, invalid_token', 'invalid_token', [{ fault: 'unauthorized', route, shape: 'invalid_token' }]],
  ['401, unauthorized', 'Invalid access token', [{ fault: 'unauthorized', route, shape: 'unauthorized' }]],
  ['401, code', 'authorization value not present', [{ fault: 'unauthorized', route, shape: 'code' }]],
  ['403', 'At least one policy returned UNAUTHORIZED.', [{ fault: 'policy-agent', route }]],
  ['404', 'Resource not found', [{ fault: 'status', route, status: 404 }]],
  ['409', 'Idempotency key already used with a different body', [{ fault: 'status', route, status: 409 }]],
  ['422', 'The request breaks a business rule', [{ fault: 'status', route, status: 422 }]],
  ['429', busy, [{ fault: 'status', route, status: 429 }]],
  ['429 with Retry-After', busy, [{ fault: 'status', route, status: 429, retryAfter: 1 }]],
  ...[500, 501, 502, 503, 504].flatMap((status): Case[] => [
    [`${status} as JSON`, 'Internal server error', [{ fault: 'status', route, status }]],
    [`${status} as HTML`, generic, [{ fault: 'status', route, status, body: 'html' }]],
  ]),
];

const unusable: readonly Case[] = [
  ['201 without an id', noId, [{ fault: 'preference-id', id: 'missing' }]],
  ['201 with an empty id', noId, [{ fault: 'preference-id', id: 'empty' }]],
  ['201 with a number for an id', noId, [{ fault: 'preference-id', id: 'number' }]],
  ['200 with HTML', noId, [{ fault: 'html-200', route }]],
  ['truncated JSON', noId, [{ fault: 'truncated-json', route }]],
];

const silent: readonly Case[] = [
  ['a dropped socket', noConnection, [{ fault: 'drop-socket', route }]],
  ['CORS headers that are missing', noConnection, [{ fault: 'no-cors', route }]],
  [
    'a refused preflight',
    noConnection,
    [
      { fault: 'preflight-405', route },
      { fault: 'no-cors', route },
    ],
  ],
];

test.each([...refusals, ...unusable, ...silent])(
  '%s is said at the button and in a toast, costs nothing, and the next press works',
  async (_what, message, faults) => {
    const page = await openCheckout();
    await service.faults(...faults);
    await press();
    expect(await failure()).toBe(inline);
    await toast('Error de Pago');
    await toast(message);
    page.expectNothingLost();
    expect(await service.asked(route)).toBeLessThanOrEqual(1);
    await service.faults();
    await press();
    expect(await link()).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(page.purchases.get().attempts).toHaveLength(2);
  },
);

test('being offline is reported, and the next press works when the connection is back', async () => {
  const page = await openCheckout();
  service.hangUp();
  await press();
  expect(await failure()).toBe(inline);
  await toast(noConnection);
  page.expectNothingLost();
  await service.answerAgain();
  await press();
  expect(await link()).toBeTruthy();
});

test('a service that never answers times out within 15 s', async () => {
  const page = await openCheckout();
  await service.faults({ fault: 'never-answer', route, times: 1 });
  const limits: number[] = [];
  const clock = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    limits.push(milliseconds);
    return clock.signal;
  });
  await press();
  await vi.waitFor(async () => expect(await service.asked(route)).toBe(1));
  expect(Math.max(...limits)).toBeLessThan(15_000);
  clock.abort();
  expect(await failure()).toBe(inline);
  await toast(noConnection);
  page.expectNothingLost();
  vi.restoreAllMocks();
  await press();
  expect(await link()).toBeTruthy();
});

test.each([
  ['without Retry-After', {}],
  ['with Retry-After in seconds', { retryAfter: 1 }],
  ['with Retry-After as a date', { retryAfter: 'Mon, 02 Mar 2026 12:00:00 GMT' }],
])(
  'a service that says 429 %s is asked twice in 10 s, however often the button is pressed',
  async (_, how) => {
    const page = await openCheckout();
    await service.faults({ fault: 'status', route, status: 429, ...how });
    for (let n = 0; n < 5; n += 1) {
      await press();
      expect(await failure()).toBe(inline);
      await toast(busy);
    }
    expect(await service.asked(route)).toBe(2);
    page.expectNothingLost();
  },
);

test('after a storage is wiped before paying, a return without payment has cart and attempt again', async () => {
  const page = await openCheckout();
  localStorage.clear();
  await press();
  expect(await link()).toBeTruthy();
  const later = page.openStores();
  expect(later.cart.get()).toEqual(page.cart.get());
  expect(later.cart.get().items).toHaveLength(1);
  expect(later.purchases.get()).toEqual(page.purchases.get());
});

test('pressed twice at once, one payment is prepared', async () => {
  const page = await openCheckout();
  page.change(() => {
    button().click();
    button().click();
  });
  expect(await link()).toBeTruthy();
  expect(await service.asked(route)).toBe(1);
});

test('a wallet whose script does not load is replaced by the plain link, without an alarm', async () => {
  // The DOM's stand-in loads no scripts: to the page that is one that was refused.
  vi.stubEnv('VITE_MERCADOPAGO_PUBLIC_KEY', 'APP_USR-publica');
  vi.stubEnv('VITE_MERCADOPAGO_SDK_URL', 'https://guion.example/v2');
  onTestFinished(() => void vi.stubEnv('VITE_MERCADOPAGO_PUBLIC_KEY', ''));
  const page = await openCheckout();
  await press();
  expect((await link()).textContent).toBe('Pagar con Mercado Pago');
  expect(screen.getByText('Continúe en el sitio seguro de Mercado Pago.')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByText('Error de Pago')).toBeNull();
  expect(document.querySelector('script')).toBeNull();
  expect(page.cart.get().items).toHaveLength(1);
});

test('a cart that changes while its payment is prepared discards that payment', async () => {
  const page = await openCheckout();
  await service.faults(
    { fault: 'delay', route, milliseconds: 50, times: 1 },
    { fault: 'delay', route, milliseconds: 150, times: 1 },
  );
  await press();
  await vi.waitFor(async () => expect(await service.asked(route)).toBe(1));
  page.change(() => page.cart.add(contract));
  await press();
  expect(await link()).toBeTruthy();
  expect(page.purchases.get().attempts.map(({ total }) => total)).toEqual([amountOf(1), amountOf(1, 1)]);
});

test.each([
  ['by a link', (leave: () => void) => leave()],
  ['by the address bar', () => window.dispatchEvent(new Event('pagehide'))],
])('leaving %s aborts the request, without an error message', async (_, go) => {
  const page = await openCheckout();
  await service.faults({ fault: 'never-answer', route });
  const before = service.left();
  await press();
  await vi.waitFor(async () => expect(await service.asked(route)).toBe(1));
  go(page.leave);
  await vi.waitFor(() => expect(service.left()).toBe(before + 1));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByText('Error de Pago')).toBeNull();
  page.expectNothingLost();
});

/** The page is shown again as it was left. */
function comeBack(): void {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
}

test('back from the payment page, a cached page offers to pay again', async () => {
  const page = await openCheckout();
  await press();
  await link();
  page.change(comeBack);
  expect(screen.queryByRole('link', { name })).toBeNull();
  await press();
  expect(await link()).toBeTruthy();
  expect(await service.asked(route)).toBe(2);
});

test('back on a page that was left while preparing a payment, the button is not busy', async () => {
  const page = await openCheckout();
  await service.faults({ fault: 'never-answer', route, times: 1 });
  await press();
  await vi.waitFor(async () => expect(await service.asked(route)).toBe(1));
  page.change(comeBack);
  await press();
  expect(await link()).toBeTruthy();
});

test('a cached page gets the changes that another page made to the cart meanwhile', async () => {
  const page = await openCheckout();
  localStorage.setItem('mle.cart', '{"items":[],"version":9}');
  page.change(comeBack);
  expect(screen.getByText('Tu carrito está vacío.')).toBeTruthy();
});

test('the return address is on the origin where the purchase is stored, whatever site is configured', async () => {
  await openCheckout();
  await press();
  await link();
  expect(await service.lastSent(route)).toMatchObject({
    back_urls: {
      success: 'https://vista-previa.example/pago-exitoso',
      failure: 'https://vista-previa.example/pago-cancelado',
      pending: 'https://vista-previa.example/pago-cancelado',
    },
  });
});

/** What is announced when it changes: at the lines, in their order, and above the button. */
const status = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
/** Changes the storage as another tab does, with the browser's storage event. */
function inOtherTab(key: string, change: () => void): void {
  const oldValue = localStorage.getItem(key);
  change();
  const newValue = localStorage.getItem(key);
  window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue }));
}

test('a document that is bought already is marked at its line, with a link to it, and so is a quantity that gives one file', async () => {
  const page = await openCheckout();
  page.change(() => page.cart.add(form));
  const line = screen.getByRole('article');
  expect(line.textContent).toContain('Ya compró este documento en este equipo.');
  expect(line.textContent).toContain('Recibirá un solo archivo.');
  expect(screen.getByRole('link', { name: `Ver ${site.purchases}` }).getAttribute('href')).toBe(
    '/mis-compras',
  );
  expect(button()).toBeTruthy();
});

const begunAt = (moment: string) =>
  `Se comenzó a pagar este documento en este equipo (${moment}). Si ya pagó, compruébelo antes de pagar otra vez. Comprobar el pago`;
const checkPlaces = () =>
  screen.queryAllByRole('link', { name: 'Comprobar el pago' }).map((link) => link.getAttribute('href'));

test('a payment that was begun and not answered is named at the product’s line with its hour, until the service has answered', async () => {
  const page = await openCheckout();
  expect(status()).toEqual([begunAt('2 de marzo de 2026, 09:00'), '']);
  expect(checkPlaces()).toEqual(['/mis-compras#perdidos']);
  page.change(() => page.cart.add(contract));
  expect(status()).toEqual([begunAt('2 de marzo de 2026, 09:00'), '', '']);
  expect(button()).toBeTruthy();
  page.change(() => page.purchases.markAsked('ref-0', '2026-03-02T12:01:00.000Z'));
  expect(status()).toEqual(['', '', '']);
  expect(button()).toBeTruthy();
});

test('a pending payment is named at each of its products with its number, or its hour, and the button stays', async () => {
  const page = await openCheckout();
  const since = '2026-03-02T12:05:00.000Z';
  page.change(() => page.purchases.markPending('ref-0', { paymentId: null, since }));
  const wait = 'Espere la confirmación de Mercado Pago antes de pagar otra vez. Comprobar el pago';
  expect(status()[0]).toBe(`Un pago de este documento está pendiente (2 de marzo de 2026, 09:00). ${wait}`);
  page.change(() => page.purchases.markPending('ref-0', { paymentId: '5550001', since }));
  expect(status()[0]).toBe(`El pago N.º 5550001 de este documento está pendiente. ${wait}`);
  expect(checkPlaces()).toEqual(['/mis-compras#pago-ref-0']);
  page.change(() => page.cart.add(page.cart.get().items[0] ?? expect.fail()));
  expect(status()[0]).toMatch(/^El pago N.º 5550001 /);
  expect(button()).toBeTruthy();
});

test('a payment that another tab begins is named at the line, and the page’s own is not while the page shows it', async () => {
  const page = await openCheckout();
  page.change(() => page.purchases.discard('ref-0'));
  await press();
  await link();
  expect(page.purchases.get().attempts).toHaveLength(1);
  expect(status()).toEqual(['', '']);
  const elsewhere = page.openStores();
  const again = attemptFor(page.cart.get(), 'ref-2', 'pref-2', '2026-03-02T12:00:00.000Z');
  page.change(() => inOtherTab('mle.purchases', () => elsewhere.purchases.start(again)));
  expect(status()).toEqual([begunAt('2 de marzo de 2026, 09:00'), '']);
  expect(await link()).toBeTruthy();
});

test('with another order the payment that the page prepared is shown no more, and named at its product', async () => {
  const page = await openCheckout();
  page.change(() => page.purchases.discard('ref-0'));
  await press();
  await link();
  expect(checkPlaces()).toEqual([]);
  page.change(() => page.cart.add(contract));
  expect(checkPlaces()).toEqual(['/mis-compras#perdidos']);
  expect(button()).toBeTruthy();
});

test('a cart that another tab paid and emptied leads to the purchase', async () => {
  const page = await openCheckout();
  const elsewhere = page.openStores();
  const paidAt = new Date().toISOString();
  const paid = attemptFor(page.cart.get(), 'ref-2', 'pref-2', paidAt);
  page.change(() => {
    inOtherTab('mle.purchases', () => elsewhere.purchases.complete({ ...paid, paymentId: '2', paidAt }));
    inOtherTab('mle.cart', elsewhere.cart.clear);
  });
  expect(screen.getByText('Tu carrito está vacío.')).toBeTruthy();
  expect(status()).toEqual([expect.stringMatching(/^En otra pestaña se confirmó una compra/)]);
  expect(screen.getByRole('link', { name: `Ver ${site.purchases}` })).toBeTruthy();
});

test('when a price has changed, the page says so and loads itself again with the cart that it has', async () => {
  const { expectNothingLost } = await openCheckout();
  await service.faults({ fault: 'status', route, status: 409, error: 'price_changed', message: 'not this' });
  await press();
  const sentence = 'Un precio cambió desde que abrió esta página. Vuelva a cargarla y revise el total.';
  expect(await failure()).toBe(sentence);
  await toast(sentence);
  expect(screen.queryByRole('button', { name })).toBeNull();
  const again = screen.getByRole('button', { name: 'Volver a cargar la página' });
  expect(document.activeElement).toBe(again);
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  fireEvent.click(again);
  expect(reload).toHaveBeenCalledTimes(1);
  expectNothingLost();
});

/** The page has no token: it asks a proxy. */
function withoutToken(): void {
  const token = import.meta.env.VITE_MERCADOPAGO_ACCESS_TOKEN;
  vi.stubEnv('VITE_MERCADOPAGO_ACCESS_TOKEN', '');
  onTestFinished(() => void vi.stubEnv('VITE_MERCADOPAGO_ACCESS_TOKEN', token));
}

const reloadName = 'Volver a cargar la página';

test.each([
  ['an order of an old page', proxyRefusals.unknownProduct().sentence ?? ''],
  ['an order that did not arrive whole', proxyRefusals.unreadable().sentence ?? ''],
  ['an order of too many templates', proxyRefusals.tooManyItems(20).sentence ?? ''],
  ['Mercado Pago’s own refusal', 'items needed.'],
])(
  'after a proxy’s 400 for %s the page can be loaded again, or the button pressed again',
  async (_, message) => {
    withoutToken();
    const { expectNothingLost } = await openCheckout();
    await service.faults({ fault: 'status', route, status: 400, error: 'bad_request', message });
    await press();
    expect(await failure()).toBe(inline);
    await toast(message);
    expectNothingLost();
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
    fireEvent.click(screen.getByRole('button', { name: reloadName }));
    expect(reload).toHaveBeenCalledTimes(1);
    expectNothingLost();
    const before = await service.asked(route);
    await press();
    expect(await failure()).toBe(inline);
    expect(await service.asked(route)).toBe(before + 1);
  },
);

test('without a proxy, the service’s own 400 is no reason to load the page again', async () => {
  await openCheckout();
  await service.faults({
    fault: 'status',
    route,
    status: 400,
    error: 'bad_request',
    message: 'items needed.',
  });
  await press();
  expect(await failure()).toBe(inline);
  expect(button()).toBeTruthy();
  expect(screen.queryByRole('button', { name: reloadName })).toBeNull();
});
