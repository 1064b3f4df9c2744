// @vitest-environment dom
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { createStore, createStores, StoresProvider, useStoreInstance } from '../../src/platform/store.ts';

const createCount = () => createStore(0);

test('a page has one store for each function that creates stores', () => {
  const stores = createStores();
  expect(stores.get(createCount)).toBe(stores.get(createCount));
  expect(createStores().get(createCount)).not.toBe(stores.get(createCount));
});

test('createStores can use an existing store', () => {
  const store = createCount();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <StoresProvider value={createStores([createCount, store])}>{children}</StoresProvider>
  );
  expect(renderHook(() => useStoreInstance(createCount), { wrapper }).result.current).toBe(store);
});
