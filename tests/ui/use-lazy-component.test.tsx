// @vitest-environment dom
import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useLazyComponent } from '../../src/ui/use-lazy-component.ts';

const Part = () => <p>la parte</p>;

type Props = { readonly load: () => Promise<typeof Part>; readonly need: unknown };

function Page({ load, need }: Props) {
  const Loaded = useLazyComponent(load, need);
  return (
    <main>
      la página
      {Loaded && <Loaded />}
    </main>
  );
}

test('a component is loaded when it is needed, and once', async () => {
  const load = vi.fn(async () => Part);
  const { rerender } = render(<Page load={load} need={false} />);
  expect(load).not.toHaveBeenCalled();
  rerender(<Page load={load} need="una vez" />);
  expect(await screen.findByText('la parte')).toBeTruthy();
  rerender(<Page load={load} need="otra vez" />);
  expect(load).toHaveBeenCalledOnce();
});

test('a component that does not load leaves the page intact, and is requested again at the next need', async () => {
  const load = vi.fn(async () => Part).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { rerender } = render(<Page load={load} need={1} />);
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  expect(screen.getByText('la página')).toBeTruthy();
  rerender(<Page load={load} need={2} />);
  expect(await screen.findByText('la parte')).toBeTruthy();
});

test('a needed component that fails to load once comes by itself', async () => {
  vi.useFakeTimers();
  const load = vi.fn(async () => Part).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  render(<Page load={load} need />);
  await act(async () => vi.advanceTimersByTimeAsync(1_000));
  expect(screen.queryByText('la parte')).toBeNull();
  await act(async () => vi.advanceTimersByTimeAsync(2_000));
  expect(screen.getByText('la parte')).toBeTruthy();
  vi.useRealTimers();
});
