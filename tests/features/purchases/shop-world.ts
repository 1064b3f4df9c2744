// What the tests of checkout share: a cart, and Mercado Pago's stand-in in the network's place.
import { vi } from 'vitest';
import { createSandbox } from '../../../sandbox/app.ts';
import { addProduct, emptyCart } from '../../../src/features/cart/cart.ts';
import { createCartStore } from '../../../src/features/cart/cart-store.ts';
import { attemptFor, orderFor } from '../../../src/features/checkout/order.ts';
import { preparePayment } from '../../../src/features/payments/prepare-payment.ts';
import { createPurchasesStore } from '../../../src/features/purchases/purchases-store.ts';
import type { PaymentEnv } from '../../../src/platform/env.ts';
import { twoProducts } from '../../shop.ts';

export const origin = 'http://localhost:4173';
export const site = 'https://mentoria.example';

export const service: PaymentEnv = {
  apiUrl: `${origin}/_sandbox/mercado-pago`,
  sdkUrl: `${origin}/_sandbox/mercado-pago/sdk/js/v2`,
  publicKey: 'APP_USR-publica',
  accessToken: 'APP_USR-prueba',
  verification: 'auto',
};

export const bothTemplates = twoProducts.reduce(addProduct, emptyCart);

/** An empty localStorage, as a browser has that was never here. */
export function newBrowser(): void {
  const items = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  });
}

/** The same behind the shop's own proxy, which holds the token. */
export const proxiedService: PaymentEnv = { ...service, apiUrl: `${origin}/api`, accessToken: null };

/** Directly, and behind the proxy. */
export const bothServices = [
  ['directly', service],
  ['behind the proxy', proxiedService],
] as const;

/** `fetch` reaches a fresh sandbox; the requests it got are listed. */
export function connectSandbox(asked: PaymentEnv = service) {
  const { fetch } = createSandbox({ proxied: asked.accessToken === null });
  const requests: Request[] = [];
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) => {
    const request = new Request(input, init);
    request.headers.set('origin', origin);
    requests.push(request.clone());
    return fetch(request);
  });
  const control = async (path: string, method: string, body?: unknown) => {
    const answer = await fetch(
      new Request(`${origin}/_sandbox/control${path}`, {
        method,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    );
    if (!answer.ok) throw new Error(await answer.text());
  };
  return {
    requests,
    faults: (...faults: object[]) => control('/faults', 'PUT', faults),
    /** What the buyer does on the hosted page; answers with the address of the return. */
    async finish(payUrl: string | null, outcome: 'approved' | 'pending' | 'rejected' | 'none'): Promise<URL> {
      const body = new URLSearchParams({ outcome });
      const answer = await fetch(new Request(payUrl ?? '', { method: 'POST', body }));
      return new URL(answer.headers.get('location') ?? '');
    },
  };
}

/**
 * A browser that has both templates in the cart and comes back from Mercado Pago, where it paid them: as 'ref-1', or
 * behind the proxy as what that signs.
 */
export async function comeBack(outcome: 'approved' | 'pending' | 'rejected' | 'none', asked = service) {
  const sandbox = connectSandbox(asked);
  const cart = createCartStore();
  const purchases = createPurchasesStore();
  for (const product of twoProducts) cart.add(product);
  const sent = asked.accessToken === null ? '0123456789abcdef'.repeat(2) : 'ref-1';
  const order = orderFor(cart.get().items, origin, sent);
  const { id, payUrl, reference } = await preparePayment(asked, order, new AbortController().signal);
  purchases.start(attemptFor(cart.get(), reference, id, '2026-03-02T12:00:00.000Z'));
  const { search } = await sandbox.finish(payUrl, outcome);
  return { ...sandbox, cart, purchases, payUrl, search, reference };
}
