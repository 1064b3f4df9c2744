import * as v from 'valibot';
import { httpFaults } from './http-faults.ts';
import { mercadoPagoFaults } from './mercado-pago/faults.ts';
import type { RouteName } from './routes.ts';
import { schedulingFaults } from './scheduling/faults.ts';
import { supabaseAuthFaults } from './supabase-auth/faults.ts';

/** What `PUT /control/faults` accepts: the faults of all stand-ins. */
export const FaultList = v.array(
  v.variant('fault', [...httpFaults, ...mercadoPagoFaults, ...schedulingFaults, ...supabaseAuthFaults]),
);

export type Fault = v.InferOutput<typeof FaultList>[number];
export type FaultNamed<Name extends Fault['fault']> = Extract<Fault, { fault: Name }>;

/** The faults that are switched on, and how often each still strikes. */
export type Faults = {
  /** Replaces every fault that was on. */
  set(faults: readonly Fault[]): void;
  /** Those that can still strike, `times` being what is left. */
  list(): readonly Fault[];
  /** Uses up one stroke of the first fault of that name for the route, or of any route when it has none. */
  take<Name extends Fault['fault']>(name: Name, route?: RouteName): FaultNamed<Name> | undefined;
};

export function createFaults(): Faults {
  let active: { fault: Fault; left: number }[] = [];
  return {
    set(faults) {
      active = faults.map((fault) => ({ fault, left: fault.times ?? Number.POSITIVE_INFINITY }));
    },
    list() {
      return active
        .filter(({ left }) => left > 0)
        .map(({ fault, left }) => (Number.isFinite(left) ? { ...fault, times: left } : fault));
    },
    take<Name extends Fault['fault']>(name: Name, route?: RouteName) {
      for (const entry of active) {
        const { fault } = entry;
        if (entry.left === 0 || !isNamed(fault, name)) continue;
        if ('route' in fault && fault.route !== route) continue;
        entry.left -= 1;
        return fault;
      }
      return undefined;
    },
  };
}

function isNamed<Name extends Fault['fault']>(fault: Fault, name: Name): fault is FaultNamed<Name> {
  return fault.fault === name;
}
