import type { PaymentEnv } from '../../platform/env.ts';
import { parseReturn } from '../payments/payment-return.ts';
import { createReturnFlow, type ReturnFlow, type ReturnState } from './return-flow.ts';
import { useFlow } from './use-flow.ts';

/**
 * The return from payment that the address describes.
 * @param search the address's query, which anyone can write
 */
export function useReturn(place: 'paid' | 'notPaid', search: string, service: PaymentEnv | null) {
  return useFlow<ReturnState, ReturnFlow>(
    (device) => createReturnFlow(place, parseReturn(search), device),
    service,
  );
}
