import { useEffect, useState } from 'react';
import { pendingAttempt, readReturn } from './outcome.ts';
import type { Attempt } from './purchases.ts';
import { usePurchasesStore } from './purchases-context.ts';

/**
 * Keeps in mind the payment that a return leaves waiting, so that it can be checked later.
 * @param search the address's query
 * @returns the attempt that waits, or null
 */
export function usePendingReturn(search: string): Attempt | null {
  const purchases = usePurchasesStore();
  const [params] = useState(() => readReturn(search));
  const [attempt] = useState(() => pendingAttempt(params, purchases.get()));
  useEffect(() => {
    if (!attempt) return;
    const { paymentId } = params;
    purchases.markPending(attempt.reference, { paymentId, since: new Date().toISOString() });
  }, [attempt, params, purchases]);
  return attempt;
}
