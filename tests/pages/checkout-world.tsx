// What the tests of /checkout share: the page in a browser's place, and Mercado Pago's stand-in behind a real port of
// another origin, so that a dropped connection and a refused CORS call are what they are to a visitor.
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { HelmetProvider } from 'react-helmet-async';
import { MemoryRouter } from 'react-router-dom';
import * as v from 'valibot';
import { expect, vi } from 'vitest';
import { createSandbox } from '../../sandbox/app.ts';
import { nodeListener } from '../../sandbox/node-listener.ts';
import { products } from '../../src/features/catalogue/products.ts';
import { attemptFor } from '../../src/features/checkout/purchases.ts';

export const inline = 'No se pudo iniciar el proceso de pago. Por favor, inténtelo más tarde.';
export const noConnection = 'No se pudo conectar con Mercado Pago. Revisa tus credenciales.';

const Log = v.array(v.object({ route: v.string(), method: v.string() }));

async function listen(server: Server, port = 0): Promise<number> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return v.parse(v.object({ port: v.number() }), server.address()).port;
}

/** Mercado Pago at an address of its own, which the page learns as it does from `.env`. */
export async function openService() {
  const sandbox = createSandbox();
  const server = createServer(nodeListener(sandbox));
  let left = 0;
  server.on('request', (_, answer) =>
    answer.on('close', () => {
      if (!answer.writableFinished) left += 1;
    }),
  );
  const port = await listen(server);
  const base = `http://127.0.0.1:${port}/_sandbox`;
  vi.stubEnv('VITE_MERCADOPAGO_API_URL', `${base}/mercado-pago`);
  vi.stubEnv('VITE_MERCADOPAGO_ACCESS_TOKEN', 'APP_USR-prueba');
  vi.stubEnv('VITE_SITE_URL', 'https://mentoria.example');
  const control = async (method: string, path: string, body?: object): Promise<Response> => {
    const init = { method, ...(body && { body: JSON.stringify(body) }) };
    const answer = await sandbox.fetch(new Request(`${base}/control${path}`, init));
    if (!answer.ok) throw new Error(await answer.text());
    return answer;
  };
  const hangUp = () => {
    server.closeAllConnections();
    server.close();
  };
  return {
    faults: (...faults: object[]) => control('PUT', '/faults', faults),
    reset: () => control('POST', '/reset'),
    /** The preferences that were asked for; a browser's question whether it may ask is none. */
    async asked(): Promise<number> {
      const log = v.parse(Log, await (await control('GET', '/requests')).json());
      return log.filter(({ route, method }) => route === 'preference.create' && method === 'POST').length;
    },
    /** How many callers went before they had their answer. */
    left: () => left,
    /** Nobody answers at the address any more. */
    hangUp,
    answerAgain: () => listen(server, port),
  };
}

/** The code of a page that is loaded afresh: it reads the environment, and remembers nothing. */
async function load() {
  vi.resetModules();
  return {
    ...(await import('../../src/pages/checkout-page.tsx')),
    ...(await import('../../src/features/cart/cart-context.ts')),
    ...(await import('../../src/features/cart/cart-store.ts')),
    ...(await import('../../src/features/checkout/purchases-context.ts')),
    ...(await import('../../src/features/checkout/purchases-store.ts')),
    ...(await import('../../src/ui/toast-host.tsx')),
  };
}

/** /checkout with one template in the cart, an earlier attempt at it and an earlier purchase. */
export async function openCheckout() {
  const { CheckoutPage, CartProvider, createCartStore, PurchasesProvider, createPurchasesStore, ToastHost } =
    await load();
  localStorage.clear();
  const cart = createCartStore();
  const purchases = createPurchasesStore();
  const [form, contract] = products;
  if (!form || !contract) throw new Error('The catalogue is empty');
  cart.add(form);
  const now = '2026-03-02T12:00:00.000Z';
  purchases.start(attemptFor(cart.get(), 'ref-0', 'pref-0', now));
  purchases.complete({ ...attemptFor(cart.get(), 'ref-1', 'pref-1', now), paymentId: '1', paidAt: now });
  const before = { cart: cart.get(), purchases: purchases.get() };
  const page = render(
    <HelmetProvider>
      <CartProvider value={cart}>
        <PurchasesProvider value={purchases}>
          <MemoryRouter>
            <CheckoutPage />
            <ToastHost />
          </MemoryRouter>
        </PurchasesProvider>
      </CartProvider>
    </HelmetProvider>,
  );
  const button = () => screen.getByRole('button', { name: 'Pagar con Mercado Pago' });
  return {
    cart,
    purchases,
    contract,
    leave: page.unmount,
    button,
    press: () => fireEvent.click(button()),
    /** What is said next to the button, once it is. */
    failure: async () => (await screen.findByRole('alert')).textContent,
    toast: async (text: string) => expect((await screen.findAllByText(text)).length).toBeGreaterThan(0),
    link: () => screen.findByRole('link', { name: 'Pagar con Mercado Pago' }),
    expectNothingLost(): void {
      expect(cart.get()).toEqual(before.cart);
      expect(createCartStore().get()).toEqual(before.cart);
      expect(createPurchasesStore().get()).toEqual(before.purchases);
    },
    change: (how: () => void) => act(how),
  };
}
