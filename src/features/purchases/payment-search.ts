import type { PaymentEnv } from '../../platform/env.ts';
import { type Asked, createAskFlow } from './ask-flow.ts';
import type { Flow } from './flow.ts';
import { lookupService } from './payment-lookup.ts';
import { inquiryInto } from './pending-check.ts';
import { listPurchases, type PurchaseList } from './purchase-list.ts';
import type { Outcome } from './returns.ts';
import { type Device, settle } from './settle.ts';

/** 'partly': not answered for all of them. */
type End = 'found' | 'nothing' | 'partly' | 'unreachable';

/** The state of a search for payments that were made without coming back to the site. */
export type PaymentSearch = { readonly step: 'idle' | 'asking' | End };

export type PaymentSearchFlow = Flow<PaymentSearch> & {
  /** Checks every payment begun here, the newest first; resolves to how many became receipts. */
  readonly search: () => Promise<number>;
};

/** Payments that one search checks at most: each takes a request of its own. */
const mostAsked = 50;

/** Outcomes after which the next question is pointless. */
const pointless: ReadonlySet<Outcome> = new Set(['unreachable', 'unconfirmed', 'noService']);

async function searchAll(device: Device, signal: AbortSignal): Promise<Asked<End, number>> {
  let found = 0;
  let withheld = 0;
  for (const attempt of listPurchases(device.purchases.get()).begun.slice(0, mostAsked)) {
    const { rule, answer } = await settle(inquiryInto(attempt), device, signal);
    if (answer === 'withheld') withheld += 1;
    else if (pointless.has(rule.outcome)) return { step: found > 0 ? 'found' : 'unreachable', result: found };
    if (rule.outcome === 'documents') found += 1;
  }
  if (withheld > 0) return { step: 'partly', result: found };
  return { step: found > 0 ? 'found' : 'nothing', result: found };
}

/** The service to look for lost payments with; null where none was begun here, or there is no service. */
export function searchService({ begun }: PurchaseList, service: PaymentEnv | null): PaymentEnv | null {
  return begun.length > 0 ? lookupService(service) : null;
}

/** For a buyer who closed the tab after paying: the references of begun payments are still on the device. */
export function createPaymentSearch(device: Device): PaymentSearchFlow {
  const { get, subscribe, start, ask } = createAskFlow<End, number>('idle', 0);
  return { get, subscribe, start, search: () => ask((signal) => searchAll(device, signal)) };
}
