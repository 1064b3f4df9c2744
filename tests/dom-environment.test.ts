// @vitest-environment dom
import { expect, test, vi } from 'vitest';

test('a new window has nothing of the one before it', async () => {
  const listener = vi.fn();
  addEventListener('storage', listener);
  localStorage.setItem('mle.cart', '{}');
  document.title = 'Tienda';
  document.documentElement.className = 'locked';
  Object.assign(window, { leftBehind: true });
  await newWindow();
  dispatchEvent(new StorageEvent('storage', { key: 'mle.cart' }));
  expect(listener).not.toHaveBeenCalled();
  expect(localStorage).toHaveLength(0);
  expect(document.title).toBe('');
  expect(document.documentElement.className).toBe('');
  expect(window).not.toHaveProperty('leftBehind');
  expect(location.href).toBe('http://localhost:3000/');
});
