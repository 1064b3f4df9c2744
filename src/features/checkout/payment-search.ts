import type { PaymentEnv } from '../../platform/env.ts';
import { createStore, type Store } from '../../platform/store.ts';
import type { CartStore } from '../cart/cart-store.ts';
import { keepReceipt } from './keep-receipt.ts';
import { lookUpPayment } from './payment-lookup.ts';
import { listPurchases } from './purchase-list.ts';
import type { PurchasesStore } from './purchases-store.ts';

/** What came of looking for payments that were made and whose buyer never came back to the site. */
export type PaymentSearch = { readonly step: 'idle' | 'asking' | 'found' | 'nothing' | 'unreachable' };

type Needs = {
  readonly payment: PaymentEnv;
  readonly purchases: Pick<PurchasesStore, 'get' | 'complete'>;
  readonly cart: Pick<CartStore, 'get' | 'clear'>;
};

export type PaymentSearchFlow = Pick<Store<PaymentSearch>, 'get' | 'subscribe'> & {
  /** Asks about every payment begun here, the newest first; resolves to how many became receipts. */
  readonly search: () => Promise<number>;
  /** The page was left: answers still on their way change nothing. */
  readonly stop: () => void;
};

/** A tab that is closed after paying loses its way back, not the purchase: its reference is still here. */
export function createPaymentSearch({ payment, purchases, cart }: Needs): PaymentSearchFlow {
  const state = createStore<PaymentSearch>({ step: 'idle' });
  let leaving = new AbortController();

  async function ask(signal: AbortSignal): Promise<number> {
    let found = 0;
    for (const attempt of listPurchases(purchases.get()).begun) {
      const { reference, total } = attempt;
      const lookup = await lookUpPayment(payment, { paymentId: null, reference, total }, signal);
      signal.throwIfAborted();
      // Whoever does not answer one question need not be asked twenty.
      if (lookup.kind === 'unreachable') {
        state.set({ step: found > 0 ? 'found' : 'unreachable' });
        return found;
      }
      if (lookup.kind !== 'confirmed') continue;
      keepReceipt(attempt, lookup.payment, { purchases, cart });
      found += 1;
    }
    state.set({ step: found > 0 ? 'found' : 'nothing' });
    return found;
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    search: async () => {
      if (state.get().step === 'asking') return 0;
      state.set({ step: 'asking' });
      // The one rejection is our own: the page was left.
      return ask(leaving.signal).catch(() => 0);
    },
    stop: () => {
      leaving.abort();
      // StrictMode leaves and comes back.
      leaving = new AbortController();
      if (state.get().step === 'asking') state.set({ step: 'idle' });
    },
  };
}
