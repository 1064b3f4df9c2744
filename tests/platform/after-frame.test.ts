// @vitest-environment dom
import { expect, test, vi } from 'vitest';
import { afterFrame } from '../../src/platform/after-frame.ts';

test('calls once behind the frame, and at once when asked to', async () => {
  const called = vi.fn();
  afterFrame(called);
  expect(called).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(called).toHaveBeenCalledOnce());

  const asked = vi.fn();
  const now = afterFrame(asked);
  now();
  now();
  expect(asked).toHaveBeenCalledOnce();
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 1)));
  for (const each of [called, asked]) expect(each).toHaveBeenCalledOnce();
});
