import type { PaymentEnv } from '../../platform/env.ts';

/** The service to ask about payments; null where none is configured, or the look-up is off. */
export function lookupService(service: PaymentEnv | null): PaymentEnv | null {
  return service?.verification === 'off' ? null : service;
}
