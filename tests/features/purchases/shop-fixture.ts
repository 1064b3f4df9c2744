// Helpers for tests of payments: a cart, and Mercado Pago's stand-in in place of the network.
import { vi } from 'vitest';
import { createSandbox } from '../../../sandbox/app.ts';
import { addProduct, emptyCart } from '../../../src/features/cart/cart.ts';
import { createCartStore } from '../../../src/features/cart/cart-store.ts';
import { createQuotedCartStore } from '../../../src/features/cart/quoted-cart-store.ts';
import { detailsOf } from '../../../src/features/catalogue/product-details.ts';
import { attemptFor, orderFor } from '../../../src/features/checkout/order.ts';
import type { PaymentService } from '../../../src/features/payments/payment-env.ts';
import { parseReturn } from '../../../src/features/payments/payment-return.ts';
import { preparePayment } from '../../../src/features/payments/prepare-payment.ts';
import { createPurchasesStore } from '../../../src/features/purchases/purchases-store.ts';
import type { PaymentContext } from '../../../src/features/purchases/questions/ask-about-payment.ts';
import { twoProducts } from '../../shop.ts';

export const origin = 'http://localhost:4173';
export const siteUrl = 'https://mentoria.example';

export const service: PaymentService = {
  apiUrl: `${origin}/_sandbox/mercado-pago`,
  sdkUrl: `${origin}/_sandbox/mercado-pago/sdk/js/v2`,
  publicKey: 'APP_USR-publica',
  accessToken: 'APP_USR-prueba',
  verification: 'auto',
  acceptsTestPayments: false,
};

export const cartWithBothTemplates = twoProducts.reduce(addProduct, emptyCart);

/** Replaces localStorage with an empty one, as on a first visit. */
export function newBrowser(): void {
  const items = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  });
}

/** The payment service, called directly with the token and through the shop's proxy, which holds the token. */
export const bothServices: readonly (readonly [string, PaymentService])[] = [
  ['directly', service],
  ['behind the proxy', { ...service, apiUrl: `${origin}/api`, accessToken: null }],
];

/** Outcome of a payment on Mercado Pago's page; 'none' if the buyer leaves without paying. */
export type SandboxOutcome = 'approved' | 'pending' | 'rejected' | 'none';

/** Directs `fetch` to a new sandbox, and records the requests. */
export function connectSandbox(paymentService: PaymentService = service) {
  const { fetch } = createSandbox({ hasProxy: paymentService.accessToken === null });
  const requests: Request[] = [];
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) => {
    const request = new Request(input, init);
    request.headers.set('origin', origin);
    requests.push(request.clone());
    return fetch(request);
  });
  const sendControl = async (path: string, method: string, body?: unknown) => {
    const answer = await fetch(
      new Request(`${origin}/_sandbox/control${path}`, {
        method,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    );
    if (!answer.ok) throw new Error(await answer.text());
  };
  /** Finishes a payment on Mercado Pago's page, as the buyer does. `search` is the query of the return URL. */
  async function finish(payUrl: string, outcome: SandboxOutcome) {
    const body = new URLSearchParams({ outcome });
    const answer = await fetch(new Request(payUrl, { method: 'POST', body }));
    const { search } = new URL(answer.headers.get('location') ?? '');
    return { search, paymentId: parseReturn(search).paymentId };
  }
  return {
    requests,
    /** Replaces the sandbox's faults. Without arguments, clears them. */
    faults: (...faults: object[]) => sendControl('/faults', 'PUT', faults),
    finish,
    /** Prepares a payment for both templates and finishes it with this outcome. */
    async buy(outcome: SandboxOutcome, requestedReference = 'ref-1') {
      const order = orderFor(cartWithBothTemplates.items, detailsOf, origin, requestedReference);
      const { id, payUrl, reference } = await preparePayment(
        paymentService,
        order,
        new AbortController().signal,
      );
      return { preparedId: id, payUrl, reference, ...(await finish(payUrl, outcome)) };
    },
  };
}

/**
 * Returns the stores and the service of a device that asks about payments.
 * @param changes properties that override the service's; null for a site without a payment service
 */
export function paymentContext(
  purchasesStore = createPurchasesStore(),
  cartStore = createCartStore(),
  changes: Partial<PaymentService> | null = {},
): PaymentContext {
  return {
    service: changes && { ...service, ...changes },
    purchasesStore,
    cartStore,
    quoteStore: createQuotedCartStore(),
  };
}

/**
 * Fills a cart with both templates, pays with this outcome, and stores the attempt. The order's reference is 'ref-1'
 * or, with the proxy, a reference that the proxy signed.
 */
export async function payAndReturn(outcome: SandboxOutcome, paymentService = service) {
  const sandbox = connectSandbox(paymentService);
  const cart = createCartStore();
  const purchases = createPurchasesStore();
  for (const product of twoProducts) cart.add(product);
  const requestedReference = paymentService.accessToken === null ? '0123456789abcdef'.repeat(2) : 'ref-1';
  const bought = await sandbox.buy(outcome, requestedReference);
  purchases.addAttempt(
    attemptFor(cart.get(), bought.reference, bought.preparedId, '2026-03-02T12:00:00.000Z'),
  );
  return { ...sandbox, ...bought, cart, purchases };
}

/**
 * Stores attempts that were started at the given times and whose buyers never returned. Their
 * references are 'ref-0', 'ref-1' and so on.
 */
export async function abandonAttempts(
  ...list: readonly (readonly [startedAt: string, outcome: SandboxOutcome])[]
) {
  const sandbox = connectSandbox();
  const purchases = createPurchasesStore();
  for (const [index, [startedAt, outcome]] of list.entries()) {
    const { reference, preparedId } = await sandbox.buy(outcome, `ref-${index}`);
    purchases.addAttempt(attemptFor(cartWithBothTemplates, reference, preparedId, startedAt));
  }
  return { ...sandbox, purchases, device: paymentContext(purchases) };
}

export const referencesOf = (list: readonly { readonly reference: string }[]) =>
  list.map(({ reference }) => reference);
