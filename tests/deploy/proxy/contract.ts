// Tests of the proxy's HTTP contract, for any host. The client's tests also run against Mercado
// Pago's stand-in, because the client uses the same API for both.
import { createServer, request } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSandbox } from '../../../sandbox/app.ts';
import { nodeListener } from '../../../sandbox/node-listener.ts';
import { listen } from '../../../scripts/lib/localhost.ts';
import { detailsOf } from '../../../src/features/catalogue/product-details.ts';
import { orderFor } from '../../../src/features/checkout/order.ts';
import { findByNumber, findByReference } from '../../../src/features/payments/look-up-payment.ts';
import { paymentErrorMessage, preparePayment } from '../../../src/features/payments/prepare-payment.ts';
import { HttpError } from '../../../src/platform/http.ts';
import { cartWithBothTemplates } from '../../features/purchases/shop-fixture.ts';
import { contractProduct, deaForm, orderAmount } from '../../shop.ts';
import {
  newClientAddress,
  newReference,
  order,
  otherSiteOrigin,
  proxyEnvironment,
  siteOrigin,
  token,
} from './proxy-fixture.ts';

export type Host = {
  /** Value of `VITE_MERCADOPAGO_API_URL` with which the page reaches the proxy. */
  readonly apiUrl: string;
  readonly close: () => Promise<void>;
};

export async function serveSandbox(
  sandbox = createSandbox(),
): Promise<{ readonly url: string; readonly close: () => void }> {
  const server = createServer(nodeListener(sandbox));
  return {
    url: `http://127.0.0.1:${await listen(server)}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Returns the environment of a proxy in front of the stand-in at an origin. */
export function hostEnvironment(serviceOrigin: string): Record<string, string> {
  return { ...proxyEnvironment, MERCADOPAGO_API_URL: `${serviceOrigin}/_sandbox/mercado-pago` };
}

type HostUnderTest = Host & {
  /** Origin of Mercado Pago's stand-in, to which the host's proxy sends its requests. */
  readonly serviceUrl: string;
  /** Sends a request to the sandbox's control API, which sets faults and lists the received requests. */
  readonly control: (path: string, method?: string, body?: unknown) => Promise<unknown>;
};

/**
 * Starts a host for a group of tests.
 * @param open starts a host whose payment service is at the given origin
 * @returns a function that returns the host, once it has started
 */
export function setUpHost(open: (serviceOrigin: string) => Promise<Host>): () => HostUnderTest {
  let hostUnderTest: HostUnderTest | null = null;
  const realFetch = globalThis.fetch;
  beforeAll(async () => {
    const service = await serveSandbox();
    const host = await open(service.url);
    const control: HostUnderTest['control'] = async (path, method = 'GET', body = undefined) => {
      const init = body === undefined ? { method } : { method, body: JSON.stringify(body) };
      const answer = await realFetch(`${service.url}/_sandbox/control${path}`, init);
      if (!answer.ok) throw new Error(await answer.text());
      return answer.status === 204 ? null : answer.json();
    };
    const close = async () => {
      await host.close();
      service.close();
    };
    hostUnderTest = { ...host, serviceUrl: service.url, control, close };
  }, 240_000);
  afterAll(() => hostUnderTest?.close());
  const getHost = () => {
    if (!hostUnderTest) throw new Error('The host has not started');
    return hostUnderTest;
  };
  beforeEach(async () => {
    await getHost().control('/reset', 'POST');
    // Send each request from a different address, so that no test uses up another test's rate limit.
    vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => {
      const headers = new Headers(init.headers);
      if (!headers.has('x-client')) headers.set('x-client', newClientAddress());
      return realFetch(url, { ...init, headers });
    });
  });
  return getHost;
}

const lookUpOptions = () => ({ signal: new AbortController().signal, timeoutMs: 60_000 });

/**
 * Tests the page's requests to the service or the proxy.
 * @param accessToken token with which the page asks the service; null if it asks the proxy
 */
export function testClientContract(getHost: () => HostUnderTest, accessToken: string | null): void {
  const service = () => ({
    apiUrl: getHost().apiUrl,
    sdkUrl: `${getHost().serviceUrl}/_sandbox/mercado-pago/sdk/js/v2`,
    publicKey: null,
    accessToken,
    verification: 'required' as const,
    acceptsTestPayments: false,
  });
  const prepare = (origin = siteOrigin) =>
    preparePayment(
      service(),
      orderFor(cartWithBothTemplates.items, detailsOf, origin, newReference()),
      new AbortController().signal,
    );
  const pay = async (outcome: string) => {
    const { payUrl, reference } = await prepare();
    const answer = await fetch(payUrl, {
      method: 'POST',
      body: new URLSearchParams({ outcome }),
      redirect: 'manual',
    });
    const returnUrl = new URL(answer.headers.get('location') ?? '');
    return { returnUrl, reference, number: returnUrl.searchParams.get('payment_id') ?? '' };
  };
  const setFaults = (...list: readonly object[]) => getHost().control('/faults', 'PUT', list);

  test('finds a payment by its number and by its reference', async () => {
    const { returnUrl, reference, number } = await pay('approved');
    expect(returnUrl.href).toMatch(`${siteOrigin}/pago-exitoso?`);
    expect(returnUrl.searchParams.get('external_reference')).toBe(reference);
    const expected = {
      kind: 'found',
      payments: [
        {
          id: number,
          status: 'paid',
          amount: orderAmount({ forms: 1, contracts: 1 }),
          reference,
          items: [
            { id: 'prod_dea_01', quantity: 1, unitPrice: deaForm.price },
            { id: 'prod_contrato_pf_ed_01', quantity: 1, unitPrice: contractProduct.price },
          ],
          priceAuthor: accessToken === null ? 'proxy' : 'browser',
          approvedAt: expect.any(String),
        },
      ],
    };
    expect(await findByNumber(service(), number, lookUpOptions())).toEqual(expected);
    expect(await findByReference(service(), reference, lookUpOptions())).toEqual(expected);
  });

  test.each([
    ['pending', 'underWay', '/pago-cancelado'],
    ['rejected', 'refused', '/pago-cancelado'],
  ])('a payment with the outcome %s has the status %s', async (outcome, status, path) => {
    const { returnUrl, number } = await pay(outcome);
    expect(returnUrl.pathname).toBe(path);
    const result = await findByNumber(service(), number, lookUpOptions());
    expect(result).toMatchObject({ kind: 'found', payments: [{ id: number, status }] });
  });

  test('a look-up returns the current state of a payment', async () => {
    const { number, reference } = await pay('approved');
    await setFaults({ fault: 'payment-differs', status: 'refunded' });
    expect(await findByNumber(service(), number, lookUpOptions())).toMatchObject({
      payments: [{ status: 'returned' }],
    });
    await setFaults({ fault: 'payment-differs', currency_id: 'USD', transaction_amount: 12.5 });
    expect(await findByReference(service(), reference, lookUpOptions())).toMatchObject({
      payments: [{ status: 'unclear', amount: 12.5 }],
    });
    await setFaults({ fault: 'search-empty' });
    expect(await findByReference(service(), reference, lookUpOptions())).toEqual({
      kind: 'found',
      payments: [],
    });
  });

  test('finds no payment for an unknown number', async () => {
    expect(await findByNumber(service(), '99', lookUpOptions())).toEqual({ kind: 'found', payments: [] });
  });

  test('retries without auto_return if the service refuses auto_return', async () => {
    await setFaults({
      fault: 'status',
      route: 'preference.create',
      status: 400,
      error: 'invalid_auto_return',
      times: 1,
    });
    expect((await prepare()).id).not.toBe('');
    const requestLog = (await getHost().control('/requests')) as readonly { body: Record<string, unknown> }[];
    expect(requestLog.map(({ body }) => body.auto_return)).toEqual(['approved', undefined]);
  });

  test('a refusal keeps its status, message and Retry-After', async () => {
    const refusalFault = {
      fault: 'status',
      status: 423,
      retryAfter: 5,
      message: 'Espere un poco.',
      times: 1,
    };
    await setFaults({ ...refusalFault, route: 'preference.create' });
    const error = await prepare().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(HttpError);
    expect(error).toMatchObject({ status: 423, retryAfterMs: 5_000 });
    expect(paymentErrorMessage(error)).toBe('Espere un poco.');
  });
}

/**
 * Posts the chunks with these headers. Unlike fetch, it doesn't correct `content-length`.
 * @returns the status of the response
 */
function sendRaw(url: string, headers: Record<string, string>, chunks: Iterable<Buffer>): Promise<number> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { method: 'POST', headers }, (answer) => {
      answer.on('error', () => {}).resume();
      resolve(answer.statusCode ?? 0);
    });
    // A server may close the connection after its response. Then the promise has resolved, and `reject` does nothing.
    pipeline(Readable.from(chunks), outgoing).catch(reject);
  });
}

function testProxyContract(getHost: () => HostUnderTest): void {
  const ask = (path: string, init?: RequestInit) => fetch(getHost().apiUrl + path, init);
  const send = (body: unknown, headers: Record<string, string> = {}) =>
    ask('/checkout/preferences', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const requests = async () =>
    (await getHost().control('/requests')) as readonly { body: Record<string, unknown> }[];

  test('a preference takes its data from the catalogue, not from the client', async () => {
    const reference = newReference();
    const gift = { title: 'Gratis', unit_price: 1, currency_id: 'USD', description: 'x' };
    const body = order({
      items: [{ id: 'prod_dea_01', quantity: 2, ...gift }],
      total: orderAmount({ forms: 2 }),
      external_reference: reference,
      back_urls: { success: 'https://ladron.example/' },
      notification_url: 'https://ladron.example/aviso',
      marketplace_fee: 3999,
      metadata: { a: 1 },
      payer: { email: 'alguien@ladron.example' },
      statement_descriptor: 'LADRON',
    });
    const answer = await send(body, { origin: otherSiteOrigin });
    const created = await answer.json();
    expect(answer.status).toBe(201);
    expect(created).toEqual({
      id: expect.stringMatching(/^202809963-/),
      init_point: expect.stringContaining(created.id),
      external_reference: expect.stringMatching(new RegExp(`^${reference}-[0-9a-f]{16}$`)),
    });
    expect((await requests())[0]?.body).toEqual({
      items: [
        {
          id: 'prod_dea_01',
          title: deaForm.name,
          description: detailsOf(deaForm).description,
          category_id: 'virtual_goods',
          quantity: 2,
          unit_price: deaForm.price,
          currency_id: 'CLP',
        },
      ],
      back_urls: {
        success: `${otherSiteOrigin}/pago-exitoso`,
        failure: `${otherSiteOrigin}/pago-cancelado`,
        pending: `${otherSiteOrigin}/pago-cancelado`,
      },
      auto_return: 'approved',
      external_reference: created.external_reference,
      statement_descriptor: 'Mentoria Legal',
      expires: true,
      expiration_date_to: expect.stringMatching(/^20\d\d-\d\d-\d\dT23:59:59\.000-0[34]:00$/),
    });
  });

  test('answers an invalid request with the status for its kind, without asking the service', async () => {
    const statuses = [
      (await send('{')).status,
      (await send(order({ items: [] }))).status,
      (await send(order(), { 'content-type': 'text/plain' })).status,
      (await send(JSON.stringify(order()).padEnd(10_001))).status,
      (await ask('/checkout/preferences')).status,
      (await ask('/v1/payments/1', { method: 'DELETE' })).status,
      (await ask('/v1/payments/1%2Frefunds')).status,
      (await ask('/v1/payments/..%2f..%2fusers%2fme')).status,
      (await ask('/users/me')).status,
      (await ask('/v1/payments/search')).status,
      (await ask(`/v1/payments/search?external_reference=${newReference()}-${'0'.repeat(16)}`)).status,
    ];
    expect(statuses).toEqual([400, 400, 415, 413, 405, 405, 404, 404, 404, 404, 404]);
    expect(await requests()).toEqual([]);
  });

  test('refuses 10 MB with or without a content-length', async () => {
    const url = `${getHost().apiUrl}/checkout/preferences`;
    const chunk = Buffer.alloc(100_000, 0x20);
    const jsonHeaders = { 'content-type': 'application/json', 'x-client': newClientAddress() };
    const withContentLength = { ...jsonHeaders, 'content-length': String(100 * chunk.length) };
    // Closing the connection during the upload also counts as a refusal.
    const outcome = (headers: Record<string, string>) =>
      sendRaw(url, headers, Array<Buffer>(100).fill(chunk)).catch(({ code }) => code);
    for (const headers of [jsonHeaders, withContentLength]) {
      expect([413, 'ECONNRESET', 'EPIPE']).toContain(await outcome(headers));
    }
    expect((await send(order())).status).toBe(201);
    expect(await requests()).toHaveLength(1);
  });

  test('every response has the security headers, and CORS headers only for the site', async () => {
    const preflight = await ask('/checkout/preferences', {
      method: 'OPTIONS',
      headers: { origin: siteOrigin, 'access-control-request-method': 'POST' },
    });
    expect(preflight.status).toBe(204);
    expect(Object.fromEntries(preflight.headers)).toMatchObject({
      'access-control-allow-origin': siteOrigin,
      'access-control-allow-headers': 'content-type',
      'access-control-max-age': '86400',
    });
    for (const answer of [
      preflight,
      await ask('/nada'),
      await ask('/health'),
      await send('{'),
      await send(order()),
    ]) {
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'",
        'x-content-type-options': 'nosniff',
        vary: expect.stringMatching(/origin/i),
      });
    }
    expect(
      (await ask('/nada', { headers: { origin: 'https://ladron.example' } })).headers.has(
        'access-control-allow-origin',
      ),
    ).toBe(false);
  });

  test('answers 504 if the service hangs, and 502 if its answer is unusable or missing', async () => {
    await getHost().control('/faults', 'PUT', [{ fault: 'never-answer', route: 'payment.read' }]);
    expect((await ask('/v1/payments/1')).status).toBe(504);
    await getHost().control('/faults', 'PUT', [{ fault: 'drop-socket', route: 'preference.create' }]);
    expect((await send(order())).status).toBe(502);
    await getHost().control('/faults', 'PUT', [{ fault: 'html-200', route: 'preference.create' }]);
    expect((await send(order())).status).toBe(502);
    // The fault `cors` makes the stand-in redirect.
    await getHost().control('/faults', 'PUT', [{ fault: 'cors', route: 'preference.create' }]);
    expect((await send(order())).status).toBe(502);
  });

  test('refuses the eleventh preference from one address within a minute', async () => {
    const clientHeaders = { 'x-client': newClientAddress() };
    for (let count = 0; count < 10; count += 1) expect((await send(order(), clientHeaders)).status).toBe(201);
    const refusedResponse = await send(order(), clientHeaders);
    expect(refusedResponse.status).toBe(429);
    expect(Number(refusedResponse.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await send(order())).status).toBe(201);
  });

  test('gives 100 concurrent preferences different references', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => send(order())));
    expect(answers.filter(({ status }) => status !== 201)).toEqual([]);
    const bodies = await Promise.all(answers.map((answer) => answer.json()));
    expect(new Set(bodies.map(({ external_reference }) => external_reference)).size).toBe(100);
    expect(JSON.stringify(bodies)).not.toContain(token);
  });
}

/**
 * Tests the complete contract on a host.
 * @param open starts a host whose payment service is at the given origin
 */
export function describeHost(name: string, open: (serviceOrigin: string) => Promise<Host>): void {
  describe(name, () => {
    const getHost = setUpHost(open);
    testClientContract(getHost, null);
    testProxyContract(getHost);
  });
}
