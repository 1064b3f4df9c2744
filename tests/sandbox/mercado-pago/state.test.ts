import * as v from 'valibot';
import { expect, test } from 'vitest';
import { Order } from '../../../sandbox/mercado-pago/order.ts';
import { createState } from '../../../sandbox/mercado-pago/state.ts';
import { order } from '../visitor.ts';

test('payments are numbered by the clock, and apart even in one instant', () => {
  const state = createState(() => 1_790_000_000_000);
  const preference = state.addPreference(v.parse(Order, order()));
  const ids = [state.addPayment(preference, 'rejected').id, state.addPayment(preference, 'approved').id];
  expect(ids).toEqual([1_790_000_000_000, 1_790_000_000_001]);
  expect(state.payments().map(({ id }) => id)).toEqual(ids);
});

test('look-ups are counted per payment', () => {
  const state = createState();
  expect([state.countPoll(1), state.countPoll(1), state.countPoll(2)]).toEqual([0, 1, 0]);
  state.clear();
  expect(state.countPoll(1)).toBe(0);
});
