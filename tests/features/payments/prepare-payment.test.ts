import { expect, onTestFinished, test, vi } from 'vitest';
import { catalogueVersion } from '../../../src/features/catalogue/catalogue-build.ts';
import { detailsOf } from '../../../src/features/catalogue/product-details.ts';
import { orderFor } from '../../../src/features/checkout/order.ts';
import { preferenceOf } from '../../../src/features/payments/preference.ts';
import { paymentErrorMessage, preparePayment } from '../../../src/features/payments/prepare-payment.ts';
import { HttpError, InvalidResponse, NetworkError } from '../../../src/platform/http.ts';
import { contractProduct, deaForm, orderAmount } from '../../shop.ts';
import { cartWithBothTemplates, connectSandbox, service, siteUrl } from '../purchases/shop-fixture.ts';

const order = orderFor(cartWithBothTemplates.items, detailsOf, siteUrl, 'ref-1');
const prepare = (orderToPay = order) => preparePayment(service, orderToPay, new AbortController().signal);

test('the request has the order’s items with prices in CLP, its addresses and its reference', () => {
  const body = preferenceOf(order, new Date());
  expect(body).toMatchObject({
    items: [
      { id: 'prod_dea_01', quantity: 1, unit_price: deaForm.price, currency_id: 'CLP' },
      { id: 'prod_contrato_pf_ed_01', quantity: 1, unit_price: contractProduct.price, currency_id: 'CLP' },
    ],
    back_urls: {
      success: 'https://mentoria.example/pago-exitoso',
      failure: 'https://mentoria.example/pago-cancelado',
      pending: 'https://mentoria.example/pago-cancelado',
    },
    auto_return: 'approved',
    external_reference: 'ref-1',
    statement_descriptor: 'Mentoria Legal',
    expires: true,
  });
  for (const item of body.items) {
    expect(item.title.length).toBeGreaterThan(0);
    expect(item.category_id).toBe('virtual_goods');
    expect(Math.max(item.title.length, item.description.length)).toBeLessThanOrEqual(256);
  }
});

test('the service returns an id and a payment address', async () => {
  const { requests } = connectSandbox();
  const preference = await prepare();
  expect(preference.id).not.toBe('');
  expect(preference.payUrl).toMatch(/^http:\/\/localhost:4173\/_sandbox\/mercado-pago\/checkout/);
  expect(requests.map(({ method }) => method)).toEqual(['POST']);
  expect(requests[0]?.headers.get('authorization')).toBe('Bearer APP_USR-prueba');
});

test('a refused auto_return is retried once without it', async () => {
  const { requests, faults } = connectSandbox();
  await faults({ fault: 'invalid-auto-return' });
  const localOrder = orderFor(cartWithBothTemplates.items, detailsOf, 'http://localhost:4173', 'ref-1');
  expect((await prepare(localOrder)).id).not.toBe('');
  const bodies = await Promise.all(requests.map((request) => request.json()));
  expect(bodies.map((body) => body.auto_return)).toEqual(['approved', undefined]);
});

test('the request and its retry together take less than 15 s', async () => {
  const answers = [Response.json({ error: 'invalid_auto_return' }, { status: 400 })];
  const fetchStub = vi.fn(
    (_url: string, { signal }: RequestInit) =>
      answers.shift() ??
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  );
  vi.stubGlobal('fetch', fetchStub);
  const timers: { readonly limitMs: number; readonly expire: () => void }[] = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((limitMs) => {
    const timer = new AbortController();
    timers.push({
      limitMs,
      expire: () => timer.abort(new DOMException('Too late', 'TimeoutError')),
    });
    return timer.signal;
  });
  const error = prepare().catch((thrown: unknown) => thrown);
  await vi.waitFor(() => expect(fetchStub).toHaveBeenCalledTimes(2));
  // The first timer started with the first request, and limits the second one, too.
  expect(timers[0]?.limitMs).toBeLessThan(15_000);
  timers[0]?.expire();
  expect(paymentErrorMessage(await error)).toBe(
    'No se pudo conectar con Mercado Pago. Revisa tus credenciales.',
  );
});

const productionService = { ...service, sdkUrl: 'https://sdk.mercadopago.com/js/v2' };

/** Returns the address to which the shop sends the buyer if the service answers with this `init_point`. */
async function payUrlFor(init_point: unknown, paymentService = productionService): Promise<string> {
  vi.stubGlobal('fetch', async () => Response.json({ id: 'pref/1', init_point }, { status: 201 }));
  return (await preparePayment(paymentService, order, new AbortController().signal)).payUrl;
}

test.each([
  undefined,
  null,
  7,
  '',
  'www.mercadopago.cl',
  '//www.mercadopago.cl/checkout',
  '/checkout',
  'javascript:alert(1)',
  'JavaScript://www.mercadopago.cl/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://www.mercadopago.cl/1',
  'http://www.mercadopago.cl/checkout',
  'ftp://www.mercadopago.cl/checkout',
  'https://evil.example/checkout',
  'https://www.mercadopago.cl@evil.example/checkout',
  'https://ana@www.mercadopago.cl/checkout',
  'https://ana:clave@www.mercadopago.cl/checkout',
  'https://www.mercadopago.cl:443@evil.example/checkout',
  'https://evil.example\\@www.mercadopago.cl/checkout',
  'https://evil.example/@www.mercadopago.cl',
  'https://evil.example#@www.mercadopago.cl',
  'https://www.mercadopago.cl.evil.example/checkout',
  'https://evilmercadopago.cl/checkout',
  'https://mercadopago.cl-evil.example/checkout',
  'https://mercadopago.evil.example/checkout',
  'https://www.mercadopago.cl./checkout',
  'https://www.mercadopago.cl:8443/checkout',
  // The name has a Cyrillic letter.
  'https://www.mercad\u043epago.cl/checkout',
  'https://www.mercadopago\u2024cl.evil.example/checkout',
  'https://www.mercadopago.co/checkout',
  'http://localhost:4173/_sandbox/mercado-pago/checkout',
  'https://mentoria.example/checkout',
])('a payment address of %j is replaced by Mercado Pago’s own', async (address) => {
  expect(await payUrlFor(address)).toBe('https://www.mercadopago.cl/checkout/v1/redirect?pref_id=pref%2F1');
});

test.each([
  ['https://www.mercadopago.cl/checkout/v1/redirect?pref_id=1'],
  ['https://mercadopago.cl/checkout'],
  ['https://sandbox.mercadopago.cl/checkout/v1/redirect?pref_id=1'],
  ['https://www.mercadopago.com/checkout'],
  ['https://www.mercadolibre.com/checkout'],
  // Browsers parse these as addresses of Mercado Pago.
  ['HTTPS://WWW.MercadoPago.CL:443/checkout', 'https://www.mercadopago.cl/checkout'],
  ['https:\\\\www.mercadopago.cl\\@evil.example', 'https://www.mercadopago.cl/@evil.example'],
  ['https://www.mercadopago\u3002cl/checkout', 'https://www.mercadopago.cl/checkout'],
])('Mercado Pago’s address %s is followed', async (address, expectedAddress = address) => {
  expect(await payUrlFor(address)).toBe(expectedAddress);
});

test('the sandbox’s payment page is followed only if the wallet’s script is the sandbox’s', async () => {
  const payPageUrl = 'http://localhost:4173/_sandbox/mercado-pago/checkout';
  expect(await payUrlFor(payPageUrl, service)).toBe(payPageUrl);
  for (const otherAddress of [
    'http://localhost:4174/pago',
    'https://localhost:4173/pago',
    'http://ana@localhost:4173/',
  ]) {
    expect(await payUrlFor(otherAddress, service), otherAddress).toContain('https://www.mercadopago.cl/');
  }
  expect(await payUrlFor(payPageUrl, { ...service, sdkUrl: '' })).toContain('https://www.mercadopago.cl/');
});

test.each([
  ['ref-1-0123456789abcdef', 'ref-1-0123456789abcdef'],
  [null, 'ref-1'],
  ['', 'ref-1'],
  [7, 'ref-1'],
  ['a'.repeat(257), 'ref-1'],
])('a returned reference of %j makes the order’s reference %s', async (returned, reference) => {
  vi.stubGlobal('fetch', async () => Response.json({ id: 'pref-1', external_reference: returned }));
  expect((await prepare()).reference).toBe(reference);
});

test('a refusal for another reason than auto_return is not retried', async () => {
  const { requests, faults } = connectSandbox();
  await faults({ fault: 'status', route: 'preference.create', status: 400, message: 'items needed.' });
  const error = await prepare().catch((thrown: unknown) => thrown);
  expect(paymentErrorMessage(error)).toBe('items needed.');
  expect(requests).toHaveLength(1);
});

test.each([
  '{}',
  '{"id":""}',
  '{"id":7}',
  '{"id":"pref 1"}',
  '{"id":"\\ud800"}',
  `{"id":"${'a'.repeat(257)}"}`,
  '{"id":"pref-1"',
  '<h1>Pago</h1>',
])('an answer without a usable id has its own error: %.40s', async (body) => {
  vi.stubGlobal('fetch', async () => new Response(body, { status: 201 }));
  const error = await prepare().catch((thrown: unknown) => thrown);
  expect(paymentErrorMessage(error)).toBe('No se pudo obtener el ID de preferencia de Mercado Pago.');
});

test('only a proxy gets the displayed total and the catalogue’s version', async () => {
  const now = new Date('2026-11-23T12:00:00Z');
  vi.useFakeTimers({ toFake: ['Date'], now });
  onTestFinished(() => void vi.useRealTimers());
  const { requests } = connectSandbox();
  const proxiedService = { ...service, accessToken: null };
  await preparePayment(proxiedService, order, new AbortController().signal).catch(() => {});
  await prepare();
  expect(requests.map(({ headers }) => headers.has('authorization'))).toEqual([false, true]);
  const bodies = await Promise.all(requests.map((request) => request.json()));
  const body = preferenceOf(order, now);
  expect(bodies).toEqual([
    { ...body, total: orderAmount({ forms: 1, contracts: 1 }), build: catalogueVersion() },
    body,
  ]);
});

test('every failure has its message', () => {
  expect(paymentErrorMessage(new HttpError(500, { message: 'Sin saldo' }))).toBe('Sin saldo');
  expect(paymentErrorMessage(new HttpError(400, { message: 'Sin saldo', error: null, cause: [] }))).toBe(
    'Sin saldo',
  );
  for (const body of [null, {}, { message: '' }, { message: ' ' }, { message: 7 }, 'texto', []]) {
    expect(paymentErrorMessage(new HttpError(500, body))).toBe('Error al crear la preferencia de pago.');
  }
  expect(paymentErrorMessage(new HttpError(409, { error: 'price_changed' }))).toBe(
    'Un precio cambió desde que abrió esta página. Vuelva a cargarla y revise el total.',
  );
  expect(paymentErrorMessage(new HttpError(409, { error: 'other_version' }))).toMatch(
    /^La tienda se actualizó o se está actualizando\./,
  );
  expect(paymentErrorMessage(new InvalidResponse())).toBe(
    'No se pudo obtener el ID de preferencia de Mercado Pago.',
  );
  expect(paymentErrorMessage(new NetworkError())).toBe(
    'No se pudo conectar con Mercado Pago. Revisa tus credenciales.',
  );
});
