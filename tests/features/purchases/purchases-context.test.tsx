// @vitest-environment dom
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { CartProvider } from '../../../src/features/cart/cart-context.ts';
import { type CartStore, createCartStore } from '../../../src/features/cart/cart-store.ts';
import { PurchasesProvider, usePurchasesStore } from '../../../src/features/purchases/purchases-context.ts';
import { createPurchasesStore } from '../../../src/features/purchases/purchases-store.ts';

const beside = (cart: CartStore) =>
  renderHook(usePurchasesStore, {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <CartProvider value={cart}>{children}</CartProvider>
    ),
  }).result.current;

test('every part of a site has the same purchases, and another site has its own', () => {
  const cart = createCartStore();
  expect(beside(cart)).toBe(beside(cart));
  expect(beside(createCartStore())).not.toBe(beside(cart));
});

test('a part with a store of its own has that one', () => {
  const own = createPurchasesStore();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <CartProvider value={createCartStore()}>
      <PurchasesProvider value={own}>{children}</PurchasesProvider>
    </CartProvider>
  );
  expect(renderHook(usePurchasesStore, { wrapper }).result.current).toBe(own);
});
