// @vitest-environment dom
import { act, render, screen } from '@testing-library/react';
import { Component, type ComponentType, type ReactNode, Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { preloadable } from '../../src/ui/preloadable.tsx';

const Page = () => <p>lista</p>;

test('the code is loaded once, on intent or when it is shown', async () => {
  let loads = 0;
  const page = preloadable(async () => {
    loads += 1;
    return Page;
  });
  expect(loads).toBe(0);
  page.preload();
  page.preload();
  render(
    <Suspense fallback={null}>
      <page.Component />
    </Suspense>,
  );
  expect(await screen.findByText('lista')).toBeTruthy();
  expect(loads).toBe(1);
});

test('a failed preload is neither reported nor cached', async () => {
  let online = false;
  const page = preloadable(async () => {
    if (!online) throw new Error('sin conexión');
    return Page;
  });
  page.preload();
  await Promise.resolve();
  await Promise.resolve();
  online = true;
  render(
    <Suspense fallback={null}>
      <page.Component />
    </Suspense>,
  );
  expect(await screen.findByText('lista')).toBeTruthy();
});

/** Shows the error in place of the part. */
class Boundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? <p>sin la parte</p> : this.props.children;
  }
}

function Shown({ part: Part }: { readonly part: ComponentType<object> }) {
  return (
    <Boundary>
      <Suspense fallback={<p>esperando</p>}>
        <Part />
      </Suspense>
    </Boundary>
  );
}

test('code that neither loads nor fails counts as failed after twenty seconds', async () => {
  vi.useFakeTimers();
  const page = preloadable(() => new Promise<typeof Page>(() => {}));
  render(<Shown part={page.Component} />, { onCaughtError: () => {} });
  await act(async () => vi.advanceTimersByTimeAsync(19_000));
  expect(screen.getByText('esperando')).toBeTruthy();
  await act(async () => vi.advanceTimersByTimeAsync(1_000));
  expect(screen.getByText('sin la parte')).toBeTruthy();
  vi.useRealTimers();
});

test('what failed to load is requested again with the next intent, and then shown', async () => {
  let online = false;
  const page = preloadable(async () => {
    if (!online) throw new Error('sin conexión');
    return Page;
  });
  const first = render(<Shown part={page.Component} />, { onCaughtError: () => {} });
  expect(await screen.findByText('sin la parte')).toBeTruthy();
  first.unmount();
  online = true;
  void page.preload();
  render(<Shown part={page.Component} />);
  expect(await screen.findByText('lista')).toBeTruthy();
});
