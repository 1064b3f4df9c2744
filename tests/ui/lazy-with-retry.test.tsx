// @vitest-environment dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { labels } from '../../src/content/frame-copy.ts';
import { LabelsProvider } from '../../src/ui/labels.ts';
import { lazyWithRetry } from '../../src/ui/lazy-with-retry.tsx';

const Part = () => <p>la parte</p>;

const createFailingLoad = () =>
  vi.fn(async () => Part).mockRejectedValueOnce(new TypeError('Failed to fetch'));

const show = (part: ReactNode) =>
  render(
    <LabelsProvider value={labels}>
      <main>la página {part}</main>
    </LabelsProvider>,
    { onCaughtError: () => {} },
  );

test('loads a component once, when it first renders', async () => {
  const load = vi.fn(async () => Part);
  const Lazy = lazyWithRetry(load, { isOptional: true });
  expect(load).not.toHaveBeenCalled();
  const first = show(<Lazy />);
  expect(await screen.findByText('la parte')).toBeTruthy();
  first.unmount();
  show(<Lazy />);
  expect(screen.getByText('la parte')).toBeTruthy();
  expect(load).toHaveBeenCalledOnce();
});

test('retries an optional component silently if its code fails to load', async () => {
  vi.useFakeTimers();
  const Lazy = lazyWithRetry(createFailingLoad(), { isOptional: true, Fallback: () => <p>en su lugar</p> });
  show(<Lazy />);
  await act(async () => vi.advanceTimersByTimeAsync(1_000));
  expect(screen.getByText('la página')).toBeTruthy();
  expect(screen.getByText('en su lugar')).toBeTruthy();
  await act(async () => vi.advanceTimersByTimeAsync(2_000));
  expect(screen.getByText('la parte')).toBeTruthy();
  expect(screen.queryByText('en su lugar')).toBeNull();
  vi.useRealTimers();
});

test('shows an error with a retry button if the code of an essential component fails to load', async () => {
  vi.useFakeTimers();
  const load = createFailingLoad().mockReturnValueOnce(new Promise(() => {}));
  const Lazy = lazyWithRetry(load);
  show(<Lazy />);
  const retryButton = () => screen.getByRole('button', { name: 'Reintentar' });
  await act(async () => vi.advanceTimersByTimeAsync(100));
  await act(async () => fireEvent.click(retryButton()));
  expect(screen.queryByRole('alert')).toBeNull();
  await act(async () => vi.advanceTimersByTimeAsync(20_000));
  expect(screen.getByRole('alert').textContent).toContain('Revise su conexión');
  await act(async () => fireEvent.click(retryButton()));
  expect(screen.getByText('la parte')).toBeTruthy();
  vi.useRealTimers();
});

test('rethrows an error that the component throws', () => {
  const Lazy = lazyWithRetry(async () => () => {
    throw new Error('un error');
  });
  return expect(
    act(async () => {
      show(<Lazy />);
    }),
  ).rejects.toThrow('un error');
});
