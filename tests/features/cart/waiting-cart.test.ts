// @vitest-environment dom
import { beforeEach, expect, test, vi } from 'vitest';

const form = 'prod_dea_01';
const contract = 'prod_contrato_pf_ed_01';
const cartKey = 'mle.cart';

/** As its own page brings it along, without the others. */
const formAlone = {
  id: form,
  slug: 'formulario-registro-dea',
  name: 'Formulario de Registro DEA',
  price: 2000,
  description: 'Plantilla',
  image: 'formulario-registro-dea',
  link: '/tienda/formulario-registro-dea',
  category: 'Formularios',
  icon: 'form',
};

const item = (id: string, quantity: number) => ({ id, quantity });

function storeItems(...items: readonly unknown[]): void {
  localStorage.setItem(cartKey, JSON.stringify({ items, version: 4 }));
}

function storedItems(): readonly unknown[] {
  return JSON.parse(localStorage.getItem(cartKey) ?? '').items.map(
    ({ id, quantity }: ReturnType<typeof item>) => item(id, quantity),
  );
}

/** A cart as on a page whose code brings no product along. */
async function openCart() {
  vi.resetModules();
  const { createCartStore } = await import('../../../src/features/cart/cart-store.ts');
  return createCartStore();
}

const names = (cart: Awaited<ReturnType<typeof openCart>>) => cart.get().items.map(({ name }) => name);

beforeEach(() => localStorage.clear());

test('what is stored waits for its products, unseen, and has their names and prices then', async () => {
  storeItems({ ...item(form, 2), name: 'Otro', price: 1 }, item('prod_otro', 1));
  const cart = await openCart();
  expect(cart.get().items).toEqual([]);
  await cart.known();
  expect(cart.get().items).toMatchObject([{ id: form, price: 2000, quantity: 2 }]);
  expect(cart.get().waiting).toBeUndefined();
});

test('a cart that finds its products is the same cart: its payment was prepared for that version', async () => {
  storeItems(item(form, 2));
  const cart = await openCart();
  await cart.known();
  expect(cart.get().version).toBe(4);
});

test('an empty cart loads no product', async () => {
  const cart = await openCart();
  await cart.known();
  const { knownProduct } = await import('../../../src/features/catalogue/catalogue.ts');
  expect(knownProduct('prod_otro')).toBeUndefined();
});

test('what another tab adds is found', async () => {
  const cart = await openCart();
  storeItems(item(form, 1));
  window.dispatchEvent(new StorageEvent('storage', { key: cartKey }));
  await vi.waitFor(() => expect(names(cart)).toEqual(['Formulario de Registro DEA']));
});

test('what is added meanwhile neither replaces what waits nor counts apart from it', async () => {
  storeItems(item(form, 3), item(contract, 1));
  const cart = await openCart();
  expect(cart.add(formAlone)).toBe(true);
  expect(cart.get().items).toMatchObject([{ id: form, quantity: 4 }]);
  expect(storedItems()).toEqual([item(form, 4), item(contract, 1)]);
  await cart.known();
  expect(cart.get().items).toMatchObject([{ quantity: 4 }, { id: contract, quantity: 1, price: 8000 }]);
});

test('a cart that is emptied keeps nothing that waits', async () => {
  storeItems(item(form, 1));
  const cart = await openCart();
  cart.clear();
  expect(storedItems()).toEqual([]);
});
