import { useEffect } from 'react';
import type { PaymentEnv } from '../../platform/env.ts';
import { useDevice } from './use-payment-check.ts';

const ignore = () => {};

/**
 * Asks about open and overdue payments when the page is shown again, since the buyer may have paid on a phone.
 * @param atOpening true to ask when the page is opened too
 * @param onFound called if something turned out to be paid
 */
export function useReconciliation(
  service: PaymentEnv | null,
  atOpening = false,
  onFound: () => void = ignore,
): void {
  const device = useDevice(service);
  useEffect(() => {
    const leaving = new AbortController();
    // If the code doesn't load, the next visit asks.
    import('./reconcile.ts').then(
      ({ watchPayments }) => watchPayments(device, { atOpening, onFound }, leaving.signal),
      ignore,
    );
    return () => leaving.abort();
  }, [device, atOpening, onFound]);
}
