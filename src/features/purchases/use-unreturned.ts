import { useEffect } from 'react';
import type { PaymentEnv } from '../../platform/env.ts';
import { settleFresh, settleOverdue } from './unreturned.ts';
import { useDevice } from './use-flow.ts';

/**
 * Settles what was begun today or over 30 days ago, once the page is there.
 * @param onFound something turned out to be paid
 */
export function useUnreturned(service: PaymentEnv | null, onFound: () => void): void {
  const device = useDevice(service);
  useEffect(() => {
    const leaving = new AbortController();
    async function settleAll(): Promise<void> {
      for (const settleSome of [settleFresh, settleOverdue]) {
        if ((await settleSome(device, leaving.signal)) > 0) onFound();
      }
    }
    // The one rejection is our own: the page was left.
    settleAll().catch(() => {});
    return () => leaving.abort();
  }, [device, onFound]);
}
