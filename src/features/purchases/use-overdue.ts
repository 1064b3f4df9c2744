import { useEffect } from 'react';
import type { PaymentEnv } from '../../platform/env.ts';
import { settleOverdue } from './overdue.ts';
import { useDevice } from './use-flow.ts';

/**
 * Settles what was begun over 30 days ago, once the page is there.
 * @param onFound something turned out to be paid
 */
export function useOverdue(service: PaymentEnv | null, onFound: () => void): void {
  const device = useDevice(service);
  useEffect(() => {
    const leaving = new AbortController();
    settleOverdue(device, leaving.signal).then(
      (found) => found > 0 && onFound(),
      // The one rejection is our own: the page was left.
      () => {},
    );
    return () => leaving.abort();
  }, [device, onFound]);
}
