import { expect, test } from 'vitest';
import { CallerLeft, hold } from '../../sandbox/connection.ts';

test('holding for a time ends by itself', async () => {
  await expect(hold(new AbortController().signal, 1)).resolves.toBeUndefined();
});

test('holding ends when the caller disconnects', async () => {
  const caller = new AbortController();
  const held = hold(caller.signal);
  caller.abort();
  await expect(held).rejects.toBeInstanceOf(CallerLeft);
});

test('holding ends at once for a caller that has disconnected', async () => {
  await expect(hold(AbortSignal.abort(), 60_000)).rejects.toBeInstanceOf(CallerLeft);
});
