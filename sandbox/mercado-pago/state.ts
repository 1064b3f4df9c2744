import { account } from './account.ts';
import type { Order } from './order.ts';

/** How a purchase can end on the payment page with a payment. */
export type Outcome = 'approved' | 'pending' | 'rejected';

export type Preference = {
  readonly id: string;
  readonly order: Order;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
};

export type Payment = {
  readonly id: number;
  readonly preference: Preference;
  readonly outcome: Outcome;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
};

/** What the service remembers, while the process lives. */
export type State = {
  addPreference(order: Order): Preference;
  preference(id: string): Preference | undefined;
  preferences(): readonly Preference[];
  addPayment(preference: Preference, outcome: Outcome): Payment;
  payment(id: number): Payment | undefined;
  /** Oldest first. */
  payments(): readonly Payment[];
  /** Counts one more look-up of a payment and says how many there were before. */
  countPoll(id: number): number;
  clear(): void;
};

export function createState(now: () => number = Date.now): State {
  const preferences = new Map<string, Preference>();
  const payments = new Map<number, Payment>();
  const polls = new Map<number, number>();
  let lastPayment = 0;
  return {
    addPreference(order) {
      const id = `${account.collectorId}-${crypto.randomUUID()}`;
      const preference = { id, order, createdAt: now() };
      preferences.set(id, preference);
      return preference;
    },
    preference: (id) => preferences.get(id),
    preferences: () => [...preferences.values()],
    addPayment(preference, outcome) {
      const createdAt = now();
      // From the clock, so that a restarted sandbox does not hand out the numbers that a browser still remembers.
      lastPayment = Math.max(lastPayment + 1, createdAt);
      const payment = { id: lastPayment, preference, outcome, createdAt };
      payments.set(payment.id, payment);
      return payment;
    },
    payment: (id) => payments.get(id),
    payments: () => [...payments.values()],
    countPoll(id) {
      const before = polls.get(id) ?? 0;
      polls.set(id, before + 1);
      return before;
    },
    clear() {
      preferences.clear();
      payments.clear();
      polls.clear();
    },
  };
}
