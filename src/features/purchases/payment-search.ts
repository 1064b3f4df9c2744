import { createStore, type Store } from '../../platform/store.ts';
import { inquiryInto } from './pending-check.ts';
import { listPurchases } from './purchase-list.ts';
import type { Outcome } from './returns.ts';
import { type Device, settle } from './settle.ts';

/** What came of looking for payments that were made and whose buyer never came back to the site. */
export type PaymentSearch = { readonly step: 'idle' | 'asking' | 'found' | 'nothing' | 'unreachable' };

export type PaymentSearchFlow = Pick<Store<PaymentSearch>, 'get' | 'subscribe'> & {
  /** Asks about every payment begun here, the newest first; resolves to how many became receipts. */
  readonly search: () => Promise<number>;
  /** The page was left: answers still on their way change nothing. */
  readonly stop: () => void;
};

/** Payments begun here that one search asks about: each takes a request of its own. */
const mostAsked = 50;

/** What the service said, or did not, that makes the next question pointless. */
const pointless: ReadonlySet<Outcome> = new Set(['unreachable', 'unconfirmed', 'nobodyToAsk']);

/** A tab that is closed after paying loses its way back, not the purchase: its reference is still here. */
export function createPaymentSearch(device: Device): PaymentSearchFlow {
  const state = createStore<PaymentSearch>({ step: 'idle' });
  let leaving = new AbortController();

  async function ask(signal: AbortSignal): Promise<number> {
    let found = 0;
    for (const attempt of listPurchases(device.purchases.get()).begun.slice(0, mostAsked)) {
      const { outcome } = (await settle(inquiryInto(attempt), device, signal)).rule;
      if (pointless.has(outcome)) {
        state.set({ step: found > 0 ? 'found' : 'unreachable' });
        return found;
      }
      if (outcome === 'documents') found += 1;
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
