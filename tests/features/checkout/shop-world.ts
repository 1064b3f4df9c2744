// What the tests of checkout share: a cart, and Mercado Pago's stand-in in the network's place.
import { vi } from 'vitest';
import { createSandbox } from '../../../sandbox/app.ts';
import { addProduct, emptyCart } from '../../../src/features/cart/cart.ts';
import { products } from '../../../src/features/catalogue/products.ts';
import type { PaymentEnv } from '../../../src/platform/env.ts';

export const origin = 'http://localhost:4173';
export const site = 'https://mentoria.example';

export const payment: PaymentEnv = {
  apiUrl: `${origin}/_sandbox/mercado-pago`,
  sdkUrl: `${origin}/_sandbox/mercado-pago/sdk/js/v2`,
  publicKey: 'APP_USR-publica',
  accessToken: 'APP_USR-prueba',
  verification: 'auto',
};

export const bothTemplates = products.reduce(addProduct, emptyCart);

/** An empty localStorage, as a browser has that was never here. */
export function newBrowser(): void {
  const items = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  });
}

/** `fetch` reaches a fresh sandbox; the requests it got are listed. */
export function connectSandbox() {
  const { fetch } = createSandbox();
  const requests: Request[] = [];
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) => {
    const request = new Request(input, init);
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
    async finish(
      initPoint: string | null,
      outcome: 'approved' | 'pending' | 'rejected' | 'none',
    ): Promise<URL> {
      const body = new URLSearchParams({ outcome });
      const answer = await fetch(new Request(initPoint ?? '', { method: 'POST', body }));
      return new URL(answer.headers.get('location') ?? '');
    },
  };
}
