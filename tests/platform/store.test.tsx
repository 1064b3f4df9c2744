// @vitest-environment dom
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { createStore, createStores, StoresProvider, useStoreOf } from '../../src/platform/store.ts';

const createCount = () => createStore(0);

test('every part of a site has the same store, and another site has its own', () => {
  const stores = createStores();
  expect(stores.get(createCount)).toBe(stores.get(createCount));
  expect(createStores().get(createCount)).not.toBe(stores.get(createCount));
});

test('a site may be given a store', () => {
  const mine = createCount();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <StoresProvider value={createStores([createCount, mine])}>{children}</StoresProvider>
  );
  expect(renderHook(() => useStoreOf(createCount), { wrapper }).result.current).toBe(mine);
});
