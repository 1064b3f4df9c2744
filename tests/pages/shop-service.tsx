// Set-up for the tests of pages before and after a payment. It serves Mercado Pago's stand-in on a real port of another
// origin, so that dropped connections and refused CORS requests look as they do in a browser.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { act, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import * as v from 'valibot';
import { afterAll, beforeEach, vi } from 'vitest';
import { createSandbox } from '../../sandbox/app.ts';
import { nodeListener } from '../../sandbox/node-listener.ts';
import { labels } from '../../src/content/frame-copy.ts';
import type { CartLine } from '../../src/features/cart/cart.ts';
import { createCartStore } from '../../src/features/cart/cart-store.ts';
import { detailsOf } from '../../src/features/catalogue/product-details.ts';
import type { Product } from '../../src/features/catalogue/products.ts';
import { attemptFor, orderFor } from '../../src/features/checkout/order.ts';
import { preferenceOf } from '../../src/features/payments/preference.ts';
import { createPurchasesStore } from '../../src/features/purchases/purchases-store.ts';

const Log = v.array(v.object({ route: v.string(), method: v.string(), body: v.unknown() }));

// Hono's server fills headers lazily, which happy-dom can't handle, as long as `Headers` is the class that it was
// loaded with. With another class, the server fills headers at once.
Object.assign(globalThis, { Headers: class extends Headers {} });

/**
 * Serves Mercado Pago's stand-in to one test file, at an address that the page reads from its environment. Each test
 * starts with an empty device.
 */
export async function startService() {
  const sandbox = createSandbox();
  const server = createServer(nodeListener(sandbox));
  let disconnections = 0;
  server.on('request', (_, answer) => {
    // Close each connection after its answer. The server could close a kept connection just as the next request uses
    // it, and that request would fail.
    answer.shouldKeepAlive = false;
    answer.on('close', () => {
      if (!answer.writableFinished) disconnections += 1;
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = v.parse(v.object({ port: v.number() }), server.address());
  const sandboxUrl = `http://127.0.0.1:${port}/_sandbox`;
  vi.stubEnv('VITE_MERCADOPAGO_API_URL', `${sandboxUrl}/mercado-pago`);
  vi.stubEnv('VITE_MERCADOPAGO_ACCESS_TOKEN', 'APP_USR-prueba');
  vi.stubEnv('VITE_SITE_URL', 'https://mentoria.example');
  const control = async (method: string, path: string, body?: object): Promise<Response> => {
    const init = { method, ...(body && { body: JSON.stringify(body) }) };
    const answer = await sandbox.fetch(new Request(`${sandboxUrl}/control${path}`, init));
    if (!answer.ok) throw new Error(await answer.text());
    return answer;
  };
  /** Returns the requests to the routes, without preflights. */
  async function listRequests(...routes: readonly string[]) {
    const log = v.parse(Log, await (await control('GET', '/requests')).json());
    return log.filter(({ route, method }) => routes.includes(route) && method !== 'OPTIONS');
  }
  /** Buys with this outcome. Resolves to the query of the return URL. */
  async function buy(outcome: string, reference: string, items: readonly CartLine[]): Promise<string> {
    const headers = { authorization: 'Bearer APP_USR-prueba' };
    const order = preferenceOf(orderFor(items, detailsOf, 'https://mentoria.example', reference), new Date());
    const url = `${sandboxUrl}/mercado-pago/checkout/preferences`;
    const created = await sandbox.fetch(
      new Request(url, { method: 'POST', headers, body: JSON.stringify(order) }),
    );
    const { init_point } = v.parse(v.object({ init_point: v.string() }), await created.json());
    return completePayment(init_point, outcome);
  }
  /** Completes the payment at this address. Resolves to the query of the return URL. */
  async function completePayment(payUrl: string, outcome: string): Promise<string> {
    const body = new URLSearchParams({ outcome }).toString();
    const redirect = await sandbox.fetch(new Request(payUrl, { method: 'POST', body }));
    return new URL(redirect.headers.get('location') ?? '').search;
  }
  beforeEach(async () => {
    localStorage.clear();
    await control('POST', '/reset');
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    /** Completes a payment that the page prepared, as another device would. */
    payOnPhone: (preparedId: string, outcome: string) =>
      completePayment(`${sandboxUrl}/mercado-pago/checkout/v1/redirect?pref_id=${preparedId}`, outcome),
    setFaults: (...faults: object[]) => control('PUT', '/faults', faults),
    countRequests: async (...routes: readonly string[]) => (await listRequests(...routes)).length,
    lastSent: async (route: string): Promise<unknown> => (await listRequests(route)).at(-1)?.body,
    /** Returns the number of clients that disconnected before their answer. */
    countDisconnections: () => disconnections,
    /** Buys one product on this device with this outcome. Resolves to the query of the return URL. */
    async buyHere(reference: string, product: Product, outcome = 'approved'): Promise<string> {
      const cart = createCartStore();
      cart.clear();
      cart.add(product);
      const now = '2026-03-02T12:00:00.000Z';
      createPurchasesStore().addAttempt(attemptFor(cart.get(), reference, `pref-${reference}`, now));
      return buy(outcome, reference, cart.get().items);
    },
  };
}

/** Each event that tells a page that it is shown again, with a function that dispatches it. */
export const showEvents: readonly (readonly [string, () => void])[] = [
  ['its window gets the focus', () => window.dispatchEvent(new Event('focus'))],
  ['its tab is shown', () => document.dispatchEvent(new Event('visibilitychange'))],
  [
    'it leaves the back/forward cache',
    () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
  ],
];

/**
 * Loads a page's code afresh, as a page load does, so that it reads the environment and the storage again.
 * @param load imports the page's module
 */
export async function openPage(load: () => Promise<ComponentType>, address = '/') {
  vi.resetModules();
  const Page = await load();
  const { createStores, StoresProvider } = await import('../../src/platform/store.ts');
  const { createCartStore } = await import('../../src/features/cart/cart-store.ts');
  const { createPurchasesStore } = await import('../../src/features/purchases/purchases-store.ts');
  const { LabelsProvider } = await import('../../src/ui/labels.ts');
  const { ToastHost } = await import('../../src/ui/notices/toast-host.tsx');
  const { ClearedNotice } = await import('../../src/app/cleared-notice.tsx');
  // Load the modules that the page imports on demand, so that tests wait for the page and not for the disk.
  await import('../../src/ui/notices/toaster.tsx');
  await import('../../src/features/payments/wallet-brick.tsx');
  const openStores = () => ({ cart: createCartStore(), purchases: createPurchasesStore() });
  const { cart, purchases } = openStores();
  const { unmount } = render(
    <LabelsProvider value={labels}>
      <StoresProvider value={createStores([createCartStore, cart], [createPurchasesStore, purchases])}>
        <MemoryRouter initialEntries={[address]}>
          <Page />
          <ToastHost />
          <ClearedNotice />
        </MemoryRouter>
      </StoresProvider>
    </LabelsProvider>,
  );
  return {
    cart,
    purchases,
    leave: unmount,
    /** Creates the stores of another tab. */
    openStores,
    change: (action: () => void) => act(action),
  };
}
