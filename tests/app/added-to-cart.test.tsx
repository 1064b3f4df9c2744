// @vitest-environment dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { createCartStore } from '../../src/features/cart/cart-store.ts';
import { contractProduct, deaForm } from '../shop.ts';
import { openSite } from './open-site.tsx';

beforeEach(() => localStorage.clear());

const press = (element: HTMLElement) => act(async () => fireEvent.click(element));

test('closing a cart that was opened from a toast focuses the cart button', async () => {
  await openSite('/tienda');
  const [firstAddButton] = await screen.findAllByRole('button', { name: 'Añadir al Carrito' });
  await press(firstAddButton as HTMLElement);
  const toast = await screen.findByText('¡Añadido al carrito!');
  await press(within(toast.closest('li') as HTMLElement).getByRole('button', { name: 'Ver carrito' }));
  expect(await screen.findByRole('dialog', { name: /^Su carrito/ })).toBeTruthy();
  expect(screen.queryByText('¡Añadido al carrito!')).toBeNull();
  await press(screen.getByRole('button', { name: 'Cerrar carrito' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const cartButton = screen.getByRole('button', { name: 'Abrir carrito, 1 producto' });
  await waitFor(() => expect(document.activeElement).toBe(cartButton));
});

const viewsOfProduct = [
  ['page', deaForm.link],
  ['card', '/tienda'],
] as const;

test.each(viewsOfProduct)('a product’s %s shows that the product is in the cart', async (_, path) => {
  createCartStore().add(deaForm);
  await openSite(path);
  expect(await screen.findAllByText('Ya está en su carrito.')).toHaveLength(1);
});

test.each(viewsOfProduct)('a product’s %s has a button that opens the cart', async (_, path) => {
  createCartStore().add(deaForm);
  await openSite(path);
  await press(await screen.findByRole('button', { name: 'Ver carrito' }));
  expect(await screen.findByRole('dialog', { name: /^Su carrito/ })).toBeTruthy();
});

test('the shop’s button adds another copy of a product that is already in the cart', async () => {
  const cart = createCartStore();
  cart.add(deaForm);
  await openSite('/tienda');
  const [firstButton] = await screen.findAllByRole('button', { name: 'Añadir al Carrito' });
  await press(firstButton as HTMLElement);
  expect(await screen.findByRole('button', { name: 'Abrir carrito, 2 productos' })).toBeTruthy();
});

test('the page of a product outside the cart does not mention the cart', async () => {
  createCartStore().add(deaForm);
  await openSite(contractProduct.link);
  expect(screen.queryByText('Ya está en su carrito.')).toBeNull();
});
