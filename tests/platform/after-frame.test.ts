// @vitest-environment dom
import { expect, test, vi } from 'vitest';
import { afterFrame } from '../../src/platform/after-frame.ts';

test('calls once behind the frame, and at once when the page is left or asked to', async () => {
  const called = vi.fn();
  afterFrame(called);
  expect(called).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(called).toHaveBeenCalledOnce());

  const left = vi.fn();
  afterFrame(left);
  dispatchEvent(new Event('pagehide'));
  expect(left).toHaveBeenCalledOnce();

  const asked = vi.fn();
  const now = afterFrame(asked);
  now();
  now();
  expect(asked).toHaveBeenCalledOnce();
  dispatchEvent(new Event('pagehide'));
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 1)));
  for (const each of [called, left, asked]) expect(each).toHaveBeenCalledOnce();
});
