// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
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

test('a failed preload is silent and forgotten', async () => {
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
