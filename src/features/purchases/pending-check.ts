import { createAskFlow } from './ask-flow.ts';
import type { Flow } from './flow.ts';
import { fromAttempt } from './known-order.ts';
import { lookupService } from './payment-lookup.ts';
import type { Attempt, PendingAttempt } from './purchases.ts';
import type { Outcome } from './returns.ts';
import { type Device, type Inquiry, settle } from './settle.ts';

/** The state of checking a pending payment. */
export type PendingCheck = { readonly step: 'idle' | 'asking' | Outcome };

export type PendingCheckFlow = Flow<PendingCheck> & {
  /** Resolves to whether the payment is now a receipt. */
  readonly check: () => Promise<boolean>;
};

/** The inquiry about an attempt of this device. */
export function inquiryInto(attempt: Attempt): Inquiry {
  return {
    place: 'check',
    status: 'none',
    paymentId: attempt.pending?.paymentId ?? null,
    reference: attempt.reference,
    order: fromAttempt(attempt),
    guess: null,
  };
}

/**
 * Checks again a payment that was pending. Unlike a return that says 'approved', a pending one is never accepted
 * without an answer: no answer has confirmed it.
 */
export function createPendingCheck(attempt: PendingAttempt, device: Device): PendingCheckFlow {
  const canAsk = lookupService(device.service) !== null;
  const flow = createAskFlow<Outcome, boolean>(canAsk ? 'idle' : 'noService', false);

  async function look(signal: AbortSignal) {
    const { outcome } = (await settle(inquiryInto(attempt), device, signal)).rule;
    return { step: outcome, result: outcome === 'documents' };
  }

  const { get, subscribe, start, ask } = flow;
  return { get, subscribe, start, check: async () => canAsk && ask(look) };
}
